import { Counter, Gauge, type Registry } from 'prom-client';
import type { CachedReads } from './cached-reads';
import type { ResponseCache } from './response-cache';
import type { TableVersions } from './table-versions';

export function countCachedReads(service: string, reads: CachedReads, versions: TableVersions, to: Registry): void {
  const counter = (name: string, help: string, read: () => Record<string, number>) => {
    const reported: Record<string, number> = {};
    return new Counter({
      name,
      help,
      labelNames: ['service', 'result'] as const,
      registers: [to],
      collect() {
        for (const [result, count] of Object.entries(read())) {
          this.inc({ service, result }, count - (reported[result] ?? 0));
          reported[result] = count;
        }
      },
    });
  };
  counter(
    'response_cache_requests_total',
    'Reads of cached routes: from the cache, from the database, or joined to a read in progress',
    () => {
      const { hits, misses, joined } = reads.counts;
      return { hit: hits, miss: misses, joined };
    },
  );
  counter(
    'response_cache_invalidations_total',
    'Cached responses found outdated, and writes that outdated some',
    () => ({
      answer: reads.counts.outdated,
      write: versions.raised,
    }),
  );
}

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
  gauge('response_cache_bytes', 'Bytes of the cached responses', () => cache.bytes);
  gauge('response_cache_entries', 'Cached responses', () => cache.entries);
}
