import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type BannerTone = 'bad' | 'good' | 'warn' | 'neutral';

const LOOKS: Record<BannerTone, { icon: LucideIcon; box: string; mark: string }> = {
  bad: { icon: CircleAlert, box: 'border-bad bg-bad-soft', mark: 'text-bad' },
  good: { icon: CircleCheck, box: 'border-good bg-good-soft', mark: 'text-good' },
  warn: { icon: CircleAlert, box: 'border-warn bg-warn-soft', mark: 'text-warn' },
  neutral: { icon: Info, box: 'border-line bg-raised', mark: 'text-muted' },
};

interface BannerProps {
  tone?: BannerTone;
  title?: string;
  children?: ReactNode;
}

/** A message about a form or page. Screen readers announce bad ones immediately. */
export function Banner({ tone = 'neutral', title, children }: BannerProps) {
  const { icon, box, mark } = LOOKS[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={`flex gap-2.5 rounded-control border px-3 py-2.5 ${box}`}
    >
      <Icon of={icon} size={20} className={mark} />
      <div className="min-w-0">
        {title && <p className="font-bold">{title}</p>}
        {children && <div className="text-13">{children}</div>}
      </div>
    </div>
  );
}
