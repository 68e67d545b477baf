import { addConnectionSums, removeConnectionSums } from './hardening/connection-sums.ts';
import { addFuelBurnt, removeFuelBurnt } from './hardening/fuel-burnt.ts';
import { addWithdrawnLegs, removeWithdrawnLegs } from './hardening/withdrawn-legs.ts';
import { addClockFields, removeClockFields } from './hardening/world.ts';

migrate(
  (app) => {
    addClockFields(app);
    addFuelBurnt(app);
    addWithdrawnLegs(app);
    addConnectionSums(app);
  },
  (app) => {
    removeConnectionSums(app);
    removeWithdrawnLegs(app);
    removeFuelBurnt(app);
    removeClockFields(app);
  },
);
