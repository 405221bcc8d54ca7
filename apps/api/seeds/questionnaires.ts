import { changesBetween } from '@indeks/contract/employment/questionnaire/questionnaire.changes';
import { sealChange, sealQuestionnaire } from '#modules/employment/questionnaire/index.ts';
import { demoAccounts } from './demo-accounts.ts';
import { daysAfter, daysBetween, pickEarlier } from './intakes.ts';
import { peopleWithPapers, type PersonWithPapers } from './people.ts';
import type { Plan } from './plan.ts';
import { beforeMoving, makeQuestionnaire } from './questionnaire-forms.ts';
import { randomFor, type Random } from './random.ts';
import { defineSeed } from './seed.ts';

export const questionnaires = defineSeed(
  'questionnaires',
  ['user_id', 'sealed', 'form_date', 'saved_at', 'changed_at', 'version'],
  function* (plan) {
    for (const { person, filledIn, changed } of papers(plan)) {
      const day = changed ?? filledIn;
      yield {
        user_id: person.id,
        sealed: sealQuestionnaire(plan.sealer, person.id, makeQuestionnaire(person, day)),
        form_date: day,
        saved_at: momentOf(day),
        changed_at: changed === undefined ? null : momentOf(changed),
        version: changed === undefined ? 1 : 2,
      };
    }
  },
);

export const questionnaireHistory = defineSeed(
  'questionnaire_history',
  ['id', 'user_id', 'actor_id', 'at', 'kind', 'form', 'fields', 'sealed', 'read_at'],
  function* (plan) {
    let id = 0;
    for (const { person, filledIn, changed } of papers(plan)) {
      const now = makeQuestionnaire(person, changed ?? filledIn);
      const first = changed === undefined ? now : beforeMoving(now, filledIn);
      const row = (
        kind: 'created' | 'changed',
        day: string,
        before: typeof first | null,
        after: typeof first,
      ) => ({
        id: (id += 1),
        user_id: person.id,
        actor_id: person.id,
        at: momentOf(day),
        kind,
        form: after.kind,
        fields: changesBetween(before?.form, after.form).map(({ field }) => field),
        sealed: sealChange(plan.sealer, person.id, { before: before?.form ?? null, after: after.form }),
        read_at: kind === 'created' ? momentOf(day) : null,
      });
      yield row('created', filledIn, null, first);
      if (changed !== undefined) yield row('changed', changed, first, now);
    }
  },
);

interface Papers {
  readonly person: PersonWithPapers;
  readonly filledIn: string;
  /** The day of a later change, within the last month. */
  readonly changed: string | undefined;
}

/** People who have not accepted the notice have no form, and some others have not found the time. */
function* papers(plan: Plan): Generator<Papers> {
  for (const person of peopleWithPapers(plan)) {
    const random = randomFor('questionnaire', person.id);
    // Those who are shown around can send a month.
    const isDemo = demoAccounts.some(({ id }) => id === person.id);
    if (!person.consent || (random.chance(0.08) && !isDemo)) continue;
    const filledIn = filledInOn(plan, person, random, isDemo);
    const changes = random.chance(0.1) && !isDemo;
    const changed = changes ? daysAfter(plan.today, -1 - random.below(27)) : undefined;
    yield { person, filledIn, changed: changed !== undefined && changed > filledIn ? changed : undefined };
  }
}

/** Most have confirmed their data since the last 1 September; the demo lecturer has, or a dialog would stand in the way. */
const filledInOn = (
  { today }: Plan,
  { since }: PersonWithPapers,
  random: Random,
  recent: boolean,
): string => {
  const september = `${today.slice(0, 4)}-09-01`;
  const cutOff = today > september ? september : `${Number(today.slice(0, 4)) - 1}-09-01`;
  const days = Math.max(1, daysBetween(cutOff, today));
  const day =
    recent || random.chance(0.75)
      ? daysAfter(cutOff, random.below(days))
      : daysAfter(cutOff, -1 - random.below(300));
  return pickEarlier(day > since ? day : since, daysAfter(today, -1));
};

const momentOf = (day: string): string => `${day}T09:30:00Z`;
