import { type HashKey, hashOf } from '../world/chance/hash.ts';

/**
 * Nationality marks by country, as notified by states to ICAO (Annex 7), for marks followed by three letters.
 * Territories use the mark of the state whose register lists their aircraft.
 */
const THREE_LETTERS = `
AD:C3 AE:A6 AF:YA AG:V2 AL:ZA AO:D2 AR:LV AT:OE AU:VH AW:P4 AX:OH AZ:4K BA:E7 BB:8P BD:S2 BE:OO BF:XT BG:LZ BI:9U
BJ:TY BN:V8 BQ:PJ BR:PR BS:C6 BT:A5 BW:A2 BZ:V3 CC:VH CD:9S CF:TL CG:TN CH:HB CI:TU CK:E5 CL:CC CM:TJ CR:TI CV:D4
CW:PJ CX:VH CY:5B CZ:OK DJ:J2 DK:OY DM:J7 EC:HC EE:ES EG:SU EH:CN ES:EC ET:ET FI:OH FJ:DQ FM:V6 FO:OY GA:TR GD:J3
GE:4L GH:9G GL:OY GM:C5 GN:3X GQ:3C GR:SX GT:TG GW:J5 GY:8R HN:HR HR:9A HT:HH HU:HA ID:PK IE:EI IL:4X IN:VT IQ:YI
IR:EP IS:TF JE:ZJ JM:6Y JO:JY KE:5Y KI:T3 KM:D6 KN:V4 KW:9K LB:OD LC:J6 LI:HB LK:4R LR:A8 LS:7P LT:LY LU:LX LV:YL
LY:5A MA:CN MC:3A MD:ER ME:4O MG:5R MK:Z3 ML:TZ MM:XY MR:5T MT:9H MU:3B MV:8Q MW:7Q MX:XA MY:9M MZ:C9 NA:V5 NE:5U
NF:VH NG:5N NI:YN NL:PH NO:LN NP:9N NR:C2 NU:ZK NZ:ZK PG:P2 PK:AP PL:SP PT:CS PW:T8 PY:ZP QA:A7 RO:YR RS:YU SA:HZ
SB:H4 SC:S7 SD:ST SE:SE SG:9V SI:S5 SJ:LN SK:OM SL:9L SM:T7 SN:6V SO:6O SR:PZ SS:Z8 ST:S9 SX:PJ SY:YK SZ:3DC TD:TT
TG:5V TH:HS TK:ZK TL:4W TN:TS TO:A3 TR:TC TT:9Y TV:T2 TZ:5H UA:UR UG:5X UY:CX VA:HV VC:J8 VU:YJ WS:5W XK:Z6 YE:7O
ZA:ZS ZM:9J ZW:Z`;

/** Formats of all other countries: @ is a letter, # a digit. */
const OTHER_FORMATS: Readonly<Record<string, string>> = {
  'N###@@': 'AS GU MP PR UM US VI',
  'F-H@@@': 'FR',
  'F-O@@@': 'BL GF GP MF MQ NC PF PM RE TF WF YT',
  'G-@@@@': 'GB GS IO PN',
  'VP-A@@': 'AI',
  'VQ-B@@': 'BM',
  'VP-C@@': 'KY',
  'VP-F@@': 'FK',
  'VP-G@@': 'GI',
  'VP-L@@': 'VG',
  'VP-M@@': 'MS',
  'VQ-H@@': 'SH',
  'VQ-T@@': 'TC',
  '2-@@@@': 'GG',
  'M-@@@@': 'IM',
  'I-@@@@': 'IT',
  'D-A@@@': 'DE',
  'C-G@@@': 'CA',
  'B-###@': 'CN',
  'B-L@@': 'HK',
  'B-M@@': 'MO',
  'B-#####': 'TW',
  'JA###@': 'JP',
  'HL####': 'KR',
  'P-###': 'KP',
  'RA-#####': 'RU',
  'EK-#####': 'AM',
  'EW-###@@': 'BY',
  'EX-#####': 'KG',
  'EY-#####': 'TJ',
  'EZ-A###': 'TM',
  'UK-#####': 'UZ',
  'UP-@####': 'KZ',
  'JU-####': 'MN',
  'RDPL-#####': 'LA',
  'XU-###': 'KH',
  'VN-A###': 'VN',
  'RP-C####': 'PH',
  'A9C-@@': 'BH',
  'A4O-@@': 'OM',
  '9XR-@@': 'RW',
  '7T-V@@': 'DZ',
  'SU-Y@@': 'PS',
  'E3-@@@@': 'ER',
  'V7-####': 'MH',
  'CP-####': 'BO',
  'HK-####': 'CO',
  'CU-T####': 'CU',
  'HI####': 'DO',
  'HP-####': 'PA',
  'OB-####': 'PE',
  'YS-###@': 'SV',
  'YV####': 'VE',
};

/**
 * San Marino's open register, which accepts aircraft of any country. Used for the few places without a
 * register.
 */
const OPEN_REGISTER = 'T7-@@@';

/** Without I and O, which look like digits. */
const LETTERS_BESIDE_DIGITS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Annex 7 reserves distress signals and groups of three letters that begin with Q. */
const RESERVED = /-(.?)(?:SOS|XXX|PAN|TTT|Q..)$/;
/** Attempt from which a register counts as full. Its format then grows by a letter. */
const ATTEMPTS_IN_FORMAT = 60;

const readFormats = (): ReadonlyMap<string, string> =>
  new Map([
    ...THREE_LETTERS.trim()
      .split(/\s+/)
      .map((entry): [string, string] => [entry.slice(0, 2), `${entry.slice(3)}-@@@`]),
    ...Object.entries(OTHER_FORMATS).flatMap(([format, countries]) =>
      countries.split(' ').map((country): [string, string] => [country, format]),
    ),
  ]);

/** Read on first use because it takes goja 2 ms, which a new runtime should not spend on every action. */
let formats: ReadonlyMap<string, string> | undefined;

/** Returns a country's registration format: @ is a letter, # a digit. `country` is its ISO 3166 code. */
export function registrationFormat(country: string): string {
  formats ??= readFormats();
  return formats.get(country) ?? OPEN_REGISTER;
}

function fill(format: string, key: HashKey): string {
  const letters = format.includes('#') ? LETTERS_BESIDE_DIGITS : LETTERS;
  let hash = hashOf(key);
  let mark = '';
  for (const char of format) {
    const isFirst = !/[0-9]$/.test(mark);
    const choices = char === '@' ? letters : isFirst ? '123456789' : '0123456789';
    if (char === '@' || char === '#') {
      mark += choices.charAt(hash % choices.length);
      hash = hashOf([hash, mark.length]);
    } else mark += char;
  }
  return mark;
}

/**
 * Returns the registration of an aircraft. Attempt 0 is the first choice, and further attempts are for when
 * it is taken. The same key and attempt always give the same registration.
 * @param country ISO 3166 code of the airline's home
 */
export function registrationFor(country: string, key: string, attempt: number): string {
  const format = registrationFormat(country) + (attempt < ATTEMPTS_IN_FORMAT ? '' : '@');
  for (let again = 0; ; again++) {
    const mark = fill(format, [key, attempt, again]);
    if (!RESERVED.test(mark)) return mark;
  }
}
