import { Injectable } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import { Database } from '#kit/database/database';
import type { Recipients } from '#live/rooms';

export interface StaffRecipient {
  all: Recipients;
  unlimited: Recipients;
  limitedTo: (scopeId: number | null) => Recipients;
}

@Injectable()
export class StaffRecipients {
  constructor(private readonly db: Database) {}

  async withPermission(permission: string): Promise<StaffRecipient> {
    const accounts = await this.db.rows<{ id: number; scope_id: number | null }>(
      `SELECT account.id, account.scope_id FROM account
       WHERE account.deleted_at IS NULL AND EXISTS (
         SELECT 1 FROM account_role JOIN role ON role.id = account_role.role_id
         WHERE account_role.account_id = account.id AND $1 = ANY (role.permissions)
       )`,
      [permission],
      { prepared: true },
    );
    const limitedTo = (scopeId: number | null): Recipients => ({
      audience: STAFF,
      ids: accounts.filter(account => account.scope_id === scopeId).map(({ id }) => id),
    });
    return {
      all: { audience: STAFF, ids: accounts.map(({ id }) => id) },
      unlimited: limitedTo(null),
      limitedTo: scopeId => (scopeId === null ? { audience: STAFF, ids: [] } : limitedTo(scopeId)),
    };
  }

  /** The accounts that still have the permission; a role may have lost it meanwhile. */
  async filterByPermission(ids: readonly number[], permission: string): Promise<number[]> {
    const accounts = await this.db.rows<{ id: number }>(
      `SELECT account.id FROM account
       WHERE account.id = ANY ($1::integer[])
         AND account.deleted_at IS NULL AND EXISTS (
           SELECT 1 FROM account_role JOIN role ON role.id = account_role.role_id
           WHERE account_role.account_id = account.id AND $2 = ANY (role.permissions)
         )
       ORDER BY account.id`,
      [ids, permission],
      { prepared: true },
    );
    return accounts.map(({ id }) => id);
  }
}
