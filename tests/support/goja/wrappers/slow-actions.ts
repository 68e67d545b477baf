import { act as real } from '#hooks/modules/act.ts';
import { untilTold } from '../until-told.ts';

/** Actions take as long as the test wants. */
export const act: typeof real = (e) => {
  untilTold(e.app);
  real(e);
};
