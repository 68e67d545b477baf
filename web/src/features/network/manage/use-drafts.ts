import { useEffect, useState } from 'react';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Route } from '#game/tables/route.ts';
import { STORAGE_KEYS } from '#web/config/storage-keys.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';
import { beginning, edited, redone, undone } from './draft-history.ts';
import { type Draft, keptText, NO_DRAFTS, readDrafts, sortDrafts } from './kept-drafts.ts';
import { isSameWeek } from './plan-week.ts';

const KEY = STORAGE_KEYS.timetableDrafts;

interface DraftsOf {
  /** Id. */
  airline: string;
  fleet: readonly Aircraft[];
  routes: readonly Route[];
  stored: readonly Leg[];
  /** Whether drafts are being saved. The stored timetable may change during this time. */
  isSaving: boolean;
}

/** Changes to drafts that the player did not make just now. */
export interface DraftNews {
  /** Number of aircraft whose drafts were restored from an earlier visit. */
  restored: number;
  /** Ids of aircraft whose drafts were discarded. */
  outdated: readonly string[];
}

const NO_NEWS: DraftNews = { restored: 0, outdated: [] };

/** Returns the drafted weeks with undo and redo. The browser keeps them until they are saved or outdated. */
export function useDrafts({ airline, fleet, routes, stored, isSaving }: DraftsOf) {
  const [first] = useState(() => sortDrafts(readDrafts(readStored(KEY), airline), fleet, routes));
  const [history, setHistory] = useState(() => beginning(first.valid));
  const [news, setNews] = useState<DraftNews>({ restored: first.valid.size, outdated: first.outdated });
  const drafts = history.value;

  useEffect(() => {
    if (drafts.size === 0) removeStored(KEY);
    else writeStored(KEY, keptText(airline, drafts));
  }, [airline, drafts]);

  // Another tab, another page or the server has changed the stored timetable.
  const { valid, outdated } = sortDrafts(drafts, fleet, routes);
  if (!isSaving && outdated.length > 0) {
    setHistory(beginning(valid));
    setNews({ restored: 0, outdated });
  }

  const goTo = (next: typeof history) => {
    setHistory(next);
    return next.value;
  };
  return {
    drafts,
    news,
    /** Changes the weeks of some aircraft, as one step. */
    edit(weeks: ReadonlyMap<string, readonly PlannedLeg[]>) {
      const next = new Map<string, Draft>(drafts);
      for (const [id, legs] of weeks) {
        const revision = fleet.find((one) => one.id === id)?.revision ?? 0;
        const saved = stored.filter(({ aircraft }) => aircraft === id);
        if (isSameWeek(legs, saved)) next.delete(id);
        else next.set(id, { revision, legs });
      }
      setHistory((before) => edited(before, next));
    },
    /** Goes one step back and returns the resulting drafts. Null if there is no step. */
    undo: history.past.length > 0 ? () => goTo(undone(history)) : null,
    redo: history.future.length > 0 ? () => goTo(redone(history)) : null,
    /** Discards all drafts. */
    discard() {
      setHistory(beginning(NO_DRAFTS));
      setNews(NO_NEWS);
    },
    /** Removes the drafts of aircraft that have been saved. */
    settle(saved: readonly string[]) {
      if (saved.length === 0) return;
      setHistory(({ value }) => beginning(new Map([...value].filter(([id]) => !saved.includes(id)))));
      setNews(NO_NEWS);
    },
    /** Clears the news. */
    dismiss: () => setNews(NO_NEWS),
  };
}
