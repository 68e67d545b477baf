/** Digits of a whole number with commas between the thousands. By hand: the engine of the hooks knows no locales. */
export const groupDigits = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
