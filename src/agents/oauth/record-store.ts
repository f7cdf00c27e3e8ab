import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import type { AppAddress } from './app-address';
import { ConnectedAppGrants } from './connected-app-grants.service';
import { recordHash } from './record-hash';

/** A used refresh token may be repeated this long, when the answer was lost, unless its successor was used. */
const GRACE_SECONDS = 10;

/** A code or token that was used before, or whose app is no longer connected. */
export class RecordUsed extends Error {}

export interface StoredRecord {
  payload: Record<string, unknown>;
  grantId: number | null;
  /** Seconds since 1970; undefined while it may be used. */
  usedAt: number | undefined;
}

export interface NewRecord {
  model: string;
  id: string;
  uid?: string | undefined;
  grantId?: number | undefined;
  payload: Record<string, unknown>;
  /** Seconds. */
  lifetime: number;
}

interface Row {
  payload: Record<string, unknown>;
  grantId: number | null;
  consumedAt: Date | null;
  isUsed: boolean;
}

/** Whether the record `r` was used, at the moment `$3`. The order of ids is that in which tokens were issued. */
const IS_USED = `r.consumed_at IS NOT NULL AND NOT (
  r.model = 'RefreshToken' AND r.consumed_at > $3::timestamptz - interval '${GRACE_SECONDS} seconds' AND NOT EXISTS (
    SELECT FROM oauth_record later
    WHERE later.grant_id = r.grant_id AND later.model = r.model AND later.id > r.id AND later.consumed_at IS NOT NULL))`;

const FIND = `
  SELECT r.payload, r.grant_id AS "grantId", r.consumed_at AS "consumedAt", ${IS_USED} AS "isUsed"
  FROM oauth_record r LEFT JOIN connected_app a ON a.id = r.grant_id
  WHERE r.model = $1 AND r.id_hash = $2 AND r.expires_at > $3 AND a.ended_at IS NULL`;

/** Serialises the tokens of one app. */
const LOCK_APP = 'SELECT id FROM connected_app WHERE id = $1 AND ended_at IS NULL FOR UPDATE';

const INSERT = `
  INSERT INTO oauth_record (model, id_hash, uid_hash, grant_id, payload, expires_at) VALUES ($1, $2, $3, $4, $5, $6)`;

/** Stores what the authorization servers of a service need to remember. Ids are stored as hashes. */
@Injectable()
export class RecordStore {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly grants: ConnectedAppGrants,
  ) {}

  async find(address: AppAddress, model: string, id: string): Promise<StoredRecord | undefined> {
    const row = await this.db.row<Row>(FIND, [model, recordHash(address, id), this.clock.date()]);
    if (!row) return undefined;
    const { payload, grantId, consumedAt, isUsed } = row;
    return { payload, grantId, usedAt: isUsed && consumedAt ? seconds(consumedAt) : undefined };
  }

  async findByUid(address: AppAddress, model: string, uid: string): Promise<Record<string, unknown> | undefined> {
    const found = await this.db.row<{ payload: Record<string, unknown> }>(
      'SELECT payload FROM oauth_record WHERE model = $1 AND uid_hash = $2 AND expires_at > $3',
      [model, recordHash(address, uid), this.clock.date()],
    );
    return found?.payload;
  }

  /** Adds a record or replaces one. @throws RecordUsed if its app is no longer connected */
  async put(address: AppAddress, record: NewRecord): Promise<void> {
    if (record.grantId === undefined) {
      await this.db.rows(
        `${INSERT} ON CONFLICT ON CONSTRAINT oauth_record_id_hash_key
         DO UPDATE SET uid_hash = excluded.uid_hash, payload = excluded.payload, expires_at = excluded.expires_at`,
        this.valuesOf(address, record),
      );
      return;
    }
    await this.db.transaction(async () => {
      if (!(await this.db.row(LOCK_APP, [record.grantId]))) throw new RecordUsed();
      await this.db.rows(INSERT, this.valuesOf(address, record));
    });
  }

  /** Adds a record whose id must be new. Returns whether it was. */
  async putOnce(address: AppAddress, record: NewRecord): Promise<boolean> {
    const added = await this.db.rows(
      `${INSERT} ON CONFLICT ON CONSTRAINT oauth_record_id_hash_key DO NOTHING RETURNING id`,
      this.valuesOf(address, record),
    );
    return added.length > 0;
  }

  /**
   * Adds the only refresh token of an app that can be used; earlier unused ones are deleted.
   * @param usedId the token that it takes the place of; undefined after a code
   * @throws RecordUsed if that token was replaced and the replacement used, or the app is no longer connected
   */
  async putRefreshToken(
    address: AppAddress,
    record: NewRecord & { grantId: number },
    usedId: string | undefined,
  ): Promise<void> {
    const isAdded = await this.db.transaction(async () => {
      if (!(await this.db.row(LOCK_APP, [record.grantId]))) return false;
      if (usedId !== undefined && (await this.find(address, record.model, usedId))?.usedAt !== undefined) return false;
      await this.db.rows(`DELETE FROM oauth_record WHERE grant_id = $1 AND model = $2 AND consumed_at IS NULL`, [
        record.grantId,
        record.model,
      ]);
      await this.db.rows(INSERT, this.valuesOf(address, record));
      return true;
    });
    if (!isAdded) await this.refuseRepetition(record.grantId);
  }

  /** Marks a code or token as used. @throws RecordUsed if it was used, which ends the app's connection */
  async consume(address: AppAddress, model: string, id: string): Promise<void> {
    const values = [model, recordHash(address, id), this.clock.date()];
    const consumed = await this.db.rows(
      `UPDATE oauth_record SET consumed_at = $3 WHERE model = $1 AND id_hash = $2 AND consumed_at IS NULL RETURNING id`,
      values,
    );
    if (consumed.length > 0) return;
    const found = await this.find(address, model, id);
    if (!found || found.usedAt !== undefined) await this.refuseRepetition(found?.grantId ?? undefined);
  }

  async delete(address: AppAddress, model: string, id: string): Promise<void> {
    await this.db.rows('DELETE FROM oauth_record WHERE model = $1 AND id_hash = $2', [model, recordHash(address, id)]);
  }

  async deleteByUid(address: AppAddress, model: string, uid: string): Promise<void> {
    await this.db.rows('DELETE FROM oauth_record WHERE model = $1 AND uid_hash = $2', [
      model,
      recordHash(address, uid),
    ]);
  }

  private async refuseRepetition(grantId: number | undefined): Promise<never> {
    if (grantId !== undefined) await this.grants.end(grantId, 'token_reused');
    throw new RecordUsed();
  }

  private valuesOf(address: AppAddress, { model, id, uid, grantId, payload, lifetime }: NewRecord): unknown[] {
    const expiresAt = this.clock.now().add({ seconds: lifetime }).toString();
    const uidHash = uid === undefined ? null : recordHash(address, uid);
    return [model, recordHash(address, id), uidHash, grantId ?? null, JSON.stringify(payload), expiresAt];
  }
}

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
