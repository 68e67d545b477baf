import type { ReactNode } from 'react';
import { StatusPage } from '#web/components/status-page.tsx';

/** Shown instead of a page whose email link has an invalid token. */
export function MailedLinkFailure({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <StatusPage label="Invalid key" title="This link does not work" actions={actions}>
      <p className="max-w-[56ch] text-muted">{children}</p>
    </StatusPage>
  );
}
