import { addInsolvency, removeInsolvency } from './insolvency/airline.ts';
import { addFreshStarts, removeFreshStarts } from './insolvency/fresh-start.ts';

migrate(
  (app) => {
    addInsolvency(app);
    addFreshStarts(app);
  },
  (app) => {
    removeFreshStarts(app);
    removeInsolvency(app);
  },
);
