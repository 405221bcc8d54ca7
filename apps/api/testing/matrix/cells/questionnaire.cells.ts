import { paperRoutes as papers } from '@indeks/contract/questionnaire/papers.routes';
import { questionnaireRoutes as questionnaire } from '@indeks/contract/questionnaire/questionnaire.routes';
import { insertQuestionnaire, personSave } from '../../questionnaires.ts';
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

export const questionnaireCells: readonly RouteCells[] = [
  { ...read, route: questionnaire.get },
  {
    ...read,
    route: questionnaire.save,
    own: async (world) => ({ ...(await onOwn(world)), body: personSave() }),
    other: async (world) => ({ ...(await onOther(world)), body: personSave() }),
    missing: () => ({ ...onNobody, body: personSave() }),
  },
  { ...printed, route: papers.formPdf },
  { ...printed, route: papers.statementPdf },
  { ...read, route: papers.lecturerBillPdf },
  { ...read, route: papers.mileageBillPdf },
  { route: questionnaire.switchCompany, who, own: () => ({}) },
];
