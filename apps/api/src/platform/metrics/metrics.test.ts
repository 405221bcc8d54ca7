import { afterAll, describe, expect, test } from 'vitest';
import { createMetrics, serveMetrics } from './metrics.ts';

const metrics = createMetrics();
const server = await serveMetrics(metrics, '127.0.0.1', 0);

afterAll(() => server.close());

const get = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${server.port}${path}`, { method });

describe('metrics', () => {
  test('are served as Prometheus reads them, with those of the process', async () => {
    const answer = await get('/metrics');
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await answer.text();
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });

  test('count requests by route pattern, method and status', async () => {
    metrics.requestDone({ method: 'GET', route: '/api/places/:id', status: 200, seconds: 0.02 });
    metrics.requestDone({ method: 'GET', route: '/api/places/:id', status: 200, seconds: 0.2 });
    const text = await metrics.text();
    const labels = 'method="GET",route="/api/places/:id",status="200"';
    expect(text).toContain(`http_request_duration_seconds_count{${labels}} 2`);
    expect(text).toContain(`http_request_duration_seconds_bucket{le="0.025",${labels}} 1`);
  });

  test('count jobs by queue and outcome', async () => {
    metrics.jobDone({ queue: 'mail', outcome: 'failed', seconds: 3 });
    expect(await metrics.text()).toContain('job_duration_seconds_sum{queue="mail",outcome="failed"} 3');
  });

  test('count events by the time they were on their way', async () => {
    metrics.eventRead(1.5);
    expect(await metrics.text()).toContain('live_event_seconds_bucket{le="2"} 1');
    expect(await metrics.text()).toContain('live_event_seconds_bucket{le="1"} 0');
  });

  test('ask a gauge at each reading', async () => {
    let waiting = 4;
    metrics.watch({
      name: 'database_pool_connections',
      help: 'Connections',
      read: () => ({ idle: 1, waiting }),
    });
    expect(await metrics.text()).toContain('database_pool_connections{state="waiting"} 4');
    waiting = 0;
    expect(await metrics.text()).toContain('database_pool_connections{state="waiting"} 0');
  });

  test.each([
    ['/', 'GET'],
    ['/metrics', 'POST'],
    ['/metrics?x=1', 'GET'],
  ])('nothing else is there: %s %s', async (path, method) => {
    expect((await get(path, method)).status).toBe(404);
  });

  test('two of them in one process do not meet', async () => {
    const other = createMetrics();
    other.jobDone({ queue: 'other', outcome: 'completed', seconds: 1 });
    expect(await metrics.text()).not.toContain('queue="other"');
  });

  test('a port that is taken is an error of the start', async () => {
    await expect(serveMetrics(metrics, '127.0.0.1', server.port)).rejects.toThrow('EADDRINUSE');
  });
});
