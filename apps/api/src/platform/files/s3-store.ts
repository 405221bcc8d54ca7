import { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { refuse } from '../errors.ts';
import { outsideLimits } from '../outside-call.ts';
import { answerAbsent } from './absent-file.ts';
import type { FileMeta, FileStore, StoredFile } from './file-store.ts';
import { measured } from './measured.ts';
import { abortUploads, at, listS3, undoRemoval, type Store } from './s3-listing.ts';
import { isStorageKey, newStorageKey } from './storage-key.ts';

export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** In production a missing bucket is a fault of the installation, not something to paper over. */
  readonly createBucket: boolean;
}

export const createS3Store = async (settings: S3Settings): Promise<FileStore> => {
  const store = { client: clientOf(settings), bucket: settings.bucket };
  if (settings.createBucket) await ensureBucket(settings);
  return {
    put: (content, meta) => put(store, content, meta),
    open: async (key) => {
      if (!isStorageKey(key)) return refuse('file/missing');
      const object = await store.client.send(new GetObjectCommand(at(store, key))).catch(missing);
      if (!(object.Body instanceof Readable)) throw new Error('The file store answered without a content.');
      const contentType = object.ContentType ?? 'application/octet-stream';
      return { stream: object.Body, size: object.ContentLength ?? 0, contentType };
    },
    remove: async (key) => {
      if (isStorageKey(key)) await store.client.send(new DeleteObjectCommand(at(store, key)));
    },
    exists: async (key) =>
      isStorageKey(key) && store.client.send(new HeadObjectCommand(at(store, key))).then(() => true, no),
    list: (page) => listS3(store, page),
    discard: async (key) => {
      if (!isStorageKey(key)) return;
      await abortUploads(store, key);
      await store.client.send(new DeleteObjectCommand(at(store, key)));
    },
    bringBack: (key) => (isStorageKey(key) ? undoRemoval(store, key) : Promise.resolve(false)),
  };
};

const put = async (store: Store, content: Readable | Buffer, meta: FileMeta): Promise<StoredFile> => {
  const target = at(store, newStorageKey());
  const passing = measured(content, meta);
  const upload = new Upload({
    client: store.client,
    params: { ...target, Body: Readable.from(passing.bytes), ContentType: meta.contentType },
    // Two parts of the least size at once: one upload takes at most some 10 MB of memory.
    queueSize: 2,
  });
  try {
    await upload.done();
    return { key: target.Key, ...passing.result() };
  } catch (error) {
    // Whatever was there of it, the object or parts of it, must not stay; the first failure is the one to tell.
    await Promise.allSettled([upload.abort(), store.client.send(new DeleteObjectCommand(target))]);
    throw error;
  }
};

const clientOf = (settings: S3Settings): S3Client =>
  new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    // Settings that all S3-compatible servers support: the bucket in the path, and no checksums that only Amazon knows.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: outsideLimits.files.connectMs,
      requestTimeout: outsideLimits.files.answerMs,
      throwOnRequestTimeout: true,
    },
  });

const ensureBucket = async (settings: S3Settings): Promise<void> => {
  // From any other region the client would name one as the bucket's place, which only Amazon would know.
  const client = clientOf({ ...settings, region: 'us-east-1' });
  const bucket = { Bucket: settings.bucket };
  try {
    const there = await client.send(new HeadBucketCommand(bucket)).then(() => true, no);
    if (!there) await client.send(new CreateBucketCommand(bucket)).catch(alreadyMade);
  } finally {
    client.destroy();
  }
};

/** Two processes that start together both find it missing. */
const alreadyMade = (error: unknown): void => {
  if (error instanceof S3ServiceException && error.name.startsWith('BucketAlready')) return;
  throw error;
};

const isAbsent = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

const { missing, no } = answerAbsent(isAbsent);
