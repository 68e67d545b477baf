/** The beginning of a file written by scripts/data/seed-file.ts. */
const HEAD = /^\{"hash":"([0-9a-f]{64})","rows":(\d+),"(airports|tables)":/;

/** More bytes than the head has. */
const HEAD_BYTES = 120;

export interface SeedFile {
  kind: 'airports' | 'tables';
  hash: string;
  rows: number;
  /** JSON text to import. */
  content: string;
}

/** Returns the hash in the head of a seed file without reading the rest, empty if there is none. */
export function hashInHead(folder: string, name: string): string {
  try {
    const file = $os.openInRoot(folder, name);
    try {
      return HEAD.exec(toString(file, HEAD_BYTES))?.[1] ?? '';
    } finally {
      file?.close();
    }
  } catch {
    return '';
  }
}

/**
 * Reads a seed file without parsing it, because SQLite parses it many times faster.
 * @throws Error with a message for the operator if the file is missing, damaged or not a seed file
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
    throw new Error(`${path} is not a seed file made by "npm run build" or "npm run seed".`);
  }
  const content = text.slice(head.length, text.lastIndexOf('}'));
  if ($security.sha256(content) !== hash)
    throw new Error(`${path} is damaged: its content has another hash.`);
  return { kind: kind === 'tables' ? 'tables' : 'airports', hash, rows: Number(rows), content };
}
