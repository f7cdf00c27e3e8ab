import { Inject, Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import type { Caller } from '#kit/http/caller';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { ConnectedApp } from '../oauth/connected-app.entity';
import { ConnectedAppGrants } from '../oauth/connected-app-grants.service';
import { accountsOf, APP_PEOPLE, type AppPeople } from './app-people';
import { AnyConnectedAppView, ConnectedAppView } from './connected-app.view';

const status = (tokenVersion: string) => `CASE WHEN c.token_version = ${tokenVersion} THEN 'active' ELSE 'revoked' END`;

const OWN_APPS = `
  SELECT ${ConnectedAppView.columns<ConnectedApp>('c', { status: status('$3') })} FROM connected_app c
  WHERE c.audience = $1 AND c.account_id = $2 AND c.ended_at IS NULL ORDER BY c.id DESC`;

const OWN_APP = `
  SELECT FROM connected_app WHERE id = $1 AND audience = $2 AND account_id = $3 AND ended_at IS NULL`;

/** The apps that accounts have connected. */
@Injectable()
export class ConnectedApps {
  constructor(
    private readonly db: Database,
    private readonly grants: ConnectedAppGrants,
    @Inject(APP_PEOPLE) private readonly people: readonly AppPeople[],
  ) {}

  /** The apps of an account, the latest first. */
  async list({ audience, id, tokenVersion }: Caller): Promise<ConnectedAppView[]> {
    const rows = await this.db.rows<RowOf<typeof ConnectedAppView>>(OWN_APPS, [audience, id, tokenVersion]);
    return rows.map(ConnectedAppView.of);
  }

  /** The apps of all accounts, the latest first. */
  async listAll(request: PageRequest): Promise<Page<AnyConnectedAppView>> {
    const page = await listPage<RowOf<typeof AnyConnectedAppView>>(this.db, request, {
      columns: AnyConnectedAppView.columns<ConnectedApp>('c', {
        status: status('p.token_version'),
        account_name: 'p.name',
      }),
      from: 'connected_app c',
      join: `LEFT JOIN (${accountsOf(this.db, this.people)}) p ON p.audience = c.audience AND p.id = c.account_id`,
      where: ['c.ended_at IS NULL'],
      order: 'c.id DESC',
    });
    return mapPage(page, AnyConnectedAppView.of);
  }

  /** Ends an app of the account, effective from the next request on. @throws NotFound */
  async end({ audience, id: accountId }: Caller, id: number): Promise<void> {
    const isOwn = (await this.db.row(OWN_APP, [id, audience, accountId])) !== undefined;
    if (!isOwn || !(await this.grants.end(id, 'disconnected'))) throw NotFound();
  }
}
