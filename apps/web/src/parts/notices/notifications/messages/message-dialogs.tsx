import { createContext, useContext, type ReactNode } from 'react';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import type { OpenMessage } from './recipients.ts';

export interface MessageDialogsProps extends Pick<Dialogs<OpenMessage>, 'of' | 'show'> {
  onSent?: () => void;
}

/** The application draws the dialogs, so that lists of people can offer messages without knowing how they are sent. */
export const MessageDialogsContext = createContext<(props: MessageDialogsProps) => ReactNode>(() => null);

/** Writing one message to many, and how far it has come. */
export function MessageDialogs(props: MessageDialogsProps) {
  const draw = useContext(MessageDialogsContext);
  return draw(props);
}
