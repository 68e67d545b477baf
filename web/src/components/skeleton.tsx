/**
 * A grey placeholder while content loads. Set its size with classes. The region around it names the content.
 */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded-tag bg-line motion-reduce:animate-none ${className ?? ''}`}
    />
  );
}
