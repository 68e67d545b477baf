import { addRivals, removeRivals } from './rivals/rival.ts';
import { addWorldRivals, removeWorldRivals } from './rivals/world.ts';

migrate(
  (app) => {
    addRivals(app);
    addWorldRivals(app);
  },
  (app) => {
    removeWorldRivals(app);
    removeRivals(app);
  },
);
