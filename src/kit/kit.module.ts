import { type DynamicModule, Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { APP_GUARD, APP_PIPE, DiscoveryModule, ModuleRef } from '@nestjs/core';
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
import { QueryGuard } from './http/query.guard';
import { Fills } from './jobs/fills';
import { Jobs } from './jobs/jobs';
import { Translator } from './language/language';
import { RequestLanguages } from './http/request-languages';
import { kitLabels } from './language/labels';
import { kitMessages, mergeMessages } from './language/messages';
import { Log } from './log/log';
import { Metrics } from './metrics/metrics';
import { DomainEvents } from './service/domain-events';
import { Shutdown } from './service/shutdown';
import { Site } from './service/site';
import { SERVICE_DEFINITION, type ServiceDefinition } from './service/service-definition';
import { Clock } from './time/clock';
import { traceStatements } from './tracing/traced-statements';
import { isTracing } from './tracing/tracing';

/** Shared by all services of a process. */
export interface KitContext {
  configuration: Configuration;
  clock: Clock;
  log: Log;
}

/** Global providers of one service, which every feature can inject. */
@Global()
@Module({})
export class KitModule implements OnApplicationShutdown {
  constructor(private readonly dataSource: ServiceDataSource) {}

  static for(definition: ServiceDefinition, { configuration, clock, log }: KitContext): DynamicModule {
    const { databaseUrl, databaseDirectUrl, hasPooler } = configuration.services[definition.name]!;
    const provided = [
      { provide: SERVICE_DEFINITION, useValue: definition },
      { provide: CONFIGURATION, useValue: configuration },
      { provide: Clock, useValue: clock },
      { provide: Log, useValue: log.with({ service: definition.name }) },
      { provide: DatabaseUrl, useValue: new DatabaseUrl(databaseDirectUrl) },
      {
        provide: Translator,
        useValue: new Translator(mergeMessages(kitMessages, kitLabels, definition.messages)),
      },
      {
        provide: ServiceDataSource,
        inject: [{ token: StatementHooks, optional: true }],
        useFactory: async (hooks?: StatementHooks) => {
          const dataSource = await openDataSource(definition, databaseUrl, {
            poolSize: configuration.databasePool,
            timeoutMs: configuration.databaseTimeoutMs,
            hooks,
            isPooler: hasPooler,
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
      BodyPipe,
      Envelope,
      Jobs,
      Fills,
      Shutdown,
      Site,
    ];
    return {
      module: KitModule,
      imports: [DiscoveryModule],
      providers: [
        ...provided,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: QueryGuard },
        { provide: APP_GUARD, useClass: BodyGuard },
        { provide: APP_PIPE, useExisting: BodyPipe },
      ],
      exports: provided,
    };
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}
