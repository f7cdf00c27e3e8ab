import { type DynamicModule, Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule, ModuleRef } from '@nestjs/core';
import { AccessGuard } from './access/access.guard';
import { Accounts } from './access/accounts';
import { DerivedKeys } from './config/derived-keys';
import { Passwords } from './access/passwords';
import { Tokens } from './access/tokens';
import type { Configuration } from './config/configuration';
import { CONFIGURATION } from './config/configuration.token';
import { openDataSource, ServiceDataSource } from './database/data-source';
import { Database } from './database/database';
import { Records } from './database/records';
import { DatabaseUrl } from './database/database-url';
import { StatementHooks } from './database/statement-hooks';
import { BodyGuard } from './access/body.guard';
import { BodyPipe } from './http/body.pipe';
import { Envelope } from './http/envelope';
import { Jobs } from './jobs/jobs';
import { Translator } from './language/language';
import { RequestLanguages } from './http/request-languages';
import { kitFieldWords } from './language/field-words';
import { kitSentences, mergeSentences } from './language/sentences';
import { Log } from './log/log';
import { Letters } from './mail/letters';
import { Mail } from './mail/mail';

import { Mailbox } from './mail/mailbox';
import { Metrics } from './metrics/metrics';
import { GuessBudget } from './rate-limit/guess-budget';
import { KnownVisitors } from './rate-limit/known-visitors';
import { MissBudget } from './rate-limit/miss-budget';
import { Once } from './idempotency/once';
import { BodyComparison } from './idempotency/body-comparison';
import { IdempotentRequests } from './idempotency/idempotent-requests';
import { RequestKeyInterceptor } from './idempotency/request-key.interceptor';
import { ResponseRetention } from './idempotency/response-retention';
import { RequestLeases } from './idempotency/request-leases';
import { SealedResponses } from './idempotency/sealed-responses';
import { StoredResponses } from './idempotency/stored-responses';
import { RateLimitGuard } from './rate-limit/rate-limit.guard';
import { RateLimits } from './rate-limit/rate-limits';
import { SharedLimits } from './rate-limit/shared-limits';
import { OwnApi } from './own-api/own-api';
import { DomainEvents } from './service/domain-events';
import { Shutdown } from './service/shutdown';
import { Site } from './service/site';
import { SERVICE_DEFINITION, type ServiceDefinition } from './service/service-definition';
import { Clock } from './time/clock';
import { traceStatements } from './tracing/traced-statements';
import { isTracing } from './tracing/tracing';

/** Shared by all services of a process. */
export interface ProcessContext {
  configuration: Configuration;
  clock: Clock;
  log: Log;
  mailbox: Mailbox;
}

export interface ServiceContext extends ProcessContext {
  sharedLimits: SharedLimits;
}

/** Global providers of one service, which every feature can inject. */
@Global()
@Module({})
export class KitModule implements OnApplicationShutdown {
  constructor(private readonly dataSource: ServiceDataSource) {}

  static for(
    definition: ServiceDefinition,
    { configuration, clock, log, mailbox, sharedLimits }: ServiceContext,
  ): DynamicModule {
    const url = configuration.services[definition.name]?.databaseUrl ?? '';
    const provided = [
      { provide: SERVICE_DEFINITION, useValue: definition },
      { provide: CONFIGURATION, useValue: configuration },
      { provide: Clock, useValue: clock },
      { provide: Log, useValue: log.with({ service: definition.name }) },
      { provide: Mailbox, useValue: mailbox },
      { provide: SharedLimits, useValue: sharedLimits },
      { provide: DatabaseUrl, useValue: new DatabaseUrl(url) },
      {
        provide: Translator,
        useValue: new Translator(mergeSentences(kitSentences, kitFieldWords, definition.sentences)),
      },
      {
        provide: ServiceDataSource,
        inject: [{ token: StatementHooks, optional: true }],
        useFactory: async (hooks?: StatementHooks) => {
          const dataSource = await openDataSource(definition, url, {
            poolSize: configuration.databasePool,
            timeoutMs: configuration.databaseTimeoutMs,
            hooks,
          });
          if (isTracing()) traceStatements(dataSource, definition.name);
          return dataSource;
        },
      },
      {
        provide: DomainEvents,
        inject: [ModuleRef],
        useFactory: (modules: ModuleRef) => new DomainEvents(definition, modules),
      },
      Metrics,
      Database,
      Records,
      DerivedKeys,
      Tokens,
      Accounts,
      Passwords,
      RequestLanguages,
      RateLimits,
      MissBudget,
      Once,
      StoredResponses,
      BodyComparison,
      SealedResponses,
      RequestLeases,
      ResponseRetention,
      IdempotentRequests,
      BodyPipe,
      Envelope,
      KnownVisitors,
      GuessBudget,
      Jobs,
      OwnApi,
      Shutdown,
      Site,
      Letters,
      Mail,
    ];
    return {
      module: KitModule,
      imports: [DiscoveryModule],
      providers: [
        ...provided,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: BodyGuard },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_INTERCEPTOR, useClass: RequestKeyInterceptor },
        { provide: APP_PIPE, useExisting: BodyPipe },
      ],
      exports: provided,
    };
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}
