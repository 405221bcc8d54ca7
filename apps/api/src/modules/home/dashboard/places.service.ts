import type { PlacesToday } from '@indeks/contract/home/dashboard/dashboard.schemas';
import { waitingCandidates } from '#modules/studies/candidates/index.ts';
import { incompleteFolders, studentsByCourse } from '#modules/studies/students/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { findWeekend } from './dashboard.rules.ts';
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
  const days = findWeekend(next.start);
  return { ...days, places: await queries.ownPlacesOn(ctx, days) };
};
