import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { countedAddress } from '#kit/http/visitor-address';
import { RateLimits } from '#rate-limits/rate-limits';
import { refusal, ServerBusy } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { StorageUnavailable } from './storage-unavailable';

export const BucketRequired = refusal(400, 'bucket_required');
export const UploadsUnderWay = refusal(429, 'uploads_under_way');

const MEGABYTE = 1024 * 1024;

/** Four of the largest files, or a gallery of photographs. */
const MAX_PER_ACCOUNT = { files: 20, bytes: 600 * MEGABYTE };
/** One file in demo mode. */
export const MAX_DEMO_FILE = 5 * MEGABYTE;
/** In one service of the process. */
const MAX_IN_ALL = { files: 100, bytes: 3072 * MEGABYTE };
/** Disk space reserved for everything else. */
const RESERVED_BYTES = 64 * MEGABYTE;
const RETRY_AFTER_SECONDS = 5;

/** @throws BucketRequired if the service needs a bucket and has none */
export function requireBucket({ uploads }: ServiceDefinition, { bucket, hasDiskUploads }: Configuration): void {
  if (uploads.needsBucket && !bucket && !hasDiskUploads) throw BucketRequired();
}

interface Load {
  files: number;
  bytes: number;
}

/** Refuses uploads before their body is read: without storage or disk space, or with too many in progress. */
@Injectable()
export class UploadAdmission {
  private inAll: Load = { files: 0, bytes: 0 };
  private readonly byAccount = new Map<string, Load>();

  constructor(
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @InjectConfiguration() private readonly configuration: Configuration,
    private readonly limits: RateLimits,
  ) {}

  /** The limit for one file, which is lower in demo mode. */
  maxBytes(ofRoute: number): number {
    return this.configuration.demoMode ? Math.min(ofRoute, MAX_DEMO_FILE) : ofRoute;
  }

  /** @throws BucketRequired if the service needs a bucket and has none */
  requireStorage(): void {
    requireBucket(this.definition, this.configuration);
  }

  /** Runs an upload of at most `bytes`. In demo mode every attempt counts. @throws RateLimited, UploadsUnderWay, ServerBusy, StorageUnavailable */
  async run<Result>(request: AppRequest, bytes: number, work: () => Promise<Result>): Promise<Result> {
    this.requireStorage();
    const { caller, ip } = request;
    if (this.configuration.demoMode) await this.limits.take('demoUploads', countedAddress(ip));
    const account = caller ? `${caller.audience}:${caller.id}` : (ip ?? '');
    const own = this.byAccount.get(account) ?? { files: 0, bytes: 0 };
    if (exceeds(own, bytes, MAX_PER_ACCOUNT)) throw UploadsUnderWay({ retryAfterSeconds: RETRY_AFTER_SECONDS });
    if (exceeds(this.inAll, bytes, MAX_IN_ALL)) throw ServerBusy({ retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.byAccount.set(account, own);
    const loads = [own, this.inAll];
    for (const load of loads) add(load, 1, bytes);
    try {
      await this.requireDisk();
      return await work();
    } finally {
      for (const load of loads) add(load, -1, -bytes);
      if (own.files === 0) this.byAccount.delete(account);
    }
  }

  /** Resets the count of running uploads. */
  reset(): void {
    this.inAll = { files: 0, bytes: 0 };
    this.byAccount.clear();
  }

  /** Checks the temporary folder and, without a bucket, the media folder. */
  private async requireDisk(): Promise<void> {
    const { bucket, mediaRoot } = this.configuration;
    for (const folder of bucket ? [tmpdir()] : [tmpdir(), mediaRoot]) {
      // The folder may not exist before the first file.
      const disk = await statfs(folder).catch(() => undefined);
      if (disk && disk.bavail * disk.bsize < this.inAll.bytes + RESERVED_BYTES)
        throw new StorageUnavailable(new Error('the disk has no room for the file'));
    }
  }
}

const exceeds = (load: Load, bytes: number, max: Load): boolean =>
  load.files + 1 > max.files || load.bytes + bytes > max.bytes;

function add(load: Load, files: number, bytes: number): void {
  load.files += files;
  load.bytes += bytes;
}
