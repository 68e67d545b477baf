let read = () => location.hash;

/** The hash being navigated to. Requests, which is all that loaders get, carry none. */
export const wantedHash = (): string => read();

/** Tells where the hash is found once there is a router; before that, the address bar has it. */
export function readHashFrom(source: () => string): void {
  read = source;
}
