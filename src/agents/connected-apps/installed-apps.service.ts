import { Inject, Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { ConnectedAppGrants } from '../oauth/connected-app-grants.service';
import { accountsOf, APP_PEOPLE, type AppPeople } from './app-people';

export interface InstalledApp {
  id: number;
  audience: string;
  email: string | null;
  name: string;
  host: string;
  address: string;
  status: string;
  scopes: string[];
  lastUsedAt: Date | null;
}

interface Selection {
  id?: number | undefined;
  email?: string | undefined;
}

/** The connected apps of all accounts of a service, for the operator. */
@Injectable()
export class InstalledApps {
  constructor(
    private readonly db: Database,
    private readonly grants: ConnectedAppGrants,
    @Inject(APP_PEOPLE) private readonly people: readonly AppPeople[],
  ) {}

  /** Connected apps: one, those of the accounts with an address, or all. */
  async list({ id, email }: Selection = {}): Promise<InstalledApp[]> {
    return this.db.rows<InstalledApp>(
      `SELECT c.id, c.audience, p.email, c.name, c.host, c.address, c.scopes, c.last_used_at AS "lastUsedAt",
         CASE WHEN c.token_version = p.token_version AND p.deleted_at IS NULL THEN 'active' ELSE 'revoked' END AS status
       FROM connected_app c
       LEFT JOIN (${accountsOf(this.db, this.people)}) p ON p.audience = c.audience AND p.id = c.account_id
       WHERE c.ended_at IS NULL AND ($1::integer IS NULL OR c.id = $1) AND ($2::text IS NULL OR p.email = $2)
       ORDER BY p.email, c.audience, c.id`,
      [id ?? null, email ?? null],
    );
  }

  /** Ends one app, those of the accounts with an address, or all. Returns the ids of the ended apps. */
  async end(which: Selection): Promise<number[]> {
    const ids = (await this.list(which)).map(app => app.id).toSorted((one, other) => one - other);
    for (const id of ids) await this.grants.end(id, 'disconnected');
    return ids;
  }
}
