import type { NewsKind } from '#game/tables/news.ts';

/** Names of the kinds of news. */
export const NEWS_WORDS: Readonly<Record<NewsKind, string>> = {
  economy: 'Economy',
  founded: 'New airline',
  gone: 'Closed',
  record: 'Record',
};

/** Filters of the page, with the kinds that each one shows. */
export const NEWS_FILTERS = [
  { value: 'all', label: 'All', kinds: ['economy', 'founded', 'gone', 'record'] },
  { value: 'economy', label: 'Economy', kinds: ['economy'] },
  { value: 'airlines', label: 'Airlines', kinds: ['founded', 'gone'] },
  { value: 'records', label: 'Records', kinds: ['record'] },
] as const satisfies readonly { value: string; label: string; kinds: readonly NewsKind[] }[];
