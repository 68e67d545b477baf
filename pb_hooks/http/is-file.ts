/** Whether there is a file, and not a folder, at a path. */
export function isFile(path: string): boolean {
  try {
    return !$os.stat(path).isDir();
  } catch {
    return false;
  }
}
