import {
  type CreditFigures,
  type CreditGrade,
  type CreditItem,
  creditGrade,
  creditItems,
  creditPoints,
} from './credit-grade.ts';

/** Credit of an airline, with the figures that it follows from. */
export interface Credit {
  grade: CreditGrade;
  points: number;
  items: CreditItem[];
  figures: CreditFigures;
}

/** Returns the credit that follows from an airline's figures. */
export function creditOf(figures: CreditFigures): Credit {
  const items = creditItems(figures);
  const points = creditPoints(items);
  return { grade: creditGrade(points), points, items, figures };
}
