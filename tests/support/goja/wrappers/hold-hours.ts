import { isFile } from '#hooks/platform/http/is-file.ts';
import { settleHour as real } from '#hooks/settlement/settle-hour.ts';
import { HELD_HOUR, HOLD } from '#tests/support/build/marks.ts';

export * from '#hooks/settlement/settle-hour.ts';

/** Hours wait as long as the test wants. */
export const settleHour: typeof real = (app, hour) => {
  while (hour >= HELD_HOUR && isFile(`${app.dataDir()}/${HOLD}`)) sleep(5);
  real(app, hour);
};
