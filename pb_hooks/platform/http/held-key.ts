/** Takes a key of the process's store unless another holder has it. Atomic across runtimes. */
export const takeKey = (app: CoreApp, key: string, holder: string): boolean =>
  app.store().getOrSet(key, () => holder) === holder;

export const holdsKey = (app: CoreApp, key: string, holder: string): boolean =>
  app.store().get(key) === holder;

/** Releases a key if this holder has it. */
export function giveBackKey(app: CoreApp, key: string, holder: string): void {
  if (holdsKey(app, key, holder)) app.store().remove(key);
}

/** Runs `work` if no other runtime holds the key. Returns whether it ran. */
export function whileHeld(app: CoreApp, key: string, holder: string, work: () => void): boolean {
  if (!takeKey(app, key, holder)) return false;
  try {
    work();
  } finally {
    giveBackKey(app, key, holder);
  }
  return true;
}

/** Returns a holder name that no other runtime uses. */
export const newHolder = (task = ''): string => `${task} ${$security.randomString(15)}`;
