import type { ChatPartner } from '@indeks/contract/talk/chat/chat.schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { chatPeopleQuery, foundMessagesQuery } from '#data/talk/chat.ts';
import { photoOf } from '#shared/api/photo.ts';
import { shortDayOf } from '#shared/lib/moments.ts';
import { InitialsAvatar } from '#shared/ui/page/initials-avatar.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import classes from './chat.module.css';
import { chatTexts as texts } from './chat.texts.ts';

/** People to write to, and one's own messages with the words. */
export function Found({ search, onOpen }: { search: string; onOpen: (id: number) => void }) {
  const people = useQuery(chatPeopleQuery(search)).data?.items;
  const found = useQuery({ ...foundMessagesQuery(search), enabled: search.length > 1 }).data?.items;
  if (!people) return <LoadingState rows={3} columns={1} />;
  return (
    <>
      <h2 className={classes.heading}>{texts.people}</h2>
      <ul className={classes.rows}>
        {people.map((person) => (
          <Line key={person.id} partner={person} onOpen={onOpen}>
            {texts.roleOf(person.is_admin)}
          </Line>
        ))}
      </ul>
      {people.length === 0 && <p className={classes.none}>{texts.nobody}</p>}
      <h2 className={classes.heading}>{texts.found}</h2>
      <ul className={classes.rows}>
        {found?.map(({ id, partner, text, datetime, own }) => (
          <Line key={id} partner={partner} onOpen={onOpen} at={datetime}>
            {own ? `${texts.you} ${text}` : text}
          </Line>
        ))}
      </ul>
      {found?.length === 0 && <p className={classes.none}>{texts.noMessages}</p>}
    </>
  );
}

interface LineProps {
  partner: ChatPartner;
  onOpen: (id: number) => void;
  /** When the found message was written. */
  at?: string;
  children: ReactNode;
}

function Line({ partner, onOpen, at, children }: LineProps) {
  return (
    <li className={classes.row}>
      <button type="button" className={classes.open} onClick={() => onOpen(partner.id)}>
        <InitialsAvatar
          name={partner.name}
          photo={photoOf(partner)}
          size={40}
          office={partner.is_admin === null}
        />
        <span className={classes.words}>
          <span className={classes.first}>
            <span className={classes.name}>{partner.name}</span>{' '}
            {at !== undefined && <time dateTime={at}>{shortDayOf(at)}</time>}
          </span>{' '}
          <span className={classes.preview}>{children}</span>
        </span>
      </button>
    </li>
  );
}
