/** The head of a file that scripts/data/seed-file.ts wrote. */
const HEAD = /^\{"hash":"([0-9a-f]{64})","rows":(\d+),"(airports|tables)":/;

export interface SeedFile {
  kind: 'airports' | 'tables';
  hash: string;
  rows: number;
  /** JSON text of what is to be imported. */
  content: string;
}

/**
 * Reads a file of the seed without parsing it: the database does that, many times faster.
 * @throws Error in words for the operator where the file is missing, is something else, or is damaged.
 */
export function readSeedFile(path: string): SeedFile {
  let text: string;
  try {
    text = toString($os.readFile(path));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${String(error).replace('GoError: ', '')}`);
  }
  const [head, hash, rows, kind] = HEAD.exec(text) ?? [];
  if (head === undefined || hash === undefined) {
    throw new Error(`${path} is no file of airports that "npm run build" or "npm run seed" made.`);
  }
  const content = text.slice(head.length, text.lastIndexOf('}'));
  if ($security.sha256(content) !== hash)
    throw new Error(`${path} is damaged: its content has another hash.`);
  return { kind: kind === 'tables' ? 'tables' : 'airports', hash, rows: Number(rows), content };
}
