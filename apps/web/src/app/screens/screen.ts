import type { Permission } from '@indeks/contract/access/permissions';
import type { Role } from '@indeks/contract/access/roles';
import type { ComponentType } from 'react';

/** An address of the portal for signed-in people. */
export interface Screen {
  path: string;
  title: string;
  /** `session`: everybody who is signed in. Others are redirected to the landing page of their role. */
  permission: Permission | 'session';
  menu?: MenuPlace;
  /** Without the menu and the top bar, for a paper that takes the whole window. */
  bare?: true;
  /** The screen's own chunk. */
  page: () => Promise<ComponentType>;
}

export interface MenuPlace {
  group: MenuGroup | ((role: Role) => MenuGroup);
  icon: MenuIcon;
  /** When it is not the screen's title. */
  label?: string | ((role: Role) => string);
  /** Narrows the entry to some of those who may open the screen. */
  permission?: Permission;
  roles?: readonly Role[];
  /** Other screens that the entry stands for. */
  also?: readonly string[];
}

export type MenuGroup =
  | 'start'
  | 'own-settlements'
  | 'studies'
  | 'people'
  | 'settlements'
  | 'teaching'
  | 'communication'
  | 'university'
  | 'account';

/** Names, so that the icons themselves are loaded with the shell and not with the list of screens. */
export type MenuIcon =
  | 'home'
  | 'clock'
  | 'car'
  | 'calendar'
  | 'id'
  | 'journal'
  | 'coordinators'
  | 'lecturers'
  | 'staff'
  | 'accounts'
  | 'students'
  | 'candidates'
  | 'graduation'
  | 'certificates'
  | 'reports'
  | 'payments'
  | 'student-settlements'
  | 'courses'
  | 'protocols'
  | 'video'
  | 'mentors'
  | 'documents'
  | 'chat'
  | 'help'
  | 'places'
  | 'files'
  | 'statistics'
  | 'administration'
  | 'security'
  | 'security-state'
  | 'system-state'
  | 'settings'
  | 'password';
