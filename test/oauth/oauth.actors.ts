import { createHash, randomBytes } from 'node:crypto';
import { AppAddresses } from '#agents/oauth/app-addresses';
import type { AppAddress } from '#agents/oauth/app-address';
import { type Allowed, AuthorizationServers } from '#agents/oauth/authorization-servers.service';
import type { TestService } from '../harness/app';
import { Browser, newVisitor } from './browser';

export interface Account {
  id: number;
}

export const REDIRECT = 'http://127.0.0.1:7777/callback';

/** Lets the accounts of a service connect apps. */
export async function allowConnections(
  service: TestService,
  { registration = true, writes = true } = {},
): Promise<void> {
  for (const [key, value] of Object.entries({
    connected_apps: true,
    oauth_registration: registration,
    mcp_writes: writes,
  }))
    await service.db.rows('UPDATE setting SET value = $2 WHERE key = $1', [key, JSON.stringify(value)]);
}

export interface Proof {
  verifier: string;
  challenge: string;
}

export function newProof(): Proof {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** An app at one address of a service. */
export class App {
  readonly proof = newProof();

  constructor(
    readonly service: TestService,
    readonly word: string,
    readonly clientId: string,
    readonly redirectUri = REDIRECT,
    readonly origin = service.origin,
  ) {}

  get path(): string {
    return new URL(this.issuer).pathname;
  }

  get issuer(): string {
    return this.service.get(AppAddresses).issuerOf(this.address);
  }

  get resource(): string {
    return this.service.get(AppAddresses).resourceOf(this.address);
  }

  get address(): AppAddress {
    return this.service.get(AppAddresses).find(this.word)!;
  }

  /** The address that the app opens. A parameter of null is left out, a list is sent several times. */
  authorizeUrl(change: Record<string, string | null | readonly string[]> = {}): string {
    const params = {
      client_id: this.clientId,
      redirect_uri: this.redirectUri,
      response_type: 'code',
      scope: 'read write',
      state: 'a state',
      code_challenge: this.proof.challenge,
      code_challenge_method: 'S256',
      resource: this.resource,
      ...change,
    };
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(params))
      for (const each of value === null ? [] : [value].flat()) query.append(name, each);
    return `${this.path}/authorize?${query.toString()}`;
  }

  /** Opens the address; returns where the browser is sent. */
  async open(browser: Browser, change: Record<string, string | null | readonly string[]> = {}): Promise<string> {
    const response = await browser.get(this.authorizeUrl(change));
    if (response.status !== 303) throw new Error(`${response.status} ${await response.text()}`);
    return response.headers.get('location')!;
  }

  /** Signs in and allows what is asked, as the pages do; returns the parameters that the app receives. */
  async connect(
    account: Account,
    {
      browser = new Browser(this.origin),
      allowed = { scopes: ['read', 'write'] },
      change = {},
      service = this.service,
    }: {
      browser?: Browser;
      allowed?: Allowed;
      change?: Record<string, string | null | readonly string[]>;
      service?: TestService;
    } = {},
  ): Promise<Record<string, string>> {
    const place = await this.follow(browser, await this.open(browser, change), account, { allowed, service });
    return Object.fromEntries(new URL(place).searchParams);
  }

  /** Answers what the browser is asked, until it is sent back to the app; returns where. */
  async follow(
    browser: Browser,
    start: string,
    account: Account,
    {
      allowed = { scopes: ['read', 'write'] },
      service = this.service,
    }: { allowed?: Allowed; service?: TestService } = {},
  ): Promise<string> {
    const servers = service.get(AuthorizationServers);
    let place = start;
    for (let step = 0; step < 4; step += 1) {
      if (!new URL(place, this.origin).pathname.startsWith(`${this.path}/interaction/`)) break;
      const page = place;
      let prompt = '';
      await browser.act(page, async (request, response) => {
        ({ prompt } = await servers.interaction(this.address, request, response));
      });
      const next = await browser.act(page, (request, response) =>
        prompt === 'login'
          ? servers.signIn(this.address, { id: account.id, tokenVersion: 1 }, request, response)
          : servers.allow(this.address, allowed, request, response),
      );
      const response = await browser.get(next!);
      place = response.headers.get('location') ?? `${response.status} ${await response.text()}`;
    }
    return place;
  }

  /** The answer of the token endpoint. */
  async token(
    params: Record<string, string | readonly string[]>,
    headers: Record<string, string> = {},
  ): Promise<TokenAnswer> {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries({ client_id: this.clientId, ...params }))
      for (const each of [value].flat()) body.append(name, each);
    const response = await fetch(`${this.origin}${this.path}/token`, {
      method: 'POST',
      body,
      headers: { ...newVisitor(), ...headers },
    });
    return { status: response.status, headers: response.headers, ...((await response.json()) as object) };
  }

  async exchange(code: string, change: Record<string, string | readonly string[]> = {}): Promise<TokenAnswer> {
    return this.token({
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.redirectUri,
      code_verifier: this.proof.verifier,
      ...change,
    });
  }

  async refresh(token: string, change: Record<string, string | readonly string[]> = {}): Promise<TokenAnswer> {
    return this.token({ grant_type: 'refresh_token', refresh_token: token, ...change });
  }

  /** A whole connection. */
  async tokensOf(account: Account, allowed?: Allowed): Promise<TokenAnswer> {
    const { code } = await this.connect(account, allowed && { allowed });
    return this.exchange(code!);
  }
}

export interface TokenAnswer {
  status: number;
  headers: Headers;
  access_token?: string;
  refresh_token?: string;
  scope?: string;
  expires_in?: number;
  token_type?: string;
  error?: string;
  error_description?: string;
}

/** An app that registered itself. */
export async function registeredApp(
  service: TestService,
  word: string,
  { name = 'Assistant', redirects = [REDIRECT] }: { name?: string; redirects?: readonly string[] } = {},
): Promise<App> {
  const { pathname } = new URL(service.get(AppAddresses).issuerOf(service.get(AppAddresses).find(word)!));
  const response = await fetch(`${service.origin}${pathname}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newVisitor() },
    body: JSON.stringify({ client_name: name, redirect_uris: redirects, token_endpoint_auth_method: 'none' }),
  });
  const { client_id: clientId } = (await response.json()) as { client_id: string };
  return new App(service, word, clientId, redirects[0]);
}
