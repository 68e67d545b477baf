/** Classes of a select or an input in the row above a table. */
export const SMALL =
  'h-9 max-md:h-11 min-w-0 rounded-control border border-line-strong bg-surface px-2 text-13 max-md:text-16 text-ink';
