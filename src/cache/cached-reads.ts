import { Injectable } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Origins } from '#kit/config/origins';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { type ContentEncoding, encodingFor } from './content-encoding';
import { queryNames } from '#kit/http/query-names';
import type { AppRequest } from '#kit/http/request';
import { Log } from '#kit/log/log';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Clock } from '#kit/time/clock';
import { canonicalUrl, type CachedHandler } from './cached-query';
import { CachedResponse, type Tally, type Validity } from './cached-response';
import { ReadContext, withReadContext } from './read-context';
import { ResponseCache } from './response-cache';
import { TableVersions, type WatchedTables } from './table-versions';

export interface CachedRoute {
  /** The path template used as metric label; known after the first request. */
  template: string;
  tables: WatchedTables;
  /** Includes the settings, which contain the default language of some services. */
  tablesAndLanguage: WatchedTables;
  queryNames: ReadonlySet<string>;
  tally: Tally;
}

interface Flight {
  stamp: number;
  response: Promise<CachedResponse>;
}

/** A response ready to be sent in the encoding its caller accepts. */
export class PreparedResponse {
  constructor(
    readonly response: CachedResponse,
    readonly encoding: ContentEncoding,
  ) {}
}

/** Headers that differ by caller, or that `CachedResponse` sets itself. */
const OWN_HEADERS = /^(x-request-id|access-control-allow-origin|connection)$/i;
const LOG_INTERVAL_MS = 10_000;
const MAX_LANGUAGE_HEADERS = 500;

/** Whether the response to this request is the same for every caller. */
export function isForEverybody({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.authorization === undefined &&
    headers.cookie === undefined &&
    headers['idempotency-key'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    (headers['content-length'] === undefined || headers['content-length'] === '0')
  );
}

@Injectable()
export class CachedReads {
  /** `joined`: served by a read in progress; `outdated`: found, but no longer valid. */
  readonly counts = { hits: 0, misses: 0, joined: 0, outdated: 0 };
  readonly routes = new Map<object, CachedRoute>();
  private readonly flights = new Map<string, Flight>();
  private readonly languages = new Map<string, string>();
  private readonly origins: Origins;
  private unlogged = 0;

  constructor(
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @InjectConfiguration() configuration: Configuration,
    private readonly cache: ResponseCache,
    private readonly versions: TableVersions,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    this.origins = configuration.corsOrigins;
  }

  open(handlers: readonly CachedHandler[]): void {
    if (!this.cache.isOn) return;
    for (const found of handlers)
      this.routes.set(found.handler, {
        template: '',
        tables: this.versions.of(found.tables),
        tablesAndLanguage: this.versions.of([...new Set([...found.tables, 'setting'])]),
        queryNames: queryNames(found.controller, found.method),
        tally: { GET: { 200: 0, 304: 0 }, HEAD: { 200: 0, 304: 0 } },
      });
  }

  /** Before Express and Nest. False when nothing is cached. @param url without the prefix of the service */
  sendCached(request: IncomingMessage, response: ServerResponse, url: string): boolean {
    if (!isForEverybody(request)) return false;
    const key = this.keyOf(url, request);
    const cached = this.cache.get(key) ?? this.cache.getByAlias(key);
    if (!cached || !cached.validity.tables.isSure()) return false;
    if (!this.isValid(cached)) return false;
    const encoding = encodingFor(request.headers['accept-encoding']);
    const preparing = this.prepare(cached, encoding);
    if (preparing) void preparing.then(() => this.send(cached, request, response, encoding));
    else this.send(cached, request, response, encoding);
    return true;
  }

  /** Returns the cached response, the result of a read in progress, or a new read. */
  async read(route: CachedRoute, request: AppRequest, response: ServerResponse, work: () => Promise<unknown>) {
    route.template = (request.route as { path: string }).path;
    const key = this.keyOf(canonicalUrl(request.originalUrl, route.queryNames), request);
    const tables = key.includes(' own ') ? route.tablesAndLanguage : route.tables;
    const isSure = tables.isSure() || (await tables.confirm());
    const found = isSure ? this.cache.get(key) : undefined;
    const encoding = isSure ? encodingFor(request.headers['accept-encoding']) : 'identity';
    const cached = found && this.isValid(found) ? found : undefined;
    if (cached) this.counts.hits += 1;
    const validity = { tables, stamp: tables.stamp, from: this.now(), until: Infinity };
    const current =
      cached ??
      (await this.singleFlight(key, isSure, validity, async () =>
        this.readFresh(key, isSure, validity, route, response, work),
      ));
    if (isSure) this.cache.alias(this.keyOf(request.originalUrl, request), key);
    await this.prepare(current, encoding);
    return new PreparedResponse(current, encoding);
  }

  /** Concurrent requests share one read. A request that follows a write never joins a read that began before it. */
  private async singleFlight(
    key: string,
    isSure: boolean,
    { stamp }: Validity,
    readFresh: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    const flight = isSure ? this.flights.get(key) : undefined;
    if (flight?.stamp === stamp) {
      this.counts.joined += 1;
      return flight.response;
    }
    this.counts.misses += 1;
    const response = readFresh();
    if (!isSure) return response;
    this.flights.set(key, { stamp, response });
    try {
      return await response;
    } finally {
      if (this.flights.get(key)?.response === response) this.flights.delete(key);
    }
  }

  private async readFresh(
    key: string,
    wasSure: boolean,
    validity: Validity,
    { tally }: CachedRoute,
    response: ServerResponse,
    work: () => Promise<unknown>,
  ): Promise<CachedResponse> {
    const { tables, stamp } = validity;
    const context = new ReadContext(wasSure && tables.haveTriggers() ? tables : undefined);
    const body = Buffer.from(JSON.stringify(await withReadContext(context, work)));
    validity.until = context.until;
    const fresh = new CachedResponse(key, body, commonHeaders(response), this.origins, validity, tally);
    const hasKnownEnd = !context.usesTime || context.until < Infinity;
    if (
      wasSure &&
      hasKnownEnd &&
      this.now() < context.until &&
      tables.haveTriggers() &&
      // A slow read can last longer than the last ping is valid, so the versions are compared after another ping.
      (await tables.confirm()) &&
      tables.stamp === stamp
    )
      this.cache.set(fresh);
    return fresh;
  }

  private isValid(cached: CachedResponse): boolean {
    if (cached.isValid(this.now)) return true;
    this.counts.outdated += 1;
    this.cache.delete(cached);
    return false;
  }

  private prepare(cached: CachedResponse, encoding: ContentEncoding): Promise<void> | undefined {
    const preparing = cached.prepare(encoding);
    return preparing && this.updateSize(cached, preparing);
  }

  /** Another encoding takes more memory. */
  private async updateSize(cached: CachedResponse, preparing: Promise<void>): Promise<void> {
    await preparing;
    if (this.cache.has(cached)) this.cache.set(cached);
  }

  private send(
    cached: CachedResponse,
    request: IncomingMessage,
    response: ServerResponse,
    encoding: ContentEncoding,
  ): void {
    const status = cached.send(request, response, encoding);
    cached.tally[request.method === 'HEAD' ? 'HEAD' : 'GET'][status] += 1;
    this.counts.hits += 1;
    if (this.unlogged++ === 0) setTimeout(() => this.logCount(), LOG_INTERVAL_MS).unref();
  }

  private logCount(): void {
    this.log.info({ requests: this.unlogged }, 'requests served from the response cache');
    this.unlogged = 0;
  }

  /** The responses sent by `sendCached` so far, by route. */
  *tallies(): Generator<{ method: string; route: string; status: string; count: number }> {
    for (const { template: route, tally } of this.routes.values())
      for (const [method, statuses] of Object.entries(tally))
        for (const [status, count] of Object.entries(statuses)) if (count > 0) yield { method, route, status, count };
  }

  private readonly now = () => this.clock.now().epochMilliseconds;

  private keyOf(url: string, { headers }: IncomingMessage): string {
    return `${this.definition.name} ${this.languageOf(headers['accept-language'])} ${url}`;
  }

  /** `own` is the default language of the service, which may be a setting. */
  private languageOf(header = ''): string {
    const known = this.languages.get(header);
    if (known) return known;
    const language = this.definition.language(header) ?? 'own';
    if (this.languages.size >= MAX_LANGUAGE_HEADERS) this.languages.clear();
    this.languages.set(header, language);
    return language;
  }
}

/** Headers set by middleware that are the same for every caller. */
function commonHeaders(response: ServerResponse): [string, string][] {
  return response.getHeaderNames().flatMap((name): [string, string][] => {
    if (OWN_HEADERS.test(name)) return [];
    const value = response.getHeader(name);
    return [[name, Array.isArray(value) ? value.join(', ') : String(value)]];
  });
}
