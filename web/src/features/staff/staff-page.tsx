import { Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';

/** Staff: a placeholder with a link home. */
export function Component() {
  return (
    <Page title="Staff">
      <EmptyState
        icon={Users}
        title="Nobody hired yet"
        action={
          <Link to="/" className={buttonClass('secondary')}>
            Home
          </Link>
        }
      >
        Pilots, cabin crew, engineers and ground staff will be listed here: how many you need, how many you
        have, and what they think of it. It opens with a later version.
      </EmptyState>
    </Page>
  );
}
