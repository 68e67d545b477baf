import { type ComponentProps, type ReactNode, useId } from 'react';
import { Field, inputClass, noteId } from './field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  hint?: ReactNode;
  error?: string;
  keepsHint?: boolean;
  /** Content at the end of the input. */
  end?: ReactNode;
}

/** A text input with label, hint and error. */
export function TextField({ label, hint, error, keepsHint, end, className, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <Field {...{ id, label, hint, error, keepsHint }}>
      <div className="relative">
        <input
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId(id, hint, error)}
          className={`${inputClass} ${end ? 'pr-16' : ''} ${className ?? ''}`}
        />
        {end && <div className="absolute inset-y-0 right-1 flex items-center">{end}</div>}
      </div>
    </Field>
  );
}
