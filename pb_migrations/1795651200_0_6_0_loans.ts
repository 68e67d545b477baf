import { addBaseRate, removeBaseRate } from './loans/base-rate.ts';
import { addLoans, removeLoans } from './loans/loan.ts';

migrate(
  (app) => {
    addBaseRate(app);
    addLoans(app);
  },
  (app) => {
    removeLoans(app);
    removeBaseRate(app);
  },
);
