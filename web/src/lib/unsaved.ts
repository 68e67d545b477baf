import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { currentUser, onSessionChange } from './session.ts';

/** Values that were not saved when the session ended, by form. */
const unsaved = new Map<string, unknown>();
let owner = currentUser()?.id;

onSessionChange((user) => {
  if (user && user.id !== owner) unsaved.clear();
  owner = user?.id ?? owner;
});

/**
 * A state that survives the end of the session: the form has the same content when the same user has signed in again in
 * this tab.
 * @param key of the form and its object
 */
export function useUnsaved<T>(key: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState(() => (unsaved.has(key) ? (unsaved.get(key) as T) : initial));
  const latest = useRef(value);
  latest.current = value;
  useEffect(() => {
    unsaved.delete(key);
    return onSessionChange((user) => {
      if (!user) unsaved.set(key, latest.current);
    });
  }, [key]);
  return [value, setValue];
}
