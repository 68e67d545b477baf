/** Errors of SQLite and of the system for a full disk. As in disk.go, which answers for PocketBase's own calls. */
const FULL = /\((13|778|1034|1546|4874)\)|no space left on device|disk quota exceeded|file too large/;
/** The response status of a server that has no room. */
const INSUFFICIENT_STORAGE = 507;
const MESSAGE = "The server's disk is full or cannot be written. Nothing was saved. Tell the operator.";

/** Store key of what the server binary found wrong with the disk when the health call arrived. Empty if nothing is. */
export const DISK_PROBLEM = 'am.disk';

/** Returns the response to a call that failed because of the disk. Null for other errors. */
export const diskFullResponse = (error: string): ApiError | null =>
  FULL.test(error) ? new ApiError(INSUFFICIENT_STORAGE, MESSAGE, null) : null;
