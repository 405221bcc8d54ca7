import { role } from '@indeks/contract/access/roles';
import { audienceRoles } from '@indeks/contract/talk/file-groups/file-groups.keys';
import type { FileGroup } from '@indeks/contract/talk/file-groups/file-groups.schemas';
import { IconFolder, IconFolderOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { fold } from '#shared/lib/fold.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { SearchInput } from '#shared/ui/form/typed/search-input.tsx';
import classes from './file-groups.module.css';
import { fileGroupsTexts as texts } from './file-groups.texts.ts';

interface GroupListProps {
  groups: readonly FileGroup[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

export function GroupList({ groups, chosen, onChoose }: GroupListProps) {
  const [typed, setTyped] = useState('');
  const words = fold(typed.trim());
  const found = groups.filter((group) => collectWords(group).includes(words));
  return (
    <section className={classes.list} aria-label={texts.list}>
      <div className={classes.search}>
        <SearchInput label={texts.search} value={typed} onChange={setTyped} />
      </div>
      <ul className={classes.groups}>
        {found.map((group) => (
          <li key={group.id}>
            <button
              type="button"
              className={classes.group}
              aria-current={group.id === chosen || undefined}
              onClick={() => onChoose(group.id)}
            >
              <span className={classes.mark} aria-hidden>
                <Icon of={group.id === chosen ? IconFolderOpen : IconFolder} size={20} />
              </span>
              <span className={classes.words}>
                <span className={classes.name}>{group.name}</span>
                <span className={classes.quiet}>{audienceInWords(group)}</span>
              </span>
              <span className={classes.count} aria-label={texts.filesCount(group.files.length)}>
                {group.files.length}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={classes.nothing}>{texts.nothingFound}</p>}
    </section>
  );
}

/** "Słuchacz, Wykładowca · 2 semestry" */
function audienceInWords({ roles, semesters }: FileGroup): string {
  const people = rolesInWords(roles);
  const studies = roles.some((one) => one === role.student || one === role.lecturerAndStudent);
  if (!studies) return `${people} · ${texts.noSemesters}`;
  const count = semesters.length === 0 ? texts.allSemesters : texts.semestersCount(semesters.length);
  return `${people} · ${count}`;
}

const rolesInWords = (roles: FileGroup['roles']): string =>
  roles.length === audienceRoles.length ? texts.everybody : roles.map(texts.roleNames).join(', ');

/** "6 plików · Słuchacz, Wykładowca" */
export const groupInWords = ({ files, roles }: FileGroup): string =>
  `${texts.filesCount(files.length)} · ${rolesInWords(roles)}`;

const collectWords = ({ name, files }: FileGroup): string =>
  fold([name, ...files.flatMap((file) => [file.name, file.description])].join(' '));
