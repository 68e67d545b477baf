import type { ReactNode } from 'react';

interface ListButtonProps {
  registration: string;
  /** Name of the model. */
  model: string;
  /** The figure at the right of the first line. */
  figure: ReactNode;
  /** The second line, muted: text at the left, a tag or time at the right. */
  detail: ReactNode;
  end: ReactNode;
  /** Whether its details are open. */
  isOpen?: boolean;
  onOpen: () => void;
}

/** An aircraft as an item of two lines that opens its details. */
export function ListButton({ registration, model, figure, detail, end, isOpen, onOpen }: ListButtonProps) {
  return (
    <button
      type="button"
      aria-current={isOpen || undefined}
      onClick={onOpen}
      className="flex w-full flex-col gap-0.5 rounded-control px-2 py-2 text-left text-13 hover:bg-raised aria-[current]:bg-accent-soft max-md:min-h-11"
    >
      <span className="flex w-full items-baseline justify-between gap-3">
        <span className="min-w-0 truncate">
          <span className="code normal-nums">{registration}</span> {model}
        </span>
        <span className="shrink-0 font-medium tabular-nums">{figure}</span>
      </span>
      <span className="flex w-full items-center justify-between gap-3 text-12 text-muted tabular-nums">
        <span className="truncate">{detail}</span>
        <span className="flex shrink-0 items-center gap-2">{end}</span>
      </span>
    </button>
  );
}
