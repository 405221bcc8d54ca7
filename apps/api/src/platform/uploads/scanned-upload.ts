import type { Ctx } from '../context.ts';
import { Refusal, refuse } from '../errors.ts';
import { cleanFileName } from '../files/as-attachment.ts';
import type { SpooledFile } from '../files/spool.ts';
import { OutsideAway } from '../outside-call.ts';

interface Sent {
  readonly name: string;
  readonly content: SpooledFile;
}

/** The content, marked when it is to be scanned later. Refuses an infected one, and in one mode an unseen one. */
export const scanUpload = async (ctx: Ctx, { name, content }: Sent): Promise<SpooledFile> => {
  const { scanner } = ctx.services;
  if (scanner.mode === 'off') return content;
  try {
    const verdict = await scanner.scan(content.stream());
    return verdict.clean ? content : refuseInfected(name, verdict.found);
  } catch (error) {
    if (!(error instanceof OutsideAway)) throw error;
    ctx.log.warn({ err: error, mode: scanner.mode }, 'the scanner is away');
    return scanner.mode === 'later' ? { ...content, unscanned: true } : refuse('file/scanner-away');
  }
};

/** The answer names the refused file; what was found in it is told to the security event alone. */
const refuseInfected = (name: string, found: string): never => {
  const refusal = new Refusal('file/infected', { details: { file: cleanFileName(name) } });
  refusal.about = { detail: found };
  throw refusal;
};
