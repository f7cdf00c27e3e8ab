import { Injectable } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import { Accounts } from '#kit/access/accounts';
import { Database } from '#kit/database/database';
import type { Caller } from '#kit/http/caller';
import { Clock } from '#kit/time/clock';
import { hashOfKey } from '#shared/keys/key-hash';
import { isAccessKey } from './access-key';
import { AccessKeyExpired, AccessKeyRevoked, AccessKeyUnknown } from './access-keys.refusals';

/** A valid key, and the account it acts as with its permissions of the moment. */
export interface KeyHolder {
  keyId: number;
  caller: Caller;
  /** Undefined if the key may use all. */
  toolsets: readonly string[] | undefined;
  isReadOnly: boolean;
}

interface StoredKey {
  id: number;
  accountId: number;
  tokenVersion: number;
  toolsets: string[] | null;
  isReadOnly: boolean;
  isRevoked: boolean;
  isExpired: boolean;
}

const KEY = `
  SELECT id, account_id AS "accountId", token_version AS "tokenVersion", toolsets, is_read_only AS "isReadOnly",
    revoked_at IS NOT NULL AS "isRevoked", coalesce(expires_at <= $2, false) AS "isExpired"
  FROM access_key WHERE secret_hash = $1`;

/** Writes at most once a minute for each key: a parallel use waits for the row and finds it written. */
const RECORD_USE = `
  UPDATE access_key SET last_used_at = $2
  WHERE id = $1 AND (last_used_at IS NULL OR last_used_at <= $2::timestamptz - interval '1 minute')`;

@Injectable()
export class KeyHolders {
  constructor(
    private readonly db: Database,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** @throws AccessKeyUnknown, AccessKeyRevoked, AccessKeyExpired */
  async authenticate(key: string): Promise<KeyHolder> {
    if (!isAccessKey(key)) throw AccessKeyUnknown();
    const now = this.clock.date();
    const stored = await this.db.row<StoredKey>(KEY, [hashOfKey(key), now], { prepared: true });
    if (!stored) throw AccessKeyUnknown();
    const caller = stored.isRevoked ? undefined : await this.accounts.find(STAFF, stored.accountId);
    if (caller?.tokenVersion !== stored.tokenVersion) throw AccessKeyRevoked();
    if (stored.isExpired) throw AccessKeyExpired();
    await this.db.rows(RECORD_USE, [stored.id, now], { prepared: true });
    return { keyId: stored.id, caller, toolsets: stored.toolsets ?? undefined, isReadOnly: stored.isReadOnly };
  }
}
