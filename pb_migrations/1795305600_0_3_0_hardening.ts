import { addLimits, removeLimits } from './hardening/limits.ts';
import { addClockFields, removeClockFields } from './hardening/world.ts';

migrate(
  (app) => {
    addClockFields(app);
    addLimits(app);
  },
  (app) => {
    removeLimits(app);
    removeClockFields(app);
  },
);
