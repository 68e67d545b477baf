import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** A mutation that takes no second press while the first is under way: two quick clicks are one call. */
export function useAction<Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) {
  const busy = useRef(false);
  const mutation = useMutation(options);
  const run = (variables: Variables) => {
    // Not isPending: the next click comes before the component has learnt of the first.
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
