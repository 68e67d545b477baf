import { pairName } from '#game/network/route/pair-name.ts';
import type { Incumbents } from '#game/payloads/market.ts';
import { countText } from '#game/platform/text/count-text.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { FOLLOW_WEEKS, HEARD_WEEKS, type IncumbentState } from './answer.ts';

/** Thousandths by which fares change between two notices. */
const NOTICED = 50;

/** Incumbents before or after a review. */
interface Reviewed {
  state: IncumbentState;
  offer: Incumbents | null;
}

const levelOf = ({ state }: Reviewed) => Math.round(state.fares / NOTICED);

/** Returns what is said about a pair that they have never flown: that they begin, and four weeks before. */
function followNotice(name: string, { state, offer }: Reviewed): { title: string; body: string } | null {
  if (offer?.stops === 0)
    return {
      title: `Other airlines now fly ${name} too`,
      body: `${countText(Math.round(offer.flights), 'flight')} a week each way, from ${formatDollars(offer.fares.economy)}.`,
    };
  if (state.idle !== FOLLOW_WEEKS - HEARD_WEEKS) return null;
  return {
    title: `Other airlines want to fly ${name}`,
    body: `They begin in ${countText(HEARD_WEEKS, 'week')} if there is still room for them. More seats or lower fares of yours leave less.`,
  };
}

/**
 * Returns what a player who flies a pair is told about the incumbents' review. Null if it is not worth a notice: fares
 * change a little each week.
 * @param pair both IATA codes, such as AMSBCN
 * @param isNew whether they have never flown it before
 */
export function answerNotice(
  pair: string,
  before: Reviewed,
  after: Reviewed,
  isNew = false,
): { title: string; body: string } | null {
  const name = pairName(pair);
  const [was, is] = [before.offer, after.offer];
  if (isNew) return followNotice(name, after);
  if (!was || !is) return null;
  if (was.stops === 0 && is.stops === 1)
    return {
      title: `Other airlines have left ${name}`,
      body: 'Their passengers now choose among the others.',
    };
  if (was.stops === 1 && is.stops === 0)
    return {
      title: `Other airlines are back on ${name}`,
      body: `They fly ${countText(Math.round(is.flights), 'time')} a week each way, from ${formatDollars(is.fares.economy)}.`,
    };
  if (is.stops === 1) return null;
  const [flown, flies] = [Math.round(was.flights), Math.round(is.flights)];
  if (flown !== flies)
    return {
      title: `Other airlines fly ${name} ${flies < flown ? 'less' : 'more'} often`,
      body: `${countText(flies, 'flight')} a week each way instead of ${flown}, from ${formatDollars(is.fares.economy)}.`,
    };
  if (levelOf(before) === levelOf(after)) return null;
  const verb = after.state.fares < before.state.fares ? 'lowered' : 'raised';
  return {
    title: `Other airlines have ${verb} their fares on ${name}`,
    body: `Economy now costs ${formatDollars(is.fares.economy)} instead of ${formatDollars(was.fares.economy)} a week ago.`,
  };
}
