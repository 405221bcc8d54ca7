import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

interface RequestDone {
  readonly method: string;
  /** The pattern, '/api/places/:id', never the address itself: it may hold personal data and has no end of values. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

interface JobDone {
  readonly queue: string;
  readonly outcome: 'completed' | 'failed';
  readonly seconds: number;
}

interface GaugeSource {
  readonly name: string;
  readonly help: string;
  /** Asked at each reading; the keys become the label `state`, as in `{ total: 10, idle: 3, waiting: 0 }`. */
  readonly read: () => Readonly<Record<string, number>>;
}

export interface Metrics {
  requestDone(done: RequestDone): void;
  jobDone(done: JobDone): void;
  /** An event was on its way to this process for so many seconds. */
  readonly eventRead: (seconds: number) => void;
  watch(source: GaugeSource): void;
  /** All of it in the text form of Prometheus. */
  text(): Promise<string>;
}

const createHistograms = (registers: Registry[]) => ({
  requests: new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.3, 0.5, 1, 2.5, 5, 10],
    registers,
  }),
  jobs: new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of one run of a job',
    labelNames: ['queue', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300],
    registers,
  }),
  events: new Histogram({
    name: 'live_event_seconds',
    help: 'Time from the announcement of a change until a process has it for its sockets',
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30],
    registers,
  }),
});

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const { requests, jobs, events } = createHistograms([registry]);
  return {
    requestDone: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    jobDone: ({ seconds, ...labels }) => jobs.observe(labels, seconds),
    eventRead: (seconds) => events.observe(seconds),
    watch: ({ name, help, read }) => {
      const gauge = new Gauge({
        name,
        help,
        labelNames: ['state'],
        registers,
        collect: () => {
          gauge.reset();
          for (const [state, value] of Object.entries(read())) gauge.set({ state }, value);
        },
      });
    },
    text: () => registry.metrics(),
  };
};

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** On a port of its own, which no proxy leads to. */
export const serveMetrics = async (metrics: Metrics, host: string, port: number): Promise<MetricsServer> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port, // a TCP server that listens has this form of address
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
