import { isFile } from '#hooks/platform/http/is-file.ts';
import { GO, STARTED } from '#tests/support/build/marks.ts';

export const sayStarted = (app: CoreApp): void => $os.writeFile(`${app.dataDir()}/${STARTED}`, '', 0o600);

/** Says that a call has started, and waits until the test tells it to go on. */
export function untilTold(app: CoreApp): void {
  sayStarted(app);
  while (!isFile(`${app.dataDir()}/${GO}`)) sleep(20);
}
