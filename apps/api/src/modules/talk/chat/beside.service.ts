import type { Correspondent } from '@indeks/contract/talk/chat/chat.schemas';
import { findValues } from '#modules/talk/own-words/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import * as beside from './beside.queries.ts';
import { address } from './partners.service.ts';

/** What the secretariat sees of somebody beside the conversation; nobody else is told, and colleagues have nothing there. */
export const person = async (ctx: SignedInCtx, uid: number): Promise<Correspondent> => {
  const { sides } = await address(ctx, uid);
  if (sides.own !== null || sides.theirs === null) return refuse('record/not-found');
  const { theirs } = sides;
  const contact = getOrRefuse(await beside.findContact(ctx, theirs));
  const dues = await beside.findDues(ctx, theirs);
  const issues = await beside.listOpenIssues(ctx, theirs);
  const messages = await beside.listMessages(ctx, theirs);
  return {
    ...contact,
    enrolments: await beside.listEnrolments(ctx, theirs),
    overdue: toDue(dues?.overdue, dues?.overdue_day),
    next: toDue(dues?.next, dues?.next_day),
    issues: issues.map(({ id, title, status, created_at }) => ({
      id,
      title,
      status,
      at: created_at.toISOString(),
    })),
    messages: messages.map(({ id, title, at, read }) => ({ id, title, at: at.toISOString(), read })),
    values: await findValues(ctx, theirs),
  };
};

const toDue = (amount: number | null = null, day: string | null = null): Correspondent['next'] =>
  amount === null || day === null ? null : { amount, day };
