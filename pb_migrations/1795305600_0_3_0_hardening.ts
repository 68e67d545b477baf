import { addClockFields, removeClockFields } from './hardening/world.ts';

migrate(
  (app) => {
    addClockFields(app);
  },
  (app) => {
    removeClockFields(app);
  },
);
