/** Limits of one request's JSON body. */
export interface BodyLimits {
  readonly bytes: number;
  /**
   * Commas and brackets: at least the number of keys and list entries. Also the maximum number of
   * backslashes.
   */
  readonly tokens: number;
}

/** For calls that state no limits of their own. */
export const DEFAULT_LIMITS: BodyLimits = { bytes: 20_000, tokens: 2_000 };

/** Maximum nesting of lists and objects in a request. No call needs more than five levels. */
export const DEPTH_MAX = 20;

/** A key with a string takes four quotes and one comma. */
const QUOTES_PER_TOKEN = 4;

/** Characters of which a valid body has at most one per token. */
const FEW = [',', '\\', '{', '['];

const countOf = (text: string, char: string): number => text.split(char).length - 1;

/**
 * Checks whether JSON text is cheap to parse. Returns what makes it too expensive, or null. Run it before
 * `JSON.parse`: goja's parser has no depth limit and overflow crashes the server. Limit the length of the
 * text first. Takes at most 200 ms per MB in goja (measured) for any text. Most of the work happens in native
 * regular expressions because a loop over all characters would take twice as long. Malformed JSON passes
 * because the parser rejects it.
 */
export function checkJsonShape(text: string, maxTokens: number): 'too_deep' | 'too_many' | null {
  // Cheap bounds first. Strings in a valid body are short, so they contain few of these characters.
  for (const char of FEW) if (countOf(text, char) > maxTokens) return 'too_many';
  if (countOf(text, '"') > maxTokens * QUOTES_PER_TOKEN) return 'too_many';
  const unescaped = text.includes('\\') ? text.replace(/\\[\s\S]/g, '') : text;
  const structure = unescaped.replace(/"[^"]*"?|[^{}[\],"]+/g, '');
  if (structure.length > maxTokens) return 'too_many';
  let depth = 0;
  for (let index = 0; index < structure.length; index++) {
    const char = structure.charCodeAt(index);
    // [ and {, then ] and }
    if (char === 0x5b || char === 0x7b) depth++;
    else if (char === 0x5d || char === 0x7d) depth--;
    if (depth > DEPTH_MAX) return 'too_deep';
  }
  return null;
}
