import { once } from 'node:events';
import { connect, type TLSSocket } from 'node:tls';
import { isNetworkError } from './network-errors.ts';
import { callOutside, OutsideAway, outsideLimits } from './outside-call.ts';

/** The period of validity, or the reason why the certificate is not trusted. */
export type Certificate = { readonly from: Date; readonly to: Date } | { readonly refused: string };

/** Greets the address as a browser does and reads what it shows; nothing is asked of it. */
export const readCertificate = (address: URL): Promise<Certificate> =>
  callOutside('certificate', async () => {
    const host = address.hostname.replace(/^\[|\]$/g, '');
    const socket = connect({
      host,
      port: Number(address.port || 443),
      servername: host,
      timeout: outsideLimits.certificate.answerMs,
    });
    socket.once('timeout', () => socket.destroy(new OutsideAway('certificate')));
    try {
      await once(socket, 'secureConnect');
      return validity(socket);
    } catch (error) {
      return refusal(error);
    } finally {
      socket.destroy();
    }
  });

const validity = (socket: TLSSocket): Certificate => {
  const { valid_from, valid_to } = socket.getPeerCertificate();
  return { from: new Date(valid_from), to: new Date(valid_to) };
};

/** Node names what is wrong with a certificate by a code; a network that fails has codes too. */
const refusal = (error: unknown): Certificate => {
  if (!(error instanceof Error) || error instanceof OutsideAway) throw error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (isNetworkError(error) || code === '' || code === 'EAI_AGAIN')
    throw new OutsideAway('certificate', error);
  return { refused: code };
};
