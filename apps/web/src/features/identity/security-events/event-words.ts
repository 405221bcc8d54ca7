import { isRole, roleNames } from '@indeks/contract/access/roles';
import type { SecurityEventEntry } from '@indeks/contract/identity/security-events/security-events.schemas';
import { nameThing } from './read-things.ts';
import { securityEventsTexts as texts, sentences } from './security-events.texts.ts';

/** 'Odczytano formularz słuchacza: Ewa Żak' */
export function tellEvent(event: SecurityEventEntry): string {
  const { actor, subject } = event;
  const sentence = tell(event);
  return subject === null || subject.id === actor?.id
    ? sentence
    : sentences.about(sentence, personName(subject));
}

function tell({ kind, route }: SecurityEventEntry): string {
  const thing = route === null ? undefined : nameThing(route);
  if (kind === 'sealed-read') return sentences.read(thing);
  if (kind === 'sealed-export') return sentences.printed(thing);
  if (kind === 'file-export') return sentences.exported(thing);
  return sentences.fixed[kind];
}

/** Details of the row besides its sentence; an empty text if the sentence is complete. */
export function describeEvent({ kind, detail, times }: SecurityEventEntry): string {
  const said = [detail === null ? undefined : detailWords(kind, detail)];
  if (times > 1) said.push(texts.times(times));
  return said.filter(Boolean).join(' · ');
}

function detailWords(kind: SecurityEventEntry['kind'], detail: string): string {
  if (kind === 'role-changed') return roleWords(detail);
  if (kind === 'key-operation') return texts.resealed(detail.replace('resealed ', ''));
  if (kind === 'known-person-enrolled') return texts.enrolment(detail);
  if (kind === 'sealed-read' || kind === 'sealed-export') return texts.people(Number(detail));
  return fixedWords[detail] ?? detail;
}

const fixedWords: Readonly<Record<string, string>> = {
  'many-callers': texts.manyCallers,
  restricted: texts.restricted,
  dropped: texts.dropped,
  renewed: texts.renewed,
  deleted: texts.deleted,
  on: texts.on,
  off: texts.off,
};

/** „0>11”, or „>11” for a new account. */
function roleWords(detail: string): string {
  const [before = '', after = ''] = detail.split('>');
  return before === ''
    ? texts.roleGiven(roleName(after))
    : texts.roleChanged(roleName(before), roleName(after));
}

function roleName(text: string): string {
  const role = Number(text);
  return isRole(role) ? roleNames[role] : text;
}

export const personName = (person: SecurityEventEntry['actor']): string =>
  person === null ? '' : (person.name ?? texts.unnamed(person.id));
