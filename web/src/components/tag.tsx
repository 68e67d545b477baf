import type { ReactNode } from 'react';

export type TagTone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad';

const TONES: Record<TagTone, string> = {
  neutral: 'border-line bg-raised text-muted',
  accent: 'border-accent bg-accent-soft text-accent',
  good: 'border-good bg-good-soft text-good',
  warn: 'border-warn bg-warn-soft text-warn',
  bad: 'border-bad bg-bad-soft text-bad',
};

/** A short classifying label. */
export function Tag({ tone = 'neutral', children }: { tone?: TagTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-tag border px-1.5 text-12 font-medium whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
