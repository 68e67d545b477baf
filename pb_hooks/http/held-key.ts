/** Takes a key of the process's store, or leaves it to its holder; one step, whatever other runtimes do. */
export const takeKey = (app: CoreApp, key: string, holder: string): boolean =>
  app.store().getOrSet(key, () => holder) === holder;

export const holdsKey = (app: CoreApp, key: string, holder: string): boolean =>
  app.store().get(key) === holder;

/** Only the holder gives a key back. */
export function giveBackKey(app: CoreApp, key: string, holder: string): void {
  if (holdsKey(app, key, holder)) app.store().remove(key);
}

/** Runs `work` if no other runtime holds the key, and returns whether it ran. */
export function whileHeld(app: CoreApp, key: string, holder: string, work: () => void): boolean {
  if (!takeKey(app, key, holder)) return false;
  try {
    work();
  } finally {
    giveBackKey(app, key, holder);
  }
  return true;
}

/** A name that no other runtime takes a key with. */
export const newHolder = (task = ''): string => `${task} ${$security.randomString(15)}`;
