import { done } from '../../common/fields.ts';
import { defineRoute } from '../../common/route.ts';
import { draftSave, keptDraft, ownDraft } from './drafts.schemas.ts';
import { ofPerson } from './of-person.ts';

const path = '/api/users/:uid/registrationForm/draft';

/** The unfinished form. It is the person's alone: to the secretariat it does not exist. */
export const draftRoutes = {
  get: defineRoute({
    method: 'GET',
    path,
    ...ofPerson,
    summary: 'What was typed into one’s own form and not saved yet',
    answer: ownDraft,
  }),
  keep: defineRoute({
    method: 'PUT',
    path,
    ...ofPerson,
    summary: 'Keeps what is being typed; refused when a newer draft was kept elsewhere',
    body: draftSave,
    answer: keptDraft,
  }),
  drop: defineRoute({
    method: 'DELETE',
    path,
    ...ofPerson,
    summary: 'Gives up what was typed and not saved',
    answer: done,
  }),
} as const;
