/** Checks whether there is a file at a path. False for a folder. */
export function isFile(path: string): boolean {
  try {
    return !$os.stat(path).isDir();
  } catch {
    return false;
  }
}
