import { createServer, type IncomingMessage, type Server as HttpServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server as SocketServer } from 'socket.io';
import { SERVER_TIMEOUTS, IDLE_TIMEOUT_MS } from '#kit/http/server-timeouts';
import { RefusedOrigins } from '#kit/http/refused-origins';
import { handshakesFrom, liveOrigins, refuseOtherMethods } from '#live/handshake';
import { ResponseCache } from '#cache/response-cache';
import { SharedLimits } from '#rate-limits/shared-limits';
import { SendingSlots } from '#webhooks/sending/sending-slots';
import { SocketAdmission } from '#live/socket-admission';
import { closeUnusedConnections } from '#live/unused-connections';
import { Shutdown } from '#kit/service/shutdown';
import { traceRequest } from './http/traced-request';
import { isTracing } from '#kit/tracing/tracing';
import { type WriteListener, listenersFor } from '#cache/write-listener';
import { bootService, type RunningService } from './boot/boot-service';
import type { ProcessContext } from './boot/host-context';
import { Connections } from './http/connections';
import { warnOnForwardedRequests } from './http/forwarded-warning';
import { continueWhenRead } from './http/expected-continue';
import { hostRoutes } from './http/host-routes';
import type { HostedService } from './service/hosted-service';
import { listen } from './http/listen';
import { openMetrics } from './monitoring/metrics-server';
import { scheduleReset } from './preparation/nightly-reset';
import { openReplicas } from './boot/open-replicas';
import { processPages } from './process-pages';
import { assignServiceByHost } from './http/plain-namespaces';
import { respondToUnreadable, refuseUpgrade } from './http/unreadable-request';

export interface Host {
  server: HttpServer;
  services: RunningService[];
  /** Connections that receive notifications of writes, one for each database. */
  listeners: readonly WriteListener[];
  /** Listens and starts the job workers. Returns the port. */
  open: () => Promise<number>;
  /** Resets state outside the service containers: the refused origins that were logged. */
  reset: () => void;
  /** Responds to requests in progress, finishes running jobs and closes all connections. */
  close: () => Promise<void>;
}

/** Time for requests in progress after a shutdown signal. */
const GRACE_MS = 15_000;
/** The last part of that time, in which long responses store their end and send their last message: seconds on a busy machine. */
const FINAL_MS = 7000;
const MAX_SOCKET_MESSAGE = 64 * 1024;

export interface HostLimits {
  /** Time after which a live connection without an authenticated socket is closed. */
  unusedConnectionMs: number;
}

const LIMITS: HostLimits = { unusedConnectionMs: 30_000 };

/** All hosted services behind one HTTP server and one Socket.IO server. */
export async function createHost(
  hosted: HostedService[],
  context: ProcessContext,
  limits: HostLimits = LIMITS,
): Promise<Host> {
  const { configuration } = context;
  const server = createServer(SERVER_TIMEOUTS).setTimeout(IDLE_TIMEOUT_MS);
  const refusedOrigins = new RefusedOrigins(context.log);
  const io = new SocketServer(server, {
    cors: { origin: liveOrigins(configuration).patterns },
    allowRequest: handshakesFrom(liveOrigins(configuration), refusedOrigins),
    serveClient: false,
    maxHttpBufferSize: MAX_SOCKET_MESSAGE,
  });
  io.engine.use(refuseOtherMethods);
  closeUnusedConnections(io, limits.unusedConnectionMs);
  const connections = new Connections(server);
  const find = hostRoutes({
    services: Object.fromEntries(
      hosted.map(({ definition: { name } }) => [name, configuration.services[name]?.hosts ?? []]),
    ),
  });
  const sharedRooms = configuration.redisUrl
    ? new (await import('#live/shared-rooms')).SharedRooms(configuration.redisUrl, context.log)
    : undefined;
  const sharedLimits = new SharedLimits(configuration.redisUrl, context.log);
  await Promise.all([sharedRooms?.share(io), sharedLimits.open()]);
  assignServiceByHost(io, find);
  const responseCache = new ResponseCache(configuration.responseCacheMegabytes);
  const sendingSlots = new SendingSlots();
  const services: RunningService[] = [];
  for (const service of hosted) {
    const running = await bootService(service, { ...context, responseCache, sharedLimits, sendingSlots }, io);
    scheduleReset(service, running.app, configuration);
    services.push(running);
  }
  const urlOf = ({ name }: RunningService) => configuration.services[name]?.databaseDirectUrl ?? '';
  const listeners = listenersFor(
    services.map(service => ({ url: urlOf(service), versions: service.versions })),
    context.log,
  );
  const watches = openReplicas(services, configuration, listeners, context.log);
  const running = new Map(services.map(service => [service.name, service]));
  let isEnding = false;
  const pages = processPages(
    hosted,
    services,
    { ...context, responseCache, sharedLimits, sendingSlots },
    () => isEnding,
  );
  sharedRooms?.whenResumed(() => {
    for (const { app } of services) void app.get(SocketAdmission).recheck();
  });

  const warnOnce = warnOnForwardedRequests(configuration, context.log);
  let metricsServer: HttpServer | undefined;
  // Registered first, so that Socket.IO does not check every request.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/socket.io/')) {
      connections.track(response);
      return;
    }
    const { service, url } = find(request);
    warnOnce(request);
    refusedOrigins.check(request.headers, configuration.corsOrigins);
    const target = running.get(service ?? '');
    const respond = () => {
      if (!connections.isEnding && target?.reads.sendCached(request, response, url)) return;
      connections.track(response);
      Object.assign(request, { arrivedUrl: request.url, url });
      (target?.express ?? pages)(request, response);
    };
    if (target && isTracing()) traceRequest(request, response, target.name, respond);
    else respond();
  });

  continueWhenRead(server);
  server.on('clientError', respondToUnreadable);
  server.on('upgrade', (request, socket) => {
    if (!request.url?.startsWith('/socket.io/')) refuseUpgrade(socket);
  });

  return {
    server,
    services,
    listeners,
    open: async () => {
      await listen(server, configuration.port, configuration.host);
      metricsServer = await openMetrics(services, configuration, { responseCache, sharedLimits });
      for (const service of services) await service.jobs.start();
      return (server.address() as AddressInfo).port;
    },
    reset: () => refusedOrigins.reset(),
    close: async () => {
      isEnding = true;
      metricsServer?.close();
      io.engine.close(); // clients reconnect to another process
      const begin = () => services.forEach(({ app }) => app.get(Shutdown).begin());
      const ending = setTimeout(begin, GRACE_MS - FINAL_MS);
      await Promise.all([connections.end(GRACE_MS), ...services.map(service => service.jobs.stop())]);
      clearTimeout(ending);
      await io.close();
      sharedRooms?.close();
      sharedLimits.close();
      await Promise.all([...listeners, ...watches].map(connection => connection.close()));
      await Promise.all(services.map(service => service.app.close()));
    },
  };
}
