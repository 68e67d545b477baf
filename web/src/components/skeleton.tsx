/** A grey block in the place of what is loading. Size it by class names; the region around it says what is awaited. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded-tag bg-line motion-reduce:animate-none ${className ?? ''}`}
    />
  );
}
