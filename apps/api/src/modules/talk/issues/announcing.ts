import { notify } from '#modules/notices/notifications/index.ts';
import { listPeopleInRoles } from '#modules/identity/accounts/index.ts';
import type { SignedInCtx } from '#platform/context.ts';

interface About {
  readonly id: number;
  readonly reporter_id: number;
}

interface Words {
  readonly title: string;
  readonly text: string;
}

/** Tells the open screens of the reporter and of the secretariat. */
export const announce = (ctx: SignedInCtx, { id, reporter_id }: About): void => {
  const { realtime, roleTable } = ctx.services;
  ctx.afterCommit(() =>
    realtime.publish({ users: [reporter_id], roles: roleTable['issues.triage'] }, 'issues', [id]),
  );
};

/** Tells nobody else, not even that something changed. */
export const announceToOffice = (ctx: SignedInCtx, id: number): void => {
  const { realtime, roleTable } = ctx.services;
  ctx.afterCommit(() => realtime.publish({ roles: roleTable['issues.triage'] }, 'issues', [id]));
};

/** Whoever of the secretariat did it has no name to others. */
export const tellReporter = (tx: SignedInCtx, about: About, words: Words): Promise<void> =>
  tellReporters(tx, [{ about, words }]);

/** Of several issues at once; whoever did it is not told of the own ones. */
export const tellReporters = (
  tx: SignedInCtx,
  all: readonly { readonly about: About; readonly words: Words }[],
): Promise<void> =>
  notify(
    tx,
    all
      .filter(({ about }) => about.reporter_id !== tx.actor.id)
      .map(({ about: { id, reporter_id: userId }, words: { title, text } }) => ({
        title,
        text,
        userId,
        kind: 'issue',
        senderId: null,
        link: linkTo(id),
      })),
  );

/** Everybody who triages, except the person who did it. */
export const tellOffice = async (tx: SignedInCtx, { id }: About, words: Words): Promise<void> => {
  const readers = await listPeopleInRoles(tx, tx.services.roleTable['issues.triage']);
  const { title, text } = words;
  const others = readers.map((reader) => reader.id).filter((userId) => userId !== tx.actor.id);
  await notify(
    tx,
    others.map((userId) => ({
      userId,
      kind: 'issue',
      senderId: tx.actor.id,
      title,
      text,
      link: linkTo(id),
    })),
  );
};

export const linkTo = (id: number): string => `/issue-tracker/${id}`;
