import type { emptyJournal as real } from '#hooks/clock/journal.ts';

export * from '#hooks/clock/journal.ts';

export const emptyJournal: typeof real = () => undefined;
