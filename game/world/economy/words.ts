import { dateText } from '#game/network/timetable/clock.ts';
import { DAY } from '../time.ts';
import type { KnownEvent } from './outlook.ts';
import { COUNTRY_NAMES, HOST_CITIES, REGION_NAMES } from './places.ts';

type Worded = Pick<KnownEvent, 'kind' | 'place' | 'factor' | 'reason'>;

const REASONS: Readonly<
  Record<'fewer' | 'more' | 'expensive' | 'cheap' | 'closure' | 'sport', readonly string[]>
> = {
  fewer: ['A regional recession', 'A health alert', 'A weak currency', 'A wave of travel warnings'],
  more: ['A regional boom', 'A tourism campaign', 'A strong currency', 'New visa-free travel'],
  expensive: ['A cut in oil production', 'Refineries out of service', 'A blocked shipping route'],
  cheap: ['A glut of crude oil', 'New refineries', 'A cut in fuel taxes'],
  closure: ['Volcanic ash', 'A military exercise', 'A fault in air traffic control'],
  sport: ['The football finals', 'The summer games', 'The athletics championships', 'The rugby finals'],
};

/** Returns why an event takes place, as the beginning of a sentence. */
export function reasonOf({ kind, factor, reason }: Worded): string {
  const all =
    kind === 'region'
      ? REASONS[factor < 1 ? 'fewer' : 'more']
      : kind === 'fuel'
        ? REASONS[factor < 1 ? 'cheap' : 'expensive']
        : REASONS[kind];
  return all[Math.min(all.length - 1, Math.floor(reason * all.length))] as string;
}

/** Returns the name of an event's place. Empty for fuel. */
export function placeOf({ kind, place }: Pick<Worded, 'kind' | 'place'>): string {
  if (kind === 'region') return REGION_NAMES[place as keyof typeof REGION_NAMES] ?? place;
  if (kind === 'closure') return COUNTRY_NAMES[place] ?? place;
  return kind === 'sport' ? (HOST_CITIES[place] ?? place) : '';
}

/** Returns a factor as a change: "+25%" or "−18%". */
export function changeText(factor: number): string {
  const change = Math.round((factor - 1) * 100);
  if (change === 0) return '0%';
  return change < 0 ? `−${-change}%` : `+${change}%`;
}

/** Returns what an event changes, without its dates: "Demand to South America −18%". */
export function effectText(event: Worded): string {
  const place = placeOf(event);
  if (event.kind === 'closure') return `Airports in ${place} closed`;
  if (event.kind === 'fuel') return `Fuel price ${changeText(event.factor)}`;
  return `Demand to ${place} ${changeText(event.factor)}`;
}

/** Returns the dates of an event as seen on a world day: "until Thu 12 Mar 2026". */
export function datesText(event: Pick<KnownEvent, 'starts' | 'ends'>, start: string, day: number): string {
  const dateOf = (of: number) => dateText(start, of * DAY);
  const isAhead = event.starts > day;
  const from = isAhead ? `from ${dateOf(event.starts)} ` : '';
  if (event.ends === null) return `${from}until further notice`;
  return `${from}${isAhead ? 'to' : 'until'} ${dateOf(event.ends - 1)}`;
}
