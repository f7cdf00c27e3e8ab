import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { default as Provider, Interaction, InteractionResults } from 'oidc-provider';
import { Accounts } from '#kit/access/accounts';
import type { Caller } from '#kit/http/caller';
import type { AppRequest } from '#kit/http/request';
import { countedAddress } from '#kit/http/visitor-address';
import { RateLimits } from '#rate-limits/rate-limits';
import type { AppAddress } from './app-address';
import { AppAddresses } from './app-addresses';
import { authorizationQuery } from './authorization-query';
import type { AppScope } from './connected-app.entity';
import { ConnectedAppGrants } from './connected-app-grants.service';
import { OAuthClients } from './oauth-clients.service';
import { ConnectionExpired } from './oauth.refusals';
import { Providers, TOKENS } from './providers.service';
import { RecordStore } from './record-store';
import { placeOf } from './redirect-addresses';
import { requestedScopes } from './scopes';

/** A request for a connection that waits for the person. */
export interface AppInteraction {
  /** The last word of its path, and bound to the browser by a cookie. */
  uid: string;
  address: AppAddress;
  /** What the person is asked: to sign in, or to allow the app. */
  prompt: 'login' | 'consent';
  client: {
    /** The id of the row. */
    id: number;
    /** As the app calls itself; nothing proves it. */
    name: string;
    /** The host of the client id, for clients with a document. */
    clientHost: string | undefined;
    /** Where the person is sent afterwards. */
    redirectUri: string;
    /** The host of that address, or its scheme when it is a private one. */
    redirectHost: string;
    /** For `form-action`: the origin of that address, or its scheme with a colon. */
    redirectSource: string;
  };
  /** What the app asks for and may be given now. */
  scopes: readonly AppScope[];
  /** The signed-in account; always set when the prompt is `consent`. */
  caller: Caller | undefined;
}

/** What the person allowed; `toolsets` undefined for all. */
export interface Allowed {
  scopes: readonly AppScope[];
  toolsets?: readonly string[] | undefined;
}

/** The client of a token request is unknown or did not prove itself; that was responded. */
class UnknownClient extends Error {}

/** The authorization servers of the service, one for each address of apps, created on first use. */
@Injectable()
export class AuthorizationServers {
  constructor(
    private readonly addresses: AppAddresses,
    private readonly providers: Providers,
    private readonly clients: OAuthClients,
    private readonly grants: ConnectedAppGrants,
    private readonly records: RecordStore,
    private readonly limits: RateLimits,
    private readonly accounts: Accounts,
  ) {}

  /** Responds to an authorization request, or to the browser that comes back from the pages. @param path such as `/authorize` */
  async authorize(address: AppAddress, path: string, request: AppRequest, response: Response): Promise<void> {
    const [, query = ''] = request.url.split(/\?(.*)/s);
    const known =
      path === '/authorize' ? authorizationQuery(query, sent => this.addresses.resourceMeant(address, sent)) : query;
    await this.pass(address, known ? `${path}?${known}` : path, request, response);
  }

  /** Responds to a request for tokens. */
  async token(address: AppAddress, request: AppRequest, response: Response): Promise<void> {
    const attempt = async () => {
      await this.pass(address, '/token', request, response);
      if (response.statusCode === 401) throw new UnknownClient();
    };
    const key = `clients of ${countedAddress(request.ip)}`;
    await this.limits
      .countFailures(TOKENS, key, attempt, failure => failure instanceof UnknownClient)
      .catch((failure: unknown) => {
        if (!(failure instanceof UnknownClient)) throw failure;
      });
  }

  /** The running request at `<issuer>/interaction/:uid`. @throws ConnectionExpired */
  async interaction(address: AppAddress, request: AppRequest, response: Response): Promise<AppInteraction> {
    const { interaction } = await this.running(address, request, response);
    const { params, prompt, session } = interaction;
    const client = await this.clients.known(String(params['client_id']));
    if (!client) throw ConnectionExpired();
    const redirectUri = textOf(params['redirect_uri']) ?? client.redirectUris[0]!;
    const { host: redirectHost, source: redirectSource } = placeOf(redirectUri);
    const available = await this.providers.availableScopes();
    return {
      uid: interaction.uid,
      address,
      prompt: prompt.name === 'login' ? 'login' : 'consent',
      client: {
        id: client.id,
        name: client.name,
        clientHost: client.kind === 'document' ? new URL(client.clientId).host : undefined,
        redirectUri,
        redirectHost,
        redirectSource,
      },
      scopes: requestedScopes(textOf(params['scope'])).filter(scope => available.includes(scope)),
      caller: session && (await this.signedIn(address, session)),
    };
  }

  /** Signs the person in, and goes on (303). @throws ConnectionExpired */
  async signIn(
    address: AppAddress,
    person: { id: number; tokenVersion: number },
    request: AppRequest,
    response: Response,
  ): Promise<void> {
    await this.forgetSession(address, request, response, String(person.id));
    const login = { accountId: String(person.id), acr: String(person.tokenVersion), remember: false };
    await this.finish(address, request, response, { login });
  }

  /** Connects the app, and goes on (303). @throws ConnectionExpired */
  async allow(
    address: AppAddress,
    { scopes, toolsets }: Allowed,
    request: AppRequest,
    response: Response,
  ): Promise<void> {
    const { prompt, caller, client, scopes: requested } = await this.interaction(address, request, response);
    if (prompt !== 'consent' || !caller) throw ConnectionExpired();
    const granted = requested.filter(scope => scope === 'read' || scopes.includes(scope));
    const grantId = await this.grants.connect({
      caller,
      address,
      client: { id: client.id, name: client.name, host: client.clientHost ?? client.redirectHost },
      scopes: granted.includes('read') ? granted : ['read', ...granted],
      rejected: requested.filter(scope => !granted.includes(scope)),
      toolsets,
    });
    await this.finish(address, request, response, { consent: { grantId: String(grantId) } });
  }

  /** Sends the person back to the app with `access_denied` (303). @throws ConnectionExpired */
  async deny(address: AppAddress, request: AppRequest, response: Response): Promise<void> {
    await this.finish(address, request, response, { error: 'access_denied' });
  }

  /** The account of a sign-in; undefined if it is gone, or has a new password since. */
  private async signedIn(
    { kind }: AppAddress,
    { accountId, acr }: NonNullable<Interaction['session']>,
  ): Promise<Caller | undefined> {
    const caller = await this.accounts.find(kind.audience, Number(accountId));
    return acr === String(caller?.tokenVersion) ? caller : undefined;
  }

  /** Ends the sign-in of this browser at the address, so that the person can use another account. @throws ConnectionExpired */
  async signOut(address: AppAddress, request: AppRequest, response: Response): Promise<void> {
    await this.forgetSession(address, request, response);
  }

  /** Forgets the sign-in of the browser, unless it is that of `accountId`. */
  private async forgetSession(
    address: AppAddress,
    request: AppRequest,
    response: Response,
    accountId?: string,
  ): Promise<void> {
    const { interaction } = await this.running(address, request, response);
    const { session } = interaction;
    if (!session || session.accountId === accountId) return;
    if (session.uid) await this.records.deleteByUid(address, 'Session', session.uid);
    delete interaction.session;
    await interaction.persist();
  }

  private async running(
    address: AppAddress,
    request: AppRequest,
    response: Response,
  ): Promise<{ provider: Provider; interaction: Interaction }> {
    const provider = await this.providers.of(address);
    try {
      return { provider, interaction: await provider.interactionDetails(request, response) };
    } catch (thrown) {
      if (this.providers.isSessionNotFound(thrown)) throw ConnectionExpired();
      throw thrown;
    }
  }

  private async finish(
    address: AppAddress,
    request: AppRequest,
    response: Response,
    result: InteractionResults,
  ): Promise<void> {
    const { provider } = await this.running(address, request, response);
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
  }

  /** Hands a request to the library, with addresses of the configuration in place of those that were sent. */
  private async pass(address: AppAddress, url: string, request: AppRequest, response: Response): Promise<void> {
    const provider = await this.providers.of(address);
    const { protocol, host, pathname } = new URL(this.addresses.issuerOf(address));
    // Apps open these addresses in a window of their own, and wait for it to come back.
    response.setHeader('Cross-Origin-Opener-Policy', 'unsafe-none');
    Object.assign(request.headers, { 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host, host });
    Object.assign(request, { url, originalUrl: `${pathname}${url}` });
    await provider.callback()(request, response);
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
