/** Says that a right comes without slots. @param codes IATA codes of coordinated or full airports: see `withoutSlots` */
export const withoutSlotsWords = (codes: readonly string[]): string =>
  `The right comes without slots at ${codes.join(' and ')}. In full hours there, you need slots of your own.`;
