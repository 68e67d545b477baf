import { errorText } from '../lib/error-text.ts';
import { Banner } from './banner.tsx';

interface FormFailureProps {
  /** The failure as a whole; null where there is none. */
  error: unknown;
  /** Messages that stand under their fields already; the banner then says nothing more. */
  fields: Record<string, string>;
}

/** Says why a form was not taken, where no field says it. */
export function FormFailure({ error, fields }: FormFailureProps) {
  if (error === null || Object.keys(fields).length > 0) return null;
  return (
    <Banner tone="bad" title="Error">
      {errorText(error)}
    </Banner>
  );
}
