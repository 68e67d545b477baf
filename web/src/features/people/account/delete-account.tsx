import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { nameKey } from '#game/airline/airline-name.ts';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { deleteAccount } from '#web/lib/account.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { errorText } from '#web/lib/error-text.ts';
import { formatMoney } from '#web/lib/format.ts';
import { linkTo } from '#web/lib/pages.ts';
import type { SessionUser } from '#web/lib/session.ts';
import { useForm } from '#web/lib/use-form.ts';

/** The dialog's content. Its state is reset each time the dialog opens. */
function DeleteDialog({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { data: airline } = useOwnAirline();
  const navigate = useNavigate();
  const accepted = [user.email, airline?.name ?? ''].filter(Boolean).map(nameKey);
  const confirmed = accepted.includes(nameKey(typed));
  const { failure, pending, formProps } = useForm({
    canSend: confirmed,
    send: async () => {
      await deleteAccount();
      await navigate(linkTo('world'), { replace: true });
    },
  });
  const close = () => {
    if (!pending) onClose();
  };

  return (
    <Dialog
      alert
      open
      title="Delete your account?"
      onClose={close}
      width={480}
      actions={
        <>
          <Button disabled={pending} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form="delete-account" tone="danger" disabled={!confirmed} pending={pending}>
            Delete account
          </Button>
        </>
      }
    >
      <form id="delete-account" className="flex flex-col gap-4" {...formProps}>
        <div>
          <p>This permanently deletes:</p>
          <ul className="mt-1 list-disc pl-5">
            {airline && (
              <li className="break-words">
                your airline <strong>{airline.name}</strong> ({airline.code}) with its{' '}
                {formatMoney(airline.cash)} and its books
              </li>
            )}
            <li className="break-words">
              your account {user.username} ({user.email}) and its settings
            </li>
          </ul>
          <p className="mt-2">Other players can then use the name and code. This cannot be undone.</p>
        </div>
        <TextField
          data-autofocus
          label={airline ? `Type ${airline.name} or your email to confirm` : `Type ${user.email} to confirm`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          disabled={pending}
          onChange={(event) => setTyped(event.target.value)}
        />
        {failure && (
          <Banner tone="bad" title="The account was not deleted">
            {errorText(failure)}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}

/** Deletes the account after the user has seen what is lost and typed a name to confirm. */
export function DeleteAccount({ user }: { user: SessionUser }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-col items-start">
      <Button tone="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Delete account
      </Button>
      {asking && <DeleteDialog user={user} onClose={() => setAsking(false)} />}
    </div>
  );
}
