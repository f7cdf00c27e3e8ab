import { randomBytes } from 'node:crypto';
import { type AppScope, ConnectedApp } from '#agents/oauth/connected-app.entity';
import { AppAddresses } from '#agents/oauth/app-addresses';
import { ConnectedAppGrants } from '#agents/oauth/connected-app-grants.service';
import { OAuthClient } from '#agents/oauth/oauth-client.entity';
import { OAuthRecord } from '#agents/oauth/oauth-record.entity';
import { recordHash } from '#agents/oauth/record-hash';
import { Accounts } from '#kit/access/accounts';
import type { TestService } from '../harness/app';

export interface TestApp {
  /** Of the connection. */
  id: number;
  /** Of the client. */
  clientId: number;
  token: string;
}

export interface Connection {
  /** The account; of staff unless another audience is named. */
  id: number;
  audience?: string;
  /** The last word of the address. */
  address?: string;
  name?: string;
  scopes?: readonly AppScope[];
  toolsets?: readonly string[];
  /** A client that there is; a new one otherwise. */
  clientId?: number;
  minutes?: number;
}

/** An app that the account has connected, with an access token, as it has after the sign-in. */
export async function connectApp(service: TestService, connection: Connection): Promise<TestApp> {
  const { id: accountId, audience = 'staff', address = 'staff', name = 'Assistant', toolsets } = connection;
  const scopes = connection.scopes ?? ['read', 'write'];
  const clientId = connection.clientId ?? (await makeClient(service, name));
  const caller = await service.get(Accounts).find(audience, accountId);
  const id = await service.get(ConnectedAppGrants).connect({
    caller: caller!,
    client: { id: clientId, name, host: 'app.example.com' },
    address: service.get(AppAddresses).find(address)!,
    scopes,
    rejected: [],
    toolsets,
  });
  return { id, clientId, token: await issueToken(service, id, scopes, connection.minutes) };
}

/** An access token of a connection; only its hash is stored. */
export async function issueToken(
  { db, clock }: TestService,
  appId: number,
  scopes: readonly AppScope[],
  minutes = 30,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { address: word } = await db.of(ConnectedApp).findOneByOrFail({ id: appId });
  await db.of(OAuthRecord).insert({
    model: 'AccessToken',
    idHash: recordHash({ word }, token),
    grantId: appId,
    payload: { scope: scopes.join(' ') },
    expiresAt: new Date(clock.now().add({ minutes }).epochMilliseconds),
  });
  return token;
}

export async function makeClient({ db }: TestService, name = 'Assistant'): Promise<number> {
  const { identifiers } = await db.of(OAuthClient).insert({
    clientId: `app_${randomBytes(8).toString('hex')}`,
    kind: 'entered',
    name,
    redirectUris: ['https://app.example.com/callback'],
    metadata: {},
  });
  return identifiers[0]!['id'] as number;
}

/** Allows connections, and changes by programs. */
export async function allowApps({ db }: Pick<TestService, 'db'>, { writes = false } = {}): Promise<void> {
  await db.rows(`UPDATE setting SET value = 'true' WHERE key = 'connected_apps'`);
  await db.rows(`UPDATE setting SET value = $1::jsonb WHERE key = 'mcp_writes'`, [JSON.stringify(writes)]);
}
