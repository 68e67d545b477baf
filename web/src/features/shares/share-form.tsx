import type { FormEvent, ReactNode } from 'react';
import type { ActionName } from '#game/actions/actions.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { Field, inputClass } from '#web/components/field.tsx';
import { InsolvencyNote } from '#web/components/insolvency-note.tsx';
import { useIsBlocked } from '#web/lib/blocked-action.ts';

interface ShareFormProps {
  /** The action that sending it takes. */
  action: ActionName;
  /** Name for screen readers. */
  label: string;
  title: string;
  lead?: ReactNode;
  /** Inputs. */
  children: ReactNode;
  /** Why the form cannot be sent. */
  problem: string | undefined;
  /** Whether sending it would change nothing. */
  isUnchanged?: boolean;
  /** Effect of sending it, shown if there is no problem. */
  consequence: string;
  /** Text of the button that sends it, with the cost. */
  button: string;
  /** Further buttons. */
  others?: ReactNode;
  pending: boolean;
  onSubmit: () => void;
  /** Title of the message if sending it fails. */
  failure: string;
  error: unknown;
}

/** A form about shares. It shows what it does before it is sent. */
export function ShareForm(props: ShareFormProps) {
  const { action, label, title, lead, children, problem, isUnchanged = false, consequence } = props;
  const { button, others, pending, failure, error } = props;
  const isBlocked = useIsBlocked(action);
  const canSend = !problem && !isUnchanged && !isBlocked;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) props.onSubmit();
  };
  return (
    <form
      aria-label={label}
      onSubmit={submit}
      className="flex max-w-[720px] flex-col gap-4 rounded-panel border border-line p-4 max-md:p-3"
    >
      <h3 className="font-medium">{title}</h3>
      {lead}
      {children}
      {isBlocked ? (
        <InsolvencyNote />
      ) : (
        <p role="status" className={`min-h-10 text-13 tabular-nums ${problem ? 'text-bad' : 'text-muted'}`}>
          {problem ?? consequence}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" disabled={!canSend} pending={pending} className="max-md:w-full">
          {button}
        </Button>
        {others}
      </div>
      <ActionFailure title={failure} error={error} />
    </form>
  );
}

interface CountFieldProps {
  id: string;
  label: string;
  min: number;
  max?: number;
  /** NaN if nothing is typed. */
  value: number;
  onChange: (value: number) => void;
}

/** An input for lots or percent. */
export function CountField({ id, label, min, max, value, onChange }: CountFieldProps) {
  return (
    <Field id={id} label={label}>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={Number.isNaN(value) ? '' : value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className={`${inputClass} tabular-nums`}
      />
    </Field>
  );
}

interface PriceFieldProps {
  id: string;
  label: string;
  text: string;
  disabled?: boolean;
  onChange: (text: string) => void;
}

/** An input for an amount per share, in dollars. */
export function PriceField({ id, label, text, disabled = false, onChange }: PriceFieldProps) {
  return (
    <Field id={id} label={label}>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        disabled={disabled}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        className={`${inputClass} tabular-nums`}
      />
    </Field>
  );
}
