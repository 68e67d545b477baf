import { Skeleton } from '../skeleton.tsx';

/** Placeholder of a loading table, shown after one second. @param of plural noun: "routes" */
export function TableSkeleton({ of, rows = 8 }: { of: string; rows?: number }) {
  return (
    <div role="status" className="animate-late rounded-panel border border-line">
      <span className="sr-only">Loading {of} …</span>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content keep their order
        <div key={index} className="flex h-9 items-center gap-6 border-b border-line px-3 last:border-b-0">
          <Skeleton className="h-3 w-24" />
          <Skeleton className="h-3 flex-1" />
          <Skeleton className="h-3 w-16" />
        </div>
      ))}
    </div>
  );
}
