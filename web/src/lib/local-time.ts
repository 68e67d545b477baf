import { timeText } from '#game/network/timetable/clock.ts';
import { solarOffset } from '#game/network/timetable/local-time.ts';

/** Returns the solar time at a longitude: "08:10". @param minute world minute, UTC */
export const localTime = (minute: number, lon: number): string => timeText(minute + solarOffset(lon));
