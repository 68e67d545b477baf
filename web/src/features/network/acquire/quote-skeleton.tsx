import { Skeleton } from '#web/components/skeleton.tsx';

/** Replaces the facts about a pair while they are loading. */
export function QuoteSkeleton() {
  return (
    <div role="status" className="flex animate-late flex-col gap-4">
      <span className="sr-only">Loading route …</span>
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
