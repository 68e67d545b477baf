import { useRef, useState } from 'react';
import type { FreshStart } from '#game/payloads/insolvency.ts';
import { Button } from '#web/components/button.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ConfirmFirst, useMustConfirm } from './confirm-first.tsx';
import { type Draft, FoundingAlert } from './founding-alert.tsx';
import { HubChoice } from './hub-choice.tsx';
import { HubField } from './hub-field.tsx';
import { hubLabel } from './hub-label.ts';
import { HubView } from './hub-view.tsx';
import { FreshStartNote, LapsedNote } from './returning-notes.tsx';
import { useHubSearch } from './use-hub-search.ts';

/**
 * Founds an airline. Nothing is saved before the player confirms the alert.
 * @param last end of the player's last airline, if an administrator has closed it
 */
export function FoundingForm({ last }: { last: FreshStart | undefined }) {
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState<string>();
  const [hubText, setHubText] = useState('');
  const [draft, setDraft] = useState<Draft>({});
  const [open, setOpen] = useState<'alert' | 'cancel'>();
  const nameField = useRef<HTMLInputElement>(null);
  const [isTypingHub, setTypingHub] = useState(false);
  const search = useHubSearch(hubText, isTypingHub);
  const mustConfirm = useMustConfirm();

  const canSend = name.trim() !== '' && !mustConfirm;
  const { formProps } = useForm({ canSend, send: async () => setOpen('alert') });
  const changeName = (value: string) => {
    setName(value);
    setNameError(undefined);
    // A new name gets a new code, and new colours unless the player has chosen some.
    setDraft({ colours: draft.colours });
  };
  const onReturn = (error?: string) => {
    setOpen(undefined);
    setNameError(error);
    // Wait until the dialog has restored the focus.
    if (error) requestAnimationFrame(() => nameField.current?.focus());
  };

  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(340px,440px)_minmax(0,1fr)]">
      <div className="flex flex-col gap-6 p-6 max-md:p-4 md:border-r md:border-line lg:px-10 lg:py-12">
        <header className="flex flex-col gap-1">
          <h1 tabIndex={-1} className="text-28 font-bold">
            Found your airline
          </h1>
          <p className="text-muted">You need only a name and a home airport to start.</p>
        </header>
        <LapsedNote />
        {last && <FreshStartNote last={last} />}
        {mustConfirm && <ConfirmFirst />}
        <form {...formProps} className="flex flex-col gap-4">
          <TextField
            ref={nameField}
            label="Airline name"
            name="airline-name"
            autoComplete="off"
            autoFocus
            value={name}
            onChange={(event) => changeName(event.target.value)}
            error={nameError}
          />
          <HubField
            value={hubText}
            onChange={setHubText}
            onFocus={() => setTypingHub(true)}
            suggestions={search.suggestions}
            onPick={(airport) => setHubText(hubLabel(airport))}
            hint={search.isLoading ? 'Loading airports …' : undefined}
          />
          {search.error !== null && (
            <ErrorState
              title="The airports could not be loaded"
              error={search.error}
              onRetry={search.retry}
            />
          )}
          {search.proposals.length > 0 && (
            <HubChoice
              legend="Suggested hubs"
              options={search.proposals}
              onPick={(airport) => setHubText(hubLabel(airport))}
            />
          )}
          <div className="mt-2 flex items-center justify-between gap-2">
            <Button tone="quiet" className="-ml-3.5" onClick={() => setOpen('cancel')}>
              Cancel
            </Button>
            <Button type="submit" tone="primary" disabled={!canSend}>
              Next
            </Button>
          </div>
        </form>
      </div>
      <HubView
        hub={search.hub}
        catchment={search.catchment}
        conditions={search.conditions}
        className="max-md:border-t md:min-h-full"
        mapClassName="max-md:h-64 md:flex-1"
      />
      {open === 'alert' && (
        <FoundingAlert
          name={name}
          hubText={hubText}
          search={search}
          onPickHub={(airport) => setHubText(hubLabel(airport))}
          draft={draft}
          isFresh={last !== undefined}
          onDraft={setDraft}
          onReturn={onReturn}
        />
      )}
      <CancelDialog open={open === 'cancel'} onClose={() => setOpen(undefined)} />
    </div>
  );
}
