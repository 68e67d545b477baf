import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  open: boolean;
  /** Called for Escape, Back, the close button or a click on the backdrop. */
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Buttons at the end, the primary one last. */
  actions?: ReactNode;
  /** An alert requires an answer. It has no close button and ignores clicks on the backdrop. */
  alert?: boolean;
  /** Maximum width, px. */
  width?: number;
}

function OpenDialog({ onClose, title, children, actions, alert = false, width = 440 }: DialogProps) {
  const element = useModal(onClose);
  const id = useId();

  // The focused element may have been removed or disabled, and the page behind is inert.
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
      style={{ maxWidth: `min(${width}px, calc(100vw - 32px - var(--safe-left) - var(--safe-right)))` }}
      className="top-(--safe-top) right-(--safe-right) bottom-(--safe-bottom) left-(--safe-left) m-auto w-full overflow-hidden rounded-panel border border-line bg-surface text-ink shadow-float backdrop:bg-veil"
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
        // The owner decides whether to close. The browser closes it on a second Escape in any case.
        if (!element.current || element.current.open) return;
        element.current.showModal();
        onClose();
      }}
      onClick={(event) => {
        if (!alert && event.target === event.currentTarget) onClose();
      }}
    >
      <div className="flex max-h-[calc(100dvh-34px-var(--safe-top)-var(--safe-bottom))] flex-col">
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
 * A native modal dialog. `data-autofocus` on a child sets the initial focus. For destructive actions, use the
 * safe button. Long content scrolls between title and buttons.
 */
export function Dialog(props: DialogProps) {
  return props.open && <OpenDialog {...props} />;
}
