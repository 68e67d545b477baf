import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { proposeColours, STARTING_CAPITAL } from '#game/airline/airline.ts';
import { tidyName } from '#game/airline/airline-name.ts';
import { startingCapital } from '#game/airline/starting-capital.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { AirlineBadge } from '#web/components/airline-badge.tsx';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { type Colours, LiveryPicker } from '#web/components/livery-picker.tsx';
import { fieldErrors } from '#web/lib/api-error.ts';
import { errorText } from '#web/lib/error-text.ts';
import { formatMoney } from '#web/lib/format.ts';
import { linkTo } from '#web/lib/pages.ts';
import { refreshSession, useSession } from '#web/lib/session.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorld } from '#web/lib/world.ts';
import { CodeField, useCodeCheck } from './code-field.tsx';
import { foundAirline } from './found-airline.ts';
import { FoundingHub } from './founding-hub.tsx';
import { airlinePreviewQuery } from './preview-airline.ts';
import { TakeOff } from './take-off.tsx';
import type { HubSearch } from './use-hub-search.ts';

/** Choices in the alert, kept while it is closed and reopened. */
export interface Draft {
  /** Undefined for the server's proposal. */
  code?: string;
  /** Undefined for the colours derived from the name. */
  colours?: Colours;
}

interface FoundingAlertProps {
  name: string;
  hubText: string;
  search: HubSearch;
  onPickHub: (airport: Airport) => void;
  draft: Draft;
  /** Whether this is a fresh start after a failure. It always has the first airlines' capital. */
  isFresh: boolean;
  onDraft: (draft: Draft) => void;
  /** Called to return to the form, with the server's error if the name was rejected. */
  onReturn: (nameError?: string) => void;
}

/** Shows the airline before it is founded. Nothing is saved until the player confirms here. */
export function FoundingAlert(props: FoundingAlertProps) {
  const { name, hubText, search, onPickHub, draft, isFresh, onDraft, onReturn } = props;
  const navigate = useNavigate();
  const airline = useSession()?.airline ?? '';
  const { data: world } = useWorld();
  const capital = isFresh ? STARTING_CAPITAL : world && startingCapital(world.minute);
  const preview = useQuery(airlinePreviewQuery(name));
  const founding = useAction({ mutationFn: foundAirline });

  const tidy = preview.data?.name ?? tidyName(name);
  const code = draft.code ?? preview.data?.code ?? '';
  const suggested = proposeColours(tidy);
  const colours = draft.colours ?? suggested;
  const codeCheck = useCodeCheck(code, preview.data?.code, preview.isFetching);

  const rejected = fieldErrors(founding.error);
  const nameError = fieldErrors(preview.error).name ?? rejected.name;
  const failure = founding.error ?? (nameError ? null : preview.error);
  const isOwnField = ['name', 'code', 'hub', 'colour_primary', 'colour_secondary'].some(
    (key) => rejected[key],
  );
  const busy = founding.isPending;

  const goHome = useCallback(() => navigate(linkTo('world'), { replace: true }), [navigate]);
  // The airline exists already: founded in another tab, or the response was lost. Refresh the session.
  const alreadyFounded = rejected.airline !== undefined;
  useEffect(() => {
    if (alreadyFounded) refreshSession().catch(() => undefined);
  }, [alreadyFounded]);
  useEffect(() => {
    if (airline !== '' && !founding.isPending && !founding.isSuccess) goHome();
  }, [airline, founding.isPending, founding.isSuccess, goHome]);

  const back = () => {
    if (!busy) onReturn(nameError);
  };
  const confirm = () => {
    if (!search.hub || !preview.data) return;
    founding.run({
      name,
      code,
      hub: search.hub.id,
      colour_primary: colours.primary,
      colour_secondary: colours.secondary,
    });
  };
  const change = (changes: Draft) => {
    founding.reset();
    onDraft({ ...draft, ...changes });
  };

  if (founding.isSuccess) {
    return (
      <Dialog alert open title="Airline founded" onClose={goHome} width={560}>
        <TakeOff name={tidy} colours={colours} onDone={goHome} />
      </Dialog>
    );
  }

  const ready = preview.data && search.hub && !nameError && !codeCheck.error && !codeCheck.checking;
  return (
    <Dialog
      alert
      open
      width={760}
      onClose={back}
      title="Found this airline?"
      actions={
        <>
          <Button data-autofocus disabled={busy} onClick={back}>
            Return
          </Button>
          <Button tone="primary" pending={busy} disabled={!ready} onClick={confirm}>
            {failure && !isOwnField && preview.data ? 'Try again' : 'Found airline'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex items-center gap-4">
          <AirlineBadge primary={colours.primary} secondary={colours.secondary} size={56} />
          <div className="min-w-0">
            <p className="text-20 font-bold break-words">{tidy}</p>
            <p className="text-muted">
              <span className="code">{code || '··'}</span> · starting capital{' '}
              <span className="text-ink tabular-nums">
                {capital === undefined ? '…' : formatMoney(capital)}
              </span>
            </p>
          </div>
        </div>
        {nameError && (
          <Banner tone="bad" title="This name cannot be used">
            {nameError}
          </Banner>
        )}
        {preview.error && !nameError && (
          <Banner tone="bad" title="No code could be proposed">
            <p>{errorText(preview.error)}</p>
            <Button className="mt-2" pending={preview.isFetching} onClick={() => preview.refetch()}>
              Try again
            </Button>
          </Banner>
        )}
        <div className="grid gap-5 md:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
          <div className="flex flex-col gap-4">
            <CodeField
              code={code}
              length={preview.data?.code.length ?? 2}
              onChange={(value) => change({ code: value })}
              check={rejected.code ? { error: rejected.code, checking: false } : codeCheck}
              disabled={busy || !preview.data}
            />
            <LiveryPicker
              value={colours}
              onChange={(value) => change({ colours: value })}
              disabled={busy}
              error={rejected.colour_primary ?? rejected.colour_secondary}
            />
          </div>
          <FoundingHub
            search={search}
            text={hubText}
            onPick={onPickHub}
            disabled={busy}
            error={rejected.hub}
          />
        </div>
        {founding.error && !isOwnField && !alreadyFounded && (
          <Banner tone="bad" title="The airline was not founded">
            {errorText(founding.error)}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
