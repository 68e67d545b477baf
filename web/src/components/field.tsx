import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Classes of a text input inside a Field. */
export const inputClass =
  'h-10 max-md:h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-14 max-md:text-16 text-ink ' +
  'placeholder:text-muted disabled:cursor-not-allowed disabled:bg-raised disabled:text-muted ' +
  'aria-invalid:border-bad aria-invalid:outline-bad';

interface FieldProps {
  /** Id of the input. The note has `${id}-note`, see `noteId`. */
  id: string;
  label: string;
  hint?: ReactNode;
  /** Shown instead of or before the hint. */
  error?: string;
  /** Whether the hint stays visible with an error. */
  keepsHint?: boolean;
  children: ReactNode;
}

/** Returns the input's aria-describedby. Undefined if there is no note. */
export const noteId = (id: string, hint: unknown, error: unknown): string | undefined =>
  hint || error ? `${id}-note` : undefined;

/** An input with label, error and hint. For inputs that TextField does not cover. */
export function Field({ id, label, hint, error, keepsHint = false, children }: FieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-13 font-medium">
        {label}
      </label>
      {children}
      {(error || hint) && (
        <div id={`${id}-note`} className="flex flex-col gap-1 text-13">
          {error && (
            <p className="flex items-start gap-1.5 text-bad">
              <Icon of={CircleAlert} className="mt-0.5" />
              {error}
            </p>
          )}
          {hint && (keepsHint || !error) && <p className="text-muted">{hint}</p>}
        </div>
      )}
    </div>
  );
}
