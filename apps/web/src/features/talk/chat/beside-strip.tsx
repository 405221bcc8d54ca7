import type { Correspondent, History } from '@indeks/contract/talk/chat/chat.schemas';
import { folderParts, type FolderPart } from '@indeks/contract/studies/students/students.keys';
import { VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconFolderExclamation, IconLifebuoy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { correspondentQuery } from '#data/talk/chat.ts';
import { formatBalance } from '#shared/lib/format.ts';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './beside.module.css';
import { besideTexts as texts } from './chat.texts.ts';

interface BesideStripProps extends Pick<History, 'partner'> {
  onAsk: () => void;
}

/** On a phone, what matters most of a student in one line, which opens the rest. */
export function BesideStrip({ partner, onAsk }: BesideStripProps) {
  const { data, isPending } = useQuery(correspondentQuery(partner.id));
  // Its place is kept, so that the newest message stays in sight.
  if (isPending) return <div className={classes.strip} />;
  const studies = data && findDearest(data);
  if (!studies) return null;
  const { issues, overdue } = data;
  const missing = folderParts.filter((part) => studies.missing.includes(part));
  return (
    <button type="button" className={classes.strip} aria-haspopup="dialog" onClick={onAsk}>
      <strong data-late={overdue !== null || undefined}>{formatBalance(studies.balance)}</strong>
      <span className={classes.course}>{studies.courses.map(({ name }) => name).join(', ')}</span>
      {issues.length > 0 && (
        <span className={classes.count}>
          <Icon of={IconLifebuoy} size={16} />
          <VisuallyHidden>{`${texts.issues}:`}</VisuallyHidden> {issues.length}
        </span>
      )}
      {missing.length > 0 && (
        <span className={classes.count}>
          <Icon of={IconFolderExclamation} size={16} />
          <VisuallyHidden>
            {texts.missing(missing.map((part) => texts.parts[part]).join(', '))}
          </VisuallyHidden>
          <span aria-hidden>{writeMissing(missing)}</span>
        </span>
      )}
      <Icon of={IconChevronDown} size={16} />
    </button>
  );
}

/** Of several studies that go on, those of which most is owed. */
const findDearest = ({ enrolments }: Correspondent) =>
  enrolments.filter(({ archived }) => !archived).toSorted((one, other) => other.balance - one.balance)[0];

/** One is named, as there is room for it; several are counted. */
const writeMissing = (missing: readonly FolderPart[]): string => {
  const [only] = missing;
  return only !== undefined && missing.length === 1 ? texts.partsInStrip[only] : String(missing.length);
};
