import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { freePort } from '../../apps/api/testing/free-ports.ts';
import { getProgram } from '../services/packages.ts';
import { mustRun } from '../shared/processes.ts';

/** An address whose certificate ends in so many days; clients that trust the file accept it. */
export async function certificateOfDays(dir: string, days: number) {
  const [file, key] = [join(dir, 'short.pem'), join(dir, 'short.key')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-days', String(days), '-out', file, '-keyout', key];
  await mustRun(getProgram('openssl'), ['req', ...kind, ...names, ...files]);
  const server = createServer({ cert: readFileSync(file), key: readFileSync(key) }, (_, answer) => {
    answer.end();
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  return {
    file,
    address: `https://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
