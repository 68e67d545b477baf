import { useSyncExternalStore } from 'react';

export type NoticeTone = 'neutral' | 'good' | 'bad';

/** Something that can be done about a notice; pressing it takes the notice away. */
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
/** Long enough to read, decide and reach the button. */
const SHOWN_WITH_ACTION_MS = 20_000;
const listeners = new Set<() => void>();
let notices: readonly Notice[] = [];
let lastId = 0;

function change(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** Takes a notice away. */
export function dismissNotice(id: number): void {
  change(notices.filter((notice) => notice.id !== id));
}

/** Says something that happened elsewhere than on the part of the screen being looked at. */
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

/** The notices on screen, oldest first. */
export const useNotices = (): readonly Notice[] => useSyncExternalStore(subscribe, () => notices);
