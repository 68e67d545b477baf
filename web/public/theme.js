// Sets the theme before the first paint. A separate file, because the content security policy forbids inline scripts.
// src/lib/theme.ts takes over once the app runs and uses the same key and attribute.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('airline-manager.theme');
  } catch {
    // Storage may be blocked: the system's theme it is.
  }
  const dark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
