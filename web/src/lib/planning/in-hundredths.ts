/** Rounds inputs of a forecast to hundredths, so that it does not change with every flight and hour. */
export const inHundredths = (value: number): number => Math.round(value * 100) / 100;
