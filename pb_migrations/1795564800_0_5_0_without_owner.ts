import { addRules05, removeRules05 } from './without_owner/rules-from.ts';
import { makeUserOptional, makeUserRequired } from './without_owner/user.ts';

migrate(
  (app) => {
    addRules05(app);
    makeUserOptional(app);
  },
  (app) => {
    makeUserRequired(app);
    removeRules05(app);
  },
);
