import { CONTROL } from '#game/shares/tender.ts';

/**
 * Returns SQL that checks whether a holding controls a public airline: `isControl` of its `countedLots`.
 * @param holding alias of the row, like those of the listing and the airline
 */
export const isControlledBy = (holding: string, listing: string, airline: string): string =>
  `${holding}.lots > ${CONTROL} * iif(${airline}.rival, ${listing}.lots, ${listing}.lots - ${listing}.founder_lots)`;
