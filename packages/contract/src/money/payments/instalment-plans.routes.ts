import { idParams } from '../../common/fields.ts';
import { defineRoute } from '../../common/route.ts';
import { instalmentPlan, instalmentPlanEdit } from './instalment-plans.schemas.ts';

export const instalmentPlanRoutes = {
  save: defineRoute({
    method: 'PUT',
    path: '/api/settlements/plans/:id',
    access: 'settlements.manage',
    summary: 'Makes, changes or takes away the plan of an enrolment; its sum is the price',
    params: idParams,
    body: instalmentPlanEdit,
    answer: instalmentPlan,
    object: 'shared',
  }),
} as const;
