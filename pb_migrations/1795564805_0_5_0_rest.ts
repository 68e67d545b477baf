import { addFareRules, removeFareRules } from './rest/fare-rule.ts';
import { addVisits, removeVisits } from './rest/visits.ts';
import { addRest, removeRest } from './rest/world.ts';

migrate(
  (app) => {
    addRest(app);
    addFareRules(app);
    addVisits(app);
  },
  (app) => {
    removeVisits(app);
    removeFareRules(app);
    removeRest(app);
  },
);
