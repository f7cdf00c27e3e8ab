import { Injectable } from '@nestjs/common';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { FunctionParser } from './function-writes';
import { type SchemaCatalog, SchemaEffects } from './schema-effects';
import { parseWrites, type StatementWrites } from './statement-writes';

/** Receives the writes of other processes while its connection is alive. */
export interface InvalidationFeed {
  /** Whether the connection is known to have missed no write of another process. */
  isSure(): boolean;
  /** As `isSure`, but asks the database if that is unknown. */
  confirm(): Promise<boolean>;
}

export interface OwnConnection {
  /** Whether a notification about this table announces a write of this connection that is already counted. */
  isOwnWrite(table: string): boolean;
}

interface Version {
  count: number;
  /** `performance.now()` of the last increment. */
  raisedAt: number;
}

/** The effect of a statement on table versions. `tables` is undefined when it may write any table. */
export interface Effect {
  kind: StatementWrites['kind'];
  tables: ReadonlySet<string> | undefined;
}

const MAX_TEXT_LENGTH = 8_000;
const MAX_TEXTS = 2_000;
const DISCONNECTED: InvalidationFeed = { isSure: () => false, confirm: async () => false };

/** A counter per table, incremented when a commit of this process returns or a notification of another arrives. */
@Injectable()
export class TableVersions {
  readonly service: string;
  /** Number of increments, for the metrics. */
  raised = 0;
  /** Tables that a connection of this process wrote without being counted here; empty unless there is a bug. */
  readonly missed = new Set<string>();
  private readonly versions = new Map<string, Version>();
  private readonly everything: Version = { count: 0, raisedAt: -Infinity };
  private readonly effects = new Map<string, Effect>();
  private readonly functionParser = new FunctionParser();
  private readonly connections = new Map<number, OwnConnection>();
  private schema: SchemaEffects | undefined;
  private source = DISCONNECTED;

  constructor(@InjectDefinition() definition: Pick<ServiceDefinition, 'name'>) {
    this.service = definition.name;
  }

  of(tables: readonly string[]): WatchedTables {
    return new WatchedTables(this, tables, [...tables.map(table => this.versionOf(table)), this.everything]);
  }

  /** @param tables the written tables; undefined for all */
  raise(tables: Iterable<string> | undefined): void {
    this.raised += 1;
    const versions = tables ? Array.from(tables, table => this.versionOf(table)) : [this.everything];
    const raisedAt = performance.now();
    for (const version of versions) {
      version.count += 1;
      version.raisedAt = raisedAt;
    }
  }

  effectOf(text: string): Effect {
    const known = this.effects.get(text);
    if (known) return known;
    const parsed = parseWrites(text);
    const tables = this.schema?.of(parsed);
    // Text without a write can call a function that writes.
    const writes =
      ['writes', 'anything'].includes(parsed.kind) || (parsed.kind === 'none' && this.schema && tables?.size !== 0);
    const effect: Effect = writes ? { kind: 'writes', tables } : { kind: parsed.kind, tables: undefined };
    if (this.effects.size >= MAX_TEXTS) this.effects.clear();
    if (text.length <= MAX_TEXT_LENGTH) this.effects.set(text, effect);
    return effect;
  }

  /** Registers a connection of this process, whose notifications repeat counted writes. */
  opened(processId: number, connection: OwnConnection): void {
    this.connections.set(processId, connection);
  }

  closed(processId: number): void {
    this.connections.delete(processId);
  }

  connect(feed: InvalidationFeed): void {
    this.source = feed;
  }

  learn(catalog: SchemaCatalog): void {
    this.schema = new SchemaEffects(this.service, catalog, this.functionParser);
    this.effects.clear();
    this.raise(undefined);
  }

  /** Outdates everything that was read before. */
  reset(): void {
    this.missed.clear();
    this.raise(undefined);
  }

  /** @param table the written table; `*` for any */
  onNotify(table: string, processId: number): void {
    const own = this.connections.get(processId);
    if (own?.isOwnWrite(table)) return;
    if (own) this.missed.add(table);
    this.raise(table === '*' ? undefined : [table]);
  }

  get feed(): InvalidationFeed {
    return this.source;
  }

  hasTrigger(table: string): boolean {
    return this.schema?.notifying.has(table) ?? false;
  }

  private versionOf(table: string): Version {
    const version = this.versions.get(table) ?? { count: 0, raisedAt: -Infinity };
    this.versions.set(table, version);
    return version;
  }
}

export class WatchedTables {
  constructor(
    private readonly versions: TableVersions,
    readonly names: readonly string[],
    private readonly watched: readonly Version[],
  ) {}

  /** Counters only grow, so an equal sum means equal versions. */
  get stamp(): number {
    let sum = 0;
    for (const { count } of this.watched) sum += count;
    return sum;
  }

  /** `performance.now()` when the last write became known; its commit was earlier. */
  get raisedAt(): number {
    let latest = -Infinity;
    for (const { raisedAt } of this.watched) latest = Math.max(latest, raisedAt);
    return latest;
  }

  isSure(): boolean {
    return this.versions.feed.isSure();
  }

  async confirm(): Promise<boolean> {
    return this.versions.feed.confirm();
  }

  /** Whether values of these tables may be cached: each has a trigger that sends notifications. */
  haveTriggers(): boolean {
    return this.names.every(table => this.versions.hasTrigger(table));
  }
}
