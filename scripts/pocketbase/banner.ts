const BANNER = /Server started at http|^├─ REST API:|^└─ (Dashboard|REST API):/;

/** True for the lines with which PocketBase announces itself; our own announcement takes their place. */
export const isBanner = (line: string): boolean => BANNER.test(line);
