import { addGoals, removeGoals } from './first_half_hour/goals.ts';
import { addRulesFrom, removeRulesFrom } from './first_half_hour/rules-from.ts';
import { addUndo, removeUndo } from './first_half_hour/undo.ts';

migrate(
  (app) => {
    addRulesFrom(app);
    addUndo(app);
    addGoals(app);
  },
  (app) => {
    removeGoals(app);
    removeUndo(app);
    removeRulesFrom(app);
  },
);
