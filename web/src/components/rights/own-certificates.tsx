import { useState } from 'react';
import { countryOf } from '#game/network/rights/blocs.ts';
import { decidedAt } from '#game/network/rights/certificate.ts';
import { routesOn } from '#game/network/rights/home.ts';
import { homeNames } from '#game/network/rights/missing-right.ts';
import { LAPSE_WEEKS, lapsesFrom } from '#game/network/route/lapse.ts';
import { dateText } from '#game/network/timetable/clock.ts';
import type { Certificate } from '#game/tables/certificate.ts';
import { Button } from '#web/components/button.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Section } from '#web/components/section.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { Tag } from '#web/components/tag.tsx';
import { blocTitle } from '#web/lib/bloc-name.ts';
import { countryName, formatMoney } from '#web/lib/format.ts';
import { useAirportIndex } from '#web/lib/game/airport-index.ts';
import { useCertificates, useCertificateTerms, useHomes } from '#web/lib/game/certificates.ts';
import { useRoutes } from '#web/lib/game/routes.ts';
import { useWorld } from '#web/lib/world.ts';
import { ReturnDialog } from './return-dialog.tsx';

const NONE: never[] = [];

/** Returns the pairs of the own routes that rest on a bloc. */
function useResting(homes: readonly string[]): (bloc: string) => string[] {
  const routes = useRoutes().data ?? NONE;
  const byId = useAirportIndex().data?.byId;
  const known = routes.flatMap(({ a, b }) => {
    const ends = [byId?.get(a), byId?.get(b)] as const;
    return ends[0] && ends[1] ? [{ ends: [ends[0], ends[1]] as const }] : [];
  });
  return (bloc) => routesOn(known, homes, bloc).map(({ ends: [a, b] }) => `${a.iata}–${b.iata}`);
}

/** Returns the dates of a certificate, and whether it is in use. @param yearly fee as it would be today */
function facts(
  { state, applied, paid, granted, fee_due, unused_from }: Certificate,
  start: string,
  yearly = 0,
): string {
  const on = (minute: number) => dateText(start, minute);
  if (state === 'applied')
    return `Applied on ${on(applied)} for ${formatMoney(paid)}. Decision on ${on(decidedAt(applied))}.`;
  const fee = yearly > 0 ? `, about ${formatMoney(yearly)}` : '';
  const lapse =
    unused_from > 0
      ? `No flight needs it: it lapses after ${on(lapsesFrom(unused_from))} unless one does.`
      : `It is kept while a flight needs it, and lapses ${LAPSE_WEEKS} weeks afterwards.`;
  return `Granted on ${on(granted)}. Next yearly fee on ${on(fee_due)}${fee}. ${lapse}`;
}

interface OwnCertificateProps {
  certificate: Certificate;
  /** YYYY-MM-DD */
  start: string;
  onReturn: () => void;
}

/** A certificate or an application, with a button that asks before it is returned. */
function OwnCertificate({ certificate, start, onReturn }: OwnCertificateProps) {
  const { bloc, state } = certificate;
  const yearly = useCertificateTerms(countryOf(bloc)).data?.yearly;
  const isGranted = state === 'granted';
  const verb = isGranted ? 'Return' : 'Withdraw';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {blocTitle(bloc)}
          <Tag tone={isGranted ? 'good' : 'neutral'}>{isGranted ? 'Granted' : 'Applied'}</Tag>
        </p>
        <p className="text-13 text-muted">{facts(certificate, start, yearly)}</p>
      </div>
      <Button onClick={onReturn} aria-label={`${verb} ${blocTitle(bloc)}`}>
        {verb} …
      </Button>
    </li>
  );
}

/** The home of the player's airline, and its certificates with their dates. Each can be returned. */
export function OwnCertificates() {
  const { data, error, refetch } = useCertificates();
  const homes = useHomes();
  const start = useWorld().data?.start;
  const restingOn = useResting(homes ?? NONE);
  const [returned, setReturned] = useState<Certificate>();
  return (
    <Section id="rights" title="Home and certificates">
      {data && homes && start ? (
        <>
          <p className="max-w-[80ch] text-13 text-muted">
            You may fly any pair with at least one end in {homeNames(homes, countryName, 'or')}. Other pairs
            need a certificate of one of their ends.
            {data.length === 0 && ' You have none. Choose such a pair to apply for one.'}
          </p>
          <ul className="flex flex-col gap-3">
            {data.map((one) => (
              <OwnCertificate
                key={one.id}
                certificate={one}
                start={start}
                onReturn={() => setReturned(one)}
              />
            ))}
          </ul>
        </>
      ) : error ? (
        <ErrorState
          title="Your certificates could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" className="animate-late">
          <span className="sr-only">Loading your certificates …</span>
          <Skeleton className="h-10 w-full" />
        </div>
      )}
      {returned && (
        <ReturnDialog
          certificate={returned}
          country={countryOf(returned.bloc)}
          resting={returned.state === 'granted' ? restingOn(returned.bloc) : NONE}
          onClose={() => setReturned(undefined)}
        />
      )}
    </Section>
  );
}
