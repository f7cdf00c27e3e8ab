import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from '../kit/media-files';
import { startS3 } from '../kit/s3';

/** A server that speaks the protocol of S3, with one bucket. */
export interface Bucket {
  /** Makes a service use it. */
  environment: Record<string, string>;
  /** The keys it holds. */
  keys: () => Promise<string[]>;
  /** What a browser reads at an address. */
  bytesAt: (address: string) => Promise<Buffer>;
  close: () => Promise<void>;
}

export async function startBucket(): Promise<Bucket> {
  const folder = await mkdtemp(join(tmpdir(), 'fitness-bucket-'));
  const { endpoint, server } = await startS3(folder, 'club');
  return {
    environment: {
      S3_BUCKET: 'club',
      S3_ENDPOINT: endpoint,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    keys: async () =>
      (await filesBelow(join(folder, 'club')))
        .filter(path => path.endsWith('._S3rver_object'))
        .map(path => path.replace('._S3rver_object', '')),
    bytesAt: async address => Buffer.from(await (await fetch(address)).arrayBuffer()),
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
