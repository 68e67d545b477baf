/** Describes the first line in which two texts differ; null if they are the same. */
export function firstDifference(one: string, other: string): string | null {
  if (one === other) return null;
  const lines = one.split('\n');
  const others = other.split('\n');
  const index = lines.findIndex((line, index) => line !== others[index]);
  const line = index < 0 ? lines.length : index;
  return `Row ${line + 1}\n  in the world:  ${lines[line] ?? '(none)'}\n  in the replay: ${others[line] ?? '(none)'}`;
}
