import { addNetWorth, removeNetWorth } from './books/net-worth.ts';
import { addStatementIndexes, removeStatementIndexes } from './books/statement-indexes.ts';
import { addValuations, removeValuations } from './books/valuation.ts';

migrate(
  (app) => {
    addValuations(app);
    addStatementIndexes(app);
    addNetWorth(app);
  },
  (app) => {
    removeNetWorth(app);
    removeStatementIndexes(app);
    removeValuations(app);
  },
);
