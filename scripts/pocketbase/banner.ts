const BANNER = /Server started at http|^├─ REST API:|^└─ (Dashboard|REST API):/;

/**
 * Checks for the lines with which PocketBase announces itself. The project's own announcement replaces them.
 */
export const isBanner = (line: string): boolean => BANNER.test(line);
