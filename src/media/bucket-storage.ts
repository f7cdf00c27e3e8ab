import type { HeadObjectCommandInput, S3Client } from '@aws-sdk/client-s3';
import type { OnModuleDestroy } from '@nestjs/common';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { withoutTrailingSlashes } from '#kit/text/trailing-slashes';
import type { BucketConfiguration } from '#kit/config/configuration';
import {
  cacheControlOf,
  type FileSource,
  isDownload,
  type OpenedFile,
  PRIVATE_FOLDER,
  requireKey,
  Storage,
  type StoredFile,
} from './storage';
import { contentTypeOf } from './content-types';
import { Slots } from './slots';
import { StorageUnavailable } from './storage-unavailable';

/** Timeout of a request, plus one second per mebibyte sent. It begins when the request has a connection. */
const TIMEOUT_MS = 5_000;
const MS_PER_BYTE = 1_000 / 1024 ** 2;
/** The SDK queues further requests, but does not report when they get a connection. */
const CONNECTIONS = 50;
/** Maximum wait of a request for a connection. */
const WAIT_MS = 30_000;

/** Files in an S3 bucket, below a folder named after the service; the bucket serves them. The SDK is loaded on first use. */
export class BucketStorage extends Storage implements OnModuleDestroy {
  protected readonly publicPrefix: string;
  private client: S3Client | undefined;
  private readonly connections = new Slots(CONNECTIONS);

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
    const command = new sdk.PutObjectCommand({
      ...this.objectOf(key),
      Body: typeof source === 'string' ? createReadStream(source) : source,
      ContentLength: size,
      ContentType: contentType,
      CacheControl: cacheControlOf(key),
      ...(isDownload(key) ? { ContentDisposition: 'attachment' } : {}),
    });
    await this.inTime(async abortSignal => client.send(command, { abortSignal }), size);
    return { key, url: this.addressOf(key) };
  }

  async exists(key: string): Promise<boolean> {
    const { client, sdk } = await this.connect();
    try {
      const command = new sdk.HeadObjectCommand(this.objectOf(key));
      await this.inTime(async abortSignal => client.send(command, { abortSignal }));
      return true;
    } catch (failure) {
      if (failure instanceof StorageUnavailable && failure.cause instanceof sdk.NotFound) return false;
      throw failure;
    }
  }

  async read(key: string): Promise<Readable> {
    const { client, sdk } = await this.connect();
    const command = new sdk.GetObjectCommand(this.objectOf(key));
    const send = async (abortSignal: AbortSignal) => client.send(command, { abortSignal });
    const { Body } = await this.inTime(send, 0, bodyOf);
    return Body as Readable;
  }

  async open(key: string, range?: string): Promise<OpenedFile | undefined> {
    const { client, sdk } = await this.connect();
    try {
      const command = new sdk.GetObjectCommand({ ...this.objectOf(key), ...(range ? { Range: range } : {}) });
      const send = async (abortSignal: AbortSignal) => client.send(command, { abortSignal });
      const found = await this.inTime(send, 0, bodyOf);
      const headers = {
        'Content-Type': found.ContentType,
        'Content-Length': found.ContentLength?.toString(),
        'Content-Range': found.ContentRange,
      };
      return {
        status: found.ContentRange ? 206 : 200,
        bytes: found.Body as Readable,
        headers: Object.fromEntries(
          Object.entries(headers).filter(pair => pair[1] !== undefined),
        ) as OpenedFile['headers'],
      };
    } catch (failure) {
      const cause = failure instanceof StorageUnavailable ? failure.cause : undefined;
      if (cause instanceof sdk.NoSuchKey) return undefined;
      // A range beyond the end: send the whole file.
      if (range !== undefined && (cause as { name?: string } | undefined)?.name === 'InvalidRange')
        return this.open(key);
      throw failure;
    }
  }

  async copy(from: string, to: string): Promise<void> {
    const { client, sdk } = await this.connect();
    const { Bucket, Key } = this.objectOf(from);
    const source = [Bucket, ...Key!.split('/')].map(part => encodeURIComponent(part!)).join('/');
    const command = new sdk.CopyObjectCommand({
      ...this.objectOf(to),
      CopySource: source,
      MetadataDirective: 'REPLACE',
      ContentType: contentTypeOf(from),
      CacheControl: cacheControlOf(to),
    });
    await this.inTime(async abortSignal => client.send(command, { abortSignal }));
  }

  async delete(key: string): Promise<void> {
    const { client, sdk } = await this.connect();
    const command = new sdk.DeleteObjectCommand(this.objectOf(key));
    await this.inTime(async abortSignal => client.send(command, { abortSignal }));
  }

  onModuleDestroy(): void {
    this.client?.destroy();
  }

  /**
   * Aborts a request, retries included, if its response does not start in time. The body has no limit and uses its
   * connection until it ends.
   */
  private async inTime<Result>(
    send: (signal: AbortSignal) => Promise<Result>,
    bytes = 0,
    bodyOf: (result: Result) => Readable | undefined = () => undefined,
  ): Promise<Result> {
    const giveBack = await this.connections.take(WAIT_MS, () => new StorageUnavailable(new Error('too many requests')));
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), TIMEOUT_MS + bytes * MS_PER_BYTE);
    try {
      const result = await send(late.signal);
      const body = bodyOf(result);
      if (body) body.once('close', giveBack);
      else giveBack();
      return result;
    } catch (failure) {
      giveBack();
      throw new StorageUnavailable(failure);
    } finally {
      clearTimeout(timer);
    }
  }

  private async connect() {
    const sdk = await import('@aws-sdk/client-s3');
    const { endpoint, region, accessKeyId, secretAccessKey } = this.configuration;
    this.client ??= new sdk.S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      // Some S3-compatible servers store checksum trailers as part of the file.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { client: this.client, sdk };
  }

  /** Private files are outside the folder of the service, which is publicly readable. */
  private objectOf(key: string): Pick<HeadObjectCommandInput, 'Bucket' | 'Key'> {
    const isPrivate = requireKey(key).startsWith(PRIVATE_FOLDER);
    const path = isPrivate
      ? `${PRIVATE_FOLDER}${this.service}/${key.slice(PRIVATE_FOLDER.length)}`
      : `${this.service}/${key}`;
    return { Bucket: this.configuration.bucket, Key: path };
  }
}

const bodyOf = ({ Body }: { Body?: unknown }): Readable | undefined => Body as Readable | undefined;

function publicRoot({ publicUrl, endpoint, bucket, region }: BucketConfiguration): string {
  const root =
    publicUrl ??
    (endpoint ? `${withoutTrailingSlashes(endpoint)}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`);
  return withoutTrailingSlashes(root);
}
