import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';
import type { TestApp } from '../test-app.ts';

interface Traits {
  readonly senderId: number;
  readonly recipients: readonly number[];
  /** It has come to everybody. */
  readonly finished?: boolean;
}

/** A message to many that no job works on. */
export const insertBroadcast = async (
  db: Database,
  { senderId, recipients, finished = true }: Traits,
): Promise<number> => {
  const id = await insertRow(db, 'broadcasts', {
    sender_id: senderId,
    kind: 'chat',
    audience: 'students',
    subject: 'Zmiana sali',
    text: 'Sobotnie zajęcia są w sali 12.',
    created_at: new Date('2026-11-13T10:00:00Z'),
    total: recipients.length,
    sent: finished ? recipients.length : 0,
  });
  await db
    .insertInto('broadcast_recipients')
    .values(
      recipients.map((user_id) => ({ broadcast_id: id, user_id, state: finished ? 'sent' : 'waiting' })),
    )
    .execute();
  return id;
};

/** A worker as it runs in production, in a process of its own, to be killed. */
export const startWorkerProcess = ({ services: { config } }: TestApp): ChildProcess =>
  spawn('node', ['src/main.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'test',
      ROLES: 'worker',
      PORT: '0',
      METRICS_PORT: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: config.DATABASE_URL,
      REDIS_URL: config.REDIS_URL,
      SMTP_URL: config.SMTP_URL,
      SEALING_KEYS_FILE: config.SEALING_KEYS_FILE,
      FILES_DIR: config.FILES_DIR,
    },
  });
