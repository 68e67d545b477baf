/** The head of an airports.json, as scripts/data/seed-file.ts writes it. */
const HEAD = /^\{"hash":"([0-9a-f]{64})","rows":(\d+),"airports":/;

export interface SeedFile {
  hash: string;
  rows: number;
  /** JSON text of the list of airports. */
  airports: string;
}

/**
 * Reads an airports.json without parsing it: the database does that, many times faster.
 * @throws Error in words for the operator where the file is missing, is something else, or is damaged.
 */
export function readSeedFile(path: string): SeedFile {
  let text: string;
  try {
    text = toString($os.readFile(path));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${String(error).replace('GoError: ', '')}`);
  }
  const [head, hash, rows] = HEAD.exec(text) ?? [];
  if (head === undefined || hash === undefined) {
    throw new Error(`${path} is no file of airports that "npm run build" or "npm run seed" made.`);
  }
  const airports = text.slice(head.length, text.lastIndexOf('}'));
  if ($security.sha256(airports) !== hash)
    throw new Error(`${path} is damaged: its content has another hash.`);
  return { hash, rows: Number(rows), airports };
}
