import icons from '@page-icons';
import { lazy, Suspense, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '#web/components/icon.tsx';
import { Tooltip } from '#web/components/tooltip.tsx';
import { isCurrent, NAVIGATION, type NavEntry, type NavGroup } from './navigation.ts';

const WaitingCount = lazy(() => import('#web/features/exchange/waiting-count.tsx'));

const ITEM =
  'relative flex w-full items-center gap-3 rounded-control px-2.5 text-14 text-muted transition-colors hover:bg-raised ' +
  'hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent';

interface ListProps {
  /** Shows only icons. Tooltips and assistive technology have the labels. */
  rail: boolean;
}

function Entry({ entry, rail }: { entry: NavEntry } & ListProps) {
  const { pathname, search } = useLocation();
  const current = isCurrent(entry.to, pathname, search);
  const icon = icons[entry.icon];
  return (
    <li>
      <Tooltip text={entry.label} side="right" disabled={!rail} className="w-full">
        <Link
          to={entry.to}
          aria-current={current ? 'page' : undefined}
          className={`${ITEM} h-9 max-md:h-11 ${rail ? 'justify-center' : ''}`}
        >
          {icon && <Icon of={icon} size={20} />}
          <span className={rail ? 'sr-only' : 'truncate'}>{entry.label}</span>
          {entry.hasCount && (
            <Suspense>
              <WaitingCount rail={rail} />
            </Suspense>
          )}
          {!rail && entry.isComing && (
            // Drawn in CSS, so that the entry's text contains only its label.
            <span
              aria-hidden="true"
              className="ml-auto rounded-tag bg-raised px-1.5 text-12 text-muted before:content-['Soon']"
            />
          )}
        </Link>
      </Tooltip>
    </li>
  );
}

function Group({ group, rail }: { group: NavGroup } & ListProps) {
  const id = useId();
  const entries = group.entries.map((entry) => <Entry key={entry.to} entry={entry} rail={rail} />);
  if (!group.label) return entries;
  return (
    <li className="flex flex-col gap-0.5">
      <span id={id} className={rail ? 'sr-only' : 'px-2.5 pb-0.5 text-12 font-medium text-muted'}>
        {group.label}
      </span>
      <ul aria-labelledby={id} className="flex flex-col gap-0.5">
        {entries}
      </ul>
    </li>
  );
}

/** The entries of the side navigation and of the phone's drawer. */
export function NavList({ rail }: ListProps) {
  const [first, second] = NAVIGATION;
  const block = (groups: NavGroup[]) => (
    <ul className="flex flex-col gap-2.5">
      {groups.map((group) => (
        <Group key={group.label ?? group.entries[0]?.to} group={group} rail={rail} />
      ))}
    </ul>
  );
  return (
    <>
      {block(first)}
      <hr className="my-3 border-line" />
      {block(second)}
    </>
  );
}
