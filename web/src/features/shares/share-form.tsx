import { type ReactNode, useId } from 'react';
import type { ActionName } from '#game/actions/actions.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { InsolvencyNote } from '#web/components/insolvency-note.tsx';
import { useIsBlocked } from '#web/lib/blocked-action.ts';
import { useForm } from '#web/lib/use-form.ts';
import { FormNoteContext, type FormProblem, NO_NOTE } from './form-problem.ts';

/** Classes of a box for a form. */
export const FORM_BOX = 'flex max-w-[720px] flex-col gap-4 rounded-panel border border-line p-4 max-md:p-3';

interface ShareFormProps {
  /** The action that sending it takes. */
  action: ActionName;
  /** Name for screen readers. */
  label: string;
  /** Without a title, the form is a part of a box that has one. */
  title?: string;
  lead?: ReactNode;
  /** Inputs. */
  children: ReactNode;
  problem: FormProblem | undefined;
  /** Whether an insolvent airline cannot send it. By default, that follows from the action. */
  isBlocked?: boolean;
  /** Why it cannot be sent now, whatever is in its inputs. */
  obstacle?: string | undefined;
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
  const { obstacle, button, others, pending, failure, error } = props;
  const isActionBlocked = useIsBlocked(action);
  const isBlocked = props.isBlocked ?? isActionBlocked;
  const note = useId();
  const shown = obstacle === undefined ? problem : undefined;
  const canSend = !problem && obstacle === undefined && !isUnchanged && !isBlocked;
  const { formProps } = useForm({ canSend, send: async () => props.onSubmit() });
  return (
    <form
      aria-label={label}
      {...formProps}
      className={title === undefined ? 'flex flex-col gap-4' : FORM_BOX}
    >
      {title !== undefined && <h3 className="font-medium">{title}</h3>}
      {lead}
      <FormNoteContext value={isBlocked ? NO_NOTE : { id: note, problem: shown }}>{children}</FormNoteContext>
      {isBlocked ? (
        <InsolvencyNote />
      ) : (
        <p
          id={note}
          role="status"
          className={`min-h-10 text-13 tabular-nums ${shown ? 'text-bad' : 'text-muted'}`}
        >
          {obstacle ?? problem?.text ?? consequence}
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
