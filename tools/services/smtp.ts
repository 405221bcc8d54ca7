import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../shared/env.ts';
import { startDetached, waitUntil } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { answersHttp, ask, needFreePort } from './network.ts';
import type { Note, Plan, ServicesEnv } from './plan.ts';

type Mail = Pick<ServicesEnv, 'smtpUrl' | 'maildevUrl'>;

/** A mail server that delivers nothing and keeps every mail for tests to read. */
export async function startSmtp(plan: Plan, note: Note): Promise<Mail> {
  const { smtp, maildev } = plan.ports;
  if (!plan.ephemeral) {
    const given = env('SMTP_URL');
    if (given !== undefined) {
      const { hostname, port } = new URL(given);
      if (!(await greets(hostname, Number(port || 25)))) {
        throw new Error(`SMTP_URL names ${hostname}:${port || 25}, where no mail server answers`);
      }
      return { smtpUrl: given, maildevUrl: env('MAILDEV_URL') ?? mail(smtp, maildev).maildevUrl };
    }
    for (const [known, web] of [
      [smtp, maildev],
      [1025, 1080],
    ] as const) {
      if ((await greets('127.0.0.1', known)) && (await shows(web))) return mail(known, web);
    }
  }
  await needFreePort('SMTP', smtp);
  await needFreePort('maildev', maildev);
  const log = join(plan.dir, 'maildev', 'server.log');
  const local = ['--ip', '127.0.0.1', '--web-ip', '127.0.0.1', '--max-emails', '5000', '--silent'];
  const ports = ['-s', String(smtp), '-w', String(maildev)];
  const program = maildevProgram();
  const child = startDetached(process.execPath, [program, ...ports, ...local], log);
  note('smtp', { pid: child.pid ?? 0, mark: program });
  await waitUntil(
    `maildev (see ${log})`,
    async () => (await greets('127.0.0.1', smtp)) && (await shows(maildev)),
    180_000,
  );
  return mail(smtp, maildev);
}

function mail(smtp: number, web: number): Mail {
  return { smtpUrl: `smtp://127.0.0.1:${smtp}`, maildevUrl: `http://127.0.0.1:${web}` };
}

async function greets(host: string, port: number): Promise<boolean> {
  return (await ask(host, port, ''))?.startsWith('220') ?? false;
}

function shows(port: number): Promise<boolean> {
  return answersHttp(`http://127.0.0.1:${port}/api/email`);
}

/** The package does not export its manifest, so it is read where pnpm puts it. */
function maildevProgram(): string {
  const folder = join(root, 'node_modules', 'maildev');
  // The manifest of the package as npm publishes it.
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: { maildev: string };
  };
  return join(folder, bin.maildev);
}
