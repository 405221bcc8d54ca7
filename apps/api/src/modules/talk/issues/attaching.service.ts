import type { IssueStatus } from '@indeks/contract/talk/issues/issues.keys';
import type { IssueFile } from '@indeks/contract/talk/issues/issues.schemas';
import { attach, detach, download, findAttachment, storable } from '#modules/notices/attachments/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { withStoredFiles } from '#platform/files/stored-files.ts';
import type { UploadedFile } from '#platform/http/upload.ts';
import { announce } from './announcing.ts';
import * as files from './issue-files.queries.ts';
import { abilities, triages } from './issues.policy.ts';

/** Lies apart until the issue that names it is sent. */
export const addFile = async (ctx: SignedInCtx, file: UploadedFile): Promise<IssueFile> => {
  const stored = [await storable(ctx, file)] as const;
  return withStoredFiles(ctx, stored, async (tx, [key]) => {
    const attached = await attach(tx, 'issue', stored[0], key);
    const id = await files.insert(tx, tx.actor.id, attached.id);
    await audit(tx, { action: 'issue-file.add', subjectId: id, after: { name: attached.name } });
    return { id, name: attached.name, url: attached.file };
  });
};

/** One's own that was not sent yet, or that of an issue that the caller may still change. */
export const removeFile = (ctx: SignedInCtx, id: number) =>
  transact(ctx, async (tx) => {
    const row = getOrRefuse(await files.find(tx, id));
    if (!isVisible(tx, row)) refuse('record/not-found');
    if (row.issue_id !== null && row.status !== null) {
      const isReporter = row.reporter_id === tx.actor.id;
      // The check of the table admits no other numbers.
      const status = row.status as IssueStatus;
      if (!abilities({ triages: triages(tx), isReporter, status, isAnswered: false, isMerged: false }).edit)
        refuse('issues/under-way');
    }
    await detach(tx, await files.remove(tx, [id]));
    await audit(tx, { action: 'issue-file.delete', subjectId: id, before: row });
    if (row.issue_id !== null && row.reporter_id !== null)
      announce(tx, { id: row.issue_id, reporter_id: row.reporter_id });
    return { ok: true } as const;
  });

export const file = async (ctx: SignedInCtx, name: string) => {
  const stored = getOrRefuse(await findAttachment(ctx, name));
  if (!isVisible(ctx, getOrRefuse(await files.findOfFile(ctx, stored.id)))) refuse('record/not-found');
  return download(ctx, stored);
};

/** What was not sent yet is its owner's alone. */
const isVisible = (ctx: SignedInCtx, row: files.AttachedRow): boolean =>
  row.issue_id === null ? row.owner_id === ctx.actor.id : triages(ctx) || row.reporter_id === ctx.actor.id;

const filesAtOnce = 200;
const dayMs = 86_400_000;

/** Removes uploads that no issue took within a day, some in each transaction. */
export const dropUnsent = async (ctx: Ctx): Promise<void> => {
  const before = new Date(ctx.clock.now().getTime() - dayMs);
  for (;;) {
    const dropped = await transact(ctx, async (tx) => {
      const ids = await files.listUnsent(tx, before, filesAtOnce);
      await detach(tx, await files.remove(tx, ids));
      return ids.length;
    });
    if (dropped < filesAtOnce) return;
  }
};
