import { addRefitOrdered, removeRefitOrdered } from './refits/ordered.ts';

migrate(
  (app) => addRefitOrdered(app),
  (app) => removeRefitOrdered(app),
);
