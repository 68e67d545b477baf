import { timeText } from '../../../game/timetable/clock.ts';
import { solarOffset } from '../../../game/timetable/local-time.ts';

/** Time of day at a longitude, as the world counts it: "08:10". @param minute world minute, UTC */
export const localTime = (minute: number, lon: number): string => timeText(minute + solarOffset(lon));
