/** First stop of the Tab key. Skips the navigation. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to an anchor of this page, and the handler keeps the URL unchanged
    <a
      href="#main"
      className="fixed top-[calc(6px+var(--safe-top))] left-[calc(8px+var(--safe-left))] z-50 -translate-y-[calc(64px+var(--safe-top))] rounded-control bg-accent px-3 py-2 text-13 font-medium text-on-accent focus:translate-y-0"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      Skip to content
    </a>
  );
}
