import { useQuery } from '@tanstack/react-query';
import { Handshake, Mail, SearchX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { homeBlocs } from '#game/network/rights/home.ts';
import { homeNames } from '#game/network/rights/missing-right.ts';
import type { PublicAirline } from '#game/payloads/airline.ts';
import { AirlineBadge } from '#web/components/airline-badge.tsx';
import { buttonClass } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Page } from '#web/components/page.tsx';
import { OwnCertificates } from '#web/components/rights/own-certificates.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { Tag } from '#web/components/tag.tsx';
import { placeOf } from '#web/lib/airport-place.ts';
import { countryName, formatDate } from '#web/lib/format.ts';
import { useAirportIndex } from '#web/lib/game/airport-index.ts';
import { publicAirlineQuery } from '#web/lib/game/public-airline.ts';
import { linkTo } from '#web/lib/pages.ts';
import { useSession } from '#web/lib/session.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { useWorld } from '#web/lib/world.ts';
import { AirlineFigures } from './airline-figures.tsx';
import { AirlineFleet } from './airline-fleet.tsx';
import { AirlineRoutes } from './airline-routes.tsx';

const AirlineHistory = lazy(() =>
  import('./airline-history.tsx').then((file) => ({ default: file.AirlineHistory })),
);

/** Badge, code, hub and founding date. */
function Identity({ airline, isOwn }: { airline: PublicAirline; isOwn: boolean }) {
  const hub = useAirportIndex().data?.byId.get(airline.hub);
  const homes = homeBlocs(
    airline.country,
    airline.certificates.map(({ bloc }) => bloc),
  );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-13">
      <AirlineBadge primary={airline.colour_primary} secondary={airline.colour_secondary} size={28} />
      <span className="code text-14">{airline.code}</span>
      {isOwn && <Tag tone="accent">Your airline</Tag>}
      {airline.isRival && <Tag>Run by the server</Tag>}
      <span className="text-muted">
        {hub ? (
          <>
            Hub <span className="code">{hub.iata}</span> {placeOf(hub)}
          </>
        ) : (
          countryName(airline.country)
        )}
        {' · '}Founded {formatDate(airline.founded)}
        {' · '}At home in {homeNames(homes, countryName)}
      </span>
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className="flex animate-late flex-col gap-6">
      <span className="sr-only">Loading the airline …</span>
      <Skeleton className="h-7 w-80 max-w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-60 w-full" />
    </div>
  );
}

function Details({ airline }: { airline: PublicAirline }) {
  const start = useWorld().data?.start;
  return (
    <>
      <AirlineFigures airline={airline} />
      <div className="grid min-w-0 gap-8 xl:grid-cols-[360px_minmax(0,1fr)]">
        <AirlineFleet fleet={airline.fleet} />
        <Suspense fallback={<Skeleton className="h-60 w-full" />}>
          {start && <AirlineHistory weeks={airline.weeks} start={start} />}
        </Suspense>
      </div>
      <AirlineRoutes airline={airline} />
    </>
  );
}

/** The public page of an airline: fleet, routes, fares and past weeks. */
export function Component() {
  const { code = '' } = useParams();
  const own = useSession()?.airline;
  const { data: airline, error, refetch } = useQuery(publicAirlineQuery(code));
  const title = airline?.name ?? (airline === null ? 'No such airline' : code);
  useTitle(title);
  const isOwn = airline != null && airline.id === own;
  return (
    <Page
      title={title}
      actions={
        <div className="flex flex-wrap gap-2">
          {isOwn && (
            <Link to={linkTo('account')} className={buttonClass('secondary')}>
              Change name or colours
            </Link>
          )}
          {!isOwn && airline && airline.fleet.length > 0 && (
            <Link to={linkTo('aircraftMarket', { of: airline.code })} className={buttonClass('secondary')}>
              <Icon of={Handshake} />
              Offer for an aircraft
            </Link>
          )}
          {!isOwn && airline && !airline.isRival && (
            <Link to={linkTo('messages', { with: airline.code })} className={buttonClass('secondary')}>
              <Icon of={Mail} />
              Send message
            </Link>
          )}
          <Link to={linkTo('ranking')} className={buttonClass('secondary')}>
            Open the ranking
          </Link>
        </div>
      }
    >
      {airline ? (
        <>
          <Identity airline={airline} isOwn={isOwn} />
          <Details airline={airline} />
          {isOwn && <OwnCertificates />}
        </>
      ) : airline === null ? (
        <EmptyState
          icon={SearchX}
          title={`No airline has the code ${code}`}
          action={
            <Link to={linkTo('news')} className={buttonClass('secondary')}>
              Read the news
            </Link>
          }
        >
          It may have closed. The ranking lists all airlines, and the news those that have come and gone.
        </EmptyState>
      ) : error ? (
        <ErrorState title="The airline could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </Page>
  );
}
