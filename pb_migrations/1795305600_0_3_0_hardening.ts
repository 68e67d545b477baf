import { addFuelBurnt, removeFuelBurnt } from './hardening/fuel-burnt.ts';
import { addClockFields, removeClockFields } from './hardening/world.ts';

migrate(
  (app) => {
    addClockFields(app);
    addFuelBurnt(app);
  },
  (app) => {
    removeFuelBurnt(app);
    removeClockFields(app);
  },
);
