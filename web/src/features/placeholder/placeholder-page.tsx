import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Page } from '#web/components/page.tsx';
import { linkTo } from '#web/lib/pages.ts';
import { COMING } from './coming.ts';

/** A page whose content comes in a later version, with its purpose and a link home. */
export function Component() {
  const coming = COMING[useLocation().pathname];
  if (!coming) return null;
  return (
    <Page title={coming.title}>
      <EmptyState
        icon={coming.icon}
        title="Not open yet"
        action={
          <Link to={linkTo('world')} className={buttonClass('secondary')}>
            Open the map
          </Link>
        }
      >
        {coming.text} This page opens in a later version.
      </EmptyState>
    </Page>
  );
}
