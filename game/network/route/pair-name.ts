/** Returns a stored pair as players read it: AMS–BCN. @param pair both IATA codes, such as AMSBCN */
export const pairName = (pair: string): string => `${pair.slice(0, 3)}–${pair.slice(3)}`;
