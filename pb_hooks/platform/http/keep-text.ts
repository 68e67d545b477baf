/**
 * Returns a text that is made once for all callers and again when its state changes. Kept in the process's
 * store, because each handler runs in its own runtime.
 * @param key name in the store
 * @param state one line that changes whenever the text may change
 */
export function keepText(app: CoreApp, key: string, state: string, make: () => string): string {
  const head = `${state}\n`;
  const kept = app.store().get(key);
  if (typeof kept === 'string' && kept.startsWith(head)) return kept.slice(head.length);
  const text = make();
  app.store().set(key, head + text);
  return text;
}
