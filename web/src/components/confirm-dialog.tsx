import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps extends Omit<ComponentProps<typeof Dialog>, 'actions'> {
  /** Text of the button that does it. */
  confirm: ReactNode;
  tone?: 'primary' | 'danger';
  pending: boolean;
  disabled?: boolean;
  onConfirm: () => void;
}

/** Asks before something happens that costs money or cannot be undone. The focus is on the safe button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirm, tone = 'primary', pending, disabled = false, onConfirm, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button data-autofocus disabled={pending} onClick={dialog.onClose}>
            Cancel
          </Button>
          <Button tone={tone} pending={pending} disabled={disabled} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
