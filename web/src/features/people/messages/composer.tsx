import { type KeyboardEvent, useId, useRef } from 'react';
import { MESSAGE_MAX } from '#game/people/message/limits.ts';
import { messageTextSchema, tidyMessage } from '#game/people/message/message-text.ts';
import { Button } from '#web/components/button.tsx';
import { Field, inputClass, noteId } from '#web/components/field.tsx';
import { act } from '#web/lib/act.ts';
import { errorText } from '#web/lib/error-text.ts';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import type { AirlineFace } from '#web/lib/game/airline-faces.ts';
import { useForm } from '#web/lib/use-form.ts';

const SHORTCUT = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ Enter' : 'Ctrl+Enter';

interface ComposerProps {
  to: AirlineFace;
  text: string;
  onText: (text: string) => void;
}

/** The field for a new message with its length, and the button to send it. */
export function Composer({ to, text, onText }: ComposerProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const tidy = tidyMessage(text);
  const over = tidy.length - MESSAGE_MAX;
  const checked = tidy === '' ? undefined : messageTextSchema.safeParse(tidy);
  const { errors, others, failure, pending, clear, formProps } = useForm({
    canSend: checked?.success === true,
    send: async () => {
      await act('message.send', { to: to.id, text: tidy });
      onText('');
      field.current?.focus();
    },
  });
  const rejected = failure ? (errors.text ?? Object.values(others)[0] ?? errorText(failure)) : undefined;
  const error =
    over > 0
      ? `Shorten the message by ${formatCount(over, 'character')}.`
      : (checked?.error?.issues[0]?.message ?? rejected);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    formProps.ref.current?.requestSubmit();
  };
  return (
    <form className="flex flex-col gap-2" {...formProps}>
      <Field id={id} label={`Message to ${to.name}`} error={error}>
        <textarea
          ref={field}
          id={id}
          name="text"
          rows={3}
          value={text}
          aria-invalid={error ? true : undefined}
          aria-describedby={[noteId(id, undefined, error), `${id}-length`].filter(Boolean).join(' ')}
          className={`${inputClass} h-auto! min-h-20 resize-y py-2`}
          onChange={(event) => {
            onText(event.target.value);
            if (failure) clear();
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className="flex items-center justify-end gap-3">
        <span className="mr-auto text-12 text-muted max-md:hidden">{SHORTCUT} sends the message.</span>
        <span id={`${id}-length`} className={`text-12 tabular-nums ${over > 0 ? 'text-bad' : 'text-muted'}`}>
          {formatNumber(tidy.length)}/{formatNumber(MESSAGE_MAX)}
          <span className="sr-only"> characters</span>
        </span>
        <Button type="submit" tone="primary" pending={pending} disabled={!checked?.success}>
          Send message
        </Button>
      </div>
    </form>
  );
}
