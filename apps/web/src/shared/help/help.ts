import type { Role } from '@indeks/contract/access/roles';

/** The help of a screen: short enough for a phone. */
export interface HelpPage {
  /** The purpose of the screen. */
  about: string;
  /** The usual tasks on the screen. */
  steps: readonly HelpStep[];
  marks: readonly HelpMark[];
  /** Actions that cannot be undone. */
  undone: string;
  /** The person to ask, if it is not the one whom the role asks by default. */
  ask?: string;
}

export interface HelpStep {
  name: string;
  how: string;
  /** The beginning of the name of the control on the screen, to be shown to the reader. */
  show?: string;
}

export interface HelpMark {
  sign: string;
  means: string;
  /** The tone of a chip; without it the mark is plain words. */
  tone?: HelpTone;
  /** The chip has a triangle instead of its tone's icon. */
  attention?: true;
  /** As the screen draws it: a chip unless it says otherwise, an icon with words on no ground, or a number on a pill. */
  look?: 'words' | 'count';
}

type HelpTone = 'ok' | 'warning' | 'error' | 'info' | 'neutral' | 'brand';

/** The page of a screen, and what differs for some of its roles. */
export interface Help extends HelpPage {
  /** When it is not the screen's title. */
  title?: string;
  ofRoles?: readonly HelpOfRoles[];
}

interface HelpOfRoles extends Partial<HelpPage> {
  roles: readonly Role[];
}

export const defineHelp = (help: Help): Help => help;

/** The page as a role reads it. */
export function helpFor({ ofRoles = [], ...help }: Help, role: Role): HelpPage {
  const own = ofRoles.find(({ roles }) => roles.includes(role));
  return { ...help, ...own };
}
