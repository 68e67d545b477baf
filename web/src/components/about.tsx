import { useQuery } from '@tanstack/react-query';
import { publicConfigQuery } from '../lib/public-config.ts';
import { Dialog } from './dialog.tsx';

/** Version and copyright, for the about dialog and the about page. */
export function About() {
  const { data, isError } = useQuery(publicConfigQuery);
  return (
    <div className="flex flex-col gap-3">
      <p>A browser game in which you run an airline: routes, fleet, operations, finance and staff.</p>
      <p className="text-muted tabular-nums">Version {data?.version ?? (isError ? 'unknown' : '…')}</p>
      <p className="text-muted">© 2023–2024 Airline Manager</p>
      <p className="text-13 text-muted">
        Airports by OurAirports, land and borders by Natural Earth, both in the public domain. Towns and city
        names by GeoNames, CC BY 4.0. Pairs that airlines fly by OpenFlights, Open Database License 1.0.
      </p>
    </div>
  );
}

/** The about dialog of the top bar. */
export function AboutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="About Airline Manager">
      <About />
    </Dialog>
  );
}
