import { Bell } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useOwnNotices } from '../../lib/game/notices.ts';

const NoticeList = lazy(() => import('./notice-list.tsx'));

const MOST_SHOWN = 99;

/** How many notifications are new, and the way to all of them. */
export function NoticeBell() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const unread = useOwnNotices().data?.filter(({ read }) => !read).length ?? 0;

  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress, { capture: true });
    return () => document.removeEventListener('pointerdown', onPress, { capture: true });
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside are interactive; this only hears Escape from them
    <div ref={box} onKeyDown={onKeyDown} className="md:relative">
      <span className="relative inline-flex">
        <IconButton
          ref={button}
          icon={Bell}
          label={unread > 0 ? `Notifications, ${formatNumber(unread)} unread` : 'Notifications'}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-0.5 left-1/2 min-w-4 rounded-full bg-accent px-1 text-center text-[11px] leading-4 font-bold text-on-accent tabular-nums max-md:top-1.5"
          >
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
      </span>
      {open && (
        <Suspense>
          <NoticeList onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
