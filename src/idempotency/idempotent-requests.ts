import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { isDatabaseUnavailable } from '#kit/database/database-refusals';
import { Envelope } from '#kit/http/envelope';
import { EventStream } from '#kit/http/event-stream';
import { RawResponse } from '#kit/http/raw-response';
import type { AppRequest } from '#kit/http/request';
import { Log } from '#kit/log/log';
import { type EarlierRequest, LEASE_SECONDS, type RequestLease, RequestLeases } from './request-leases';
import {
  IdempotencyInProgress,
  IdempotencyMismatch,
  IdempotencyResponseLost,
  REPLAYED_HEADER,
  type RequestKey,
} from './request-key';
import { SealedResponses } from './sealed-responses';

/** Larger than any response to a POST request, which has some kilobytes. */
const MAX_RESPONSE_CHARACTERS = 1024 * 1024;
const RENEWALS_PER_LEASE = 3;

/** Runs a request with an `Idempotency-Key` once, and replays its response for 24 hours. Refusals and failures are not stored. */
@Injectable()
export class IdempotentRequests {
  constructor(
    private readonly db: Database,
    private readonly leases: RequestLeases,
    private readonly sealed: SealedResponses,
    private readonly envelope: Envelope,
    private readonly log: Log,
  ) {}

  /**
   * @param file SHA-256 of an uploaded file
   * @throws IdempotencyMismatch, IdempotencyInProgress, IdempotencyResponseLost
   */
  async run(key: RequestKey, request: AppRequest, work: () => Promise<unknown>, file?: string): Promise<unknown> {
    const hashes = this.sealed.hashes(key.key, { url: request.originalUrl, body: request.body, file });
    const claim = await this.leases.claim(key, hashes[0]!);
    if ('lease' in claim) return this.first(claim.lease, request, work);
    const response = this.replay(key, claim.earlier, hashes);
    request.res!.setHeader(REPLAYED_HEADER, 'true');
    return response;
  }

  private async first(lease: RequestLease, request: AppRequest, work: () => Promise<unknown>): Promise<unknown> {
    let result: unknown;
    try {
      result = await this.whileLeased(lease, work);
    } catch (thrown) {
      await this.attempt(() => this.leases.release(lease, !isDatabaseUnavailable(thrown)));
      throw thrown;
    }
    // A stream is produced while it is sent, so it cannot be stored; its route has its own token.
    if (result instanceof EventStream) {
      await this.attempt(() => this.leases.release(lease, true));
      return result;
    }
    const response = this.envelope.wrap(result, request);
    const text = JSON.stringify(response);
    const isStorable = text.length <= MAX_RESPONSE_CHARACTERS;
    await this.attempt(() => this.leases.store(lease, isStorable ? this.sealed.seal(lease.key.key, text) : null));
    return new RawResponse(response);
  }

  private replay(
    { key }: RequestKey,
    { bodyHash, response, isLost }: EarlierRequest,
    hashes: readonly string[],
  ): RawResponse {
    if (bodyHash !== null && !hashes.includes(bodyHash)) throw IdempotencyMismatch();
    const text = response === null ? undefined : this.sealed.open(key, response);
    if (text !== undefined) return new RawResponse(JSON.parse(text));
    throw isLost || response !== null ? IdempotencyResponseLost() : IdempotencyInProgress({ retryAfterSeconds: 1 });
  }

  /** Transactions that continue after the request do not belong to it and confirm nothing. */
  private async whileLeased(lease: RequestLease, work: () => Promise<unknown>): Promise<unknown> {
    let isRunning = true;
    const renew = () => void this.attempt(() => this.leases.renew(lease));
    const renewal = setInterval(renew, (LEASE_SECONDS * 1000) / RENEWALS_PER_LEASE).unref();
    try {
      return await this.db.withCommitGuard(async () => {
        if (isRunning) await this.leases.confirm(lease);
      }, work);
    } finally {
      isRunning = false;
      clearInterval(renewal);
    }
  }

  /** A failure here is repaired when the lease expires. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.log.error({ err: error }, 'the lease of an idempotency key could not be updated');
    }
  }
}
