import { X } from 'lucide-react';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { formatCount } from '#web/lib/format.ts';
import type { DraftNews } from './use-drafts.ts';

/** Maximum number of aircraft named individually. */
const NAMED_MAX = 3;

interface DraftNoteProps {
  news: DraftNews;
  /** Returns the registration of an aircraft. Empty if it has left the fleet. */
  nameOf: (id: string) => string;
  onDiscard: () => void;
  onDismiss: () => void;
}

function outdatedWords(outdated: readonly string[], nameOf: (id: string) => string): string {
  const names = outdated.map(nameOf).filter((name) => name !== '');
  const whose =
    names.length === outdated.length && names.length <= NAMED_MAX
      ? names.join(', ')
      : formatCount(outdated.length, 'aircraft');
  return `The draft for ${whose} was discarded because the saved timetable has changed.`;
}

/** Lists the drafts that were restored from an earlier visit and those that were discarded. */
export function DraftNote({ news, nameOf, onDiscard, onDismiss }: DraftNoteProps) {
  const { restored, outdated } = news;
  if (restored === 0 && outdated.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {outdated.length > 0 && <Banner tone="warn">{outdatedWords(outdated, nameOf)}</Banner>}
      {restored > 0 && (
        <Banner>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              Draft restored: {restored === 1 ? 'one changed week' : `${restored} changed weeks`}, not saved
              yet.
            </span>
            <Button tone="quiet" onClick={onDiscard}>
              Discard draft
            </Button>
            <IconButton icon={X} label="Hide this note" onClick={onDismiss} />
          </div>
        </Banner>
      )}
    </div>
  );
}
