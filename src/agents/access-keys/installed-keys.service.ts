import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import { keyStatusAt } from './key-status';

export interface InstalledKey {
  id: number;
  email: string;
  name: string;
  prefix: string;
  status: string;
  isReadOnly: boolean;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
}

/** The access keys of all accounts of a service, for the operator. */
@Injectable()
export class InstalledKeys {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Keys that were not deleted, of one account if its address is passed. */
  async list(email?: string): Promise<InstalledKey[]> {
    return this.db.rows<InstalledKey>(
      `SELECT k.id, a.email, k.name, k.prefix, ${keyStatusAt('$2')} AS status, k.is_read_only AS "isReadOnly",
         k.expires_at AS "expiresAt", k.last_used_at AS "lastUsedAt"
       FROM access_key k JOIN account a ON a.id = k.account_id
       WHERE k.revoked_at IS NULL AND ($1::text IS NULL OR a.email = $1)
       ORDER BY a.email, k.id`,
      [email ?? null, this.clock.date()],
    );
  }

  /** Revokes one key, those of one account, or all. Returns the ids of the revoked keys. */
  async revoke({ id, email }: { id?: number; email?: string }): Promise<number[]> {
    const revoked = await this.db.rows<{ id: number }>(
      `UPDATE access_key k SET revoked_at = $3 FROM account a
       WHERE a.id = k.account_id AND k.revoked_at IS NULL
         AND ($1::integer IS NULL OR k.id = $1) AND ($2::text IS NULL OR a.email = $2)
       RETURNING k.id`,
      [id ?? null, email ?? null, this.clock.date()],
    );
    return revoked.map(each => each.id).toSorted((one, other) => one - other);
  }
}
