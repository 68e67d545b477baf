import { addNextChange, removeNextChange } from './identity/next-change.ts';

migrate(
  (app) => addNextChange(app),
  (app) => removeNextChange(app),
);
