import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';

const BASE =
  'inline-flex h-9 max-md:h-11 items-center justify-center gap-2 rounded-control border px-3.5 text-14 font-medium ' +
  'whitespace-nowrap transition-colors select-none disabled:cursor-not-allowed disabled:opacity-55 ' +
  'aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

const TONES: Record<ButtonTone, string> = {
  primary: 'border-transparent bg-accent text-on-accent not-disabled:hover:bg-accent-hover',
  secondary: 'border-line-strong bg-surface text-ink not-disabled:hover:bg-raised',
  quiet: 'border-transparent bg-transparent text-ink not-disabled:hover:bg-raised',
  danger: 'border-transparent bg-bad text-on-bad not-disabled:hover:bg-bad-hover',
};

/** Classes of a button, also for links. */
export const buttonClass = (tone: ButtonTone = 'secondary', extra = ''): string =>
  `${BASE} ${TONES[tone]} ${extra}`;

interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone;
  /** Disables the button and shows a spinner. */
  pending?: boolean;
}

export function Button({ tone, pending = false, disabled, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || pending}
      aria-busy={pending || undefined}
      className={buttonClass(tone, className)}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
