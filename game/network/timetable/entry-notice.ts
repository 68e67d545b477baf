import { pairName } from '#game/network/route/pair-name.ts';
import { countText } from '#game/platform/text/count-text.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { dateText } from './clock.ts';

/** Offer of another airline on a pair. */
interface Offer {
  /** Both codes, as in `route`. */
  pair: string;
  /** Per week, both directions together. */
  flights: number;
  seats: number;
  /** Economy, whole US dollars. */
  fare: number;
  /** World minute of the first departure. */
  first: number;
}

/** Returns the notice that another airline has entered a pair. @param start YYYY-MM-DD */
export function entryNotice(
  name: string,
  { pair, flights, seats, fare, first }: Offer,
  start: string,
): { title: string; body: string } {
  const codes = pairName(pair);
  return {
    title: `${name} enters ${codes}`,
    body: `It offers ${countText(flights, 'flight')} with ${countText(seats, 'seat')} per week from ${dateText(start, first)}, in economy from ${formatDollars(fare)}. The route shows what it costs you each week.`,
  };
}
