let read = () => location.hash;

/** Returns the hash of the navigation target. Loaders need it because their requests have none. */
export const wantedHash = (): string => read();

/** Sets the source of the hash once there is a router. Before that, the location has it. */
export function readHashFrom(source: () => string): void {
  read = source;
}
