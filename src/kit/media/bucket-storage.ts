import type { HeadObjectCommandInput, S3Client } from '@aws-sdk/client-s3';
import type { OnModuleDestroy } from '@nestjs/common';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { BucketConfiguration } from '../config/configuration';
import { cacheControlOf, type FileSource, requireKey, Storage, type StoredFile } from './storage';

/** Files in an S3 bucket, below a folder of the service's name; the bucket itself serves them. Its client is loaded on first use. */
export class BucketStorage extends Storage implements OnModuleDestroy {
  protected readonly publicPrefix: string;
  private client: S3Client | undefined;

  constructor(
    private readonly configuration: BucketConfiguration,
    private readonly service: string,
  ) {
    super();
    this.publicPrefix = `${publicRoot(configuration)}/${service}/`;
  }

  async put(key: string, source: FileSource, contentType: string): Promise<StoredFile> {
    const size = typeof source === 'string' ? (await stat(source)).size : source.byteLength;
    const { client, sdk } = await this.connect();
    await client.send(
      new sdk.PutObjectCommand({
        ...this.objectOf(key),
        Body: typeof source === 'string' ? createReadStream(source) : source,
        ContentLength: size,
        ContentType: contentType,
        CacheControl: cacheControlOf(key),
      }),
    );
    return { key, url: this.addressOf(key) };
  }

  async has(key: string): Promise<boolean> {
    const { client, sdk } = await this.connect();
    try {
      await client.send(new sdk.HeadObjectCommand(this.objectOf(key)));
      return true;
    } catch (failure) {
      if (failure instanceof sdk.NotFound) return false;
      throw failure;
    }
  }

  async read(key: string): Promise<Readable> {
    const { client, sdk } = await this.connect();
    const { Body } = await client.send(new sdk.GetObjectCommand(this.objectOf(key)));
    return Body as Readable;
  }

  async remove(key: string): Promise<void> {
    const { client, sdk } = await this.connect();
    await client.send(new sdk.DeleteObjectCommand(this.objectOf(key)));
  }

  onModuleDestroy(): void {
    this.client?.destroy();
  }

  private async connect() {
    const sdk = await import('@aws-sdk/client-s3');
    const { endpoint, region, accessKeyId, secretAccessKey } = this.configuration;
    this.client ??= new sdk.S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      // Other servers than Amazon's store the checksum trailers of a stream as part of the file.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { client: this.client, sdk };
  }

  private objectOf(key: string): Pick<HeadObjectCommandInput, 'Bucket' | 'Key'> {
    return { Bucket: this.configuration.bucket, Key: `${this.service}/${requireKey(key)}` };
  }
}

function publicRoot({ publicUrl, endpoint, bucket, region }: BucketConfiguration): string {
  const root =
    publicUrl ?? (endpoint ? `${trimSlash(endpoint)}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`);
  return trimSlash(root);
}

const trimSlash = (address: string) => address.replace(/\/+$/, '');
