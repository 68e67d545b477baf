import type { hasCopy as real } from '#hooks/page/negotiate.ts';

export * from '#hooks/page/negotiate.ts';

const nothing = null as unknown as { boom: () => never };

export const hasCopy: typeof real = () => nothing.boom();
