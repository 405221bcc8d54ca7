import { countPlaceholders, fillInKnown, findOpen } from '@indeks/contract/talk/own-words/placeholders';
import { useQuery } from '@tanstack/react-query';
import { correspondentQuery, savedRepliesQuery } from '#data/talk/chat.ts';
import { conversationTexts as texts } from './conversation.texts.ts';
import type { ReadyText } from './ready-texts.tsx';

interface ReadyReplies {
  /** Whether the reader shares the replies. */
  shared: boolean;
  /** Whose values stand in for the placeholders; nobody's among colleagues. */
  personId: number | null;
}

/** The saved replies as the person would read them; what has no value stays in its braces. */
export function useReadyReplies({ shared, personId }: ReadyReplies): readonly ReadyText[] | undefined {
  const replies = useQuery({ ...savedRepliesQuery, enabled: shared }).data?.items;
  const areFilled = replies?.some(({ text }) => countPlaceholders(text) > 0) === true;
  const { data } = useQuery({
    ...correspondentQuery(personId ?? 0),
    enabled: areFilled && personId !== null,
  });
  return data ? replies?.map((reply) => ({ ...reply, text: fillInKnown(reply.text, data.values) })) : replies;
}

/** Why a text of the secretariat is not sent yet: nobody is to read a name in braces. */
export const judgeOpenField = (text: string): string | undefined => {
  const field = findOpen(text);
  return field === undefined ? undefined : texts.openField(field);
};
