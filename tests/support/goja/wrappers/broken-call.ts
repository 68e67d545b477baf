import type { airportOf as real } from '#hooks/demand/pair-of-query.ts';

export * from '#hooks/demand/pair-of-query.ts';

const nothing = null as unknown as { boom: () => never };

export const airportOf: typeof real = () => nothing.boom();
