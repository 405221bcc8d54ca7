import { useDebouncedValue } from '@mantine/hooks';
import {
  IconBook,
  IconCertificate,
  IconChalkboard,
  IconHelp,
  IconLayoutSidebar,
  IconPlus,
  IconSchool,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import css from '#app/shell/quick-search.module.css';
import { shellTexts as texts } from '#app/shell/shell.texts.ts';
import type { Finding, FindingGroup } from '#app/shell/finding.ts';
import type { QuickSearchState } from '#app/shell/use-quick-search.ts';
import { useFindings } from '#app/shell/use-findings.ts';
import { findGroupStart, QuickSearchFoot } from '#app/shell/quick-search-foot.tsx';
import { useRecentFindings } from '#app/shell/use-recent-findings.ts';
import { findMatches } from '#shared/lib/find-matches.ts';
import { SearchInput } from '#shared/ui/form/typed/search-input.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { Icon } from '#shared/ui/icon.tsx';

interface QuickSearchDialogProps extends Pick<QuickSearchState, 'opened' | 'typed' | 'onType' | 'onClose'> {
  /** Opens the help of a screen. */
  onHelp: (path: string) => void;
}

export function QuickSearchDialog({ opened, ...props }: QuickSearchDialogProps) {
  return (
    <Dialog opened={opened} onClose={props.onClose} title={texts.quickSearch} size="form-wide" atTop>
      {opened && <QuickSearchField {...props} />}
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
function QuickSearchField({ typed, onType, onClose, onHelp }: Omit<QuickSearchDialogProps, 'opened'>) {
  const [search] = useDebouncedValue(typed.trim(), 200);
  const [at, setAt] = useState(0);
  const recent = useRecentFindings();
  const findings = useFindings(search);
  const groups = search === '' ? recent.groups : findings;
  const found = groups.flatMap(({ findings }) => findings);
  const navigate = useNavigate();
  // The shown results belong to the previous letters until the search has caught up with the typing.
  const chosen = typed.trim() === search ? found[Math.min(at, found.length - 1)] : undefined;
  const open = (finding: Finding) => {
    onClose();
    recent.remember(finding);
    if (finding.kind === 'help') onHelp(finding.to);
    else void navigate(finding.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const group = event.key === 'Tab' ? findGroupStart(groups, at, event.shiftKey ? -1 : 1) : undefined;
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setAt((at + step + found.length) % found.length);
    } else if (group !== undefined) {
      event.preventDefault();
      // The dialog would lead the focus to its cross.
      event.stopPropagation();
      setAt(group);
    } else if (event.key === 'Enter' && chosen) open(chosen);
  };
  return (
    <>
      <SearchInput
        // The pattern of a combobox whose list is drawn by us: a datalist cannot show what kind of thing was found.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        data-autofocus
        label={texts.quickSearchField}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosen && `${listId}-${chosen.key}`}
        value={typed}
        onChange={(words) => {
          onType(words);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Findings
        id={listId}
        groups={groups}
        search={search}
        chosen={chosen}
        onOpen={open}
        onKeyDown={onKeyDown}
      />
      {search !== '' && found.length === 0 && <p className={css.detail}>{texts.quickSearchNothing}</p>}
      <QuickSearchFoot groups={groups} counted={search !== ''} />
    </>
  );
}

interface FindingsProps {
  id: string;
  groups: readonly FindingGroup[];
  /** The words, which are marked where they are found. */
  search: string;
  chosen: Finding | undefined;
  onOpen: (finding: Finding) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Findings({ id, groups, search, chosen, onOpen, onKeyDown }: FindingsProps) {
  return (
    <div
      id={id}
      // A <select> cannot be the list of a field that is typed in.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={texts.quickSearchFound}
      className={css.list}
    >
      {groups.map(({ heading, findings }) => (
        // An <optgroup> stands in a <select> alone.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div key={heading} role="group" aria-label={heading} className={css.group}>
          <p className={css.heading} aria-hidden>
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
              // Read whole: some screen readers stop at every mark.
              aria-label={[finding.label, finding.detail].filter(Boolean).join(' ')}
              aria-selected={finding === chosen}
              className={css.option}
              onClick={() => onOpen(finding)}
              onKeyDown={onKeyDown}
            >
              <Icon of={findingIcons[finding.kind]} />
              <span className={css.words}>
                <span className={css.label}>
                  <Marked text={finding.label} search={search} />
                </span>{' '}
                <span className={css.detail}>{finding.detail}</span>
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const Marked = ({ text, search }: { text: string; search: string }) =>
  findMatches(text, search).map((part, at) =>
    // Parts of one text have no other name than their place.
    // oxlint-disable-next-line react/no-array-index-key
    part.matches ? <mark key={at}>{part.text}</mark> : part.text,
  );
