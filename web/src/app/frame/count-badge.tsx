const SHOWN_MAX = 99;

/** A count over the corner of an icon button. Decorative, so include the number in the button's name. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute top-0.5 left-1/2 min-w-4 rounded-full bg-accent px-1 text-center text-[11px] leading-4 font-bold text-on-accent tabular-nums max-md:top-1.5"
    >
      {count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}
    </span>
  );
}
