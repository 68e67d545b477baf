import { BUILD } from '#scripts/paths.ts';

/** Path of the call that test builds have besides those of the product. */
export const AUDIT_PATH = '/test/audit';

/**
 * A file of hooks with a call that prints what the command `audit` prints, with the product's own rules. A running server
 * needs a quarter of the time of a process that starts for it.
 */
export const AUDIT_CALL = `routerAdd('GET', '${AUDIT_PATH}', (e) => {
  const { log } = console;
  let line = '';
  console.log = (text) => { line = text; };
  try {
    require('${BUILD}/pb_hooks/audit.js').audit($app);
  } finally {
    console.log = log;
  }
  return e.string(200, line);
});`;
