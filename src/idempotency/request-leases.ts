import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { changeInPieces } from '#kit/database/cleanup';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { Clock } from '#kit/time/clock';
import { REPETITION } from './repetitions';
import { IdempotencyInProgress, type RequestKey } from './request-key';

const DELETE_JOB = 'delete_request_keys';
const NIGHTLY = '57 3 * * *';
export const RETENTION_HOURS = 24;
/** A process renews the lease of a running request; another one may run the request again when it has expired. */
export const LEASE_SECONDS = 60;

const OWN = `kind = 'request' AND caller = $1 AND key = $2 AND lease_id = $3`;

const CLAIM = `
  WITH claimed AS (
    INSERT INTO once_answer AS known (kind, caller, key, body_hash, lease_id, leased_until, created_at)
    VALUES ('request', $1, $2, $3, $4, $5, $6)
    ON CONFLICT ON CONSTRAINT once_answer_pkey DO UPDATE SET body_hash = EXCLUDED.body_hash, answer = NULL,
      took_effect = false, lease_id = EXCLUDED.lease_id, leased_until = EXCLUDED.leased_until,
      created_at = EXCLUDED.created_at
    WHERE coalesce(known.leased_until <= $6, true)
      AND (known.created_at <= $7 OR (known.answer IS NULL AND NOT known.took_effect))
    RETURNING 1)
  SELECT EXISTS (SELECT FROM claimed) AS "isClaimed", known.body_hash AS "bodyHash", known.answer AS response,
    coalesce(known.took_effect AND coalesce(known.leased_until <= $6, true), false) AS "isLost"
  FROM (VALUES (1)) AS one LEFT JOIN once_answer known ON kind = 'request' AND caller = $1 AND key = $2`;

/** The use of a key by the running request. */
export interface RequestLease {
  id: string;
  key: RequestKey;
}

/** An earlier request with the key. */
export interface EarlierRequest {
  /** Null if a parallel request has just claimed it. */
  bodyHash: string | null;
  /** Encrypted; null while the request runs, and if its response was lost. */
  response: string | null;
  /** Whether it took effect without a stored response. */
  isLost: boolean;
}

/**
 * Keys of requests in the table `once_answer`. A claim is a lease: it ends with the request, or by itself if the process
 * ended. Each transaction of the request confirms the lease in the same commit, so that a request whose lease another
 * process took over changes nothing, and one that took effect is never run again.
 */
@Injectable()
export class RequestLeases implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(NIGHTLY, DELETE_JOB, (_, signal) => this.deleteOld(signal));
  }

  async claim(key: RequestKey, bodyHash: string): Promise<{ lease: RequestLease } | { earlier: EarlierRequest }> {
    const id = randomUUID();
    const { isClaimed, ...earlier } = (await this.db.row<{ isClaimed: boolean } & EarlierRequest>(
      CLAIM,
      [key.caller, key.digest, bodyHash, id, this.end(), this.clock.date(), this.oldest()],
      { prepared: true },
    ))!;
    return isClaimed ? { lease: { id, key } } : { earlier };
  }

  /** Marks in the running transaction that the request took effect. @throws IdempotencyInProgress another process took over */
  async confirm({ id, key }: RequestLease): Promise<void> {
    const confirmed = await this.db.row(
      `UPDATE once_answer SET took_effect = true WHERE ${OWN} RETURNING 1 AS confirmed`,
      [key.caller, key.digest, id],
      { prepared: true },
    );
    if (!confirmed) throw IdempotencyInProgress({ retryAfterSeconds: 1 });
  }

  async renew({ id, key }: RequestLease): Promise<void> {
    const text = `UPDATE once_answer SET leased_until = $4 WHERE ${OWN}`;
    await this.db.rows(text, [key.caller, key.digest, id, this.end()], { prepared: true });
  }

  /** @param sealed null for a response that is too large */
  async store({ id, key }: RequestLease, sealed: string | null): Promise<void> {
    await this.db.rows(
      `UPDATE once_answer SET answer = $4::json, took_effect = true, lease_id = NULL, leased_until = NULL WHERE ${OWN}`,
      [key.caller, key.digest, id, sealed === null ? null : JSON.stringify(sealed)],
      { prepared: true },
    );
  }

  /**
   * Frees the key.
   * @param wasRefused false if it is unknown whether the last commit succeeded: then only a key without effect is freed
   */
  async release({ id, key }: RequestLease, wasRefused: boolean): Promise<void> {
    const text = `DELETE FROM once_answer WHERE ${OWN} AND (NOT took_effect OR $4)`;
    await this.db.rows(text, [key.caller, key.digest, id, wasRefused], { prepared: true });
  }

  private async deleteOld(signal: AbortSignal): Promise<void> {
    const text = `DELETE FROM once_answer WHERE (kind, caller, key) IN (
        SELECT kind, caller, key FROM once_answer
        WHERE kind IN ('request', '${REPETITION}') AND created_at <= $1 AND coalesce(leased_until <= $2, true) LIMIT $3)
      RETURNING 1`;
    await changeInPieces(limit => this.db.rows(text, [this.oldest(), this.clock.date(), limit]), signal);
  }

  private end(): string {
    return this.clock.now().add({ seconds: LEASE_SECONDS }).toString();
  }

  private oldest(): string {
    return this.clock.now().subtract({ hours: RETENTION_HOURS }).toString();
  }
}
