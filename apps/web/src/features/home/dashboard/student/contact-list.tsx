import { useState, type ReactNode } from 'react';
import { fold } from '#shared/lib/fold.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { SearchField } from '#shared/ui/table/search-field.tsx';
import classes from './student-pages.module.css';
import { studentPagesTexts } from './student-pages.texts.ts';

const texts = studentPagesTexts.places;

export interface Contact {
  key: string | number;
  /** Everything that can be searched for. */
  words: string;
  content: ReactNode;
}

interface ContactListProps {
  label: string;
  search: string;
  contacts: readonly Contact[];
}

/** Cards with a search of their own: every word must occur, whatever its diacritics. */
export function ContactList({ label, search: placeholder, contacts }: ContactListProps) {
  const [search, setSearch] = useState('');
  const wanted = fold(search).split(/\s+/u);
  const found = contacts.filter(({ words }) => wanted.every((word) => fold(words).includes(word)));
  return (
    <>
      <div className={classes.search}>
        <SearchField value={search} onChange={setSearch} placeholder={placeholder} />
      </div>
      {found.length > 0 ? (
        <ul aria-label={label} className={`${classes.cards} ${classes.list}`}>
          {found.map(({ key, content }) => (
            <li key={key} className={classes.card}>
              {content}
            </li>
          ))}
        </ul>
      ) : (
        <Card>
          <EmptyState
            title={search === '' ? texts.empty : texts.none}
            {...(search !== '' && { text: texts.noneHelp(search) })}
          />
        </Card>
      )}
    </>
  );
}
