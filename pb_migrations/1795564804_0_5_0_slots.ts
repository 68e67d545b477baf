import { addSlots, removeSlots } from './slots/slot.ts';
import { addTraffic, removeTraffic } from './slots/traffic.ts';

migrate(
  (app) => {
    addSlots(app);
    addTraffic(app);
  },
  (app) => {
    removeTraffic(app);
    removeSlots(app);
  },
);
