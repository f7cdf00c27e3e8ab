import { Module } from '@nestjs/common';
import { APP_FILTER, NestFactory } from '@nestjs/core';
import type { NestApplicationOptions } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import type { Server } from 'socket.io';
import { assertClosedByDefault } from './closed-by-default';
import { ServiceDataSource } from '#kit/database/data-source';
import { Database } from '#kit/database/database';
import { measurePool } from './pool-metrics';
import { serveApiDescription } from '../description/api-description';
import { Envelope } from '#kit/http/envelope';
import { FailureFilter } from '../failures/failure.filter';
import { RequestMetrics } from './request-metrics';
import { pathsOutsideApi } from '#kit/http/outside-api';
import { RouteNotFound } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import { requestContext } from '#kit/http/request-context';
import { secretPathMask, secretPathsOf } from '#kit/http/secret-paths';
import { securityHeaders } from '../http/security-headers';
import { Jobs } from '#jobs/jobs';
import { measureJobs } from './jobs-metrics';
import { KitModule } from '#host/service/kit.module';
import { Log } from '#kit/log/log';
import { Metrics } from '#kit/metrics/metrics';
import { traceRequest } from '../http/traced-request';
import { isTracing } from '#kit/tracing/tracing';
import { countCachedReads } from '#cache/cache-metrics';
import { CacheModule } from '#cache/cache.module';
import { ObservedClock } from '#cache/read-context';
import { Clock } from '#kit/time/clock';
import { cachedHandlers } from '#cache/cached';
import { CachedReads } from '#cache/cached-reads';
import { TableVersions } from '#cache/table-versions';
import { LiveModule } from '#live/live.module';
import { ServiceIoAdapter } from '#live/service-io.adapter';
import { SocketAdmission } from '#live/socket-admission';
import { measureSockets } from '#live/socket-metrics';
import { RequestLanguages } from '#kit/http/request-languages';
import { AiModule } from '#ai/ai.module';
import { IdempotencyModule } from '#idempotency/idempotency.module';
import { MailModule } from '#mail/mail.module';
import { MediaModule } from '#media/media.module';
import { RateLimitsModule } from '#rate-limits/rate-limits.module';
import { serveMedia, serveSignedMedia } from '#media/serve-media';
import { SignedMedia } from '#media/signed-media';
import { Storage } from '#media/storage';
import { SendingSlots } from '#webhooks/sending/sending-slots';
import { OwnApi } from '#agents/own-api/own-api';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { redirectToDocs } from '../pages/browsers';
import { serveWidgets } from '../pages/widgets';
import { type DrawStudioDemo, StudioDemo } from '#agents/studio/studio-demo';
import { corsFor } from '../http/cors';
import type { HostContext } from './host-context';
import type { HostedService } from '../service/hosted-service';
import { serveDocs } from '../docs/serve-docs';
import { serveOffice } from '../office/serve-office';
import { ServiceAdapter } from './service-adapter';

export interface RunningService {
  name: string;
  app: NestExpressApplication;
  express: Express;
  jobs: Jobs;
  metrics: RequestMetrics;
  versions: TableVersions;
  reads: CachedReads;
}

/** Starts one service with its own Nest container and Express instance. It does not listen; the host passes requests on. */
export async function bootService(hosted: HostedService, context: HostContext, io: Server): Promise<RunningService> {
  const { definition } = hosted;
  const { configuration } = context;
  const instance = express();
  instance.set('trust proxy', configuration.trustProxy);
  instance.disable('x-powered-by');
  const adapter = new ServiceAdapter(instance);
  const app = await NestFactory.create<NestExpressApplication>(
    serviceModule(definition, context, hosted.drawStudioDemo),
    adapter,
    options(context),
  );
  app.set('query parser', 'extended');
  app.setGlobalPrefix(PREFIX, { exclude: pathsOutsideApi(app) });
  app.enableCors(corsFor(configuration));
  adapter.useEnvelope(app.get(Envelope));
  const failures = app.get(FailureFilter);
  const [reads, versions] = [app.get(CachedReads), app.get(TableVersions)];
  const metrics = new RequestMetrics(definition.name, () => reads.tallies(), app.get(Metrics).registry);
  countCachedReads(definition.name, reads, versions, metrics.registry);
  measurePool(app.get(Metrics), app.get(ServiceDataSource).pool);
  measureJobs(app.get(Metrics), app.get(Database), definition.name);
  measureSockets(app.get(Metrics), app.get(SocketAdmission));
  app.use(
    metrics.middleware(),
    requestContext(app.get(Log), app.get(Clock), secretPathMask(secretPathsOf(app, PREFIX))),
    app.get(RequestLanguages).middleware(),
    securityHeaders(),
    redirectToDocs(definition),
    ...definition.middleware,
  );
  app.use('/media/signed', serveSignedMedia(app.get(SignedMedia), app.get(Storage)));
  app.use('/media', serveMedia(resolve(configuration.mediaRoot, definition.name)));
  app.useWebSocketAdapter(new ServiceIoAdapter(app, io, `/${definition.name}`));
  const describe = serveApiDescription(app, definition, configuration);
  app.use('/docs', serveDocs(definition, configuration, describe));
  app.use('/widgets', serveWidgets(definition, configuration));
  if (configuration.hasOffice) app.use('/office', serveOffice(definition, configuration, describe));
  app.get(OwnApi).open(describe, innerHandler(definition, instance, reads));
  assertClosedByDefault(app);
  reads.open(cachedHandlers(app));
  await app.init();
  handleUnmatched(instance, failures);
  return {
    name: definition.name,
    app,
    express: instance,
    jobs: app.get(Jobs),
    metrics,
    versions,
    reads,
  };
}

/** Handles requests as the host does those that arrive over the network. */
function innerHandler({ name }: ServiceDefinition, instance: Express, reads: CachedReads): RequestListener {
  return (request, response) => {
    const url = request.url ?? '/';
    const respond = () => {
      if (reads.sendCached(request, response, url)) return;
      Object.assign(request, { arrivedUrl: `/${name}${url}` });
      instance(request, response);
    };
    if (isTracing()) traceRequest(request, response, name, respond);
    else respond();
  };
}

/** Nest handles `/api` only. Other addresses get the same failure body. */
function handleUnmatched(instance: Express, failures: FailureFilter): void {
  instance.use((request: Request, response: Response) =>
    failures.write(RouteNotFound(), request as AppRequest, response),
  );
  instance.use((thrown: unknown, request: Request, response: Response, _next: NextFunction) =>
    failures.write(thrown, request as AppRequest, response),
  );
}

/** Path prefix of the routes of a service, except those of controllers with `@OutsideApi`. */
export const PREFIX = 'api';

export function serviceModule(definition: ServiceDefinition, context: HostContext, drawStudioDemo?: DrawStudioDemo) {
  const { controllers, providers } = definition;
  const clock = new ObservedClock(context.clock);
  @Module({
    // Global guards and interceptors run in the order of their modules.
    imports: [
      CacheModule.for(context.responseCache),
      KitModule.for(definition, { ...context, clock }),
      MailModule.for(context.mailbox),
      RateLimitsModule.for(context.sharedLimits),
      IdempotencyModule,
      AiModule,
      MediaModule,
      LiveModule,
    ],
    controllers,
    providers: [
      ...providers,
      OwnApi,
      { provide: SendingSlots, useValue: context.sendingSlots },
      { provide: StudioDemo, useValue: new StudioDemo(drawStudioDemo) },
      FailureFilter,
      { provide: APP_FILTER, useExisting: FailureFilter },
    ],
  })
  class ServiceModule {}
  return ServiceModule;
}

const options = ({ log }: HostContext): NestApplicationOptions => ({
  bodyParser: false,
  logger: log,
  abortOnError: false,
  forceCloseConnections: true,
});
