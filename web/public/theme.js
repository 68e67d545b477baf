// Sets the theme before the first paint. A file of its own, because the content security policy allows no inline
// script; src/lib/theme.ts takes over once the application runs and keeps the same key and attribute.
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
