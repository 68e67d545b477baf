import { errorText } from '../lib/error-text.ts';
import { Banner } from './banner.tsx';

interface FormFailureProps {
  /** Error of the form, or null. */
  error: unknown;
  /** Messages already shown below fields. If there are any, the banner is not shown. */
  fields: Record<string, string>;
}

/** Shows why a form was rejected, unless a field already does. */
export function FormFailure({ error, fields }: FormFailureProps) {
  if (error === null || Object.keys(fields).length > 0) return null;
  return (
    <Banner tone="bad" title="Error">
      {errorText(error)}
    </Banner>
  );
}
