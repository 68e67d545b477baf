export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Returns a share as text, such as 83.5%. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
