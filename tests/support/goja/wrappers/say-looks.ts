import { holdsKey as real } from '#hooks/platform/http/held-key.ts';
import { LOOKED } from '#tests/support/build/marks.ts';

export * from '#hooks/platform/http/held-key.ts';

/** The clock says each time that it begins to check what is due. */
export const holdsKey: typeof real = (...key) => {
  console.log(LOOKED);
  return real(...key);
};
