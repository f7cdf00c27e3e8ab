import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { Caller } from '#kit/http/caller';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { OAuthClient } from '../oauth/oauth-client.entity';
import { OAuthClients } from '../oauth/oauth-clients.service';
import { isRedirectAddress } from '../oauth/redirect-addresses';
import { AppClientView, NewAppClientView } from './app-client.view';
import type { AppClientBody } from './app-clients.dto';

type ClientRow = RowOf<typeof AppClientView>;

const CLIENTS = `
  SELECT ${AppClientView.columns<OAuthClient>('c', {
    confidential: 'c.secret_hash IS NOT NULL',
    apps_count: `(SELECT count(*)::integer FROM connected_app a WHERE a.oauth_client_id = c.id AND a.ended_at IS NULL)`,
    created_by: `nullif(concat_ws(' ', p.first_name, p.last_name), '')`,
  })}
  FROM oauth_client c LEFT JOIN account p ON p.id = c.created_by
  WHERE c.kind = 'entered' AND ($1::integer IS NULL OR c.id = $1) ORDER BY c.id DESC`;

/** The apps that staff entered. Others present themselves when an account connects them. */
@Injectable()
export class AppClients {
  constructor(
    private readonly db: Database,
    private readonly clients: OAuthClients,
  ) {}

  /** The latest first. */
  async list(): Promise<AppClientView[]> {
    return (await this.rows()).map(AppClientView.of);
  }

  async create(
    caller: Caller,
    { name, redirect_uris: redirectUris, confidential }: AppClientBody,
  ): Promise<NewAppClientView> {
    if (!redirectUris.every(address => isRedirectAddress(address, true)))
      throw fieldRefused('redirect_uris', 'redirect_address');
    const { id, secret = null } = await this.clients.enter(caller, {
      name,
      redirectUris,
      hasSecret: confidential === true,
    });
    const [row] = await this.rows(id);
    return NewAppClientView.of({ ...row!, client_secret: secret });
  }

  /** Deletes the app with its connections, whose tokens are refused from the next request on. @throws NotFound */
  async delete(id: number): Promise<void> {
    const { affected } = await this.db.of(OAuthClient).delete({ id, kind: 'entered' });
    if (!affected) throw NotFound();
  }

  private rows(id?: number): Promise<ClientRow[]> {
    return this.db.rows<ClientRow>(CLIENTS, [id ?? null]);
  }
}
