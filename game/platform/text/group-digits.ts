const GROUP = 3;

/**
 * Returns a whole number with commas as thousands separators. Does not use locales because goja has none, and no
 * regular expression because those with lookahead are slow there.
 */
export function groupDigits(value: number): string {
  const digits = String(value);
  const start = value < 0 ? 1 : 0;
  let grouped = '';
  let end = digits.length;
  for (; end - start > GROUP; end -= GROUP) grouped = `,${digits.slice(end - GROUP, end)}${grouped}`;
  return digits.slice(0, end) + grouped;
}
