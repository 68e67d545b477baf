import { addReplayLog, removeReplayLog } from './hardening/replay.ts';
import { addClockFields, removeClockFields } from './hardening/world.ts';

migrate(
  (app) => {
    addClockFields(app);
    addReplayLog(app);
  },
  (app) => {
    removeReplayLog(app);
    removeClockFields(app);
  },
);
