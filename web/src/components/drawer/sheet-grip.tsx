import type { useSheetDrag } from './use-sheet-drag.ts';

/** The bar of a bottom sheet: pull it, or press it. It can be hit 20 px below what shows, beside the close button. */
export function SheetGrip({ isTall, grip }: Pick<ReturnType<typeof useSheetDrag>, 'isTall' | 'grip'>) {
  return (
    <button
      type="button"
      aria-label={isTall ? 'Make the panel lower' : 'Make the panel taller'}
      aria-expanded={isTall}
      {...grip}
      className="relative flex h-6 w-full shrink-0 touch-none items-center justify-center after:absolute after:inset-x-1/4 after:top-0 after:-bottom-5"
    >
      <span aria-hidden="true" className="h-1 w-9 rounded-full bg-line-strong" />
    </button>
  );
}
