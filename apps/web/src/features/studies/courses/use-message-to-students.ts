import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { studentsPageQuery } from '#data/studies/students.ts';
import { useWriteTo } from '#parts/notices/notifications/messages/recipients.ts';
import { courseTexts as texts } from './courses.texts.ts';

/** One message to everybody who is enrolled in a course: the action of its page. */
export function useMessageToStudents(cid: number) {
  const { data } = useQuery(studentsPageQuery({ cid }));
  const writeTo = useWriteTo();
  return {
    label: texts.message,
    icon: IconMail,
    // A course without students has nobody to write to.
    disabled: !data?.total,
    onClick: () => writeTo({ audience: 'students', filter: { cid } }),
  };
}
