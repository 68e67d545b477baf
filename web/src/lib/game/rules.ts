import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Rules, rulesOf } from '../../../../game/records/rules.ts';
import { act } from '../act.ts';
import { airlineQuery, useOwnAirline } from '../airline.ts';
import { queryClient } from '../query-client.ts';
import { withoutSaved } from '../without-saved.ts';

/** What the own airline leaves to rules, undefined until it is known, and how to change it: each change is saved at once. */
export function useRules() {
  const { data: airline } = useOwnAirline();
  const id = airline?.id ?? '';
  // What was just chosen stands at once; a refusal takes it back.
  const [chosen, setChosen] = useState<Partial<Rules>>({});
  const { mutate, error, isPending, isSuccess } = useMutation({
    // One after the other, so that a second change right after the first is not lost.
    scope: { id: 'rules' },
    mutationFn: (change: Partial<Rules>) => act('rules.set', change),
    onSuccess: (rules) =>
      queryClient.setQueryData(airlineQuery(id).queryKey, (known) => known && { ...known, rules }),
    onSettled: (_data, _error, sent) => setChosen((now) => withoutSaved(now, sent)),
  });
  const change = (changes: Partial<Rules>) => {
    setChosen((before) => ({ ...before, ...changes }));
    mutate(changes);
  };
  /** Of the last change. */
  const saved = isPending ? 'saving' : isSuccess ? 'saved' : 'idle';
  return { rules: airline && { ...rulesOf(airline.rules), ...chosen }, change, error, saved } as const;
}
