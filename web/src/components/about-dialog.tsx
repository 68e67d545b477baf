import { About } from './about.tsx';
import { Dialog } from './dialog.tsx';

/** The about dialog of the top bar. */
export function AboutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="About Airline Manager">
      <About />
    </Dialog>
  );
}
