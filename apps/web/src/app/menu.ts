import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { shellTexts } from '#app/shell/shell.texts.ts';
import type { MenuGroup, MenuIcon, Screen } from '#app/screens/screen.ts';
import { screens as allScreens } from '#app/screens/screens.ts';

export interface MenuSection {
  group: MenuGroup;
  /** The first entries stand without a heading. */
  heading: string | undefined;
  entries: MenuEntry[];
}

export interface MenuEntry {
  path: string;
  label: string;
  icon: MenuIcon;
  also?: readonly string[];
}

export type Viewer = Pick<CurrentSession, 'permissions' | 'user'>;

/** The menu that a person sees. */
export function listMenu(viewer: Viewer, screens: readonly Screen[] = allScreens): MenuSection[] {
  return groups
    .map((group) => ({
      group,
      heading: shellTexts.menuGroups[group],
      entries: screens.flatMap((screen) => makeEntry(screen, group, viewer)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The entry of the page: of those whose address it lies below the one with the longest. */
export function findCurrent(sections: readonly MenuSection[], pathname: string): MenuEntry | undefined {
  const lengthOf = ({ path, also = [] }: MenuEntry): number =>
    Math.max(...[path, ...also].map((address) => (isBelow(pathname, address) ? address.length : 0)));
  const [longest] = sections
    .flatMap(({ entries }) => entries)
    .map((entry) => ({ entry, length: lengthOf(entry) }))
    .toSorted((one, other) => other.length - one.length);
  return longest && longest.length > 0 ? longest.entry : undefined;
}

const isBelow = (pathname: string, address: string): boolean =>
  pathname === address || pathname.startsWith(`${address}/`);

const groups = [
  'start',
  'own-settlements',
  'studies',
  'people',
  'settlements',
  'teaching',
  'communication',
  'university',
  'account',
] as const satisfies readonly MenuGroup[];

function makeEntry(screen: Screen, group: MenuGroup, viewer: Viewer): MenuEntry[] {
  const { menu, path, title } = screen;
  const role = viewer.user.is_admin;
  const place = typeof menu?.group === 'function' ? menu.group(role) : menu?.group;
  if (!menu || place !== group || !mayOpen(screen, viewer)) return [];
  if (menu.permission && !viewer.permissions.includes(menu.permission)) return [];
  if (menu.roles && !menu.roles.includes(role)) return [];
  const label = typeof menu.label === 'function' ? menu.label(role) : menu.label;
  return [{ path, label: label ?? title, icon: menu.icon, ...(menu.also && { also: menu.also }) }];
}

const mayOpen = ({ permission }: Screen, { permissions }: Viewer): boolean =>
  permission === 'session' || permissions.includes(permission);
