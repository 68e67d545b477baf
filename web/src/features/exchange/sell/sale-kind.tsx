import { type ReactNode, useState } from 'react';
import { ChoiceGroup } from '#web/components/choice-group.tsx';

const KINDS = [
  { value: 'price', label: 'Fixed price' },
  { value: 'auction', label: 'Auction' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

/** Chooses between the forms of both kinds of sale. */
export function SaleKind(forms: Record<Kind, ReactNode>) {
  const [kind, setKind] = useState<Kind>('price');
  return (
    <div className="flex flex-col gap-3">
      <ChoiceGroup legend="Kind of sale" choices={KINDS} value={kind} onChange={setKind} />
      {forms[kind]}
    </div>
  );
}
