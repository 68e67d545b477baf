import { nameKey, proposeCode } from '../../game/airline.ts';
import { fieldErrors } from '../http/field-errors.ts';

/** The codes of all airlines there are. */
export function takenCodes(app: CoreApp): Set<string> {
  const rows = arrayOf(new DynamicModel({ code: '' }));
  app.db().select('code').from('airline').all(rows);
  return new Set(rows.map((row) => String(row.code)));
}

/** @throws BadRequestError where an airline of that name exists. */
export function refuseTakenName(app: CoreApp, name: string): void {
  if (app.countRecords('airline', $dbx.hashExp({ name_key: nameKey(name) })) === 0) return;
  throw fieldErrors('This name is taken.', {
    name: { code: 'validation_not_unique', message: 'Another airline has this name already.' },
  });
}

/**
 * The code asked for, or one that suits the name.
 * @throws BadRequestError where the code is taken, or none is left.
 */
export function takeCode(app: CoreApp, name: string, wanted?: string): string {
  const taken = takenCodes(app);
  if (wanted !== undefined && taken.has(wanted)) {
    throw fieldErrors('This code is taken.', {
      code: { code: 'validation_not_unique', message: 'Another airline has this code already.' },
    });
  }
  const code = wanted ?? proposeCode(name, (candidate) => taken.has(candidate));
  if (code === null) {
    throw fieldErrors('No code is left.', {
      code: { code: 'validation_none_left', message: 'Every two-character code is taken.' },
    });
  }
  return code;
}
