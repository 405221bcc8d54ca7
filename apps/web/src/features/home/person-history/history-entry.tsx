import { Button, VisuallyHidden } from '@mantine/core';
import type { PersonHistoryKind } from '@indeks/contract/home/person-history/person-history.keys';
import type { PersonHistoryEntry } from '@indeks/contract/home/person-history/person-history.schemas';
import {
  IconBook2,
  IconCertificate,
  IconCertificate2,
  IconCheck,
  IconCoins,
  IconCreditCard,
  IconEye,
  IconFileText,
  IconSignature,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { formatTime } from '#shared/lib/format.ts';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './person-history.module.css';
import { personHistoryTexts as texts } from './person-history.texts.ts';

/** By the form of address. */
export type HistoryReader = 'man' | 'woman';

interface HistoryEntryLineProps {
  entry: PersonHistoryEntry;
  /** Undefined where nobody reads for the secretariat. */
  onRead?: ((entry: PersonHistoryEntry) => void) | undefined;
  seen?: HistoryReader | undefined;
}

/** A change: when, by whom, of what, and each field before and after. */
export function HistoryEntryLine({ entry, onRead, seen }: HistoryEntryLineProps) {
  const { at, who, role, kind, about, reason, shown, unread } = entry;
  const sentence = [about, reason && texts.reason(reason)].filter(Boolean).join(' · ');
  return (
    <li className={classes.entry} data-unread={(onRead && unread !== null) || undefined}>
      <time className={classes.time} dateTime={at}>
        {formatTime(at)}
      </time>
      <div className={classes.who}>
        <span className={classes.name}>{who}</span>
        {role !== null && role !== who && <span className={classes.quiet}>{role}</span>}
      </div>
      <div className={classes.kind}>
        <Icon of={icons[kind]} size={18} />
        {texts.kinds[kind]}
      </div>
      <div className={classes.what}>
        {sentence !== '' && <div className={classes.quiet}>{sentence}</div>}
        <Changes changes={entry.changes} />
      </div>
      {onRead && (
        <div className={classes.end}>
          {unread ? (
            <Button
              variant="default"
              size="xs"
              leftSection={<Icon of={IconCheck} size={16} />}
              onClick={() => onRead(entry)}
            >
              {texts.markAsRead}
            </Button>
          ) : (
            shown &&
            seen && (
              <span className={classes.shown}>
                <Icon of={IconEye} size={16} /> {texts.shown[seen]}
              </span>
            )
          )}
        </div>
      )}
    </li>
  );
}

const icons: Readonly<Record<PersonHistoryKind, TablerIcon>> = {
  price: IconCoins,
  course: IconBook2,
  account: IconCreditCard,
  grade: IconCertificate,
  form: IconFileText,
  data: IconUser,
  enrolment: IconCheck,
  contract: IconSignature,
  certificate: IconCertificate2,
};

/** How many fields are shown at first; a new form has dozens. */
const shownAtFirst = 5;

function Changes({ changes }: Pick<PersonHistoryEntry, 'changes'>) {
  const [all, setAll] = useState(false);
  if (changes.length === 0) return null;
  const listed = all ? changes : changes.slice(0, shownAtFirst);
  return (
    <>
      <dl className={classes.changes}>
        {listed.map(({ label, before, after }, index) => (
          // Two fields may have one label, such as the album numbers of two courses.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={`${label} ${index}`} className={classes.change}>
            <dt>{label}</dt>
            <dd>
              <VisuallyHidden>{texts.before} </VisuallyHidden>
              {before === null ? <span>{texts.nothing}</span> : <del>{before}</del>}
              <span aria-hidden>→</span>
              <VisuallyHidden>{texts.after} </VisuallyHidden>
              {after === null ? <span>{texts.nothing}</span> : <ins>{after}</ins>}
            </dd>
          </div>
        ))}
      </dl>
      {changes.length > shownAtFirst && (
        <Button variant="subtle" size="xs" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.showFewer : texts.showAll(changes.length)}
        </Button>
      )}
    </>
  );
}
