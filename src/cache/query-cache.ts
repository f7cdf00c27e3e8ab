import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database } from '#kit/database/database';
import { writesOf } from './connection-writes';
import { trackCached, trackRead, ReadContext, withReadContext } from './read-context';
import { TableVersions, type WatchedTables } from './table-versions';

interface Entry {
  stamp: number;
  value: unknown;
  /** `performance.now()` of the read. */
  readAt: number;
}

const MAX_ENTRIES = 2_000;

/** Caches values of rows that are rarely written (settings, kitchens, totals) until one of their tables is written. */
@Injectable()
export class QueryCache {
  private readonly entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES });
  private readonly watched = new Map<string, WatchedTables>();

  constructor(
    private readonly db: Database,
    private readonly versions: TableVersions,
  ) {}

  /** Do not modify the result. @param tables all tables of `read`, with triggers @throws Error if it depends on time */
  async of<Value>(key: string, tables: readonly string[], read: () => Promise<Value>): Promise<Value> {
    trackCached(tables);
    if (this.db.inTransaction && (await this.hasUncommittedWrites(tables))) return read();
    const watched = this.watchedTables(tables);
    const isSure = watched.isSure() || (await watched.confirm());
    const { stamp } = watched;
    const cached = isSure ? this.entries.get(key) : undefined;
    if (cached?.stamp === stamp) {
      trackRead(cached.readAt);
      return cached.value as Value;
    }
    const context = new ReadContext();
    const value = await withReadContext(context, read);
    const readAt = performance.now();
    if (context.usesTime) throw new Error(`${key} depends on the time and cannot be cached`);
    if (isSure && watched.stamp === stamp && watched.haveTriggers()) this.entries.set(key, { stamp, value, readAt });
    trackRead(readAt);
    return value;
  }

  /** Discards all values. */
  reset(): void {
    this.entries.clear();
  }

  /** A transaction with uncommitted writes reads from the database, since only it sees them. */
  private async hasUncommittedWrites(tables: readonly string[]): Promise<boolean> {
    const connection = await this.db.connection();
    return connection !== undefined && (writesOf(connection)?.hasPending(tables) ?? true);
  }

  private watchedTables(tables: readonly string[]): WatchedTables {
    const name = tables.join();
    const watched = this.watched.get(name) ?? this.versions.of(tables);
    this.watched.set(name, watched);
    return watched;
  }
}
