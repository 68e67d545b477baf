import { economyChance } from '../chance/keyed-chance.ts';
import { type EconomyEvent, eventsBetween } from './events.ts';
import { asKnown } from './publish.ts';
import { datesText, effectText, placeOf, reasonOf } from './words.ts';
import { worldIndex } from './world-index.ts';

/** A piece of news about the economy. */
export interface EconomyNews {
  /** Name of its subject, the same for the same piece. */
  subject: string;
  title: string;
  body: string;
  /** IATA code of the airport that it is about, or empty. */
  iata: string;
}

/** Levels of the index that are news when it crosses them. */
const MILESTONES = [0.9, 0.95, 1, 1.05, 1.1] as const;

const endOf = (event: EconomyEvent): string => {
  if (event.kind === 'closure') return `Airports in ${placeOf(event)} open again`;
  if (event.kind === 'fuel') return 'Fuel price without a shock again';
  return `Demand to ${placeOf(event)} back to normal`;
};

function wordsOf(
  event: EconomyEvent,
  start: string,
  day: number,
): Pick<EconomyNews, 'title' | 'body'> | null {
  const known = asKnown(event, day);
  const effect = effectText(known);
  const reason = reasonOf(known);
  if (day === event.announced)
    return { title: `Announced: ${effect}`, body: `${reason}: ${datesText(known, start, day)}.` };
  if (day === event.starts) return { title: effect, body: `${reason}: ${datesText(known, start, day)}.` };
  return day === event.ends ? { title: endOf(event), body: `${reason}: over.` } : null;
}

function milestone(before: number, index: number): Pick<EconomyNews, 'title' | 'body'> | null {
  const crossed = MILESTONES.find((level) => before < level !== index < level);
  if (crossed === undefined) return null;
  const direction = index > before ? 'rises' : 'falls';
  const change = Math.abs(Math.round((crossed - 1) * 100));
  const level =
    change === 0 ? 'its usual level' : `${change}% ${crossed < 1 ? 'below' : 'above'} its usual level`;
  return {
    title: `World economy ${direction} to ${level}`,
    body: 'Demand on every route follows the world economy.',
  };
}

/**
 * Returns the news about the economy on a world day: events announced, started and ended, and milestones of
 * the index.
 * @param start date YYYY-MM-DD on which the world began
 */
export function economyNews({ seed }: { seed: string }, start: string, day: number): EconomyNews[] {
  if (day === 0) return [];
  const economy = economyChance(seed);
  const news: EconomyNews[] = [];
  for (const event of eventsBetween(economy, day, day)) {
    const words = wordsOf(event, start, day);
    if (words) news.push({ subject: event.id, ...words, iata: event.kind === 'sport' ? event.place : '' });
  }
  const words = milestone(worldIndex(economy, day - 1), worldIndex(economy, day));
  if (words) news.push({ subject: 'index', ...words, iata: '' });
  return news;
}
