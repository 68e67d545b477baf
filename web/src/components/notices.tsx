import { X } from 'lucide-react';
import { dismissNotice, type NoticeTone, useNotices } from '../lib/notices.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

const EDGES: Record<NoticeTone, string> = {
  neutral: 'border-l-accent',
  good: 'border-l-good',
  bad: 'border-l-bad',
};

/** The notices in the region that the root component provides. */
export default function Notices() {
  return useNotices().map(({ id, text, tone, action }) => (
    <div
      key={id}
      className={`pointer-events-auto flex max-w-[400px] items-center gap-2 rounded-control border border-l-4 border-line bg-surface py-1 pr-1 pl-3 text-13 shadow-float ${EDGES[tone]}`}
    >
      <span className="flex-1">{text}</span>
      {action && (
        <Button
          className="md:h-8"
          onClick={() => {
            dismissNotice(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={X} label="Dismiss" onClick={() => dismissNotice(id)} />
    </div>
  ));
}
