import { Injectable } from '@nestjs/common';
import type { AdapterPayload, default as Provider, KoaContextWithOIDC } from 'oidc-provider';
import { Accounts } from '#kit/access/accounts';
import { DerivedKeys } from '#kit/config/derived-keys';
import { Database } from '#kit/database/database';
import type { Caller } from '#kit/http/caller';
import type { AppRequest } from '#kit/http/request';
import { countedAddress } from '#kit/http/visitor-address';
import { Log } from '#kit/log/log';
import { RateLimited, Refusal } from '#kit/refusals/refusal';
import { machineTime } from '#kit/time/clock';
import { RateLimits } from '#rate-limits/rate-limits';
import { Settings } from '#shared/settings/settings';
import { MCP_WRITES } from '../tools/write-setting';
import type { AppAddress } from './app-address';
import { AppAddresses } from './app-addresses';
import { ClientMetadataProblem } from './client-metadata';
import { type AppScope, ConnectedApp } from './connected-app.entity';
import { ConnectedAppGrants } from './connected-app-grants.service';
import { ErrorPage } from './error-page';
import { LibraryFetch } from './library-fetch';
import { loadLibrary, type OAuthLibrary } from './oauth-library';
import { OAuthClient } from './oauth-client.entity';
import { OAuthClients } from './oauth-clients.service';
import { adapters, type RecordOf } from './provider-adapter';
import { createProvider } from './provider-factory';
import { RecordStore, RecordUsed } from './record-store';
import { placeOf } from './redirect-addresses';
import { grantableScopes } from './scopes';

export const TOKENS = 'oauthTokens';
const COOKIES = 'cookies of app connections';
const GRANT_SECONDS = 30 * 24 * 60 * 60;
/** When the limiter does not say how long to wait. */
const WAIT_SECONDS = 60;

/** Creates the authorization servers of the service, each on first use. */
@Injectable()
export class Providers {
  private library: Promise<OAuthLibrary> | undefined;
  private loaded: OAuthLibrary | undefined;
  private readonly servers = new Map<string, Promise<Provider>>();

  constructor(
    private readonly db: Database,
    private readonly accounts: Accounts,
    private readonly addresses: AppAddresses,
    private readonly clients: OAuthClients,
    private readonly errorPage: ErrorPage,
    private readonly grants: ConnectedAppGrants,
    private readonly http: LibraryFetch,
    private readonly keys: DerivedKeys,
    private readonly limits: RateLimits,
    private readonly log: Log,
    private readonly records: RecordStore,
    private readonly settings: Settings,
  ) {}

  async of(address: AppAddress): Promise<Provider> {
    const known = this.servers.get(address.word) ?? this.create(address);
    this.servers.set(address.word, known);
    // One that could not be created is created again with the next request.
    known.catch(() => this.servers.delete(address.word));
    return known;
  }

  /** What apps may be given now. */
  async availableScopes(): Promise<readonly AppScope[]> {
    return grantableScopes((await this.settings.values(MCP_WRITES)).mcp_writes);
  }

  isSessionNotFound(thrown: unknown): boolean {
    return this.loaded !== undefined && thrown instanceof this.loaded.errors.SessionNotFound;
  }

  private async create(address: AppAddress): Promise<Provider> {
    this.library ??= loadLibrary(this.log);
    const library = await this.library;
    this.loaded = library;
    const provider = createProvider(
      library,
      {
        issuer: this.addresses.issuerOf(address),
        cookieKeys: this.keys.accepted(COOKIES).map(key => key.export().toString('base64url')),
        adapter: this.adapterOf(address, library),
        fetch: this.http.fetch,
        callerOf: id => this.callerOf(address, id),
        grantOf: (caller, clientId, returnsTo) => this.connectionOf(address, caller, clientId, returnsTo),
        scopesOf: async resource =>
          this.addresses.resourceMeant(address, resource) === resource
            ? (await this.availableScopes()).join(' ')
            : undefined,
        defaultResource: this.addresses.resourceOf(address),
        showError: (ctx, failure) => this.showError(ctx, failure),
      },
      {
        resourceMeant: sent => this.addresses.resourceMeant(address, sent),
        sourceOf: async (model, id) => {
          const found = await this.records.find(address, model, id);
          return found && { grantId: found.grantId, resource: found.payload['resource'] };
        },
        count: (grantId, ctx) => this.countTokens(address, grantId, ctx),
      },
    );
    provider.on('server_error', (_, error) => this.log.error({ err: error }, 'authorization server failed'));
    return provider;
  }

  private adapterOf(address: AppAddress, library: OAuthLibrary) {
    const { errors, Provider: Library } = library;
    const asOAuth = async <Result>(work: Promise<Result>): Promise<Result> =>
      work.catch((thrown: unknown) => {
        if (thrown instanceof RecordUsed) throw new errors.InvalidGrant('already used');
        if (thrown instanceof ClientMetadataProblem) throw new errors.InvalidClientMetadata(thrown.message);
        if (thrown instanceof Refusal && thrown.status === RateLimited.status)
          throw Object.assign(new errors.TemporarilyUnavailable('too many new apps; try again later'), {
            status: 429,
            statusCode: 429,
          });
        throw thrown;
      });
    return adapters({
      address,
      issuer: this.addresses.issuerOf(address),
      records: {
        find: (model, id) => this.records.find(address, model, id),
        findByUid: (model, uid) => this.records.findByUid(address, model, uid),
        put: record => asOAuth(this.put(address, record, library)),
        consume: (model, id) => asOAuth(this.records.consume(address, model, id)),
        delete: (model, id) => this.records.delete(address, model, id),
      },
      client: async clientId => {
        const { ip } = (Library.ctx?.req ?? {}) as Partial<AppRequest>;
        const client = await asOAuth(this.clients.find(clientId, countedAddress(ip)));
        return client && metadataOf(client);
      },
      grant: id => this.grantOf(address, id),
      endGrant: async id => {
        await this.grants.end(id, 'token_reused');
      },
    });
  }

  private async put(address: AppAddress, record: RecordOf, { Provider: Library, errors }: OAuthLibrary): Promise<void> {
    const { model, grantId } = record;
    if (model === 'RefreshToken' && grantId !== undefined) {
      const used = Library.ctx?.oidc.entities.RotatedRefreshToken?.jti;
      return this.records.putRefreshToken(address, { ...record, grantId }, used);
    }
    if (model !== 'ReplayDetection') return this.records.put(address, record);
    if (!(await this.records.putOnce(address, record)))
      throw new errors.InvalidClientAuth('client assertion tokens must only be used once');
  }

  private async callerOf({ kind, admits }: AppAddress, accountId: string): Promise<Caller | undefined> {
    const caller = await this.accounts.find(kind.audience, Number(accountId));
    return caller && (admits?.(caller) ?? true) ? caller : undefined;
  }

  /** The connection that the person need not allow again: its host receives access, which the person saw. */
  private async connectionOf(
    address: AppAddress,
    caller: Caller,
    clientId: string,
    returnsTo: string,
  ): Promise<number | undefined> {
    const client = await this.db.of(OAuthClient).findOneBy({ clientId });
    const app = client && (await this.grants.find(caller, client.id, address));
    return app?.host === placeOf(returnsTo).host ? app.id : undefined;
  }

  /** The connection `id` as a grant of the library, while the account has the password and the rights that it had. */
  private async grantOf(address: AppAddress, id: number): Promise<AdapterPayload | undefined> {
    const found = await this.db.row<
      Pick<ConnectedApp, 'accountId' | 'tokenVersion' | 'scopes' | 'rejectedScopes'> & { clientId: string }
    >(
      `SELECT a.account_id AS "accountId", a.token_version AS "tokenVersion", a.scopes,
         a.rejected_scopes AS "rejectedScopes", c.client_id AS "clientId"
       FROM connected_app a JOIN oauth_client c ON c.id = a.oauth_client_id
       WHERE a.id = $1 AND a.address = $2 AND a.ended_at IS NULL`,
      [id, address.word],
    );
    if (!found) return undefined;
    const { accountId, tokenVersion, clientId } = found;
    const caller = await this.callerOf(address, String(accountId));
    if (caller?.tokenVersion !== tokenVersion) return undefined;
    // The library compares with the time of the machine.
    const now = Math.floor(machineTime() / 1000);
    const resources = (scopes: readonly string[]) => ({
      resources: Object.fromEntries(this.addresses.resourcesOf(address).map(each => [each, scopes.join(' ')])),
    });
    return {
      kind: 'Grant',
      jti: String(id),
      iat: now,
      exp: now + GRANT_SECONDS,
      accountId: String(accountId),
      clientId,
      ...resources(found.scopes),
      ...(found.rejectedScopes.length > 0 && { rejected: resources(found.rejectedScopes) }),
    };
  }

  private async countTokens(
    address: AppAddress,
    grantId: number | undefined,
    ctx: KoaContextWithOIDC,
  ): Promise<number> {
    const { ip } = ctx.req as Partial<AppRequest>;
    const key = grantId === undefined ? `address ${countedAddress(ip)}` : `${address.word} ${grantId}`;
    try {
      await this.limits.take(TOKENS, key);
      return 0;
    } catch (thrown) {
      if (!(thrown instanceof Refusal) || thrown.status !== RateLimited.status) throw thrown;
      return thrown.detail.retryAfterSeconds ?? WAIT_SECONDS;
    }
  }

  private async showError(
    ctx: KoaContextWithOIDC,
    { error, error_description: description }: { error: string; error_description?: string },
  ): Promise<void> {
    const { html, headers } = await this.errorPage.draw({ error, description }, ctx.req as AppRequest);
    ctx.set(headers);
    ctx.type = 'html';
    ctx.body = html;
  }
}

function metadataOf({ clientId, name, redirectUris, metadata, secretHash }: OAuthClient): AdapterPayload {
  const secret = secretHash === null ? {} : { client_secret: secretHash };
  return { ...metadata, client_id: clientId, client_name: name, redirect_uris: redirectUris, ...secret };
}
