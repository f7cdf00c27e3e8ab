import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '#kit/database/database';
import { fieldRefused, NotFound, refusal } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { MemberDays } from '../days/member-days';
import { Device } from './device.entity';
import { IngestKeyView, type NewIngestKeyView } from './device.view';
import type { IngestKeyBody } from './devices.dto';
import { newIngestKey } from './ingest-key';
import { IngestKey } from './ingest-key.entity';

/** Well above the number of devices a person owns. */
const MAX_KEYS = 20;

export const TooManyIngestKeys = refusal(409, 'too_many_ingest_keys');

type KeyRow = RowOf<typeof IngestKeyView>;

const KEYS = `SELECT ${IngestKeyView.columns<IngestKey>('k', { device_key: 'd.key' })}
  FROM ingest_key k LEFT JOIN device d ON d.id = k.device_id
  WHERE k.account_id = $1 AND k.revoked_at IS NULL`;

/** Condition that two keys belong to one device: the same one of the catalogue, or the same name where a key has none. */
const ofOneDevice = (one: string, other: string) =>
  `(${one}.device_id = ${other}.device_id OR lower(${one}.name) = lower(${other}.name)
    AND (${one}.device_id IS NULL OR ${other}.device_id IS NULL))`;

/** A new key replaces the last revoked key of its device, unless an active key has replaced it already. */
const CREATE = `
  INSERT INTO ingest_key (account_id, name, prefix, secret_hash, device_id, created_at, lineage_id)
  SELECT made.*, (
    SELECT coalesce(old.lineage_id, old.id) FROM ingest_key old
    WHERE old.account_id = made.account_id AND old.revoked_at IS NOT NULL AND ${ofOneDevice('old', 'made')}
      AND NOT EXISTS (SELECT FROM ingest_key active WHERE active.account_id = old.account_id AND active.revoked_at IS NULL
        AND coalesce(active.lineage_id, active.id) = coalesce(old.lineage_id, old.id))
    ORDER BY old.revoked_at DESC, old.id DESC LIMIT 1)
  FROM (VALUES ($1::integer, $2::text, $3::text, $4::text, $5::integer, $6::timestamptz))
    AS made (account_id, name, prefix, secret_hash, device_id, created_at)
  RETURNING id`;

/** A revoked key is also replaced by the next active key of its device, if it was not used after that one was created. */
const REPLACE = `
  UPDATE ingest_key made SET lineage_id = coalesce(old.lineage_id, old.id)
  FROM ingest_key old
  WHERE old.id = $2 AND made.account_id = $1 AND coalesce(made.lineage_id, made.id) = (
    SELECT coalesce(next.lineage_id, next.id) FROM ingest_key next
    WHERE next.account_id = $1 AND next.revoked_at IS NULL AND next.id > old.id AND ${ofOneDevice('next', 'old')}
      AND (old.last_used_at IS NULL OR next.created_at > old.last_used_at)
    ORDER BY next.id LIMIT 1)`;

@Injectable()
export class IngestKeys {
  constructor(
    private readonly db: Database,
    private readonly days: MemberDays,
    private readonly clock: Clock,
  ) {}

  /** Keys that are not revoked, the latest first. */
  async list(accountId: number): Promise<IngestKeyView[]> {
    return (await this.db.rows<KeyRow>(`${KEYS} ORDER BY k.id DESC`, [accountId])).map(IngestKeyView.of);
  }

  async create(accountId: number, body: IngestKeyBody): Promise<NewIngestKeyView> {
    const deviceId = await this.deviceOf(body.device_key);
    const { key, prefix, hash } = newIngestKey();
    const id = await this.db.transaction(async () => {
      await this.days.lockAccount(accountId);
      if ((await this.list(accountId)).length >= MAX_KEYS) throw TooManyIngestKeys();
      const added = await this.db.row<{ id: number }>(CREATE, [
        accountId,
        body.name,
        prefix,
        hash,
        deviceId,
        this.clock.now().toString(),
      ]);
      return added!.id;
    });
    const row = await this.db.row<KeyRow>(`${KEYS} AND k.id = $2`, [accountId, id]);
    return { ...IngestKeyView.of(row!), key };
  }

  /** Takes effect with the next request; recorded data stays. @throws NotFound */
  async revoke(accountId: number, id: number): Promise<IngestKeyView[]> {
    await this.db.transaction(async () => {
      await this.days.lockAccount(accountId);
      const active = { id, accountId, revokedAt: IsNull() };
      const { affected } = await this.db.of(IngestKey).update(active, { revokedAt: this.clock.date() });
      if (!affected) throw NotFound();
      await this.db.rows(REPLACE, [accountId, id]);
    });
    return this.list(accountId);
  }

  private async deviceOf(key: string | null | undefined): Promise<number | null> {
    if (key == null) return null;
    const device = await this.db.of(Device).findOne({ select: { id: true }, where: { key } });
    if (!device) throw fieldRefused('device_key', 'unknown_reference');
    return device.id;
  }
}
