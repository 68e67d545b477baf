/** Letters without a separable mark, as people type them, and Cyrillic and Greek letters in Latin. */
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
  ə: 'a',
  ŋ: 'n',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ђ: 'd',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  џ: 'dz',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

/**
 * Returns text as the search compares it: small letters a–z and digits, without marks and apostrophes.
 * Cyrillic and Greek are transliterated, and everything else becomes a single space. Uses neither Intl nor
 * Unicode classes because goja has neither.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/й/g, 'y')
    .replace(/ου/g, 'u')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘ʻʼʹ´`]/g, '')
    .replace(/[^ -~]/g, (letter) => LETTERS[letter] ?? ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Vowels that German and Scandinavian spellings replace with two letters: "Muenchen", "Aarhus". */
const SPELLED_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/**
 * Returns the folded spellings of a name: without marks, and with marked vowels spelled out if it has any.
 */
export function foldedSpellings(name: string): string[] {
  const lower = name.toLowerCase().normalize('NFC');
  const spelledOut = lower.replace(/[äöüåø]/g, (letter) => SPELLED_OUT[letter] ?? letter);
  return spelledOut === lower ? [fold(name)] : [fold(name), fold(spelledOut)];
}
