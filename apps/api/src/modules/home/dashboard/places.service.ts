import type { PlacesToday } from '@indeks/contract/dashboard/dashboard.schemas';
import { waitingCandidates } from '#modules/candidates/index.ts';
import { incompleteFolders, studentsByCourse } from '#modules/students/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { weekendOf } from './dashboard.rules.ts';
import * as queries from './places.queries.ts';

/** The cards of a coordinator's first page: what concerns the places that they look after. */
export const placesToday = async (ctx: SignedInCtx): Promise<PlacesToday> => ({
  candidates: await waitingCandidates(ctx),
  folders: await incompleteFolders(ctx),
  studies: await studentsByCourse(ctx),
  weekend: await nextWeekend(ctx),
});

const nextWeekend = async (ctx: SignedInCtx): Promise<PlacesToday['weekend']> => {
  const next = await queries.findNextMeeting(ctx, ctx.clock.today());
  if (!next) return null;
  const days = weekendOf(next.start);
  return { ...days, places: await queries.ownPlacesOn(ctx, days) };
};
