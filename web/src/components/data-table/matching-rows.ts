import { foldedSpellings } from '#game/platform/text/fold.ts';

/**
 * Returns the rows with every word of a search text. Rows whose words begin with them come alone if there are any, so
 * that "Koln" does not find "Linkoln". Otherwise the words may be inside of others: "320" finds "A320".
 * @param texts folded text of each row
 */
export function matchingRows<Row>(rows: readonly Row[], texts: readonly string[], typed: string): Row[] {
  const wanted = foldedSpellings(typed).map((spelling) => spelling.split(' '));
  const having = (before: string) =>
    rows.filter((_, index) =>
      wanted.some((words) => words.every((word) => texts[index]?.includes(before + word))),
    );
  const beginning = having(' ');
  return beginning.length > 0 ? beginning : having('');
}

/** Returns the folded text of a row in every spelling, with a space before each word. */
export const foldedText = (text: string): string => ` ${foldedSpellings(text).join(' ')}`;
