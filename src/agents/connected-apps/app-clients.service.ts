import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import type { Caller } from '#kit/http/caller';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { hashOfKey } from '#shared/keys/key-hash';
import { clientDescription } from '../oauth/client-metadata';
import { OAuthClient } from '../oauth/oauth-client.entity';
import { isRedirectAddress } from '../oauth/redirect-addresses';
import { AppClientView, NewAppClientView } from './app-client.view';
import type { AppClientBody } from './app-clients.dto';

const SECRET_BYTES = 32;
const ID_BYTES = 8;

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
    private readonly records: Records,
  ) {}

  /** The latest first. */
  async list(): Promise<AppClientView[]> {
    return (await this.rows()).map(AppClientView.of);
  }

  async create({ id: createdBy }: Caller, body: AppClientBody): Promise<NewAppClientView> {
    if (!body.redirect_uris.every(address => isRedirectAddress(address, true)))
      throw fieldRefused('redirect_uris', 'redirect_address');
    const secret = body.confidential ? randomBytes(SECRET_BYTES).toString('base64url') : null;
    const described = clientDescription(
      {
        client_name: body.name,
        redirect_uris: body.redirect_uris,
        token_endpoint_auth_method: secret ? 'client_secret_basic' : 'none',
      },
      'entered',
    );
    const id = await this.records.create(OAuthClient, {
      ...described,
      clientId: `app_${randomBytes(ID_BYTES).toString('hex')}`,
      kind: 'entered',
      secretHash: secret && hashOfKey(secret),
      createdBy,
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
