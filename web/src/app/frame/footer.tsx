/** The page's footer. */
export function Footer() {
  return (
    <footer className="border-t border-line px-4 pt-1.5 pb-[calc(6px+var(--safe-bottom))] text-12 text-muted">
      © 2024 Airline Manager
    </footer>
  );
}
