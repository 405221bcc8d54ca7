import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { studentsPageQuery } from '#data/students.ts';
import type { OpenMessage } from '#parts/broadcasts/recipients.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { courseTexts as texts } from './courses.texts.ts';

const MessageDialogs = lazyPart(
  async () => (await import('#parts/broadcasts/message-dialogs.tsx')).MessageDialogs,
);

/** One message to everybody who is enrolled in a course: the action of its page, and what it opens. */
export function useMessageToStudents(cid: number) {
  const { data } = useQuery(studentsPageQuery({ cid }));
  const { show, of, anyOpen } = useOpen<OpenMessage>('messages-to-course');
  const action = {
    label: texts.message,
    icon: IconMail,
    // Until the students are counted, nobody knows how many get it.
    disabled: !data?.total,
    onClick: () =>
      data &&
      show({ kind: 'message', to: { audience: 'students', cid, count: data.total, capped: data.capped } }),
  };
  const dialogs = (
    <WhenOpened opened={anyOpen}>
      <MessageDialogs of={of} show={show} />
    </WhenOpened>
  );
  return { action, dialogs };
}
