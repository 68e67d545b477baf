import { type CodeLength, codeLength, proposeCode, SHORT_CODES_KEPT } from '#game/airline/airline-code.ts';
import { nameKey } from '#game/airline/airline-name.ts';
import { readJson } from '../db/read-json.ts';
import { fieldErrors } from '../http/field-errors.ts';

/** Returns those of some codes that are in use. */
function takenOf(app: CoreApp, codes: readonly string[]): ReadonlySet<string> {
  const sql = `SELECT COALESCE(json_group_array(code), '[]') AS json
    FROM airline WHERE code IN (SELECT value FROM json_each({:codes}))`;
  return new Set(readJson<string[]>(app, sql, { codes: JSON.stringify(codes) }));
}

/** Returns the length of the codes that are proposed now. */
const lengthNow = (app: CoreApp): CodeLength =>
  codeLength(app.countRecords('airline', $dbx.exp('length(code) = 2')));

/**
 * Rejects a name that another airline has.
 * @param own id of the airline that asks for the name, because it may already have it
 * @throws BadRequestError if another airline has the name
 */
export function rejectTakenName(app: CoreApp, name: string, own = ''): void {
  const others = $dbx.exp('name_key = {:key} AND id <> {:own}', { key: nameKey(name), own });
  if (app.countRecords('airline', others) === 0) return;
  throw fieldErrors('This name is taken.', {
    name: {
      code: 'validation_not_unique',
      message: 'Another airline has this name, or one that looks like it.',
    },
  });
}

/**
 * @throws BadRequestError if the code is taken, or has three characters before two-character codes are scarce
 */
function rejectCode(app: CoreApp, code: string, length: CodeLength): void {
  if (code.length > length) {
    throw fieldErrors('This code is too long.', {
      code: {
        code: 'validation_code_too_long',
        message: `Codes have two characters until fewer than ${SHORT_CODES_KEPT} of those are free. Choose two.`,
      },
    });
  }
  if (takenOf(app, [code]).has(code)) {
    throw fieldErrors('This code is taken.', {
      code: { code: 'validation_not_unique', message: 'Another airline already has this code.' },
    });
  }
}

/**
 * Returns the requested code, or one that suits the name.
 * @throws BadRequestError if the requested code is not available, or none is left
 */
export function takeCode(app: CoreApp, name: string, wanted?: string): string {
  const length = lengthNow(app);
  if (wanted !== undefined) {
    rejectCode(app, wanted, length);
    return wanted;
  }
  const taken = (codes: readonly string[]) => takenOf(app, codes);
  const code = proposeCode(name, length, taken) ?? proposeCode(name, 2, taken);
  if (code === null) {
    throw fieldErrors('No code is left.', {
      code: { code: 'validation_none_left', message: 'Every two- and three-character code is taken.' },
    });
  }
  return code;
}
