import { dateText, timeText } from '../../game/timetable/clock.ts';
import type { ActionContext } from './context.ts';

/** A world minute as the date and time of a sentence: Tue 6 Jan 2026 08:10 UTC. */
export const sayMinute = ({ world }: ActionContext, minute: number): string =>
  `${dateText(world.start, minute)} ${timeText(minute)} UTC`;
