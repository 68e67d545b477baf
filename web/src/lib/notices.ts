import { useSyncExternalStore } from 'react';

export type NoticeTone = 'neutral' | 'good' | 'bad';

/** A button on a notice. A click also dismisses the notice. */
export interface NoticeAction {
  label: string;
  run: () => void;
}

export interface Notice {
  id: number;
  text: string;
  tone: NoticeTone;
  action: NoticeAction | null;
}

const SHOWN_MS = 6000;
/** Duration of a notice with a button. */
const SHOWN_WITH_ACTION_MS = 20_000;
const listeners = new Set<() => void>();
let notices: readonly Notice[] = [];
let lastId = 0;

function change(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** Dismisses a notice. */
export function dismissNotice(id: number): void {
  change(notices.filter((notice) => notice.id !== id));
}

/** Shows a notice about an event elsewhere on the page. */
export function notify(text: string, tone: NoticeTone = 'neutral', action: NoticeAction | null = null): void {
  lastId += 1;
  const id = lastId;
  change([...notices.slice(-2), { id, text, tone, action }]);
  setTimeout(() => dismissNotice(id), action ? SHOWN_WITH_ACTION_MS : SHOWN_MS);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the notices on screen, oldest first. */
export const useNotices = (): readonly Notice[] => useSyncExternalStore(subscribe, () => notices);
