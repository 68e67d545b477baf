/** Returns a yearly rate in words: 9.25%. */
export const formatRate = (rate: number): string => `${Number((100 * rate).toFixed(2))}%`;
