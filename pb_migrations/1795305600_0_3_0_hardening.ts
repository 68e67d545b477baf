import { lengthenCodes, shortenCodes } from './hardening/airline-code.ts';
import { hideBackRelations, restoreRelations } from './hardening/plain-ids.ts';
import { addClockFields, removeClockFields } from './hardening/world.ts';

migrate(
  (app) => {
    addClockFields(app);
    hideBackRelations(app);
    lengthenCodes(app);
  },
  (app) => {
    shortenCodes(app);
    restoreRelations(app);
    removeClockFields(app);
  },
);
