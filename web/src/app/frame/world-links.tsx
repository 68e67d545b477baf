import { type LucideIcon, Newspaper, Trophy } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { usePopover } from '#web/components/use-popover.ts';
import { linkTo } from '#web/lib/pages.ts';
import { PHONE, useMedia } from '#web/lib/use-media.ts';
import { BarLink } from './bar-link.tsx';

const LINKS: readonly { to: string; label: string; icon: LucideIcon }[] = [
  { to: linkTo('ranking'), label: 'Ranking', icon: Trophy },
  { to: linkTo('news'), label: 'World news', icon: Newspaper },
];

/** The links in a menu, because a phone's top bar has no room for both. */
function WorldMenu() {
  const { pathname } = useLocation();
  const { open, toggle, close, box, button, popover } = usePopover('bottom-end');
  return (
    <div ref={box}>
      <IconButton
        ref={button}
        icon={Trophy}
        label="Ranking and news"
        aria-expanded={open}
        onClick={toggle}
        className={LINKS.some(({ to }) => to === pathname) ? 'bg-accent-soft text-accent' : ''}
      />
      {open && (
        <nav
          ref={popover}
          aria-label="Ranking and news"
          className="fixed z-40 min-w-48 rounded-panel border border-line bg-surface p-1 shadow-float"
        >
          {LINKS.map(({ to, label, icon }) => (
            <Link
              key={to}
              to={to}
              aria-current={pathname === to ? 'page' : undefined}
              onClick={close}
              className="flex h-11 items-center gap-3 rounded-control px-3 hover:bg-raised aria-[current]:bg-accent-soft aria-[current]:text-accent"
            >
              <Icon of={icon} size={20} />
              {label}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}

/** Links to the pages about all airlines. */
export function WorldLinks() {
  if (useMedia(PHONE)) return <WorldMenu />;
  return LINKS.map((link) => <BarLink key={link.to} {...link} />);
}
