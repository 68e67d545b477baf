import {
  CODE_RETIRED_FOR,
  CODE_RETIRED_WEEKS,
  type CodeLength,
  codeLength,
  proposeCode,
  SHORT_CODES_KEPT,
} from '#game/airline/airline-code.ts';
import { nameKey } from '#game/airline/airline-name.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { readJson } from '../platform/db/read-json.ts';
import { fieldErrors } from '../platform/http/field-errors.ts';

const TAKEN = `
  SELECT COALESCE(json_group_array(code), '[]') AS json FROM (
    SELECT code FROM airline UNION SELECT code FROM retired_code WHERE until > {:minute}
  ) WHERE code IN (SELECT value FROM json_each({:codes}))`;

/** Returns those of some codes that are in use, or were until recently. */
const takenOf = (app: CoreApp, minute: number, codes: readonly string[]): ReadonlySet<string> =>
  new Set(readJson<string[]>(app, TAKEN, { minute, codes: JSON.stringify(codes) }));

const IS_RETIRED =
  'SELECT EXISTS (SELECT 1 FROM retired_code WHERE code = {:code} AND until > {:minute}) AS json';

/** Returns the length of the codes that are proposed now. */
const lengthNow = (app: CoreApp, minute: number): CodeLength =>
  codeLength(
    app.countRecords('airline', $dbx.exp('length(code) = 2')) +
      app.countRecords('retired_code', $dbx.exp('length(code) = 2 AND until > {:minute}', { minute })),
  );

const RETIRE = `
  INSERT INTO retired_code (id, code, until) VALUES ({:id}, {:code}, {:until})
  ON CONFLICT (code) DO UPDATE SET until = excluded.until`;

/** Keeps the code of an airline that is gone from others, so that nobody is taken for it. */
export function retireCode(tx: CoreApp, code: string, minute: number): void {
  const until = minute + CODE_RETIRED_FOR;
  tx.db()
    .newQuery(RETIRE)
    .bind({ id: recordId(['retired code', code]), code, until })
    .execute();
}

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
function rejectCode(app: CoreApp, code: string, length: CodeLength, minute: number): void {
  if (code.length > length) {
    throw fieldErrors('This code is too long.', {
      code: {
        code: 'validation_code_too_long',
        message: `Codes have two characters until fewer than ${SHORT_CODES_KEPT} of those are free. Choose two.`,
      },
    });
  }
  if (takenOf(app, minute, [code]).has(code)) {
    const message = readJson<number>(app, IS_RETIRED, { code, minute })
      ? `An airline that is gone had this code. It is kept for ${CODE_RETIRED_WEEKS} weeks.`
      : 'Another airline already has this code.';
    throw fieldErrors('This code is taken.', { code: { code: 'validation_not_unique', message } });
  }
}

/**
 * Returns the requested code, or one that suits the name.
 * @param minute world minute
 * @throws BadRequestError if the requested code is not available, or none is left
 */
export function takeCode(app: CoreApp, minute: number, name: string, wanted?: string): string {
  const length = lengthNow(app, minute);
  if (wanted !== undefined) {
    rejectCode(app, wanted, length, minute);
    return wanted;
  }
  const taken = (codes: readonly string[]) => takenOf(app, minute, codes);
  const code = proposeCode(name, length, taken) ?? proposeCode(name, 2, taken);
  if (code === null) {
    throw fieldErrors('No code is left.', {
      code: { code: 'validation_none_left', message: 'Every two- and three-character code is taken.' },
    });
  }
  return code;
}
