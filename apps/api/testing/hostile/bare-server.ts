import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// A process that has nothing to do but to answer: what it takes is what the machine takes.
const server = createServer((_, response) => void response.end('{}'));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
