import { mustRun } from '../shared/processes.ts';
import type { ServicesEnv } from '../services/plan.ts';

/** Changes of the bucket that an operator makes with the tools of the store. */
export function bucketByHand({ endpoint, bucket, accessKey, secretKey }: ServicesEnv['s3']) {
  const signed = ['--aws-sigv4', 'aws:amz:us-east-1:s3', '-u', `${accessKey}:${secretKey}`];
  const header = ['-H', 'x-amz-content-sha256: UNSIGNED-PAYLOAD'];
  const send = (method: string, path: string, body?: string) => {
    const data = body === undefined ? [] : ['--data', body];
    const what = ['-X', method, ...data, `${endpoint}/${bucket}${path}`];
    return mustRun('curl', ['-sSf', '--max-time', '20', ...signed, ...header, ...what]);
  };
  const versioned = '<VersioningConfiguration><Status>Enabled</Status></VersioningConfiguration>';
  return {
    // Older curls sign a parameter only with its sign.
    keepVersions: () => send('PUT', '?versioning=', versioned),
    remove: (key: string) => send('DELETE', `/${key}`),
    has: (key: string) =>
      send('GET', `/${key}`).then(
        () => true,
        () => false,
      ),
  };
}
