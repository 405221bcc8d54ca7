import type { ChatPartner } from '@indeks/contract/talk/chat/chat.schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { colleaguesQuery } from '#data/talk/chat.ts';
import { endTyping, useTyping } from '#shared/realtime/typing.ts';
import { chatTexts as texts } from './chat.texts.ts';
import classes from './conversation.module.css';

/** Who is writing just now; its line keeps its height, so that nothing moves. Its key is the newest message, with which the writing is over. */
export function TypingLine({ partner }: { partner: ChatPartner }) {
  const writers = useTyping(partner.id);
  const colleagues = writers.flatMap(({ by }) => by ?? []);
  const { data } = useQuery({ ...colleaguesQuery, enabled: colleagues.length > 0 });
  const names = writers.flatMap(({ by }) =>
    by === null ? [partner.name] : (data?.items.filter(({ id }) => id === by).map(({ name }) => name) ?? []),
  );
  useEffect(() => () => endTyping(partner.id), [partner.id]);
  return <output className={classes.typing}>{names.length > 0 && texts.typing(names)}</output>;
}
