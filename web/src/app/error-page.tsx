import { useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Button } from '../components/button.tsx';
import { StatusPage } from '../components/status-page.tsx';
import { errorText } from '../lib/error-text.ts';

/** Returns the technical details of an error. */
function detailsOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}\n${String(error.data)}`;
  if (error instanceof Error) return error.stack || `${error.name}: ${error.message}`;
  return errorText(error);
}

function Unexpected({ error }: { error: unknown }) {
  const [shown, setShown] = useState(false);
  return (
    <StatusPage
      label="Error"
      title="Something went wrong!"
      actions={
        <>
          <Button onClick={() => location.reload()}>Reload</Button>
          <Button aria-expanded={shown} aria-controls="error-details" onClick={() => setShown(!shown)}>
            {shown ? 'Hide Error' : 'Show Error'}
          </Button>
        </>
      }
    >
      <p className="max-w-[56ch] text-muted">
        {navigator.onLine
          ? 'The page could not be shown. Your saved data is safe.'
          : 'This device is offline and the page has not been loaded before. Your saved data is safe.'}
      </p>
      <div id="error-details" hidden={!shown} className="max-w-full">
        <pre className="max-h-[40dvh] overflow-auto rounded-control border border-line bg-raised p-3 text-12 whitespace-pre-wrap">
          {detailsOf(error)}
        </pre>
      </div>
    </StatusPage>
  );
}

/** Content of an error boundary: the 404 and 403 pages, and a general page for all other errors. */
export function ErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 0;
  if (status === 404) {
    return (
      <StatusPage label="Error 404" title="Page not found">
        <p className="text-muted">There is no page at this address.</p>
      </StatusPage>
    );
  }
  if (status === 403) {
    return (
      <StatusPage label="Error 403" title="Forbidden Access">
        <p className="text-muted">You do not have access to this page.</p>
      </StatusPage>
    );
  }
  return <Unexpected error={error} />;
}
