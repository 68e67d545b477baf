import { dateText, timeText } from '#game/network/timetable/clock.ts';
import type { ActionContext } from './context.ts';

/** Returns a world minute as date and time for a sentence: Tue 6 Jan 2026 08:10 UTC. */
export const sayMinute = ({ world }: ActionContext, minute: number): string =>
  `${dateText(world.start, minute)} ${timeText(minute)} UTC`;
