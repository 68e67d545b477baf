import { createContext, useContext } from 'react';
import { formatMoney } from '#web/lib/format.ts';

/** Why a form cannot be sent. */
export interface FormProblem {
  text: string;
  /** Id of the input that is wrong. Without it, all inputs together are. */
  input?: string;
}

/**
 * Returns the problem of an amount that is more than the player's cash, both in whole US dollars. None if money comes
 * back, even to an overdrawn account.
 */
export const cashProblem = (amount: number, cash: number): FormProblem | undefined =>
  amount > Math.max(0, cash)
    ? { text: `This needs ${formatMoney(amount)}, and you have ${formatMoney(cash)}.` }
    : undefined;

/** The line of a form that shows its problem or what sending it does. */
export interface FormNote {
  /** Id of the line. Undefined if it is not shown. */
  id: string | undefined;
  problem: FormProblem | undefined;
}

/** The line of a form whose inputs do not matter now. */
export const NO_NOTE: FormNote = { id: undefined, problem: undefined };

export const FormNoteContext = createContext(NO_NOTE);

/** Returns what ties an input to the line of its form. */
export function useInputNote(input: string): { id: string | undefined; isInvalid: boolean } {
  const { id, problem } = useContext(FormNoteContext);
  const isInvalid = problem !== undefined && (problem.input ?? input) === input;
  return { id, isInvalid };
}
