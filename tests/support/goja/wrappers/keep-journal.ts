import type { emptyJournal as real } from '#hooks/world/clock/journal.ts';

export * from '#hooks/world/clock/journal.ts';

export const emptyJournal: typeof real = () => undefined;
