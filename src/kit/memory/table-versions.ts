import { Injectable } from '@nestjs/common';
import { InjectDefinition } from '../service/inject-definition';
import type { ServiceDefinition } from '../service/service-definition';
import { type SchemaCatalog, SchemaEffects } from './schema-effects';
import { readWrites, type StatementWrites } from './statement-writes';

/** Knows of writes of other processes while its connection lives. */
export interface Hearing {
  /** Whether no write of another process can have been missed, as far as is known now. */
  isSure(): boolean;
  /** The same, asked of the database when that is not known. */
  confirm(): Promise<boolean>;
}

/** A connection of this process. */
export interface OwnConnection {
  /** Whether it is known to have written the table since the last time that was told. */
  expects(table: string): boolean;
}

interface Version {
  count: number;
  /** When it was raised last, by `performance.now()`. */
  raisedAt: number;
}

/** What a statement does, as far as versions go. `tables` is undefined when it may write any. */
export interface Effect {
  kind: StatementWrites['kind'];
  tables: ReadonlySet<string> | undefined;
}

const LONGEST_KEPT_TEXT = 8_000;
const MOST_KEPT_TEXTS = 2_000;
const DEAF: Hearing = { isSure: () => false, confirm: async () => false };

/**
 * A count for every table of the service, which is raised after each write: what was read of some tables is still so
 * when the counts of all of them are what they were before it was read. Writes of this process raise them when their
 * commit has returned, before anybody is answered; those of others when Postgres tells of them.
 */
@Injectable()
export class TableVersions {
  readonly service: string;
  /** How often something was raised, for the metrics. */
  raised = 0;
  /** Tables that Postgres told of as written by this process, which knew nothing of it; always empty. */
  readonly overlooked = new Set<string>();
  private readonly versions = new Map<string, Version>();
  private readonly everything: Version = { count: 0, raisedAt: -Infinity };
  private readonly effects = new Map<string, Effect>();
  private readonly connections = new Map<number, OwnConnection>();
  private schema: SchemaEffects | undefined;
  private hearing = DEAF;

  constructor(@InjectDefinition() definition: Pick<ServiceDefinition, 'name'>) {
    this.service = definition.name;
  }

  /** The versions of these tables, to be looked at again and again. */
  of(tables: readonly string[]): WatchedTables {
    return new WatchedTables(this, tables, [...tables.map(table => this.versionOf(table)), this.everything]);
  }

  /** @param tables what was written; undefined when it may be anything */
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
    const read = readWrites(text);
    const writes = read.kind === 'writes' || read.kind === 'anything' || (read.kind === 'none' && this.callsOwn(read));
    const effect: Effect = writes
      ? { kind: 'writes', tables: this.schema?.of(read) }
      : { kind: read.kind, tables: undefined };
    if (this.effects.size >= MOST_KEPT_TEXTS) this.effects.clear();
    if (text.length <= LONGEST_KEPT_TEXT) this.effects.set(text, effect);
    return effect;
  }

  /** Of its own connections, so that what Postgres tells of them is not taken for news. */
  opened(processId: number, connection: OwnConnection): void {
    this.connections.set(processId, connection);
  }

  closed(processId: number): void {
    this.connections.delete(processId);
  }

  /** From now on writes of others are heard. */
  hearBy(hearing: Hearing): void {
    this.hearing = hearing;
  }

  learn(catalog: SchemaCatalog): void {
    this.schema = new SchemaEffects(this.service, catalog);
    this.effects.clear();
    this.raise(undefined);
  }

  /** What Postgres tells: a table was written over this connection; any table, for `*`. */
  told(table: string, processId: number): void {
    const own = this.connections.get(processId);
    if (own?.expects(table)) return;
    if (own) this.overlooked.add(table);
    this.raise(table === '*' ? undefined : [table]);
  }

  get hears(): Hearing {
    return this.hearing;
  }

  tells(table: string): boolean {
    return this.schema?.told.has(table) ?? false;
  }

  private callsOwn(read: StatementWrites): boolean {
    return this.schema === undefined ? false : this.schema.of(read) === undefined;
  }

  private versionOf(table: string): Version {
    const version = this.versions.get(table) ?? { count: 0, raisedAt: -Infinity };
    this.versions.set(table, version);
    return version;
  }
}

/** Some tables of a service together. */
export class WatchedTables {
  constructor(
    private readonly versions: TableVersions,
    readonly names: readonly string[],
    private readonly counted: readonly Version[],
  ) {}

  /** Counts only rise, so that the same sum means the same versions. */
  get stamp(): number {
    let sum = 0;
    for (const { count } of this.counted) sum += count;
    return sum;
  }

  /** When a write to one of them was known last, by `performance.now()`; it was committed before. */
  get raisedAt(): number {
    let latest = -Infinity;
    for (const { raisedAt } of this.counted) latest = Math.max(latest, raisedAt);
    return latest;
  }

  /** Whether what was kept of these tables may be used: no write, by whomever, can have been missed. */
  isSure(): boolean {
    return this.versions.hears.isSure();
  }

  /** The same, asked of the database when that is not known. */
  async confirm(): Promise<boolean> {
    return this.versions.hears.confirm();
  }

  /** Whether anything that is read of them may be kept: Postgres tells of the writes of each. */
  areTold(): boolean {
    return this.names.every(table => this.versions.tells(table));
  }
}
