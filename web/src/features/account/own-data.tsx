import { Download } from 'lucide-react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { fetchOwnData } from '../../lib/account.ts';
import { errorText } from '../../lib/error-text.ts';
import type { SessionUser } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';

/** Hands a value to the browser's downloads as a JSON file. */
function saveAsFile(value: unknown, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** Everything the server keeps of the user, as a file. */
export function OwnData({ user }: { user: SessionUser }) {
  const { run, isPending, error } = useAction({
    mutationFn: fetchOwnData,
    onSuccess: (data) => saveAsFile(data, `airline-manager-${user.username}.json`),
  });
  return (
    <div className="flex flex-col items-start gap-3">
      {error && (
        <Banner tone="bad" title="Your data could not be fetched">
          {errorText(error)}
        </Banner>
      )}
      <Button pending={isPending} onClick={() => run()}>
        {!isPending && <Icon of={Download} />}
        Download my data
      </Button>
    </div>
  );
}
