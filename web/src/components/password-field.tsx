import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password field with a button that shows the characters. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          aria-label={shown ? 'Hide characters' : 'Show characters'}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
          className="h-8 rounded-tag px-2 max-md:h-11 max-md:px-3 text-12 font-medium text-muted hover:text-ink disabled:opacity-55"
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
