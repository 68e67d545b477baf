import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';

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

function OpenDialog({ onClose, title, children, actions, alert = false, width = 440 }: DialogProps) {
  const element = useModal();
  const id = useId();

  // What had the focus may be gone or disabled by now, and the page behind is out of reach.
  useEffect(() => {
    if (document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)')?.focus();
  });

  return (
    <dialog
      ref={element}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-body` : undefined}
      style={{ maxWidth: `min(${width}px, calc(100vw - 32px))` }}
      className="m-auto w-full overflow-hidden rounded-panel border border-line bg-surface text-ink shadow-float backdrop:bg-veil"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // Whether it closes is for its owner to say, but a second Escape in a row closes it whatever is said.
        if (!element.current || element.current.open) return;
        element.current.showModal();
        onClose();
      }}
      onClick={(event) => {
        if (!alert && event.target === event.currentTarget) onClose();
      }}
    >
      <div className="flex max-h-[calc(100dvh-34px)] flex-col">
        <div className="flex items-start justify-between gap-3 px-5 pt-5">
          <h2 id={`${id}-title`} className="text-16 font-bold">
            {title}
          </h2>
          {!alert && <IconButton icon={X} label="Close" onClick={onClose} className="-my-1.5 -mr-2" />}
        </div>
        {children && (
          <div id={`${id}-body`} className="min-h-0 overflow-y-auto px-5 pt-4 pb-5 text-14">
            {children}
          </div>
        )}
        {actions && (
          <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3 max-sm:flex-col-reverse">
            {actions}
          </div>
        )}
      </div>
    </dialog>
  );
}

/**
 * A modal dialog, the browser's own. `data-autofocus` on a child decides what has focus first; for a destructive
 * question that is the harmless button. What does not fit on the screen scrolls between title and buttons.
 */
export function Dialog(props: DialogProps) {
  return props.open && <OpenDialog {...props} />;
}
