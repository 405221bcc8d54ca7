import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { PermanentFailure } from '../jobs/permanent-failure.ts';
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
  /** Id of the request that caused the mail; a header carries it, so that a mail leads to the log. */
  readonly requestId?: string;
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
      const { to, subject } = envelopeOf(mail);
      const { html, text, requestId } = mail;
      try {
        // An address as an object is one recipient, whatever it contains; a string would be read as a list.
        const message = { to: { name: '', address: to }, subject, html, text, headers: headersOf(requestId) };
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

/** Asks mail servers to send no automatic replies, since nobody reads this address. */
const headersOf = (requestId: string | undefined) => ({
  'Auto-Submitted': 'auto-generated',
  ...(requestId !== undefined && { 'X-Request-Id': requestId }),
});

const addressee = z.email().max(254);
const longestSubject = 200;

/** Removes line breaks from a subject: they would begin a new header (header injection). */
const envelopeOf = ({ to, subject }: Mail) => {
  const oneLine = subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  if (oneLine === '') throw new PermanentFailure('The mail has no subject');
  if (!addressee.safeParse(to).success) throw new PermanentFailure('The mail has no address');
  return { to, subject: oneLine.slice(0, longestSubject) };
};

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code;
};
