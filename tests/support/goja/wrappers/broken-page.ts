import type { hasCopy as real } from '#hooks/platform/page/serve-page.ts';

export * from '#hooks/platform/page/negotiate.ts';

const nothing = null as unknown as { boom: () => never };

export const hasCopy: typeof real = () => nothing.boom();
