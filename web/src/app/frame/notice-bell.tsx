import { Bell } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { IconButton } from '#web/components/icon-button.tsx';
import { usePopover } from '#web/components/use-popover.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useOwnNotices } from '#web/lib/game/notices.ts';
import { CountBadge } from './count-badge.tsx';

const NoticeList = lazy(() => import('./notice-list.tsx'));

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
        <CountBadge count={unread} />
      </span>
      {open && (
        <Suspense>
          <NoticeList popover={popover} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
