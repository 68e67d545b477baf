import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that ignores calls while one is pending, so that a double click sends one request. If success
 * leads to another page, return the promise of `navigate` from `onSuccess`: the action is then pending until
 * that page is shown, and a second click in between sends nothing.
 */
export function useAction<Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) {
  const busy = useRef(false);
  const mutation = useMutation(options);
  const run = (variables: Variables) => {
    // Not isPending, because the second click may come before the component renders.
    if (busy.current) return;
    busy.current = true;
    mutation
      .mutateAsync(variables)
      // The component reads the failure from `error`.
      .catch(() => undefined)
      .finally(() => {
        busy.current = false;
      });
  };
  return { ...mutation, run };
}
