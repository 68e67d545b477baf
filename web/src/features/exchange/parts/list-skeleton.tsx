import { Skeleton } from '#web/components/skeleton.tsx';

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The layout of a list while it is loaded. @param of for screen readers: "negotiations" */
export function ListSkeleton({ of }: { of: string }) {
  return (
    <div role="status" aria-label={`Loading the ${of}`} className="flex animate-late flex-col gap-3">
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-11" />
      ))}
    </div>
  );
}
