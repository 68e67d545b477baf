import type { ActionInput } from '#game/actions/actions.ts';
import { CHANGE_EVERY } from '#game/airline/airline.ts';
import { nameKey } from '#game/airline/airline-name.ts';
import type { Checked } from '#hooks/action/shared/checked.ts';
import type { ActionContext, CheckContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { sayMinute } from '#hooks/action/shared/say-minute.ts';
import { rejectTakenName } from '../take-name.ts';

/** Guarded, so that only one of two concurrent requests takes effect. */
const CHANGE = `
  UPDATE airline SET
    name = COALESCE(NULLIF({:name}, ''), name),
    name_key = COALESCE(NULLIF({:key}, ''), name_key),
    colour_primary = COALESCE(NULLIF({:primary}, ''), colour_primary),
    colour_secondary = COALESCE(NULLIF({:secondary}, ''), colour_secondary),
    next_change = {:next}
  WHERE id = {:id} AND next_change <= {:now}`;

const FIELDS = ['name', 'colour_primary', 'colour_secondary'] as const;

/**
 * Skips the action if the airline already has that name and those colours. An unchanged airline does not have
 * to wait a week.
 */
export function checkChange(
  { tx, airline }: CheckContext,
  input: ActionInput<'airline.change'>,
): Checked<'airline.change'> {
  const record = tx.findRecordById('airline', airline.id);
  const isSame = FIELDS.every(
    (field) => (input[field] ?? record.getString(field)) === record.getString(field),
  );
  return isSame ? { unchanged: { next_change: record.getInt('next_change') } } : { input };
}

/** Changes an airline's name, colours or both. Its code stays. */
export function changeAirline(context: ActionContext, input: ActionInput<'airline.change'>): object {
  const { tx, airline, now } = context;
  if (input.name !== undefined) rejectTakenName(tx, input.name, airline.id);
  const next_change = now + CHANGE_EVERY;
  const changed = tx
    .db()
    .newQuery(CHANGE)
    .bind({
      id: airline.id,
      now,
      next: next_change,
      name: input.name ?? '',
      key: input.name === undefined ? '' : nameKey(input.name),
      primary: input.colour_primary ?? '',
      secondary: input.colour_secondary ?? '',
    })
    .execute()
    .rowsAffected();
  if (changed > 0) return { next_change };
  const until = tx.findRecordById('airline', airline.id).getInt('next_change');
  throw rejection(
    'airline',
    'changed_lately',
    `You can change name and colours once per game week. The next change is possible from ${sayMinute(context, until)}.`,
  );
}
