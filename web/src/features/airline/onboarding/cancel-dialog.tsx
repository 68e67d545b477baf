import { useNavigate } from 'react-router-dom';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { deleteAccount } from '#web/lib/account.ts';
import { errorText } from '#web/lib/error-text.ts';
import { linkTo } from '#web/lib/pages.ts';
import { useSession } from '#web/lib/session.ts';
import { useAction } from '#web/lib/use-action.ts';

interface CancelDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Confirms that the user wants to stop. This deletes the account, because it is of no use without an airline.
 */
export function CancelDialog({ open, onClose }: CancelDialogProps) {
  const email = useSession()?.email;
  const navigate = useNavigate();
  const { run, isPending, error, reset } = useAction({
    mutationFn: deleteAccount,
    onSuccess: () => navigate(linkTo('world'), { replace: true }),
  });
  const close = () => {
    if (isPending) return;
    reset();
    onClose();
  };

  return (
    <Dialog
      alert
      open={open}
      onClose={close}
      title="Are you sure that you want to cancel creating an airline?"
      actions={
        <>
          <Button data-autofocus disabled={isPending} onClick={close}>
            Return
          </Button>
          <Button tone="danger" pending={isPending} onClick={() => run()}>
            Delete Account
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>
          This deletes your account{email && ` (${email})`} and cannot be undone. Nothing else has been saved.
        </p>
        {error && (
          <Banner tone="bad" title="The account was not deleted">
            {errorText(error)}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
