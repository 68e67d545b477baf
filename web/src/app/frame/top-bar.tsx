import { CircleUser, Info, LogOut, Mail } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { AboutDialog } from '#web/components/about.tsx';
import { AirlineBadge } from '#web/components/airline-badge.tsx';
import { Icon } from '#web/components/icon.tsx';
import { IconButton, iconButtonClass } from '#web/components/icon-button.tsx';
import { Tooltip } from '#web/components/tooltip.tsx';
import { useOwnAirline } from '#web/lib/airline.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useUnreadMessages } from '#web/lib/game/unread-messages.ts';
import { linkTo, linkToAirline } from '#web/lib/pages.ts';
import { useSession } from '#web/lib/session.ts';
import { BarLink } from './bar-link.tsx';
import { Cash } from './cash.tsx';
import { NoticeBell } from './notice-bell.tsx';
import { WorldClock } from './world-clock.tsx';
import { WorldLinks } from './world-links.tsx';

/** Link to the messages with the number of unread ones. */
function MessageLink() {
  const unread = useUnreadMessages();
  return (
    <BarLink
      icon={Mail}
      label={unread > 0 ? `Messages, ${formatNumber(unread)} unread` : 'Messages'}
      tip="Messages"
      to={linkTo('messages')}
      count={unread}
    />
  );
}

const Countdown = lazy(() => import('./insolvency-countdown.tsx'));

/** The countdown of an insolvent airline. Nothing for all others. */
function Insolvency() {
  const since = useOwnAirline().data?.insolvent_from ?? 0;
  return since > 0 ? (
    <Suspense>
      <Countdown since={since} />
    </Suspense>
  ) : null;
}

function OwnAirline() {
  const { data: airline } = useOwnAirline();
  if (!airline) return null;
  return (
    <Link
      to={linkToAirline(airline.code)}
      className="flex min-w-0 items-center gap-2 underline-offset-4 hover:underline max-md:h-8"
    >
      <AirlineBadge primary={airline.colour_primary} secondary={airline.colour_secondary} />
      <span className="truncate text-13 font-medium max-md:sr-only">{airline.name}</span>
      <span className="code shrink-0 text-12 text-muted">{airline.code}</span>
    </Link>
  );
}

interface TopBarProps {
  /** Content before the title, such as the phone's menu button. */
  start?: ReactNode;
}

/**
 * The top bar with airline, clock, cash, ranking, news, messages, notifications, about and account. On a phone, clock
 * and cash are in a second row, and players find about in the menu. Users without an airline have no account page, so
 * they can sign out here.
 */
export function TopBar({ start }: TopBarProps) {
  const [about, setAbout] = useState(false);
  const user = useSession();
  const hasAirline = user !== null && user.airline !== '';
  return (
    <header className="sticky top-0 z-30 -mr-(--safe-right) -ml-(--safe-left) border-b border-line bg-surface pt-(--safe-top) max-md:pr-(--safe-right) max-md:pl-(--safe-left) md:flex md:h-(--below-bar) md:items-center md:gap-3 md:pr-[calc(8px+var(--safe-right))] md:pl-[calc(16px+var(--safe-left))]">
      <div
        className={`flex h-12 items-center gap-3 max-md:pr-2 md:contents ${start ? 'max-md:pl-2' : 'max-md:pl-4'}`}
      >
        {start}
        <Link to={linkTo('world')} className="truncate text-14 font-bold text-ink max-md:leading-[44px]">
          Airline Manager
        </Link>
        <div className="ml-auto flex shrink-0 items-center md:order-last">
          {hasAirline && <WorldLinks />}
          {hasAirline && <MessageLink />}
          {hasAirline && <NoticeBell />}
          <IconButton
            icon={Info}
            label="About"
            aria-haspopup="dialog"
            className={hasAirline ? 'max-md:hidden' : ''}
            onClick={() => setAbout(true)}
          />
          {user && !hasAirline && (
            <Tooltip text="Sign out">
              <Link to={linkTo('signOut')} aria-label="Sign out" className={iconButtonClass}>
                <Icon of={LogOut} size={20} />
              </Link>
            </Tooltip>
          )}
          {hasAirline && <BarLink icon={CircleUser} label="Account" to={linkTo('account')} />}
        </div>
      </div>
      {hasAirline && (
        <div className="flex min-w-0 items-center gap-3 max-md:h-8 max-md:border-t max-md:border-line max-md:px-3 md:flex-1 md:border-l md:border-line md:pl-3">
          <OwnAirline />
          <div className="group/now ml-auto flex items-center gap-3 max-sm:gap-1.5">
            <WorldClock />
            <Insolvency />
            <Cash />
          </div>
        </div>
      )}
      <AboutDialog open={about} onClose={() => setAbout(false)} />
    </header>
  );
}
