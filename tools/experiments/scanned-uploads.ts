import { join } from 'node:path';
import { writePdf, sendDocument, type Target } from '../../apps/api/testing/hostile/heavy-uploads.ts';
import { freePorts } from '../../apps/api/testing/free-ports.ts';
import { ownClamd } from '../../apps/api/testing/own-clamd.ts';
import { answersHttp } from '../services/network.ts';
import { startChild, withChildren } from '../shared/children.ts';
import { waitUntil } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { goals, findMedian, timed, type Experiment } from './experiment.ts';
import { withHouse, type House } from './house.ts';

const rounds = 5;
const bytes = 9_000_000;

export const scannedUploads: Experiment = {
  name: 'scanned-uploads',
  about: `a document of 9 MB is uploaded ${rounds} times with the scanner and as often without`,
  run: async () => {
    const clamd = await ownClamd();
    try {
      await clamd.start();
      const env = () => Promise.resolve({ SCAN_UPLOADS: 'refuse', CLAMAV_ADDRESS: clamd.address });
      return await withHouse({ only: ['postgres', 'redis'], env }, experiment);
    } finally {
      await clamd.close();
    }
  },
};

/** Alternately to the process that scans and to one beside it that does not. */
async function experiment(house: House) {
  return withChildren(async (children) => {
    const [port = 0, metricsPort = 0] = await freePorts(2);
    const more = { PORT: String(port), METRICS_PORT: String(metricsPort), SCAN_UPLOADS: 'off' };
    const dir = join(house.plan.dir, 'unscanned');
    const env = { ...house.environment, ...more, UPLOADS_DIR: dir };
    const log = join(house.plan.dir, 'unscanned.log');
    children.push(startChild('api', 'node', ['apps/api/src/main.ts'], { cwd: root, log, env }));
    await waitUntil('the other API', () => answersHttp(`http://127.0.0.1:${port}/api/ready`), 300_000);
    // Each person may send 100 MB in a day.
    const cookies = [await house.signIn(8), await house.signIn(9)];
    const measured: { with: number; without: number }[] = [];
    for (let round = 0; round <= rounds; round += 1)
      measured.push({
        with: await upload(house, house.port, cookies[0]),
        without: await upload(house, port, cookies[1]),
      });
    // The first of each warms up.
    const kept = measured.slice(1);
    const [scanned, bare] = [findMedian(kept, (each) => each.with), findMedian(kept, (each) => each.without)];
    return {
      figures: [
        `9 MB with the scanner ${Math.round(scanned)} ms, without ${Math.round(bare)} ms (medians of ${rounds})`,
      ],
      missed: goals([scanned - bare <= 1_000, 'at most a second slower']),
    };
  });
}

async function upload(house: House, port: number, cookie = ''): Promise<number> {
  const target: Target = { port, origin: `http://127.0.0.1:${house.port}` };
  const content = writePdf(bytes);
  return timed(async () => {
    const answer = await sendDocument(target, cookie, content);
    if (answer.status !== 200)
      throw new Error(`an upload was answered ${answer.status}: ${await answer.text()}`);
  });
}
