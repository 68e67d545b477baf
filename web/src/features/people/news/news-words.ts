import { NEWS_KINDS, type NewsKind } from '#game/tables/news.ts';

/** Names of the kinds of news. */
export const NEWS_WORDS: Readonly<Record<NewsKind, string>> = {
  economy: 'Economy',
  founded: 'New airline',
  gone: 'Closed',
  base: 'New base',
  certificate: 'Certificate',
  slots: 'Slots',
  record: 'Record',
};

/** Filters of the page, with the kinds that each one shows. */
export const NEWS_FILTERS = [
  { value: 'all', label: 'All', kinds: NEWS_KINDS },
  { value: 'economy', label: 'Economy', kinds: ['economy'] },
  { value: 'airlines', label: 'Airlines', kinds: ['founded', 'gone', 'base', 'certificate'] },
  { value: 'slots', label: 'Slots', kinds: ['slots'] },
  { value: 'records', label: 'Records', kinds: ['record'] },
] as const satisfies readonly { value: string; label: string; kinds: readonly NewsKind[] }[];
