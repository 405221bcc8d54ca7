import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/** Lines carry no bodies, no query strings and no personal data; errors lose what the database quotes of a row. */
export const createLog = (config: Config, destination?: DestinationStream): Logger =>
  pino(
    { level: config.LOG_LEVEL, base: { roles: config.ROLES.join() }, serializers: { err: bareError } },
    destination,
  );

const bareError = (error: unknown): Record<string, unknown> => {
  if (typeof error !== 'object' || error === null) return { type: typeof error };
  const parts = error as ErrorLike; // every part is looked at before it is used
  const { name, stack, cause, errors } = parts;
  const told = harmless.filter((key) => parts[key] !== undefined).map((key) => [key, parts[key]] as const);
  return {
    type: typeof name === 'string' ? name : 'object',
    ...Object.fromEntries(told),
    // The first line of a stack is the message, which for a database error may hold a value; the rest is ours.
    ...(typeof stack === 'string' && { stack: frames(stack) }),
    ...(cause !== undefined && { cause: bareError(cause) }),
    ...(Array.isArray(errors) && { errors: errors.map(bareError) }),
  };
};

/** An error, or what the job queue makes of one: an object with its parts. */
type ErrorLike = Readonly<Record<'name' | 'stack' | 'cause' | 'errors' | (typeof harmless)[number], unknown>>;

/** The fields of an error that tell place and cause without quoting a value. */
const harmless = [
  'code',
  'severity',
  'routine',
  'table',
  'constraint',
  'syscall',
  'queue',
  'worker',
] as const;

const frames = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
