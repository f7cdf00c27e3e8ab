import { Injectable } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Configuration } from '../config/configuration';
import { InjectConfiguration } from '../config/configuration.token';
import type { AppRequest } from '../http/request';
import { Log } from '../log/log';
import { InjectDefinition } from '../service/inject-definition';
import type { ServiceDefinition } from '../service/service-definition';
import { Clock } from '../time/clock';
import { canonicalUrl, type CachedHandler, queryNames } from './cached-query';
import { CachedAnswer, encodingFor, type Encoding, type Tally, type Validity } from './cached-answer';
import { Reading, readingAs } from './reading';
import { ResponseCache } from './response-cache';
import { TableVersions, type WatchedTables } from './table-versions';

export interface CachedRoute {
  /** Template of its address, as the metrics name it; known once it was asked. */
  template: string;
  tables: WatchedTables;
  /** With the settings, which say the language where none of ours is asked for. */
  tablesAndLanguage: WatchedTables;
  queryNames: ReadonlySet<string> | undefined;
  tally: Tally;
}

interface Flight {
  stamp: number;
  answer: Promise<CachedAnswer>;
}

/** An answer that is finished, in the encoding its caller takes. */
export class FinishedAnswer {
  constructor(
    readonly answer: CachedAnswer,
    readonly encoding: Encoding,
  ) {}
}

/** Headers that are the caller's own, or that an answer writes itself. */
const OF_THE_CALLER = /^(x-request-id|access-control-allow-origin|connection)$/i;
const LOGGED_EVERY_MS = 10_000;
const MOST_REMEMBERED = 500;

/** Whether a request may be answered what everybody is answered. */
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

/** The repeated public reads of one service. */
@Injectable()
export class CachedReads {
  /** Read anew, joined to a reading under way, and found but no longer true. */
  readonly counts = { hits: 0, misses: 0, joined: 0, outdated: 0 };
  readonly routes = new Map<object, CachedRoute>();
  private readonly flights = new Map<string, Flight>();
  private readonly languages = new Map<string, string>();
  private readonly origins: ReadonlySet<string>;
  private unlogged = 0;

  constructor(
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @InjectConfiguration() configuration: Configuration,
    private readonly cache: ResponseCache,
    private readonly versions: TableVersions,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    this.origins = new Set(configuration.corsOrigins);
  }

  open(handlers: readonly CachedHandler[]): void {
    if (!this.cache.isOn) return;
    for (const found of handlers)
      this.routes.set(found.handler, {
        template: '',
        tables: this.versions.of(found.tables),
        tablesAndLanguage: this.versions.of([...new Set([...found.tables, 'setting'])]),
        queryNames: queryNames(found),
        tally: { GET: { 200: 0, 304: 0 }, HEAD: { 200: 0, 304: 0 } },
      });
  }

  /**
   * Answers a repeated read from memory, past everything else; false when somebody else has to answer.
   * @param url as the service knows it
   */
  answer(request: IncomingMessage, response: ServerResponse, url: string): boolean {
    if (!isForEverybody(request)) return false;
    const key = this.keyOf(url, request);
    const answer = this.cache.get(key) ?? this.cache.getByAlias(key);
    if (!answer || !answer.validity.tables.isSure()) return false;
    if (!this.holds(answer)) return false;
    const encoding = encodingFor(request.headers['accept-encoding']);
    const preparing = this.prepare(answer, encoding);
    if (preparing) void preparing.then(() => this.send(answer, request, response, encoding));
    else this.send(answer, request, response, encoding);
    return true;
  }

  /** What a route that is asked answers: what is kept, what is being read for somebody else, or what is read now. */
  async read(route: CachedRoute, request: AppRequest, response: ServerResponse, work: () => Promise<unknown>) {
    route.template = (request.route as { path: string }).path;
    const key = this.keyOf(canonicalUrl(request.originalUrl, route.queryNames), request);
    const tables = key.includes(' own ') ? route.tablesAndLanguage : route.tables;
    const isSure = tables.isSure() || (await tables.confirm());
    const kept = isSure ? this.cache.get(key) : undefined;
    const encoding = isSure ? encodingFor(request.headers['accept-encoding']) : 'identity';
    const holding = kept && this.holds(kept) ? kept : undefined;
    if (holding) this.counts.hits += 1;
    const validity = { tables, stamp: tables.stamp, from: this.now(), until: Infinity };
    const answer =
      holding ??
      (await this.flight(key, isSure, validity, async () =>
        this.readAnew(key, isSure, validity, route, response, work),
      ));
    if (isSure) this.cache.alias(this.keyOf(request.originalUrl, request), key);
    await this.prepare(answer, encoding);
    return new FinishedAnswer(answer, encoding);
  }

  /** One reading for all who ask at once; who asks after a write does not join one that began before it. */
  private async flight(
    key: string,
    isSure: boolean,
    { stamp }: Validity,
    readAnew: () => Promise<CachedAnswer>,
  ): Promise<CachedAnswer> {
    const under = isSure ? this.flights.get(key) : undefined;
    if (under?.stamp === stamp) {
      this.counts.joined += 1;
      return under.answer;
    }
    this.counts.misses += 1;
    const answer = readAnew();
    if (!isSure) return answer;
    this.flights.set(key, { stamp, answer });
    try {
      return await answer;
    } finally {
      if (this.flights.get(key)?.answer === answer) this.flights.delete(key);
    }
  }

  private async readAnew(
    key: string,
    wasSure: boolean,
    validity: Validity,
    { tally }: CachedRoute,
    response: ServerResponse,
    work: () => Promise<unknown>,
  ): Promise<CachedAnswer> {
    const { tables, stamp } = validity;
    const reading = new Reading(wasSure && tables.areTold() ? tables : undefined);
    const body = Buffer.from(JSON.stringify(await readingAs(reading, work)));
    validity.until = reading.until;
    const answer = new CachedAnswer(key, body, commonHeaders(response), this.origins, validity, tally);
    const knowsItsEnd = !reading.asksTime || reading.until < Infinity;
    if (
      wasSure &&
      knowsItsEnd &&
      this.now() < reading.until &&
      tables.stamp === stamp &&
      tables.isSure() &&
      tables.areTold()
    )
      this.cache.keep(answer);
    return answer;
  }

  private holds(answer: CachedAnswer): boolean {
    if (answer.holds(this.now)) return true;
    this.counts.outdated += 1;
    this.cache.drop(answer);
    return false;
  }

  private prepare(answer: CachedAnswer, encoding: Encoding): Promise<void> | undefined {
    const making = answer.prepare(encoding);
    return making && this.weigh(answer, making);
  }

  /** It takes more place than before. */
  private async weigh(answer: CachedAnswer, making: Promise<void>): Promise<void> {
    await making;
    if (this.cache.isKept(answer)) this.cache.keep(answer);
  }

  private send(answer: CachedAnswer, request: IncomingMessage, response: ServerResponse, encoding: Encoding): void {
    const status = answer.send(request, response, encoding);
    answer.tally[request.method === 'HEAD' ? 'HEAD' : 'GET'][status] += 1;
    this.counts.hits += 1;
    if (this.unlogged++ === 0) setTimeout(() => this.logAnswered(), LOGGED_EVERY_MS).unref();
  }

  private logAnswered(): void {
    this.log.info({ answered: this.unlogged }, 'requests answered from memory');
    this.unlogged = 0;
  }

  /** Everything that was answered from memory so far, by route. */
  *answered(): Generator<{ method: string; route: string; status: string; count: number }> {
    for (const { template: route, tally } of this.routes.values())
      for (const [method, statuses] of Object.entries(tally))
        for (const [status, count] of Object.entries(statuses)) if (count > 0) yield { method, route, status, count };
  }

  private readonly now = () => this.clock.now().epochMilliseconds;

  private keyOf(url: string, { headers }: IncomingMessage): string {
    return `${this.definition.name} ${this.languageOf(headers['accept-language'])} ${url}`;
  }

  /** `own` where the service's own language is used, which may be a setting. */
  private languageOf(header = ''): string {
    const known = this.languages.get(header);
    if (known) return known;
    const language = this.definition.language(header) ?? 'own';
    if (this.languages.size >= MOST_REMEMBERED) this.languages.clear();
    this.languages.set(header, language);
    return language;
  }
}

/** What the middleware gave an answer that is the same for every caller. */
function commonHeaders(response: ServerResponse): string[] {
  const { getRawHeaderNames } = response as ServerResponse & { getRawHeaderNames: () => string[] };
  return getRawHeaderNames.call(response).flatMap(name => {
    if (OF_THE_CALLER.test(name)) return [];
    const value = response.getHeader(name);
    return [name, Array.isArray(value) ? value.join(', ') : String(value)];
  });
}
