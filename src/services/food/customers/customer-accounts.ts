import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Accounts } from '#kit/access/accounts';
import type { Caller } from '#kit/access/caller';
import { Database } from '#kit/database/database';

/** The audience of everyone who orders with an account. */
export const CUSTOMER = 'customer';

const NO_PERMISSIONS: ReadonlySet<string> = new Set();

/** Finds the live customer behind a token. */
@Injectable()
export class CustomerAccounts implements OnModuleInit {
  constructor(
    private readonly accounts: Accounts,
    private readonly db: Database,
  ) {}

  onModuleInit(): void {
    this.accounts.register(CUSTOMER, id => this.caller(id));
  }

  private async caller(id: number): Promise<Caller | undefined> {
    const row = await this.db.row<{ id: number; tokenVersion: number }>(
      'SELECT id, token_version AS "tokenVersion" FROM customer WHERE id = $1 AND deleted_at IS NULL',
      [id],
      { prepared: true },
    );
    return row && { audience: CUSTOMER, ...row, permissions: NO_PERMISSIONS, scopeId: null };
  }
}
