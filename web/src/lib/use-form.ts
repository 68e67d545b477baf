import { type FormEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { fieldErrors } from './api-error.ts';
import './standard-messages.ts';

/** Returns the first message of each field. */
function messagesOf(error: z.core.$ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of error.issues) messages[issue.path.join('.')] ??= issue.message;
  return messages;
}

interface Messages {
  /** By name of the form field. */
  errors: Record<string, string>;
  /** By name of other values that the server checks, such as a token. */
  others: Record<string, string>;
}

const NONE: Messages = { errors: {}, others: {} };

/** Separates messages of form fields from others. */
function sortOut(messages: Record<string, string>, form: HTMLFormElement | null): Messages {
  const errors: Record<string, string> = {};
  const others: Record<string, string> = {};
  for (const [name, message] of Object.entries(messages)) {
    const shown = form?.elements.namedItem(name) != null;
    (shown ? errors : others)[name] = message;
  }
  return { errors, others };
}

interface FormOptions<T> {
  /** Checks the form's fields by their names. */
  schema: z.ZodMiniType<T>;
  /** Submits the form. May navigate to another page. */
  send: (values: T) => Promise<void>;
}

/**
 * A form with few fields. Reads them by name, validates and sends them once. Returns messages by field (from
 * the schema and the server), other messages, and the overall error. The focus moves to the first invalid
 * field, or to the last field after another error.
 */
export function useForm<T>({ schema, send }: FormOptions<T>) {
  const form = useRef<HTMLFormElement>(null);
  const [{ errors, others }, setMessages] = useState<Messages>(NONE);
  const [failure, setFailure] = useState<unknown>(null);
  const [pending, setPending] = useState(false);
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    if (failures === 0) return;
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    (fields.find((field) => field.ariaInvalid === 'true') ?? fields.at(-1))?.focus();
  }, [failures]);

  const fail = (found: Record<string, string>, error: unknown) => {
    setMessages(sortOut(found, form.current));
    setFailure(error);
    setFailures((count) => count + 1);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const checked = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (!checked.success) return fail(messagesOf(checked.error), null);
    setMessages(NONE);
    setFailure(null);
    setPending(true);
    try {
      await send(checked.data);
    } catch (error) {
      fail(fieldErrors(error), error);
    } finally {
      setPending(false);
    }
  };

  return { errors, others, failure, pending, formProps: { ref: form, onSubmit, noValidate: true } };
}
