import type { useSheetDrag } from './use-sheet-drag.ts';

/**
 * The grab bar of a bottom sheet, to drag or click. Its hit area extends 20 px below, beside the close
 * button.
 */
export function SheetGrip({ isTall, grip }: Pick<ReturnType<typeof useSheetDrag>, 'isTall' | 'grip'>) {
  return (
    <button
      type="button"
      aria-label={isTall ? 'Collapse panel' : 'Expand panel'}
      aria-expanded={isTall}
      {...grip}
      className="relative flex h-6 w-full shrink-0 touch-none items-center justify-center after:absolute after:inset-x-1/4 after:top-0 after:-bottom-5"
    >
      <span aria-hidden="true" className="h-1 w-9 rounded-full bg-line-strong" />
    </button>
  );
}
