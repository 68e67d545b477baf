import { Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Page } from '#web/components/page.tsx';
import { linkTo } from '#web/lib/pages.ts';

/** Staff: a placeholder with a link home. */
export function Component() {
  return (
    <Page title="Staff">
      <EmptyState
        icon={Users}
        title="No staff yet"
        action={
          <Link to={linkTo('world')} className={buttonClass('secondary')}>
            Home
          </Link>
        }
      >
        Pilots, cabin crew, engineers and ground staff will appear here with required and current numbers and
        morale. This page opens in a later version.
      </EmptyState>
    </Page>
  );
}
