import { SILENCE } from '#game/exchange/negotiation.ts';
import { readAll } from '../platform/db/read-all.ts';
import { numberOf, textOf } from '../platform/db/shape.ts';

const SILENT = { seller: textOf('o.seller'), until: numberOf(`max(o.moved) + ${SILENCE}`) };
const BROKEN = `
  FROM offer o WHERE o.buyer = {:buyer} AND o.state = 'broken' AND o.moved > {:now} - ${SILENCE}
  GROUP BY o.seller ORDER BY o.seller`;

/** Returns the sellers that do not talk with a buyer, and until when. @param now world minute */
export const readSilence = (app: CoreApp, buyer: string, now: number) =>
  readAll(app, SILENT, BROKEN, { buyer, now });
