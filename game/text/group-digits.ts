/** Returns a whole number with commas as thousands separators. Does not use locales because goja has none. */
export const groupDigits = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
