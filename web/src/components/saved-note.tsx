import { Check } from 'lucide-react';
import { Icon } from './icon.tsx';

/**
 * Shows beside a control whether its change is being saved or has been saved. Screen readers announce it
 * politely.
 */
export function SavedNote({ state }: { state: 'idle' | 'saving' | 'saved' }) {
  return (
    <span aria-live="polite" className="inline-flex min-h-5 items-center gap-1 text-12 text-muted">
      {state === 'saving' && 'Saving…'}
      {state === 'saved' && (
        <>
          <Icon of={Check} className="text-good" /> Saved
        </>
      )}
    </span>
  );
}
