import { parse } from 'csv-parse/sync';
import type { Violation } from './violation.ts';

export interface CsvRecord {
  /** First line of the record. */
  line: number;
  /** Trimmed values. Runs of spaces and line breaks become one space. */
  cells: string[];
}

interface Parsed {
  record: string[];
  raw: string;
  info: { lines: number };
}

/** A record with quotes only in valid positions: around a whole value, doubled inside. */
const WELL_QUOTED = /^(?:"(?:[^"]|"")*"|[^",]*)(?:,(?:"(?:[^"]|"")*"|[^",]*))*\n?$/;

/** Returns a file's UTF-8 text with LF line ends, or a violation. */
function decode(bytes: Uint8Array): string | Violation {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  try {
    // Line ends are unified first because the parser counts CRLF inside quotes as two lines.
    return utf8.decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    const lines = Buffer.from(bytes)
      .toString('latin1')
      .split(/\r\n?|\n/);
    const isBroken = (line: string) => {
      try {
        new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'));
        return false;
      } catch {
        return true;
      }
    };
    return {
      line: lines.findIndex(isBroken) + 1,
      message: 'is not valid UTF-8. Save the file as UTF-8.',
    };
  }
}

const OTHER_DELIMITERS = { ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' } as const;

/** Describes what makes the first line the header of another format. Undefined if nothing does. */
function foreignFormat(text: string): Violation | undefined {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => line.trim() !== '');
  const first = lines[index] ?? '';
  const advice = 'Save the file as CSV with commas between the values.';
  const named = /^"?sep=(.)/i.exec(first)?.[1];
  if (named)
    return {
      line: index + 1,
      message: `is "${first.trim()}" instead of the header. Delete this line. ${advice}`,
    };
  const outside = first.replace(/"[^"]*"/g, '');
  if (outside.includes(',')) return undefined;
  for (const [delimiter, name] of Object.entries(OTHER_DELIMITERS))
    if (outside.includes(delimiter))
      return { line: index + 1, message: `has ${name} between the values instead of commas. ${advice}` };
  return undefined;
}

/**
 * Splits a CSV file into records and skips blank lines, also those that a spreadsheet writes as commas only. Quoting errors
 * are among the violations, and so is another delimiter.
 */
export function splitRecords(bytes: Uint8Array): { records: CsvRecord[]; violations: Violation[] } {
  const text = decode(bytes);
  if (typeof text !== 'string') return { records: [], violations: [text] };
  if (text.trim() === '') return { records: [], violations: [{ message: 'The file is empty.' }] };

  const foreign = foreignFormat(text);
  if (foreign) return { records: [], violations: [foreign] };

  const records: CsvRecord[] = [];
  const violations: Violation[] = [];
  let line = 1;
  const take = ({ record, raw, info }: Parsed) => {
    const cells = record.map((cell) => cell.replace(/\s+/g, ' ').trim());
    const blank = cells.every((cell) => cell === '');
    if (!WELL_QUOTED.test(raw)) {
      violations.push({
        line,
        message: 'has a quote inside a value; put such a value in quotes and double the ones in it.',
      });
    } else if (!blank) {
      records.push({ line, cells });
    }
    line = info.lines + 1;
  };
  try {
    parse(text, {
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: '\n',
      raw: true,
      info: true,
      on_record: (record) => {
        // With `raw` and `info`, the parser passes more than its typings say.
        take(record as unknown as Parsed);
        return null;
      },
    });
  } catch (error) {
    if ((error as { code?: string }).code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    violations.push({ line, message: 'starts a quoted value without an end.' });
  }
  return { records, violations };
}
