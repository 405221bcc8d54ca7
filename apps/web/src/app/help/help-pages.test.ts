import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roles, type Role } from '@indeks/contract/access/roles';
import { roleTable } from '@indeks/contract/access/permissions';
import { describe, expect, test } from 'vitest';
import { helpPages } from '#app/help/help-pages.ts';
import type { Screen } from '#app/screens/screen.ts';
import { screens } from '#app/screens/screens.ts';
import { helpFor, type HelpPage } from '#shared/help/help.ts';

const mayOpen = ({ permission }: Screen, reader: Role): boolean =>
  permission === 'session' || (roleTable[permission] as readonly Role[]).includes(reader);

/** Every page as each of its readers has it. */
const read = screens.flatMap((screen) =>
  roles
    .filter((reader) => mayOpen(screen, reader))
    .flatMap((reader) => {
      const help = helpPages[screen.path];
      return help ? [{ path: screen.path, reader, page: helpFor(help, reader) }] : [];
    }),
);

test('every screen has help, and nothing else has', () => {
  expect(Object.keys(helpPages).toSorted()).toEqual(screens.map(({ path }) => path).toSorted());
});

test('every role reads what the screen is for, what is done there and what cannot be undone', () => {
  expect(read.length).toBeGreaterThan(200);
  const short = ({ page: { about, steps, undone } }: (typeof read)[number]) =>
    about.length < 20 || undone.length < 20 || steps.length !== 3;
  expect(read.filter(short)).toEqual([]);
});

test('help for a role is for one that opens the screen', () => {
  const strangers = screens.flatMap((screen) =>
    (helpPages[screen.path]?.ofRoles ?? []).flatMap((own) =>
      own.roles.filter((reader) => !mayOpen(screen, reader)).map((reader) => [screen.path, reader]),
    ),
  );
  expect(strangers).toEqual([]);
});

describe('the words are those of the screens', () => {
  /** The catalogues as they are written, with the hard spaces that they name. */
  const catalogues = ['apps/web/src', 'packages/contract/src']
    .flatMap((folder) => {
      const base = join(import.meta.dirname, '../../../../..', folder);
      return readdirSync(base, { recursive: true, encoding: 'utf8' }).map((file) => join(base, file));
    })
    .filter((file) => /\.(texts|keys|labels)\.ts$|permissions\.ts$|-screens\.ts$|roles\.ts$/u.test(file))
    .map((file) => readFileSync(file, 'utf8').replaceAll(String.raw`\u00a0`, '\u00a0'))
    .join('\n');
  const isThere = (words: string) =>
    catalogues.toLocaleLowerCase('pl').includes(words.toLocaleLowerCase('pl'));

  test('a control that is shown is called so', () => {
    const shown = read.flatMap(({ page: { steps } }) => steps.flatMap(({ show }) => show ?? []));
    expect(new Set(shown).size).toBeGreaterThan(60);
    const isBeginning = (name: string) => catalogues.includes(`'${name}`) || catalogues.includes(`\`${name}`);
    expect([...new Set(shown)].filter((name) => !isBeginning(name))).toEqual([]);
  });

  test('what is quoted stands in a catalogue', () => {
    const words = read.map(({ page }) => textsOf(page).join('\n')).join('\n');
    const quotes = [...words.matchAll(/„([^”]+)”/gu)];
    expect(quotes.length).toBeGreaterThan(30);
    expect([...new Set(quotes.map(([, quote = '']) => quote))].filter((words) => !isThere(words))).toEqual(
      [],
    );
  });
});

const textsOf = ({ about, steps, marks, undone }: HelpPage): string[] => [
  about,
  ...steps.flatMap(({ name, how }) => [name, how]),
  ...marks.flatMap(({ sign, means }) => [sign, means]),
  undone,
];
