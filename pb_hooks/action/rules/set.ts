import type { ActionInput } from '../../../game/actions/actions.ts';
import type { ActionContext } from '../context.ts';

/** Changes the rules that are named and keeps the others; answers with all that are in force. */
export function setRules({ tx, airline }: ActionContext, input: ActionInput<'rules.set'>): object {
  const rules = { ...airline.rules, ...input };
  tx.db()
    .newQuery('UPDATE airline SET rules = {:rules} WHERE id = {:id}')
    .bind({ rules: JSON.stringify(rules), id: airline.id })
    .execute();
  return rules;
}
