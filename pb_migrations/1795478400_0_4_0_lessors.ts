import { addModelFigures, removeModelFigures } from './lessors/model-figures.ts';

migrate(
  (app) => {
    addModelFigures(app);
  },
  (app) => {
    removeModelFigures(app);
  },
);
