import { type DynamicModule, Global, Module } from '@nestjs/common';
import { StatementHooks } from '#kit/database/statement-hooks';
import { CacheHooks } from './cache-hooks';
import { CachedReads } from './cached-reads';
import { QueryCache } from './query-cache';
import { Replicas } from './replicas';
import { ResponseCache } from './response-cache';
import { TableVersions } from './table-versions';

@Global()
@Module({})
export class CacheModule {
  /** @param responseCache shared by all services of the process */
  static for(responseCache: ResponseCache): DynamicModule {
    const providers = [
      { provide: ResponseCache, useValue: responseCache },
      { provide: StatementHooks, useClass: CacheHooks },
      TableVersions,
      Replicas,
      QueryCache,
      CachedReads,
    ];
    return { module: CacheModule, providers, exports: providers };
  }
}
