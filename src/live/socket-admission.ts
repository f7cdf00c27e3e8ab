import { Injectable } from '@nestjs/common';
import type { Namespace, Socket } from 'socket.io';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import type { Origins } from '#kit/config/origins';
import { refusalOfDatabaseError } from '#kit/database/database-refusals';
import { Refusal, refusal, Unexpected } from '#kit/refusals/refusal';
import { RefusedOrigins } from '#kit/http/refused-origins';
import { type Language, Translator } from '#kit/language/language';
import { RequestLanguages } from '#kit/http/request-languages';
import { Log } from '#kit/log/log';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Clock } from '#kit/time/clock';
import { isOriginAllowed, liveOriginsOf } from './handshake';
import { type Listener, Listeners } from './listeners';
import type { LiveNamespace } from '#kit/service/live-event';
import { pagesOf, roomOf } from './rooms';

const MAX_TIMER_MS = 2 ** 31 - 1;

export const PageNotAllowed = refusal(403, 'page_not_allowed');

/** Data of a socket. The host sets `service` on sockets of a root namespace. */
interface SocketData {
  service?: string;
  listener?: Listener;
}

interface Guarded {
  name: LiveNamespace;
  audiences: readonly string[];
}

/** Authenticates sockets, adds them to the room of their listener, and disconnects them when access ends. */
@Injectable()
export class SocketAdmission {
  private readonly guarded: [Namespace, Guarded, isOurs: (socket: Socket) => boolean][] = [];
  private readonly origins: Origins;
  private readonly refusedOrigins: RefusedOrigins;

  constructor(
    private readonly listeners: Listeners,
    private readonly translator: Translator,
    private readonly log: Log,
    private readonly clock: Clock,
    private readonly languages: RequestLanguages,
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @InjectConfiguration() configuration: Configuration,
  ) {
    this.origins = liveOriginsOf(definition, configuration);
    const isFrontend = definition.livePages === 'frontend' && configuration.frontendOrigins !== undefined;
    this.refusedOrigins = new RefusedOrigins(log, isFrontend ? 'FRONTEND_URL' : 'CORS_ORIGIN');
  }

  /** @param byHost the namespace is shared by all services; only sockets of our own hosts are handled */
  guard(namespace: Namespace, guarded: Guarded, { byHost = false } = {}): void {
    const isOurs = (socket: Socket) => !byHost || dataOf(socket).service === this.definition.name;
    this.guarded.push([namespace, guarded, isOurs]);
    namespace.use((socket, next) => {
      if (isOurs(socket)) void this.admit(socket, guarded, next);
      else next();
    });
    namespace.on('connection', (socket: Socket) => {
      if (isOurs(socket)) void this.onConnected(socket, guarded);
    });
  }

  /** Open sockets of this service by namespace. */
  counts(): { namespace: string; value: number }[] {
    const counts = new Map<string, number>();
    for (const [namespace, { name }, isOurs] of this.guarded) {
      const own = [...namespace.sockets.values()].filter(isOurs);
      counts.set(name, (counts.get(name) ?? 0) + own.length);
    }
    return [...counts].map(([namespace, value]) => ({ namespace, value }));
  }

  /** Disconnects sockets whose access ended while events of other processes were lost. */
  async recheck(): Promise<void> {
    for (const [namespace, guarded] of this.guarded) {
      for (const socket of namespace.sockets.values()) {
        const { listener } = dataOf(socket);
        if (listener) await this.hasAccess(socket, listener, guarded);
      }
    }
  }

  /** Disconnects all sockets of this service and forgets refused origins. */
  reset(): void {
    for (const [namespace, , isOurs] of this.guarded)
      for (const socket of namespace.sockets.values()) if (isOurs(socket)) socket.disconnect(true);
    this.refusedOrigins.reset();
  }

  private async admit(socket: Socket, guarded: Guarded, next: (refusal?: Error) => void): Promise<void> {
    try {
      this.refusedOrigins.check(socket.handshake.headers, this.origins);
      if (!isOriginAllowed(socket.handshake.headers.origin, this.origins)) throw PageNotAllowed();
      const listener = await this.listeners.of(socket, guarded.name, guarded.audiences);
      if (!listener) throw await this.listeners.refusal(socket, guarded.audiences);
      Object.assign(dataOf(socket), { listener });
      // Joins before the client is accepted, so that the client misses no event after its first read.
      const room = roomOf(this.definition.name, listener, await this.language(socket));
      await socket.join([room, pagesOf(this.definition.name)]);
      next();
    } catch (error) {
      next(await this.errorOf(error, await this.language(socket)));
    }
  }

  private async errorOf(error: unknown, language: Language): Promise<Error> {
    const known = error instanceof Refusal ? error : refusalOfDatabaseError(error, {});
    if (known !== error) this.log.error({ err: error }, 'socket admission failed');
    const { key, detail } = known ?? Unexpected();
    const data = { code: key, ...(detail.retryAfterSeconds && { retry_after: detail.retryAfterSeconds }) };
    return Object.assign(new Error(this.translator.say(`errors.${key}`, language, detail.params)), { data });
  }

  private async onConnected(socket: Socket, guarded: Guarded): Promise<void> {
    const { listener } = dataOf(socket);
    if (!listener) return void socket.disconnect();
    // Check again: access may have been revoked since the handshake.
    if (await this.hasAccess(socket, listener, guarded)) this.disconnectAtExpiry(socket, listener);
  }

  /** Disconnects the socket of an account without access. Access to a record lasts until its token expires. */
  private async hasAccess(socket: Socket, { audience }: Listener, { name, audiences }: Guarded): Promise<boolean> {
    if (!audiences.includes(audience)) return true;
    const current = await this.listeners.of(socket, name, audiences).catch(() => undefined);
    if (!current) socket.disconnect();
    return current !== undefined;
  }

  private disconnectAtExpiry(socket: Socket, { endsAt }: Listener): void {
    const remainingMs = endsAt - this.clock.now().epochMilliseconds;
    const timer = setTimeout(() => socket.disconnect(), Math.min(remainingMs, MAX_TIMER_MS));
    socket.once('disconnect', () => clearTimeout(timer));
  }

  private async language({ handshake }: Socket): Promise<Language> {
    const { locale } = handshake.auth as { locale?: unknown };
    return this.languages.of(typeof locale === 'string' ? locale : handshake.headers['accept-language']);
  }
}

const dataOf = (socket: Socket): SocketData => socket.data as SocketData;
