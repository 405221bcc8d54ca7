import { longestMessage } from '@indeks/contract/talk/chat/chat.keys';
import { StudentsPage } from '#features/studies/students/students-page.tsx';
import { useTellOffice } from '#parts/talk/conversation/use-tell-office.ts';

/** The list of students; a person who may not add students at present can write to the secretariat from it. */
export function Students() {
  return <StudentsPage tellOffice={useTellOffice()} longestMessage={longestMessage} />;
}
