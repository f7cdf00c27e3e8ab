import { Counter, Gauge, type Registry } from 'prom-client';
import type { CachedReads } from './cached-reads';
import type { ResponseCache } from './response-cache';
import type { TableVersions } from './table-versions';

/** What memory did for the readers of one service. */
export function countCachedReads(service: string, reads: CachedReads, versions: TableVersions, to: Registry): void {
  const counter = (name: string, help: string, read: () => Record<string, number>) => {
    const told: Record<string, number> = {};
    return new Counter({
      name,
      help,
      labelNames: ['service', 'result'] as const,
      registers: [to],
      collect() {
        for (const [result, count] of Object.entries(read())) {
          this.inc({ service, result }, count - (told[result] ?? 0));
          told[result] = count;
        }
      },
    });
  };
  counter(
    'response_cache_requests_total',
    'Reads of cached routes: from memory, read anew, or joined to a reading',
    () => {
      const { hits, misses, joined } = reads.counts;
      return { hit: hits, miss: misses, joined };
    },
  );
  counter('response_cache_invalidations_total', 'Kept answers found outdated, and writes that outdated some', () => ({
    answer: reads.counts.outdated,
    write: versions.raised,
  }));
}

/** How much is kept in memory, of all services together. */
export function gaugeResponseCache(cache: ResponseCache, to: Registry): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [to],
      collect() {
        this.set(read());
      },
    });
  gauge('response_cache_bytes', 'Bytes of the answers kept in memory', () => cache.bytes);
  gauge('response_cache_entries', 'Answers kept in memory', () => cache.entries);
}
