import { airlineId, defineTable, freeText, id, oneOf, type Row, text, whole } from './table.ts';

/** The economy, airlines founded, airlines that are gone, bases opened, certificates, auctions of slots, and records. */
export const NEWS_KINDS = ['economy', 'founded', 'gone', 'base', 'certificate', 'slots', 'record'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/**
 * World news. A row about a player's airline names it only by its id, so that a renamed airline has its
 * present name and a deleted one leaves no name behind: its rows are deleted with it.
 */
export const NEWS = defineTable({
  name: 'news',
  access: 'signed in',
  exportOrder: 'minute, id',
  indexes: ['minute', 'airline', 'kind, minute'],
  columns: {
    id,
    /** World minute. */
    minute: whole,
    kind: oneOf(NEWS_KINDS),
    /** Both may contain names of airlines that the server runs. */
    title: freeText,
    body: freeText,
    /** Path of the page about it, or empty. */
    link: text,
    /** The airline and the airport that it is about, if any. */
    airline: airlineId,
    airport: id,
  },
});
export type News = Row<typeof NEWS>;
