import { chatRoutes as routes } from '@indeks/contract/talk/chat/chat.routes';
import { useRef } from 'react';
import { call } from '#shared/api/call.ts';
import { sayAgainMs } from '#shared/realtime/typing.ts';

/** Says that something is being written, at most once in a few seconds; a failure is nobody's concern. */
export function useTellTyping(to: number): (text: string) => void {
  const said = useRef(Number.NEGATIVE_INFINITY);
  return (text) => {
    // A text that begins with '/' looks for a saved reply.
    if (text.trim() === '' || text.startsWith('/') || performance.now() - said.current < sayAgainMs) return;
    said.current = performance.now();
    void call(routes.typing, { params: { id: to } }).catch(() => undefined);
  };
}
