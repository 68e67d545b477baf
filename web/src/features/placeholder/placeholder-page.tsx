import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';
import { COMING } from './coming.ts';

/** A page whose content comes with a later version: its title, what it will be for, a link home. */
export function Component() {
  const coming = COMING[useLocation().pathname];
  if (!coming) return null;
  return (
    <Page title={coming.title}>
      <EmptyState
        icon={coming.icon}
        title="Not open yet"
        action={
          <Link to="/" className={buttonClass('secondary')}>
            Go to the map
          </Link>
        }
      >
        {coming.text} It opens with a later version.
      </EmptyState>
    </Page>
  );
}
