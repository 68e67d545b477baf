import { CABIN_CLASSES, type PerClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { CABIN_WORDS } from './cabin-names.ts';
import { formatNumber } from './format.ts';

/** Returns the seats of a cabin: "162 (150 economy, 12 business)", or "72 economy" if it has one class. */
export function seatsText(cabin: Readonly<PerClass>): string {
  const sold = CABIN_CLASSES.filter((name) => cabin[name] > 0);
  const parts = sold.map((name) => `${formatNumber(cabin[name])} ${CABIN_WORDS[name]}`).join(', ');
  return sold.length > 1 ? `${formatNumber(sumOfClasses(cabin))} (${parts})` : parts;
}
