import { CircleUser, Info, LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AboutDialog } from '../../components/about-dialog.tsx';
import { AirlineBadge } from '../../components/airline-badge.tsx';
import { Icon } from '../../components/icon.tsx';
import { IconButton, iconButtonClass } from '../../components/icon-button.tsx';
import { Tooltip } from '../../components/tooltip.tsx';
import { useOwnAirline } from '../../lib/airline.ts';
import { useSession } from '../../lib/session.ts';

function OwnAirline() {
  const { data: airline } = useOwnAirline();
  if (!airline) return null;
  return (
    <div className="flex min-w-0 items-center gap-2 border-l border-line pl-3">
      <AirlineBadge primary={airline.colour_primary} secondary={airline.colour_secondary} />
      <span className="truncate text-13 font-medium max-sm:sr-only">{airline.name}</span>
      <span className="code shrink-0 text-12 text-muted">{airline.code}</span>
    </div>
  );
}

interface TopBarProps {
  /** Before the title: the phone's menu button. */
  start?: ReactNode;
}

/**
 * Title, own airline, about and account; room at the right of the airline for the clock and cash to come. Who has no
 * airline yet, and so no account page, can sign out here.
 */
export function TopBar({ start }: TopBarProps) {
  const [about, setAbout] = useState(false);
  const { pathname } = useLocation();
  const user = useSession();
  const hasAirline = user !== null && user.airline !== '';
  return (
    <header className="sticky top-0 z-30 flex h-12 items-center gap-3 border-b border-line bg-surface pr-2 pl-4 max-md:pl-2">
      {start}
      <Link to="/" className="text-14 font-bold whitespace-nowrap text-ink">
        Airline Manager
      </Link>
      {hasAirline && <OwnAirline />}
      <div className="ml-auto flex items-center">
        <IconButton icon={Info} label="About" aria-haspopup="dialog" onClick={() => setAbout(true)} />
        {user && !hasAirline && (
          <Tooltip text="Sign out">
            <Link to="/signout" aria-label="Sign out" className={iconButtonClass}>
              <Icon of={LogOut} size={20} />
            </Link>
          </Tooltip>
        )}
        {hasAirline && (
          <Tooltip text="Account">
            <Link
              to="/account/"
              aria-label="Account"
              aria-current={pathname === '/account/' ? 'page' : undefined}
              className={`${iconButtonClass} aria-[current]:bg-accent-soft aria-[current]:text-accent`}
            >
              <Icon of={CircleUser} size={20} />
            </Link>
          </Tooltip>
        )}
      </div>
      <AboutDialog open={about} onClose={() => setAbout(false)} />
    </header>
  );
}
