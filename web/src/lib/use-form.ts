import { type FormEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { fieldErrors } from './api-error.ts';
import './standard-messages.ts';
import { useAction } from './use-action.ts';

/** Returns the first message of each field. */
function messagesOf(error: z.core.$ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of error.issues) messages[issue.path.join('.')] ??= issue.message;
  return messages;
}

/** Separates messages of form fields from others. */
function sortOut(messages: Record<string, string>, form: HTMLFormElement | null) {
  const errors: Record<string, string> = {};
  const others: Record<string, string> = {};
  for (const [name, message] of Object.entries(messages)) {
    const isShown = form?.elements.namedItem(name) != null;
    (isShown ? errors : others)[name] = message;
  }
  return { errors, others };
}

interface FormOptions<T> {
  /** Checks the form's fields by their names. Without it, the component checks its values while the player types. */
  schema?: z.ZodMiniType<T>;
  /** Whether those values can be sent. */
  canSend?: boolean;
  /** Submits the form. May navigate to another page. */
  send: (values: T) => Promise<unknown>;
}

/**
 * The state of every form. Validates and sends its values once. Returns messages by field (from the schema and
 * the server), other messages, and the overall error. The focus moves to the first invalid field. If none is
 * after an error, it moves to the last field that the schema checks.
 */
export function useForm<T = void>({ schema, canSend = true, send }: FormOptions<T>) {
  const form = useRef<HTMLFormElement>(null);
  /** Messages of the last attempt that was not sent, by field. */
  const [invalid, setInvalid] = useState<Record<string, string>>();
  const { run, reset, isPending, error } = useAction<unknown, T>({ mutationFn: send });
  const hasNames = schema !== undefined;

  useEffect(() => {
    if (!invalid && !error) return;
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])];
    const field = fields.find(({ ariaInvalid }) => ariaInvalid === 'true');
    (field ?? (hasNames ? fields.at(-1) : undefined))?.focus();
  }, [invalid, error, hasNames]);

  /** Forgets the messages of the last attempt. */
  const clear = () => {
    setInvalid(undefined);
    reset();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    if (!canSend) return setInvalid({});
    const values = Object.fromEntries(new FormData(event.currentTarget));
    const checked = schema ? schema.safeParse(values) : { success: true as const, data: undefined as T };
    setInvalid(undefined);
    if (checked.success) return run(checked.data);
    reset();
    setInvalid(messagesOf(checked.error));
  };

  return {
    ...sortOut(invalid ?? fieldErrors(error), form.current),
    failure: error,
    pending: isPending,
    /** Whether the last attempt was not sent because of its values. */
    isRefused: invalid !== undefined,
    clear,
    formProps: { ref: form, onSubmit, noValidate: true },
  };
}
