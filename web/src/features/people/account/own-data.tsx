import { Download } from 'lucide-react';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { fetchOwnData } from '#web/lib/account.ts';
import { errorText } from '#web/lib/error-text.ts';
import type { SessionUser } from '#web/lib/session.ts';
import { useAction } from '#web/lib/use-action.ts';

/** Downloads a value as a JSON file. */
function saveAsFile(value: unknown, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser starts the download before the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** A button that downloads everything the server stores about the user. */
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
        Download your data
      </Button>
    </div>
  );
}
