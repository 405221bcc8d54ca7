import { listPermissions } from '@indeks/contract/access/permissions';
import { roleNames, roles, type Role } from '@indeks/contract/access/roles';
import { asks, helpTexts } from '#app/help/help.texts.ts';
import { helpPages } from '#app/help/help-pages.ts';
import { screens } from '#app/screens/screens.ts';
import { helpFor, type HelpPage } from '#shared/help/help.ts';

/** The help of every screen that a role may open, to be printed: `pnpm guides`. */
interface Guide {
  readonly role: Role;
  readonly roleName: string;
  readonly ask: string;
  readonly headings: Pick<typeof helpTexts, 'steps' | 'marks' | 'undone' | 'ask'>;
  readonly chapters: readonly (HelpPage & { readonly title: string })[];
}

export const listGuides = (): readonly Guide[] =>
  roles.map((role) => ({
    role,
    roleName: roleNames[role],
    ask: asks(role),
    headings: helpTexts,
    chapters: listChapters(role),
  }));

function listChapters(role: Role): Guide['chapters'] {
  const permissions = listPermissions(role);
  return screens
    .filter(({ permission }) => permission === 'session' || permissions.includes(permission))
    .flatMap(({ path, title }) => {
      const help = helpPages[path];
      return help ? [{ ...helpFor(help, role), title: help.title ?? title }] : [];
    });
}
