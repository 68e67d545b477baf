import { Link } from 'react-router-dom';
import { linkTo } from '#web/lib/pages.ts';

/** Says why a button is disabled whose action an insolvent airline cannot take: see `useIsBlocked`. */
export function InsolvencyNote() {
  return (
    <p role="status" className="text-13 text-bad">
      You cannot do this while your airline is insolvent.{' '}
      <Link
        to={linkTo('bank')}
        className="inline-block whitespace-nowrap underline underline-offset-4 max-md:-my-3 max-md:py-3"
      >
        See the ways out
      </Link>
    </p>
  );
}
