import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database } from '../database/database';
import { noteRecalled, noteSeen, Reading, readingAs } from './reading';
import { TableVersions, type WatchedTables } from './table-versions';

interface Kept {
  stamp: number;
  value: unknown;
  /** By `performance.now()`. */
  readAt: number;
}

const MOST_KEPT = 2_000;

/**
 * Values made of rows that are read again and again (settings, kitchens, totals), kept while nobody has written the
 * tables they were read from. As exact as a read: a write of this process is seen by whatever starts after it, a write
 * of another one when Postgres tells of it.
 */
@Injectable()
export class Recall {
  private readonly kept = new LRUCache<string, Kept>({ max: MOST_KEPT });
  private readonly watched = new Map<string, WatchedTables>();

  constructor(
    private readonly db: Database,
    private readonly versions: TableVersions,
  ) {}

  /**
   * What `read` answers, or answered before. Nobody may change the value.
   * @param key names the value among all that are recalled
   * @param tables all that `read` reads; Postgres has to tell of their writes (`migrations/.../writes-told`)
   */
  async of<Value>(key: string, tables: readonly string[], read: () => Promise<Value>): Promise<Value> {
    noteRecalled(tables);
    if (this.db.inTransaction && (await this.db.hasWritten(tables))) return read();
    const watched = this.watchedTables(tables);
    const sure = watched.isSure() || (await watched.confirm());
    const { stamp } = watched;
    const known = sure ? this.kept.get(key) : undefined;
    if (known?.stamp === stamp) {
      noteSeen(known.readAt);
      return known.value as Value;
    }
    const reading = new Reading();
    const value = await readingAs(reading, read);
    const readAt = performance.now();
    if (reading.asksTime) throw new Error(`${key} depends on the time and cannot be recalled`);
    if (sure && watched.stamp === stamp && watched.areTold()) this.kept.set(key, { stamp, value, readAt });
    noteSeen(readAt);
    return value;
  }

  private watchedTables(tables: readonly string[]): WatchedTables {
    const name = tables.join();
    const watched = this.watched.get(name) ?? this.versions.of(tables);
    this.watched.set(name, watched);
    return watched;
  }
}
