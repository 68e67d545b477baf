import { useOpenShare } from './use-open-share.ts';

/** An airline's code in a table, which opens the airline above. */
export function CodeButton({ code }: { code: string }) {
  const open = useOpenShare();
  return (
    <button
      type="button"
      aria-label={`Show ${code}`}
      onClick={() => open(code)}
      className="code -mx-1.5 -my-1 min-h-8 px-1.5 text-accent underline underline-offset-4 max-md:-my-2 max-md:min-h-11"
    >
      {code}
    </button>
  );
}
