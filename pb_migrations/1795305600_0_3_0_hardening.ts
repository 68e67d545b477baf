import { hideBackRelations, restoreRelations } from './hardening/plain-ids.ts';
import { addClockFields, removeClockFields } from './hardening/world.ts';

migrate(
  (app) => {
    addClockFields(app);
    hideBackRelations(app);
  },
  (app) => {
    restoreRelations(app);
    removeClockFields(app);
  },
);
