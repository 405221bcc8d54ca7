import { parentPort, workerData } from 'node:worker_threads';
import { io, type Socket } from 'socket.io-client';
import { publicAddress } from '../live-sockets.ts';

/** Data of the thread that plays many browsers, so that they take no time from the server. */
export interface BrowsersData {
  readonly ports: readonly number[];
  readonly sockets: number;
  /** A single event for each of these counts is told to the one who measures. */
  readonly deliveries: number;
}

const { ports, sockets, deliveries } = workerData as BrowsersData; // given by `openBrowsers`
let received = 0;

const opened: Promise<Socket>[] = Array.from({ length: sockets }, (_, index) => open(index));
await Promise.all(opened);
parentPort?.postMessage('open', []);

function open(index: number): Promise<Socket> {
  const socket = io(`http://127.0.0.1:${ports[index % ports.length]}`, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { origin: publicAddress, cookie: `sid=${index + 1}` },
  });
  socket.on('data.changed', () => {
    received += 1;
    if (received % deliveries === 0) parentPort?.postMessage('all', []);
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}
