/** Limits of one request's JSON body. */
export interface BodyLimits {
  readonly bytes: number;
  /** Commas and brackets: at least the number of keys and list entries. Also the most backslashes. */
  readonly tokens: number;
}

/** For calls that state no limits of their own. */
export const DEFAULT_LIMITS: BodyLimits = { bytes: 20_000, tokens: 2_000 };

/** Most levels of lists and objects in a request. No call needs more than five. */
export const DEPTH_MAX = 20;

/** A key with a string takes four quotes and one comma. */
const QUOTES_PER_TOKEN = 4;

/** Characters of which a legal body has at most one for each token. */
const FEW = [',', '\\', '{', '['];

const countOf = (text: string, char: string): number => text.split(char).length - 1;

/**
 * Returns what makes a text of JSON too expensive to parse, or null. Must run before `JSON.parse`, because goja's has no
 * limit of depth and ends the process when it overflows. The length of the text must be limited already: takes at most
 * 200 ms per MB in goja (measured), whatever the text is. Most of it runs in native regular expressions, because a loop
 * over all characters would take twice as long. Broken JSON passes: the parser rejects it.
 */
export function checkJsonShape(text: string, maxTokens: number): 'too_deep' | 'too_many' | null {
  // Cheap bounds first. In a legal body strings are short, so they hide few of these.
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
