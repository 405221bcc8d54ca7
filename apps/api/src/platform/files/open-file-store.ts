import type { Config } from '../config.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { outsideStore } from './outside-store.ts';
import { createS3Store } from './s3-store.ts';

interface OpenOptions {
  /** The migration step makes the bucket; a running process in production does not paper over its lack. */
  readonly createBucket: boolean;
}

/** The driver that the configuration names. */
export const openFileStore = async (
  config: Config,
  options: OpenOptions = { createBucket: config.NODE_ENV !== 'production' },
): Promise<FileStore> => outsideStore(await openDriver(config, options));

const openDriver = async (config: Config, { createBucket }: OpenOptions): Promise<FileStore> => {
  if (config.FILES_DRIVER === 'disk') return createDiskStore(config.FILES_DIR);
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = config;
  if (!endpoint || !accessKey || !secretKey)
    throw new Error('FILES_DRIVER=s3 needs S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY.');
  return createS3Store({
    endpoint,
    accessKey,
    secretKey,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET,
    createBucket,
  });
};
