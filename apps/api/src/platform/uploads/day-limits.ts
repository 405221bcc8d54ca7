import { role } from '@indeks/contract/access/roles';
import { formatNumber, formatNumericDate } from '@indeks/contract/common/format';
import { plural } from '@indeks/contract/common/plural';
import { dateInWarsaw } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { refuse } from '../errors.ts';
import type { UploadedFile, UploadedFiles } from '../http/upload.ts';
import * as queries from './day-limits.queries.ts';

/**
 * Counts the files for the day of whoever sends them, before anything is done with them, and refuses those beyond the
 * limit. What is refused later, or deleted, stays counted.
 */
export const countUpload = async (ctx: Ctx, files: UploadedFiles): Promise<void> => {
  const { actor } = ctx;
  if (!actor) return;
  const came = Object.values(files).filter((file) => file !== undefined);
  for (const [kind, ofKind] of Map.groupBy(came, ({ countsAs }: UploadedFile) => countsAs)) {
    const counted: queries.Counted = {
      userId: actor.id,
      audience: actor.role === role.student ? 'students' : 'staff',
      kind,
      day: ctx.clock.today(),
      bytes: ofKind.reduce((sum, { content }) => sum + content.size, 0),
      files: ofKind.length,
    };
    if (!(await queries.count(ctx, counted))) await refuseBeyond(ctx, counted);
  }
};

const refuseBeyond = async (ctx: Ctx, counted: queries.Counted): Promise<never> => {
  const standing = await queries.findStanding(ctx, counted);
  if (!standing) throw new Error(`There is no limit for uploads of the kind ${counted.kind}.`);
  const { limit, used } = standing;
  const unit = counted.files + used.files > limit.files ? 'files' : 'bytes';
  const words = inWords[unit];
  if (counted[unit] > limit[unit])
    return refuse('upload/over-day-limit', { details: { limit: words(limit[unit]) } });
  const tomorrow = nextDay(ctx.clock.now());
  return refuse('upload/day-limit', {
    details: {
      limit: words(limit[unit]),
      left: words(Math.max(0, limit[unit] - used[unit])),
      day: formatNumericDate(dateInWarsaw(tomorrow)),
      retryAfterSeconds: Math.ceil((tomorrow.getTime() - ctx.clock.now().getTime()) / 1000),
    },
  });
};

const inWords = {
  bytes: (bytes: number) => `${formatNumber(Math.floor(bytes / 100_000) / 10)}\u00a0MB`,
  files: (files: number) =>
    `${formatNumber(files)}\u00a0${plural(files, { one: 'plik', few: 'pliki', many: 'plików' })}`,
} as const;

const hourMs = 3_600_000;

/** The beginning of the next day in Warsaw, to the minute. */
const nextDay = (now: Date): Date => {
  const today = dateInWarsaw(now);
  const isToday = (moment: number) => dateInWarsaw(new Date(moment)) === today;
  let moment = Math.floor(now.getTime() / 60_000) * 60_000;
  while (isToday(moment + hourMs)) moment += hourMs;
  while (isToday(moment)) moment += 60_000;
  return new Date(moment);
};
