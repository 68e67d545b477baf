import { lengthenCodes, shortenCodes } from './hardening/airline-code.ts';
import { addConnectionSums, removeConnectionSums } from './hardening/connection-sums.ts';
import { addFuelBurnt, removeFuelBurnt } from './hardening/fuel-burnt.ts';
import { addLapse, removeLapse } from './hardening/lapse.ts';
import { addLimits, removeLimits } from './hardening/limits.ts';
import { recomputeNameKeys } from './hardening/name-keys.ts';
import { hideBackRelations, restoreRelations } from './hardening/plain-ids.ts';
import { addReplayLog, removeReplayLog } from './hardening/replay.ts';
import { addWithdrawnLegs, removeWithdrawnLegs } from './hardening/withdrawn-legs.ts';
import { addClockFields, removeClockFields } from './hardening/world.ts';

migrate(
  (app) => {
    addClockFields(app);
    addReplayLog(app);
    addLimits(app);
    hideBackRelations(app);
    lengthenCodes(app);
    recomputeNameKeys(app);
    addLapse(app);
    addFuelBurnt(app);
    addWithdrawnLegs(app);
    addConnectionSums(app);
  },
  (app) => {
    removeConnectionSums(app);
    removeWithdrawnLegs(app);
    removeFuelBurnt(app);
    removeLapse(app);
    shortenCodes(app);
    restoreRelations(app);
    removeLimits(app);
    removeReplayLog(app);
    removeClockFields(app);
  },
);
