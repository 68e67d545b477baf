/** Winds an airline up: its record and everything that belongs to it are deleted. */
export const windUp = (tx: CoreApp, airline: string): void =>
  tx.delete(tx.findRecordById('airline', airline));
