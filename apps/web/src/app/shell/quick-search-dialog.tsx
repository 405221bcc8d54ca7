import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  IconBook,
  IconCertificate,
  IconChalkboard,
  IconHelp,
  IconLayoutSidebar,
  IconPlus,
  IconSchool,
  IconSearch,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import css from '#app/shell/quick-search.module.css';
import { shellTexts as texts } from '#app/shell/shell.texts.ts';
import type { Finding, FindingGroup } from '#app/shell/finding.ts';
import { useFindings } from '#app/shell/use-findings.ts';
import { useRecentFindings } from '#app/shell/use-recent-findings.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { Icon } from '#shared/ui/icon.tsx';

interface QuickSearchDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Opens the help of a screen. */
  onHelp: (path: string) => void;
}

export function QuickSearchDialog({ opened, onClose, onHelp }: QuickSearchDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.quickSearch} size="form-wide" atTop>
      {/* Each opening begins with an empty field. */}
      {opened && <QuickSearchField onClose={onClose} onHelp={onHelp} />}
    </Dialog>
  );
}

const listId = 'quick-search-found';

const findingIcons: Readonly<Record<Finding['kind'], TablerIcon>> = {
  staff: IconChalkboard,
  student: IconSchool,
  candidate: IconUsers,
  course: IconBook,
  protocol: IconCertificate,
  action: IconPlus,
  screen: IconLayoutSidebar,
  help: IconHelp,
};

/** A field and what it finds: arrows choose, Enter opens. */
function QuickSearchField({ onClose, onHelp }: Omit<QuickSearchDialogProps, 'opened'>) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 200);
  const [at, setAt] = useState(0);
  const recent = useRecentFindings();
  const findings = useFindings(search);
  const groups = search === '' ? recent.groups : findings;
  const found = groups.flatMap(({ findings }) => findings);
  const navigate = useNavigate();
  // What stands there belongs to the letters before, until the search has caught up with the typing.
  const chosen = typed.trim() === search ? found[Math.min(at, found.length - 1)] : undefined;
  const open = (finding: Finding) => {
    onClose();
    recent.remember(finding);
    if (finding.kind === 'help') onHelp(finding.to);
    else void navigate(finding.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setAt((at + step + found.length) % found.length);
    } else if (event.key === 'Enter' && chosen) open(chosen);
  };
  return (
    <>
      <TextInput
        type="search"
        // The pattern of a combobox whose list is drawn by us: a datalist cannot show what kind of thing was found.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        data-autofocus
        aria-label={texts.quickSearchField}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosen && `${listId}-${chosen.key}`}
        placeholder={texts.quickSearchField}
        leftSection={<Icon of={IconSearch} />}
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Findings id={listId} groups={groups} chosen={chosen} onOpen={open} onKeyDown={onKeyDown} />
      {search !== '' && found.length === 0 && <p className={css['detail']}>{texts.quickSearchNothing}</p>}
    </>
  );
}

interface FindingsProps {
  id: string;
  groups: readonly FindingGroup[];
  chosen: Finding | undefined;
  onOpen: (finding: Finding) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Findings({ id, groups, chosen, onOpen, onKeyDown }: FindingsProps) {
  return (
    <div
      id={id}
      // A <select> cannot be the list of a field that is typed in.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={texts.quickSearchFound}
      className={css['list']}
    >
      {groups.map(({ heading, findings }) => (
        // An <optgroup> stands in a <select> alone.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div key={heading} role="group" aria-label={heading} className={css['group']}>
          <p className={css['heading']} aria-hidden>
            {heading}
          </p>
          {findings.map((finding) => (
            <div
              key={finding.key}
              id={`${id}-${finding.key}`}
              // An <option> stands in a <select> or <datalist> alone, and holds nothing but text.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              tabIndex={-1}
              aria-selected={finding === chosen}
              className={css['option']}
              onClick={() => onOpen(finding)}
              onKeyDown={onKeyDown}
            >
              <Icon of={findingIcons[finding.kind]} />
              <span className={css['label']}>{finding.label}</span>
              <span className={css['detail']}>{finding.detail}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
