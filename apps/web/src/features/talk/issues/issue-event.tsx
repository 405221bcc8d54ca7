import { issueNumber } from '@indeks/contract/talk/issues/issues.keys';
import type { IssueEvent as Happened } from '@indeks/contract/talk/issues/issues.schemas';
import messageClasses from '#parts/talk/conversation/messages.module.css';
import { timeOf } from '#shared/lib/moments.ts';
import { issueTexts } from './issues.texts.ts';

const texts = issueTexts.events;

/** What was done with an issue, between what was written. */
export function IssueEvent({ event }: { event: Happened }) {
  return (
    <p className={messageClasses.event}>
      {[event.by, wordsOf(event), timeOf(event.datetime)].filter((words) => words !== null).join(' · ')}
    </p>
  );
}

const wordsOf = ({ kind, status, assignee, other }: Happened): string => {
  const number = other === null ? texts.other : issueNumber(other);
  if (kind === 'moved') return texts.moved[status ?? 0];
  if (kind === 'edited') return texts.edited;
  if (kind === 'assigned') return assignee === null ? texts.given : texts.assigned(assignee);
  if (kind === 'merged') return other === null ? texts.merged : texts.mergedWith(number);
  return kind === 'joined' ? texts.joined(number) : texts.separated(number);
};
