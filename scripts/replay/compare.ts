/** Rows of a table as text, by the table's name. */
export type TableTexts = ReadonlyMap<string, string>;

/** Describes the first difference between tables of a world and of its replay; null if they are the same. */
export function firstDifferentTable(world: TableTexts, replay: TableTexts): string | null {
  for (const [name, text] of world) {
    const difference = firstDifference(text, replay.get(name) ?? '');
    if (difference !== null) return `The rows of ${name} differ.\n${difference}`;
  }
  return null;
}

/** Returns the number of rows in a table's text. */
export const rowCount = (text = ''): number => text.trim().split('\n').filter(Boolean).length;

/** Describes the first line in which two texts differ; null if they are the same. */
export function firstDifference(one: string, other: string): string | null {
  if (one === other) return null;
  const lines = one.split('\n');
  const others = other.split('\n');
  const index = lines.findIndex((line, index) => line !== others[index]);
  const line = index < 0 ? lines.length : index;
  return `Row ${line + 1}\n  in the world:  ${lines[line] ?? '(none)'}\n  in the replay: ${others[line] ?? '(none)'}`;
}
