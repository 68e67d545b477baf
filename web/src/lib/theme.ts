import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from './storage.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';
export type Theme = 'light' | 'dark';

const system = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let choice = readChoice();

function readChoice(): ThemeChoice {
  const stored = readStored(STORAGE_KEYS.theme);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function resolve(): Theme {
  if (choice !== 'system') return choice;
  return system.matches ? 'dark' : 'light';
}

/** The theme that the document has. The system's may already be another one, before its event arrives. */
let applied = resolve();

function apply(): void {
  applied = resolve();
  document.documentElement.dataset.theme = applied;
  for (const listener of listeners) listener();
}

/** Syncs the theme with the system and with other tabs. Call once. */
export function followTheme(): void {
  apply();
  system.addEventListener('change', apply);
  addEventListener('storage', (event) => {
    if (event.key !== STORAGE_KEYS.theme) return;
    choice = readChoice();
    apply();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets and saves the theme in all tabs of this browser. */
export function chooseTheme(next: ThemeChoice): void {
  choice = next;
  writeStored(STORAGE_KEYS.theme, next);
  apply();
}

/** Returns the chosen theme: light, dark or system. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, () => choice);

/** Returns the document's theme. Canvas layers redraw when it changes. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, () => applied);
