import { sql } from 'kysely';
import type { Audience, UploadKind } from '@indeks/contract/common/upload-kinds';
import type { Ctx } from '../context.ts';

export interface Counted {
  readonly userId: number;
  readonly audience: Audience;
  readonly kind: UploadKind;
  readonly day: string;
  readonly bytes: number;
  readonly files: number;
}

const limitOn = ({ kind, audience, day }: Pick<Counted, 'kind' | 'audience' | 'day'>) => sql`
  select l.bytes, l.files from upload_limits as l
  where l.kind = ${kind} and l.audience = ${audience} and l.valid_from <= ${day}::date
  order by l.valid_from desc limit 1`;

/** False when the day's limit leaves no room for it. The row lock serializes uploads of the same person. */
export const count = async ({ db }: Pick<Ctx, 'db'>, counted: Counted): Promise<boolean> => {
  const { userId, kind, day, bytes, files } = counted;
  const { rows } = await sql`
    with allowed as materialized (${limitOn(counted)})
    insert into uploads_of_days as u (user_id, day, kind, bytes, files)
    select ${userId}::integer, ${day}::date, ${kind}, ${bytes}::bigint, ${files}::integer from allowed
      where ${bytes}::bigint <= allowed.bytes and ${files}::integer <= allowed.files
    on conflict (user_id, day, kind) do update
      set bytes = u.bytes + excluded.bytes, files = u.files + excluded.files
      where u.bytes + excluded.bytes <= (select allowed.bytes from allowed)
        and u.files + excluded.files <= (select allowed.files from allowed)
    returning 1`.execute(db);
  return rows.length === 1;
};

export interface Standing {
  readonly limit: { readonly bytes: number; readonly files: number };
  readonly used: { readonly bytes: number; readonly files: number };
}

export const findStanding = async (
  { db }: Pick<Ctx, 'db'>,
  counted: Counted,
): Promise<Standing | undefined> => {
  const { userId, kind, day } = counted;
  const { rows } = await sql<Record<'limit_bytes' | 'limit_files' | 'bytes' | 'files', string>>`
    select l.bytes as limit_bytes, l.files as limit_files, coalesce(u.bytes, 0) as bytes, coalesce(u.files, 0) as files
    from (${limitOn(counted)}) as l
    left join uploads_of_days as u on u.user_id = ${userId} and u.day = ${day}::date and u.kind = ${kind}`.execute(
    db,
  );
  const [row] = rows;
  return (
    row && {
      limit: { bytes: Number(row.limit_bytes), files: Number(row.limit_files) },
      used: { bytes: Number(row.bytes), files: Number(row.files) },
    }
  );
};

export const forgetBefore = async ({ db }: Pick<Ctx, 'db'>, day: string): Promise<void> => {
  await db.deleteFrom('uploads_of_days').where('day', '<', day).execute();
};

/** Every limit there is or will be, the newest first. */
export const listLimits = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('upload_limits')
    .select(['kind', 'audience', 'valid_from', 'bytes', 'files'])
    .orderBy('kind')
    .orderBy('audience')
    .orderBy('valid_from', 'desc')
    .execute();

export interface DayLimit {
  readonly kind: UploadKind;
  readonly audience: Audience;
  readonly valid_from: string;
  readonly bytes: number;
  readonly files: number;
}

/** Sets a limit from that day on; one of the same day is replaced. */
export const setLimit = async ({ db }: Pick<Ctx, 'db'>, limit: DayLimit): Promise<void> => {
  const { bytes, files } = limit;
  await db
    .insertInto('upload_limits')
    .values(limit)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'audience', 'valid_from']).doUpdateSet({ bytes, files }),
    )
    .execute();
};
