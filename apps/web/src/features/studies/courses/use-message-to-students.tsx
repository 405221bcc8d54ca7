import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { studentsPageQuery } from '#data/studies/students.ts';
import { MessageDialogs } from '#parts/notices/notifications/messages/message-dialogs.tsx';
import type { OpenMessage } from '#parts/notices/notifications/messages/recipients.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { courseTexts as texts } from './courses.texts.ts';

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
      show({
        kind: 'message',
        to: { audience: 'students', filter: { cid }, count: data.total, capped: data.capped },
      }),
  };
  const dialogs = (
    <WhenOpened opened={anyOpen}>
      <MessageDialogs of={of} show={show} />
    </WhenOpened>
  );
  return { action, dialogs };
}
