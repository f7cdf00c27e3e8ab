import { Injectable } from '@nestjs/common';
import { ProofGuard } from '#kit/access/proof.guard';
import { Database } from '#kit/database/database';
import { refusal } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import { RateLimits } from '#rate-limits/rate-limits';
import { Clock } from '#kit/time/clock';
import { hashOfKey } from '#shared/keys/key-hash';
import { isIngestKey } from '../devices/ingest-key';

/**
 * The key is missing, malformed, unknown or revoked, or its account may no longer record data. The response does not say
 * which.
 */
export const IngestKeyRequired = refusal(401, 'ingest_key_required');

export interface KeyHolder {
  id: number;
  name: string;
  prefix: string;
  account_id: number;
  username: string;
  first_name: string;
  last_name: string;
  timezone: string;
  last_used_at: Date | null;
  /** Id of the first of the keys that replaced each other. */
  lineage_id: number;
}

const HOLDER = `
  SELECT k.id, k.name, k.prefix, k.last_used_at, coalesce(k.lineage_id, k.id) AS lineage_id, a.id AS account_id, a.username, a.first_name, a.last_name, a.timezone
  FROM ingest_key k JOIN account a ON a.id = k.account_id
  WHERE k.secret_hash = $1 AND k.revoked_at IS NULL AND a.deleted_at IS NULL
    AND EXISTS (SELECT 1 FROM account_role r JOIN role ON role.id = r.role_id
      WHERE r.account_id = a.id AND 'fitness.edit' = ANY(role.permissions))`;

/** The last use of a key is stored at most this often. */
const USE_INTERVAL_MS = 60_000;

@Injectable()
export class IngestKeyGuard extends ProofGuard {
  constructor(
    private readonly db: Database,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** @throws IngestKeyRequired, RateLimited */
  protected override async prove(request: AppRequest): Promise<KeyHolder> {
    const sent = request.headers['x-api-key'];
    const holder = isIngestKey(sent)
      ? await this.db.row<KeyHolder>(HOLDER, [hashOfKey(sent)], { prepared: true })
      : undefined;
    if (!holder) throw IngestKeyRequired();
    await this.limits.countSuccesses('ingest', String(holder.id), () =>
      this.limits.take('ingestAccount', String(holder.account_id)),
    );
    await this.noteUse(holder);
    return holder;
  }

  private async noteUse({ id, last_used_at: last }: KeyHolder): Promise<void> {
    const now = this.clock.now().epochMilliseconds;
    if (last && now - last.getTime() < USE_INTERVAL_MS) return;
    await this.db.rows('UPDATE ingest_key SET last_used_at = $2 WHERE id = $1', [id, new Date(now)]);
  }
}
