/** Sends JSON about the caller's airline. Nothing may keep it. */
export function sendPrivate(e: core.RequestEvent, body: object): void {
  e.response?.header().set('Cache-Control', 'no-store');
  e.json(200, body);
}
