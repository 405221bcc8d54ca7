import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { broadcastRoutes as routes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { chatRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { sql } from 'kysely';
import { pino } from 'pino';
import { broadcastJobs } from '#modules/talk/broadcasts/index.ts';
import { createCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import type { Client } from '../client.ts';
import type { Person } from '../identity/people.ts';
import type { TestApp } from '../test-app.ts';

interface Traits {
  readonly senderId: number;
  readonly recipients: readonly number[];
  /** It has come to everybody. */
  readonly finished?: boolean;
}

const at = new Date('2026-11-13T10:00:00Z');

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
    created_at: at,
    total: recipients.length,
    sent: finished ? recipients.length : 0,
    ...(finished && { started_at: at, finished_at: at }),
  });
  await db
    .insertInto('broadcast_recipients')
    .values(
      recipients.map((user_id) => ({ broadcast_id: id, user_id, state: finished ? 'sent' : 'waiting' })),
    )
    .execute();
  return id;
};

export const insertTemplate = (db: Database): Promise<number> =>
  insertRow(db, 'message_templates', { name: 'Zmiana sali', subject: 'Zmiana sali', text: 'Sala 12.' });

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

/** Messages to many of one test file: they are sent by the office and worked on by hand. */
export const startBroadcasting = async (app: TestApp) => {
  const office = await app.signedInAs(await app.person({ role: 1, name: 'Anna Sekretarska' }));
  const ctx = () => ({
    ...createCtx({ services: app.services, db: app.db, log: pino({ level: 'silent' }), requestId: 'test' }),
    mailer: createMailer(app.services.config),
  });
  const [write, , recall, trial, letter] = broadcastJobs;
  return {
    office,
    send: async (more: object, client: Client = office) => {
      const body = { type: 'chat', audience: 'students', subject: 'Zmiana sali', text: '', ...more };
      const answer = await client.raw(routes.send, { body }, { 'idempotency-key': randomUUID() });
      if (answer.status !== 200) throw new Error(`a message was answered with ${answer.status}`);
      return (answer.body as { id: number }).id; // of a message that was sent
    },
    write: (broadcastId: number) => write.handle(ctx(), { broadcastId }),
    recall: (broadcastId: number) => recall.handle(ctx(), { broadcastId }),
    mailTrial: (trialId: number) => trial.handle(ctx(), { trialId }),
    progressOf: async (id: number) => (await office.call(routes.get, { params: { id } })).body,
    mailLetter: (broadcastId: number, userId: number) => letter.handle(ctx(), { broadcastId, userId }),
    textsOf: async (person: Person) => {
      const client = await app.signedInAs(person);
      const { body } = await client.call(chatRoutes.history, { params: { id: 0 } });
      return body.messages.map(({ text }) => text);
    },
  };
};

/** What of the messages to many, of their readers and of conversations is not as it must be. */
export const countWrong = async (db: Database): Promise<Record<string, number>> => {
  const views = ['wrong_message_counts', 'wrong_message_readers', 'wrong_conversation_sides'];
  const counted: Record<string, number> = {};
  for (const view of views) {
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(view)}`.execute(
      db,
    );
    counted[view] = rows[0]?.n ?? -1;
  }
  return counted;
};
export const nothingWrong = {
  wrong_message_counts: 0,
  wrong_message_readers: 0,
  wrong_conversation_sides: 0,
};
