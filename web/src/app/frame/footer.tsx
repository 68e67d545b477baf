/** The page's footer. */
export function Footer() {
  return (
    <footer className="border-t border-line px-4 py-1.5 text-12 text-muted">© 2024 Airline Manager</footer>
  );
}
