import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { callOutside, outsideLimits } from '../outside-call.ts';

/** Only jobs get one: see `JobCtx`. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Carries what the server said about the delivery, never whom it was for. */
class MailNotSent extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The mail was not sent: ${code}`);
    this.name = 'MailNotSent';
    this.code = code;
  }
}

export const createMailer = ({ SMTP_URL, MAIL_FROM }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): Mailer => {
  const transport = createTransport(
    { url: SMTP_URL, ...timeouts, disableFileAccess: true, disableUrlAccess: true },
    { from: MAIL_FROM },
  );
  return {
    send: async (mail) => {
      const { to, subject } = envelope.parse(mail);
      const { html, text } = mail;
      try {
        // An address as an object is one recipient, whatever it contains; a string would be read as a list.
        const message = { to: { name: '', address: to }, subject, html, text, headers };
        await callOutside('mail', () => transport.sendMail(message));
      } catch (error) {
        throw new MailNotSent(codeOf(error));
      }
    },
  };
};

const { connectMs, answerMs } = outsideLimits.mail;
const timeouts = {
  connectionTimeout: connectMs,
  greetingTimeout: connectMs,
  socketTimeout: answerMs,
  dnsTimeout: connectMs,
};

/** Out-of-office replies are not wanted at an address that nobody reads. */
const headers = { 'Auto-Submitted': 'auto-generated' };

// A line break would begin a header of somebody else's choice.
const oneLine = z
  .string()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}+$/u);
const envelope = z.object({ to: z.email().max(254), subject: oneLine });

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code;
};
