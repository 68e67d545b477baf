import { BellOff, X } from 'lucide-react';
import { type RefCallback, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { dateText, timeText } from '#game/network/timetable/clock.ts';
import type { Notice } from '#game/tables/notice.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { act } from '#web/lib/act.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { errorText } from '#web/lib/error-text.ts';
import { useOwnNotices } from '#web/lib/game/notices.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { PHONE, useMedia } from '#web/lib/use-media.ts';
import { useWorld } from '#web/lib/world.ts';

interface EntryProps {
  notice: Notice;
  onOpen: (notice: Notice) => void;
}

function Entry({ notice, onOpen }: EntryProps) {
  const { data: world } = useWorld();
  const { minute, title, body, link, read } = notice;
  const content = (
    <>
      <span className="flex items-baseline gap-2">
        {!read && (
          <span className="size-2 shrink-0 self-center rounded-full bg-accent">
            <span className="sr-only">Unread</span>
          </span>
        )}
        <span className={`min-w-0 flex-1 ${read ? '' : 'font-bold'}`}>{title}</span>
        <span className="shrink-0 text-12 whitespace-nowrap text-muted tabular-nums">
          {world && `${dateText(world.start, minute)} ${timeText(minute)}`}
        </span>
      </span>
      {body && <span className="mt-0.5 block text-13 text-muted">{body}</span>}
    </>
  );
  const look = 'block w-full px-4 py-2.5 text-left text-14';
  return (
    <li className="border-b border-line last:border-b-0">
      {link.startsWith('/') ? (
        <Link to={link} className={`${look} hover:bg-raised`} onClick={() => onOpen(notice)}>
          {content}
        </Link>
      ) : (
        <div className={look}>{content}</div>
      )}
    </li>
  );
}

interface NoticeListProps {
  /** Places the list below the bell. */
  popover: RefCallback<HTMLElement>;
  onClose: () => void;
}

/** The airline's notifications, newest first. Below the bell, or below the whole top bar on a phone. */
export default function NoticeList({ popover, onClose }: NoticeListProps) {
  const phone = useMedia(PHONE);
  const notices = useOwnNotices();
  const heading = useRef<HTMLHeadingElement>(null);
  const read = useAction({
    mutationFn: (ids: string[] | undefined) => act('notices.read', { notices: ids }),
    onError: (error) => notify(errorText(error), 'bad'),
    // The pressed button disappears.
    onSuccess: () => heading.current?.focus({ preventScroll: true }),
  });
  const hasBeenAway = (useOwnAirline().data?.away_until ?? 0) > 0;
  const { change } = useAddress();
  const unread = notices.data?.some((notice) => !notice.read) ?? false;

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const open = (notice: Notice) => {
    if (!notice.read) read.run([notice.id]);
    onClose();
  };
  return (
    <section
      ref={phone ? undefined : popover}
      role="dialog"
      aria-label="Notifications"
      className="z-30 flex max-h-[min(560px,75dvh,var(--room))] flex-col overflow-hidden rounded-panel border border-line bg-surface shadow-float max-md:absolute max-md:inset-x-0 max-md:top-full max-md:rounded-t-none md:fixed md:w-[400px]"
    >
      <div className="flex items-center gap-2 border-b border-line py-1.5 pr-2 pl-4">
        <h2 ref={heading} tabIndex={-1} className="flex-1 text-14 font-bold">
          Notifications
        </h2>
        {hasBeenAway && (
          <Button
            tone="quiet"
            onClick={() => {
              change({ away: '1' });
              onClose();
            }}
          >
            Last absence
          </Button>
        )}
        {unread && (
          <Button tone="quiet" pending={read.isPending} onClick={() => read.run(undefined)}>
            Mark all as read
          </Button>
        )}
        <IconButton icon={X} label="Close" onClick={onClose} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {notices.data ? (
          notices.data.length > 0 ? (
            <ul>
              {notices.data.map((notice) => (
                <Entry key={notice.id} notice={notice} onOpen={open} />
              ))}
            </ul>
          ) : (
            <div className="p-4">
              <EmptyState icon={BellOff} title="No notifications yet">
                Deliveries, checks and cancellations will appear here.
              </EmptyState>
            </div>
          )
        ) : notices.isError ? (
          <div className="p-4">
            <ErrorState
              title="The notifications could not be loaded"
              error={notices.error}
              onRetry={() => notices.refetch()}
            />
          </div>
        ) : (
          <p role="status" className="flex items-center gap-2 p-4 text-muted">
            <Spinner /> Loading notifications …
          </p>
        )}
      </div>
    </section>
  );
}
