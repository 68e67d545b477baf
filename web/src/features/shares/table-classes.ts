/** Classes of the small tables of the page. */
export const TABLE = 'w-full rounded-panel border border-line text-13 tabular-nums';
export const HEAD = 'h-9 px-3 font-medium max-md:px-2';
export const CELL = 'px-3 py-2 align-middle max-md:px-2';
/** A second line of a cell, for the columns that a phone has no room for. */
export const BELOW = 'block text-12 text-muted md:hidden';
