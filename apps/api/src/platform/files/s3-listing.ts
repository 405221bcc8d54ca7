import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { FilePage, ListedFile } from './file-store.ts';

export interface Store {
  readonly client: S3Client;
  readonly bucket: string;
}

export const at = ({ bucket }: Store, key: string) => ({ Bucket: bucket, Key: key });

/** Objects, and uploads in parts that were begun and neither finished nor given up. */
export const listS3 = async (store: Store, page: FilePage): Promise<ListedFile[]> => {
  const newest = new Map<string, Date>();
  for (const { key, storedAt } of [...(await objects(store, page)), ...(await uploads(store, page))]) {
    const known = newest.get(key);
    if (!known || storedAt > known) newest.set(key, storedAt);
  }
  return [...newest]
    .map(([key, storedAt]) => ({ key, storedAt }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, page.most);
};

export const abortUploads = async (store: Store, key: string): Promise<void> => {
  const { Uploads: begun = [] } = await store.client.send(
    new ListMultipartUploadsCommand({ Bucket: store.bucket, Prefix: key }),
  );
  for (const { UploadId } of begun)
    await store.client.send(new AbortMultipartUploadCommand({ ...at(store, key), UploadId }));
};

/** In a bucket with versions a removal is a marker over the object; without the marker the object is there again. */
export const undoRemoval = async ({ client, bucket }: Store, key: string): Promise<boolean> => {
  const found = await client.send(new ListObjectVersionsCommand({ Bucket: bucket, Prefix: key }));
  for (const { VersionId } of found.DeleteMarkers ?? [])
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key, VersionId }));
  return (found.Versions ?? []).length > 0;
};

const objects = async ({ client, bucket }: Store, { after, most }: FilePage): Promise<ListedFile[]> => {
  const { Contents: found = [] } = await client.send(
    new ListObjectsV2Command({ Bucket: bucket, StartAfter: after, MaxKeys: most }),
  );
  return found.flatMap(({ Key, LastModified }) => listed(Key, LastModified));
};

const uploads = async ({ client, bucket }: Store, { after, most }: FilePage): Promise<ListedFile[]> => {
  const { Uploads: begun = [] } = await client.send(
    new ListMultipartUploadsCommand({ Bucket: bucket, KeyMarker: after, MaxUploads: most }),
  );
  return begun.flatMap(({ Key, Initiated }) => listed(Key, Initiated));
};

const listed = (key: string | undefined, storedAt: Date | undefined): ListedFile[] =>
  key !== undefined && storedAt !== undefined ? [{ key, storedAt }] : [];
