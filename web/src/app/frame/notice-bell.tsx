import { Bell } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { IconButton } from '#web/components/icon-button.tsx';
import { usePopover } from '#web/components/use-popover.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useOwnNotices } from '#web/lib/game/notices.ts';

const NoticeList = lazy(() => import('./notice-list.tsx'));

const SHOWN_MAX = 99;

/** Button with the number of unread notifications. Opens the list. */
export function NoticeBell() {
  const { open, toggle, close, box, button, popover } = usePopover('bottom-end');
  const unread = useOwnNotices().data?.filter(({ read }) => !read).length ?? 0;

  return (
    <div ref={box}>
      <span className="relative inline-flex">
        <IconButton
          ref={button}
          icon={Bell}
          label={unread > 0 ? `Notifications, ${formatNumber(unread)} unread` : 'Notifications'}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={toggle}
        />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-0.5 left-1/2 min-w-4 rounded-full bg-accent px-1 text-center text-[11px] leading-4 font-bold text-on-accent tabular-nums max-md:top-1.5"
          >
            {unread > SHOWN_MAX ? `${SHOWN_MAX}+` : unread}
          </span>
        )}
      </span>
      {open && (
        <Suspense>
          <NoticeList popover={popover} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
