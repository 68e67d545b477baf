import { WORLD_ID } from '../../game/records/world.ts';
import { visibleMinute } from '../../game/world-clock.ts';
import { answer } from '../http/answer.ts';
import { readClock } from './clock.ts';

/** GET /api/am/world: the clock as it is at this moment, and the price of fuel. */
export function viewWorld(e: core.RequestEvent): void {
  answer(e, () => {
    const world = e.app.findRecordById('world', WORLD_ID);
    const clock = readClock(e.app);
    const { hour, speed, paused } = clock;
    e.response?.header().set('Cache-Control', 'no-store');
    e.json(200, {
      start: world.getString('start'),
      minute: visibleMinute(clock),
      hour,
      speed,
      paused,
      fuel_price: world.getInt('fuel_price'),
      fuel_history: JSON.parse(world.getString('fuel_history') || '[]'),
    });
  });
}
