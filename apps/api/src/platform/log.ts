import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/** Lines carry no bodies, no query strings and no personal data; errors lose what the database quotes of a row. */
export const createLog = (config: Config, destination?: DestinationStream): Logger =>
  pino(
    { level: config.LOG_LEVEL, base: { roles: config.ROLES.join() }, serializers: { err: bareError } },
    destination,
  );

const bareError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: bareError(error.cause) };
  // The first line of a stack is the message, which for a database error may hold a value; the rest is ours.
  return { type: error.name, ...code, stack: frames(error), ...cause };
};

const frames = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
