import { airlineId, bool, type Column, defineTable, freeText, id, type Row, text, whole } from './table.ts';

/** Every kind of notice, with the path of the page that it opens unless the notice names another one. */
export const NOTICE_PAGES = {
  best_week: '/route/',
  certificate: '/route/acquire/',
  delivered: '/fleet/manage/',
  demand: '/route/research/',
  exchange: '/?exchange=market',
  goal: '',
  grounded: '/fleet/maintenance/',
  insolvent: '/finance/banking/',
  loan: '/finance/banking/',
  out_of_cash: '/operations/',
  route: '/route/',
  shares: '/finance/stock-market/',
  slots: '/slots/',
  solvent: '/finance/banking/',
  work_done: '/fleet/maintenance/',
} as const;
export type NoticeKind = keyof typeof NOTICE_PAGES;

/** Messages to airlines. */
export const NOTICE = defineTable({
  name: 'notice',
  access: 'owner',
  exportOrder: 'minute, id',
  indexes: ['airline, minute'],
  columns: {
    id,
    airline: airlineId,
    /** World minute. */
    minute: whole,
    // A text without listed values, so that a new kind needs no migration.
    kind: text as Column<NoticeKind, 'public'>,
    /** Both may contain names that players have chosen. */
    title: freeText,
    body: freeText,
    /** Path of the page about it, or empty. */
    link: text,
    read: bool,
  },
});
export type Notice = Row<typeof NOTICE>;
