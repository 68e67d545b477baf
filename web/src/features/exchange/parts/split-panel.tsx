import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '#web/components/icon.tsx';
import { Panel } from '#web/components/panel.tsx';
import { useDetailFocus } from '#web/components/use-detail-focus.ts';
import { useMedia } from '#web/lib/use-media.ts';

/** Windows with room for list, details and a part of the map. */
const WIDE = '(min-width: 1280px)';
const nothing = () => undefined;

interface DetailProps {
  title: ReactNode;
  /** Text of the button that returns to the list. */
  back: string;
  /** Whether the list is hidden. */
  isAlone: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Details of one item of the list. The focus moves to its title when it opens. */
function Detail({ title, back, isAlone, onClose, children }: DetailProps) {
  const element = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useDetailFocus(element, heading, onClose);
  return (
    <section
      ref={element}
      aria-label="Details"
      className="relative min-h-0 min-w-0 flex-1 overflow-y-auto overscroll-contain p-4"
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-col items-start gap-2">
          <button
            type="button"
            onClick={onClose}
            className="flex min-h-6 items-center gap-1.5 rounded-control text-13 text-accent underline underline-offset-4 max-md:min-h-11"
          >
            <Icon of={ArrowLeft} />
            {isAlone ? back : 'Close details'}
          </button>
          <h3 ref={heading} tabIndex={-1} className="text-16 font-bold">
            {title}
          </h3>
        </div>
        {children}
      </div>
    </section>
  );
}

/**
 * Keeps the place in a list that is hidden while an item is open: its scroll position, and the focus on the item.
 * A hidden list loses both.
 */
function useKeptPlace(isHidden: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<{ top: number; focused: Element | null }>({ top: 0, focused: null });
  useEffect(() => {
    const element = list.current;
    const note = () => {
      // A hidden list scrolls to its top.
      if (element?.offsetParent) place.current.top = element.scrollTop;
    };
    const noteFocus = () => {
      place.current.focused = document.activeElement;
    };
    element?.addEventListener('scroll', note);
    element?.addEventListener('focusin', noteFocus);
    return () => {
      element?.removeEventListener('scroll', note);
      element?.removeEventListener('focusin', noteFocus);
    };
  }, []);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || isHidden) return;
    const { top, focused } = place.current;
    element.scrollTop = top;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && focused instanceof HTMLElement && element.contains(focused))
      focused.focus({ preventScroll: true });
  }, [isHidden]);
  return list;
}

interface SplitPanelProps {
  title: string;
  onClose: () => void;
  list: ReactNode;
  /** Key, title and content of the open item, if any, and whether it needs the width of the list too. */
  detail: { key: string; title: ReactNode; content: ReactNode; isWide?: boolean } | null;
  /** Text of the button that returns to the list. */
  back: string;
  onCloseDetail: () => void;
}

/**
 * A panel over the map with a list at the left and the open item at the right. Windows without room for both show one
 * of them, and keep the place in the list. Escape closes the item first.
 */
export function SplitPanel({ title, onClose, list, detail, back, onCloseDetail }: SplitPanelProps) {
  const wide = useMedia(WIDE);
  const isWide = detail?.isWide ?? false;
  const isSplit = wide && detail !== null && !isWide;
  const isHidden = detail !== null && !isSplit;
  const kept = useKeptPlace(isHidden);
  return (
    <Panel
      title={title}
      onClose={onClose}
      onEscape={detail ? nothing : onClose}
      width={isSplit || isWide ? 'md:w-[860px] md:max-w-[calc(100%-24px)]' : 'md:w-[440px]'}
      flush
    >
      <div
        ref={kept}
        data-exchange-list
        className={`relative min-h-0 flex-col overflow-y-auto overscroll-contain p-4 ${isHidden ? 'hidden' : 'flex'} ${isSplit ? 'w-[440px] shrink-0 border-r border-line' : 'min-w-0 flex-1'}`}
      >
        {list}
      </div>
      {detail && (
        <Detail key={detail.key} title={detail.title} back={back} isAlone={isHidden} onClose={onCloseDetail}>
          {detail.content}
        </Detail>
      )}
    </Panel>
  );
}
