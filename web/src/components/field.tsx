import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Classes of a text input inside a Field. */
export const inputClass =
  'h-10 max-md:h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-14 max-md:text-16 text-ink ' +
  'placeholder:text-muted disabled:cursor-not-allowed disabled:bg-raised disabled:text-muted ' +
  'aria-invalid:border-bad aria-invalid:outline-bad';

interface FieldNoteProps {
  /** Id of the input. The note has `${id}-note`, see `noteId`. */
  id: string;
  hint?: ReactNode;
  /** Shown instead of or before the hint. */
  error?: string | undefined;
  /** Whether the hint stays visible with an error. */
  keepsHint?: boolean | undefined;
  className?: string;
}

/** Returns the input's aria-describedby. Undefined if there is no note. */
export const noteId = (id: string, hint: unknown, error: unknown): string | undefined =>
  hint || error ? `${id}-note` : undefined;

/** Error and hint of an input. */
export function FieldNote({ id, hint, error, keepsHint = false, className = '' }: FieldNoteProps) {
  if (!error && !hint) return null;
  return (
    <div id={`${id}-note`} className={`flex flex-col gap-1 text-13 ${className}`}>
      {error && (
        <p className="flex items-start gap-1.5 text-bad">
          <Icon of={CircleAlert} className="mt-0.5" />
          {error}
        </p>
      )}
      {hint && (keepsHint || !error) && <p className="text-muted">{hint}</p>}
    </div>
  );
}

interface FieldProps extends Omit<FieldNoteProps, 'className'> {
  label: ReactNode;
  /** Classes of label and input as one item of a row or grid. The note then follows all items. */
  groupClass?: string | undefined;
  children: ReactNode;
}

/** An input with label, error and hint. For inputs that TextField does not cover. */
export function Field({ label, groupClass, children, ...note }: FieldProps) {
  const input = (
    <>
      <label htmlFor={note.id} className="text-13 font-medium">
        {label}
      </label>
      {children}
    </>
  );
  if (!groupClass)
    return (
      <div className="flex flex-col gap-1.5">
        {input}
        <FieldNote {...note} />
      </div>
    );
  return (
    <>
      <div className={groupClass}>{input}</div>
      <FieldNote {...note} className="order-last col-span-full w-full" />
    </>
  );
}
