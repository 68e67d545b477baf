import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the close button or a press beside the dialog. */
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Buttons at the end; the primary one last. */
  actions?: ReactNode;
  /** An alert asks for an answer: it has no close button and a press beside it does nothing. */
  alert?: boolean;
  /** Widest it gets, px. */
  width?: number;
}

/**
 * A modal dialog: the browser's own, which keeps focus inside, makes the page behind it inert and gives focus back.
 * `autoFocus` on a child decides what has focus first; for a destructive question that is the harmless button.
 */
export function Dialog({ open, onClose, title, children, actions, alert = false, width = 440 }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press beside the dialog is an extra; Escape is the keyboard's way
    <dialog
      ref={element}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-body` : undefined}
      style={{ maxWidth: `min(${width}px, calc(100vw - 32px))` }}
      className="m-auto max-h-[calc(100dvh-32px)] w-full overflow-y-auto rounded-panel border border-line bg-surface text-ink shadow-float backdrop:bg-veil"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (!alert && event.target === event.currentTarget) onClose();
      }}
    >
      <div className="flex flex-col gap-4 p-5">
        <div className="flex items-start justify-between gap-3">
          <h2 id={`${id}-title`} className="text-16 font-bold">
            {title}
          </h2>
          {!alert && <IconButton icon={X} label="Close" onClick={onClose} className="-my-1.5 -mr-2" />}
        </div>
        {children && (
          <div id={`${id}-body`} className="text-14">
            {children}
          </div>
        )}
        {actions && <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">{actions}</div>}
      </div>
    </dialog>
  );
}
