import { Link } from 'react-router-dom';
import { linkToAirline } from '../lib/pages.ts';

interface AirlineLinkProps {
  name: string;
  code: string;
  onClick?: () => void;
  className?: string;
}

/** The name of an airline as a link to its page. */
export function AirlineLink({ name, code, onClick, className = 'truncate' }: AirlineLinkProps) {
  return (
    <Link
      to={linkToAirline(code)}
      onClick={onClick}
      className={`text-accent underline underline-offset-4 max-md:-my-3 max-md:py-3 ${className}`}
    >
      {name}
    </Link>
  );
}
