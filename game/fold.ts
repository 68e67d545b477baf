/** Letters that carry no separable mark, in the spelling people type for them. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
};

/**
 * Text as a search compares it: small letters a–z and digits, marks taken off, apostrophes dropped, everything else a
 * single space. Uses neither Intl nor Unicode classes, which the engine of the hooks does not have.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘ʻ´`]/g, '')
    .replace(/[ßæœøđðþłıħ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
