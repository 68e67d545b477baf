import { type AirportRow, airportRowSchema } from './airport.ts';

/** A violation in one value of one row. */
export interface AirportViolation {
  /** Position in the list, from 0. */
  row: number;
  /** Name of the column; empty if the row as a whole is not an airport. */
  column: string;
  /** Completes the sentence `"<value>" …`. */
  message: string;
  /** Set if the value must be unique: the row that already has it. */
  sameAs?: number;
}

const UNIQUE = ['ident', 'iata'] as const;

/**
 * Checks a list of airports: each row, and that idents and IATA codes are unique. Returns either every
 * airport and no violation, or all violations in the order of the rows, one per value.
 */
export function checkAirports(rows: readonly unknown[]): {
  airports: AirportRow[];
  violations: AirportViolation[];
} {
  const airports: AirportRow[] = [];
  const violations: AirportViolation[] = [];
  const seen = { ident: new Map<string, number>(), iata: new Map<string, number>() };
  rows.forEach((value, row) => {
    const result = airportRowSchema.safeParse(value);
    if (!result.success) {
      const named = new Set<string>();
      for (const issue of result.error.issues) {
        const columns = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '')];
        for (const column of columns) {
          if (named.has(column)) continue;
          named.add(column);
          const message = issue.code === 'unrecognized_keys' ? 'is not a column of airports' : issue.message;
          violations.push({ row, column, message });
        }
      }
      return;
    }
    airports.push(result.data);
    for (const column of UNIQUE) {
      const sameAs = seen[column].get(result.data[column]);
      if (sameAs === undefined) seen[column].set(result.data[column], row);
      else violations.push({ row, column, sameAs, message: 'is already in the list' });
    }
  });
  return { airports: violations.length > 0 ? [] : airports, violations };
}
