import { draftRoutes as drafts } from '@indeks/contract/employment/questionnaire/drafts.routes';
import { paperRoutes as papers } from '@indeks/contract/employment/questionnaire/papers.routes';
import { questionnaireRoutes as questionnaire } from '@indeks/contract/employment/questionnaire/questionnaire.routes';
import { draftSave, insertQuestionnaire, personSave } from '#testing/employment/questionnaires.ts';
import { nowhere, secretariat, timekeepers, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

/** Those who have papers of their own are those who keep hours. */
const who = timekeepers;

const onOwn = async ({ myId }: World) => ({ params: { uid: await myId() } });
const onOther = async ({ person }: World) => ({ params: { uid: (await person(0)).id } });
const onNobody = { params: { uid: nowhere } };

const read = { who, own: onOwn, other: onOther, othersToo: secretariat, missing: () => onNobody };

const filledIn = async (world: World, uid: number) => {
  await insertQuestionnaire(world.db, world.sealer, uid);
  return { params: { uid } };
};
const printed = {
  ...read,
  own: async (world: World) => filledIn(world, await world.myId()),
  other: async (world: World) => filledIn(world, (await world.person(0)).id),
};

/** A draft is its person's alone: the secretariat is told that there is none, as everybody else. */
const ownOnly = { ...read, othersToo: [] };

export const questionnaireCells: readonly RouteCells[] = [
  { ...read, route: questionnaire.get },
  {
    ...read,
    route: questionnaire.save,
    own: async (world) => ({ ...(await onOwn(world)), body: personSave() }),
    other: async (world) => ({ ...(await onOther(world)), body: personSave() }),
    missing: () => ({ ...onNobody, body: personSave() }),
  },
  { ...ownOnly, route: drafts.get },
  {
    ...ownOnly,
    route: drafts.keep,
    own: async (world) => ({ ...(await onOwn(world)), body: draftSave() }),
    other: async (world) => ({ ...(await onOther(world)), body: draftSave() }),
    missing: () => ({ ...onNobody, body: draftSave() }),
  },
  { ...ownOnly, route: drafts.drop },
  { ...printed, route: papers.formPdf },
  { ...printed, route: papers.statementPdf },
  { ...read, route: papers.lecturerBillPdf },
  { ...read, route: papers.mileageBillPdf },
  { route: questionnaire.switchCompany, who, own: () => ({}) },
];
