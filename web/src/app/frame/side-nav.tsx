import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '#web/components/icon.tsx';
import { Tooltip } from '#web/components/tooltip.tsx';
import { STORAGE_KEYS } from '#web/config/storage-keys.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { NavList } from './nav-list.tsx';

/**
 * Returns whether the side navigation is pinned, and a function that toggles and saves it. Pinned by default.
 */
function usePinned(): [boolean, () => void] {
  const [pinned, setPinned] = useState(() => readStored(STORAGE_KEYS.sideNavPinned) !== 'false');
  const toggle = () => {
    writeStored(STORAGE_KEYS.sideNavPinned, String(!pinned));
    setPinned(!pinned);
  };
  return [pinned, toggle];
}

/** Windows with room for the pinned navigation beside the page. */
const WIDE = '(min-width: 1024px)';

/** The side navigation: pinned open, or a rail of icons. Narrow windows always have the rail. */
export function SideNav() {
  const wide = useMedia(WIDE);
  const [pinned, toggle] = usePinned();
  const rail = !(wide && pinned);
  const label = pinned ? 'Unpin navigation' : 'Pin navigation';
  return (
    <nav
      aria-label="Main"
      className={`sticky top-(--below-bar) flex h-[calc(100dvh-var(--below-bar))] shrink-0 flex-col border-r border-line bg-surface pb-(--safe-bottom) ${rail ? 'w-14' : 'w-60'}`}
    >
      <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto p-2">
        <NavList rail={rail} />
      </div>
      {wide && (
        <div className="border-t border-line p-2">
          <Tooltip text={label} side="right" disabled={!rail} className="w-full">
            <button
              type="button"
              aria-label={label}
              aria-pressed={pinned}
              onClick={toggle}
              className={`flex h-9 w-full items-center gap-3 rounded-control px-2.5 text-13 text-muted transition-colors hover:bg-raised hover:text-ink ${rail ? 'justify-center' : ''}`}
            >
              <Icon of={rail ? PanelLeftOpen : PanelLeftClose} size={20} />
              {!rail && 'Unpin'}
            </button>
          </Tooltip>
        </div>
      )}
    </nav>
  );
}
