import * as z from 'zod/mini';
import { type AirportViolation, checkAirports } from '#game/world/airport/airport-check.ts';
import { fieldErrors } from '../http/field-errors.ts';
import { handleRequest } from '../http/handle-request.ts';
import { readTrustedBody } from '../http/read-body.ts';
import { ImportConflict, importAirports } from './import-airports.ts';

/** The rows are validated separately, so that every violation can be listed. */
const bodySchema = z.strictObject({ airports: z.array(z.unknown()).check(z.minLength(1)) });

const place = ({ row, column }: AirportViolation) =>
  ['airports', row, column].filter((part) => part !== '').join('.');

const words = ({ message, sameAs }: AirportViolation) =>
  sameAs === undefined ? message : `is a duplicate of airports.${sameAs}`;

/**
 * POST /api/am/seed/airports: imports airports from the operator. Violations are named
 * `airports.<row>.<column>`.
 */
export function receiveAirports(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const { airports, violations } = checkAirports(readTrustedBody(e, bodySchema, 20_000_000).airports);
    if (violations.length > 0) {
      const message = `${violations.length} value(s) are wrong. Nothing was imported.`;
      throw fieldErrors(
        message,
        Object.fromEntries(violations.map((violation) => [place(violation), words(violation)])),
      );
    }
    try {
      e.json(200, importAirports(e.app, JSON.stringify(airports)));
    } catch (error) {
      if (error instanceof ImportConflict)
        throw new BadRequestError(`${error.message} Nothing was imported.`, null);
      throw error;
    }
  });
}
