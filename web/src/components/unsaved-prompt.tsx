import { useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { forgetAsked } from './use-address.ts';

interface UnsavedPromptProps {
  /** Whether there are unsaved changes. */
  when: boolean;
  /** The unsaved changes as a subject: "The new fares". */
  what: string;
  /** URL parameters of the form. Changing them leaves the form. A constant. */
  params?: readonly string[];
}

const NO_PARAMS: readonly string[] = [];

const isSamePlace = (from: Location, to: Location, params: readonly string[]): boolean => {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return from.pathname === to.pathname && params.every((name) => before.get(name) === after.get(name));
};

/**
 * Asks for confirmation before the user leaves unsaved changes by a link, back or a close button. The browser
 * asks before the page is closed or reloaded. Set `when` to false in the same update that saves the changes.
 */
export function UnsavedPrompt({ when, what, params = NO_PARAMS }: UnsavedPromptProps) {
  const isDirty = useRef(when);
  isDirty.current = when;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty.current && !isSamePlace(currentLocation, nextLocation, params),
  );
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [when]);
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (isBlocked) forgetAsked();
  }, [isBlocked]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      alert
      open
      title="Leave without saving?"
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button data-autofocus onClick={() => blocker.reset()}>
            Keep editing
          </Button>
          <Button tone="danger" onClick={() => blocker.proceed()}>
            Discard changes
          </Button>
        </>
      }
    >
      {what} will be lost.
    </Dialog>
  );
}
