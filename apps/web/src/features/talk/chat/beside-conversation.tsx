import type { Correspondent, History } from '@indeks/contract/talk/chat/chat.schemas';
import { folderParts } from '@indeks/contract/studies/students/students.keys';
import { issueStatusNames } from '@indeks/contract/talk/issues/issues.keys';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { correspondentQuery } from '#data/talk/chat.ts';
import { photoOf } from '#shared/api/photo.ts';
import { formatBalance, formatDay, formatDayOf, formatMoney, formatShortDate } from '#shared/lib/format.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { EmailLink, PhoneLink } from '#shared/ui/page/contact-link.tsx';
import { InitialsAvatar } from '#shared/ui/page/initials-avatar.tsx';
import classes from './beside.module.css';
import { besideTexts as texts, chatTexts } from './chat.texts.ts';

/** Whom the conversation is with; each fact leads to where it is kept. */
export function BesideConversation({ partner }: Pick<History, 'partner'>) {
  const query = useQuery(correspondentQuery(partner.id));
  return (
    <div className={classes.beside}>
      <div className={classes.who}>
        <InitialsAvatar name={partner.name} photo={photoOf(partner)} size={40} />
        <p>
          <strong>{partner.name}</strong>
          <span>{chatTexts.roleOf(partner.is_admin)}</span>
        </p>
      </div>
      {query.data ? (
        <Facts name={partner.name} id={partner.id} of={query.data} />
      ) : (
        <AwaitedState result={query} failed={texts.failed} rows={4} columns={1} />
      )}
    </div>
  );
}

interface FactsProps {
  id: number;
  name: string;
  of: Correspondent;
}

function Facts({ id, name, of }: FactsProps) {
  const { email, telephone, enrolments, issues, messages } = of;
  return (
    <>
      <div className={classes.contact}>
        {telephone !== null && <PhoneLink telephone={telephone} of={name} />}
        <EmailLink email={email} of={name} />
      </div>
      {enrolments.length > 0 && (
        <>
          <Part title={texts.courses}>
            {enrolments.map((one) => (
              <p key={one.id}>
                <Link to={`/students/${id}`}>{one.courses.map((course) => course.name).join(', ')}</Link>
                <span>
                  {[one.place, formatShortDate(one.date), one.archived && texts.archived, ...albumsOf(one)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </p>
            ))}
          </Part>
          <Dues id={id} of={of} />
          <Folder id={id} of={of} />
        </>
      )}
      {issues.length > 0 && (
        <Part title={texts.issues}>
          {issues.map((issue) => (
            <p key={issue.id}>
              <Link to={`/issue-tracker/${issue.id}`}>{issue.title}</Link>
              <span>{`${issueStatusNames[issue.status]} · ${formatDayOf(issue.at)}`}</span>
            </p>
          ))}
        </Part>
      )}
      {messages.length > 0 && (
        <Part title={texts.messages}>
          {messages.map((message) => (
            <p key={message.id}>
              <Link to={`/sent-messages/${message.id}`}>{message.title}</Link>
              <span>{`${formatDayOf(message.at)} · ${message.read ? texts.read : texts.unread}`}</span>
            </p>
          ))}
        </Part>
      )}
    </>
  );
}

const albumsOf = ({ courses }: Correspondent['enrolments'][number]): readonly string[] => {
  const albums = courses.flatMap(({ album }) => album ?? []);
  return albums.length > 0 ? [texts.album(albums.join(', '))] : [];
};

/** What is left of each enrolment, red while something is late, what is late, and what comes next. */
function Dues({ id, of: { enrolments, overdue, next } }: Omit<FactsProps, 'name'>) {
  return (
    <Part title={texts.dues}>
      {enrolments
        .filter(({ archived }) => !archived)
        .map(({ id: enrolment, courses, balance }) => (
          <p key={enrolment} className={classes.sum}>
            <Link to={`/accountant-students/${id}`}>{courses.map((course) => course.name).join(', ')}</Link>
            <strong data-late={(overdue !== null && balance > 0) || undefined}>
              {formatBalance(balance)}
            </strong>
          </p>
        ))}
      {overdue && (
        <p className={classes.sum} data-late>
          <span>{texts.overdue(formatDay(overdue.day))}</span>
          <strong>{formatMoney(overdue.amount)}</strong>
        </p>
      )}
      {next && (
        <p className={classes.sum}>
          <span>{texts.next(formatDay(next.day))}</span>
          <strong>{formatMoney(next.amount)}</strong>
        </p>
      )}
    </Part>
  );
}

/** A mark for each part of the folder: whether any enrolment lacks it. */
function Folder({ id, of: { enrolments } }: Omit<FactsProps, 'name'>) {
  const missing = new Set(enrolments.flatMap((enrolment) => enrolment.missing));
  return (
    <Part title={texts.folder}>
      <ul className={classes.marks}>
        {folderParts.map((part) => (
          <li key={part} className={classes.mark} data-missing={missing.has(part) || undefined}>
            <Icon of={missing.has(part) ? IconX : IconCheck} size={14} />
            <Link to={`/students/${id}`}>
              {missing.has(part) ? texts.missing(texts.parts[part]) : texts.parts[part]}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
