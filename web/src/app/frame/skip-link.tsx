/** First stop of the Tab key. Skips the navigation. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to an anchor of this page, and the handler keeps the URL unchanged
    <a
      href="#main"
      className="fixed top-1.5 left-2 z-50 -translate-y-16 rounded-control bg-accent px-3 py-2 text-13 font-medium text-on-accent focus:translate-y-0"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      Skip to content
    </a>
  );
}
