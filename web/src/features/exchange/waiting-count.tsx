import { useNegotiationsWaiting } from '#web/lib/game/negotiations-waiting.ts';

const SHOWN_MAX = 99;

/** The number of negotiations that wait for the player's answer, in the side navigation. Updates live. */
export default function WaitingCount({ rail }: { rail: boolean }) {
  const count = useNegotiationsWaiting();
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden="true"
        data-waiting={count}
        className={`min-w-4 rounded-full bg-accent px-1 text-center text-[11px] leading-4 font-bold text-on-accent tabular-nums ${rail ? 'absolute top-0.5 left-1/2' : 'ml-auto'}`}
      >
        {count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}
      </span>
      {/* Part of the link's name: "Negotiations, 2 waiting". */}
      <span className="sr-only">, {count} waiting</span>
    </>
  );
}
