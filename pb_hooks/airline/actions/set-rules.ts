import type { ActionInput } from '#game/actions/actions.ts';
import type { Checked } from '#hooks/action/shared/checked.ts';
import type { ActionContext, CheckContext } from '#hooks/action/shared/context.ts';

/** Skips the action if all rules already have these values. */
export function checkRules({ airline }: CheckContext, input: ActionInput<'rules.set'>): Checked<'rules.set'> {
  const rules = { ...airline.rules, ...input };
  return JSON.stringify(rules) === JSON.stringify(airline.rules) ? { unchanged: rules } : { input };
}

/** Changes the named rules and keeps the others. Returns all rules. */
export function setRules({ tx, airline }: ActionContext, input: ActionInput<'rules.set'>): object {
  const rules = { ...airline.rules, ...input };
  tx.db()
    .newQuery('UPDATE airline SET rules = {:rules} WHERE id = {:id}')
    .bind({ rules: JSON.stringify(rules), id: airline.id })
    .execute();
  return rules;
}
