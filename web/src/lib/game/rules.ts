import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Rules, rulesOf } from '#game/airline/rules.ts';
import { act } from '../act.ts';
import { airlineQuery, useOwnAirline } from '../airline.ts';
import { queryClient } from '../query-client.ts';
import { withoutSaved } from '../without-saved.ts';

/** Returns the airline's rules (undefined while loading) and a function that changes and saves them. */
export function useRules() {
  const { data: airline } = useOwnAirline();
  const id = airline?.id ?? '';
  // Optimistic: shown immediately and reverted if the server rejects it.
  const [chosen, setChosen] = useState<Partial<Rules>>({});
  const { mutate, error, isPending, isSuccess } = useMutation({
    // Runs one at a time, so that quick changes are not lost.
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
  /** State of the last change. */
  const saved = isPending ? 'saving' : isSuccess ? 'saved' : 'idle';
  return { rules: airline && { ...rulesOf(airline.rules), ...chosen }, change, error, saved } as const;
}
