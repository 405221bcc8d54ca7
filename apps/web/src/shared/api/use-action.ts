import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { writeContent } from '#shared/api/request-content.ts';

interface ActionOptions<Output> {
  /** The action counts as under way until this has resolved: the screen shows its result. */
  onSuccess?: (output: Output) => Promise<unknown> | void;
  onError?: (error: Error) => void;
}

/**
 * What a button does. The same action, asked for again before the screen shows the result of the first, is the first once
 * more and not a second: two clicks send one request and have one answer.
 */
export function useAction<Output, Input = void>(
  act: (input: Input) => Promise<Output>,
  { onSuccess, onError }: ActionOptions<Output> = {},
) {
  const running = useRef(new Map<string, Promise<Output>>());
  return useMutation({
    mutationFn: (input: Input) => {
      const content = writeContent(input);
      // A function cannot be compared; what passes one, such as a form, sends once by itself.
      if (content === undefined) return act(input);
      const asked = running.current.get(content) ?? act(input);
      running.current.set(content, asked);
      return asked;
    },
    ...(onSuccess && { onSuccess }),
    ...(onError && { onError }),
    onSettled: (_output, _error, input) => void running.current.delete(writeContent(input) ?? ''),
  });
}
