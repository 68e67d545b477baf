import { remindPlayers as real } from '#hooks/modules/airline.ts';
import { REMINDED } from '#tests/support/build/marks.ts';

export * from '#hooks/modules/airline.ts';

/** The job says that it has ended, and with it all emails that it sends. */
export const remindPlayers: typeof real = (app) => {
  try {
    real(app);
  } finally {
    console.log(REMINDED);
  }
};
