import type { z } from 'zod';
import type { Ctx } from '../context.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { JobKind, RetryPolicy } from './jobs.ts';

/** Only jobs send mail: no request waits for an SMTP server, and no rolled-back transaction has sent a mail. */
export interface JobCtx extends Ctx {
  readonly mailer: Mailer;
}

export interface Job<P extends object = object> extends JobKind<P> {
  /** How many of this kind one process works on at once. */
  readonly concurrency: number;
  /** May run twice: a worker can die after the work and before it says so. */
  handle(ctx: JobCtx, payload: P): Promise<void>;
}

interface JobDefinition<S extends PayloadShape> {
  readonly name: string;
  readonly payload: z.ZodObject<S>;
  readonly retry?: Partial<RetryPolicy>;
  readonly timeoutSeconds?: number;
  readonly concurrency?: number;
  handle(ctx: JobCtx, payload: z.output<z.ZodObject<S>>): Promise<void>;
}

/** A payload carries ids, never what they stand for: free text does not compile. */
type PayloadShape = Readonly<Record<string, PayloadField>>;
type PayloadField = IdField | z.ZodArray<IdField> | z.ZodOptional<IdField> | z.ZodNullable<IdField>;
type IdField =
  | z.ZodNumber
  | z.ZodCoercedNumber
  | z.ZodUUID
  | z.ZodCustomStringFormat<'storage-key'>
  | z.ZodISODate
  | z.ZodEnum
  | z.ZodLiteral
  | z.ZodBoolean;

/** About an hour of tries, so that a mail outlives a short outage of its server. */
const defaultRetry: RetryPolicy = { limit: 12, delaySeconds: 2, maxDelaySeconds: 900 };

export const defineJob = <S extends PayloadShape>(
  definition: JobDefinition<S>,
): Job<z.output<z.ZodObject<S>>> => ({
  timeoutSeconds: 300,
  concurrency: 1,
  ...definition,
  retry: { ...defaultRetry, ...definition.retry },
});
