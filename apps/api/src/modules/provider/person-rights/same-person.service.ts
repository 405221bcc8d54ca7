import { roleNames } from '@indeks/contract/access/roles';
import { peopleTexts } from '@indeks/contract/identity/people/people.texts';
import type { SamePerson } from '@indeks/contract/identity/people/same-person.schemas';
import { changeContact, changingAddress, renameAccount } from '#modules/identity/accounts/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { isConfirmed, type SignedInCtx } from '#platform/context.ts';
import { concerning, refuse } from '#platform/errors.ts';
import type { RightOver } from './person-rights.policy.ts';
import * as queries from './person-rights.queries.ts';
import { rightOverRow } from './person-rights.service.ts';
import { listDifferences, pickTyped, type Difference, type TypedData } from './same-person.rules.ts';
import { samePersonTexts as texts } from './same-person.texts.ts';

/** The person who has the address; undefined also where the caller may not see that person. */
export const nameHolder = async (ctx: SignedInCtx, { email }: { readonly email: string }) => {
  const found = await queries.findHolder(ctx, email);
  if (!found || rightOverRow(ctx, { role: found.user_role, facts: found.facts }) === 'none')
    return { holder: null };
  const { id, name, user_role } = found;
  return { holder: { id, name, user_role } };
};

interface Answered {
  readonly typed: TypedData;
  readonly choices: SamePerson;
  readonly right: RightOver;
  /** Asked even if nothing differs, since being the same person has a consequence. */
  readonly code?: 'people/confirm-lecturer' | undefined;
}

/**
 * Whether somebody who was typed is the known person with the same address is asked, never guessed. After a yes, what was chosen
 * of the typed data becomes the person's. A yes about somebody who had the address before, or about other data, is none. The
 * caller holds the account.
 */
export const settleSamePerson = async (
  tx: SignedInCtx,
  known: queries.HeldPerson,
  { typed, choices, right, code }: Answered,
): Promise<void> => {
  const differences = listDifferences(known, typed);
  const about = nameQuestion(tx, known, differences);
  if ((code || differences.length > 0) && !isConfirmed(tx, about))
    await ask(tx, known, { differences, right, code, about });
  const { telephone, ...name } = pickTyped(differences, choices);
  const renames = Object.keys(name).length > 0;
  if ((renames || telephone !== undefined) && right !== 'full') refuse('students/kept-by-secretariat');
  if (renames) await renameAccount(tx, known.id, name);
  if (telephone !== undefined) await giveTelephone(tx, known, telephone);
};

interface Asked extends Pick<Answered, 'right' | 'code'> {
  readonly differences: readonly Difference[];
  readonly about: string;
}

/** Keyed, so that it tells nothing of a person whom the caller may not see. */
const nameQuestion = (
  { services }: SignedInCtx,
  { id, email }: queries.HeldPerson,
  differences: readonly Difference[],
): string => services.events.accounts.of(JSON.stringify([id, email, differences])).toString('base64url');

/** Only callers who may see the person get the names. Others learn only that there is a difference, which is logged and counted. */
const ask = async (
  tx: SignedInCtx,
  known: queries.HeldPerson,
  { differences, right, code, about }: Asked,
): Promise<never> => {
  const fields = [{ path: 'email', message: texts.taken }];
  const { question, confirm: confirmLabel, cancel: cancelLabel } = texts;
  const asked = { confirmable: true, about, question, confirmLabel, cancelLabel };
  if (right === 'none') {
    await tx.services.throttle.attempt('hiddenPerson', String(tx.actor.id));
    return concerning({ subjectId: known.id }, async () =>
      refuse('people/confirm-hidden', { fields, details: asked }),
    );
  }
  const name = `${known.name} (${roleNames[known.user_role]})`;
  const sides = {
    answerAs: 'same_person',
    known: texts.known,
    typed: texts.typed,
    choosable: right === 'full',
    fields: differences.map((each) => ({
      ...each,
      known: each.known || texts.none,
      label: texts.fields[each.name],
    })),
  };
  return refuse(code ?? (right === 'full' ? 'people/confirm-same' : 'people/confirm-kept'), {
    fields,
    details: { ...asked, name, sides },
  });
};

const giveTelephone = (
  tx: SignedInCtx,
  { id, email, telephone: before }: queries.HeldPerson,
  telephone: string,
) =>
  changingAddress(tx, { userId: id, email, given: {} }, async (inner, permit) => {
    await changeContact(inner, id, { email, telephone }, permit);
    const trace = { action: 'account.contact', subjectId: id };
    await audit(inner, { ...trace, before: { telephone: before }, after: { telephone } });
  });

/** For an account that keeps its role: says who has the address and links to that person. */
export const refuseHeldAddress = ({ id, name, user_role }: queries.HeldPerson): never =>
  refuse('people/email-taken', {
    fields: [{ path: 'email', message: peopleTexts.emailTaken }],
    details: { userExists: true, holder: { id, name, user_role } },
  });
