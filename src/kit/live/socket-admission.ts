import { Injectable } from '@nestjs/common';
import type { Namespace, Socket } from 'socket.io';
import type { Configuration } from '../config/configuration';
import { InjectConfiguration } from '../config/configuration.token';
import type { Origins } from '../config/origins';
import { refusalOfDatabaseError } from '../database/database-refusals';
import { Refusal, refusal, Unexpected } from '../refusals/refusal';
import { RefusedOrigins } from '../http/refused-origins';
import { type Language, Translator } from '../language/language';
import { RequestLanguages } from '../http/request-languages';
import { Log } from '../log/log';
import { InjectDefinition } from '../service/inject-definition';
import type { ServiceDefinition } from '../service/service-definition';
import { Clock } from '../time/clock';
import { isOriginAllowed, liveOriginsOf } from './handshake';
import { type Listener, Listeners } from './listeners';
import type { LiveNamespace } from '../service/live-event';
import { roomOf } from './rooms';

const MAX_TIMER_MS = 2 ** 31 - 1;

export const PageNotAllowed = refusal(403, 'page_not_allowed');

/** Data of a socket. The host sets `service` on sockets of a root namespace. */
interface SocketFacts {
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
  private readonly guarded: [Namespace, Guarded, concerns: (socket: Socket) => boolean][] = [];
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
    const concerns = (socket: Socket) => !byHost || facts(socket).service === this.definition.name;
    this.guarded.push([namespace, guarded, concerns]);
    namespace.use((socket, next) => {
      if (concerns(socket)) void this.admit(socket, guarded, next);
      else next();
    });
    namespace.on('connection', (socket: Socket) => {
      if (concerns(socket)) void this.enter(socket, guarded);
    });
  }

  /** Open sockets of this service by namespace. */
  counts(): { namespace: string; value: number }[] {
    const counts = new Map<string, number>();
    for (const [namespace, { name }, concerns] of this.guarded) {
      const own = [...namespace.sockets.values()].filter(concerns);
      counts.set(name, (counts.get(name) ?? 0) + own.length);
    }
    return [...counts].map(([namespace, value]) => ({ namespace, value }));
  }

  /** Disconnects sockets whose access ended while events of other processes were lost. */
  async recheck(): Promise<void> {
    for (const [namespace, guarded] of this.guarded) {
      for (const socket of namespace.sockets.values()) {
        const { listener } = facts(socket);
        if (listener) await this.stay(socket, listener, guarded);
      }
    }
  }

  private async admit(socket: Socket, guarded: Guarded, next: (refused?: Error) => void): Promise<void> {
    try {
      this.refusedOrigins.check(socket.handshake.headers, this.origins);
      if (!isOriginAllowed(socket.handshake.headers.origin, this.origins)) throw PageNotAllowed();
      const listener = await this.listeners.of(socket, guarded.name, guarded.audiences);
      if (!listener) throw await this.listeners.refusal(socket, guarded.audiences);
      Object.assign(facts(socket), { listener });
      // Before the client is accepted, so that it misses no event between its first read and joining.
      await socket.join(roomOf(this.definition.name, listener, await this.language(socket)));
      next();
    } catch (error) {
      next(await this.refused(error, await this.language(socket)));
    }
  }

  private async refused(error: unknown, language: Language): Promise<Error> {
    const known = error instanceof Refusal ? error : refusalOfDatabaseError(error, {});
    if (known !== error) this.log.error({ err: error }, 'socket admission failed');
    const { key, detail } = known ?? Unexpected();
    const data = { code: key, ...(detail.retryAfterSeconds && { retry_after: detail.retryAfterSeconds }) };
    return Object.assign(new Error(this.translator.say(`errors.${key}`, language, detail.params)), { data });
  }

  private async enter(socket: Socket, guarded: Guarded): Promise<void> {
    const { listener } = facts(socket);
    if (!listener) return void socket.disconnect();
    // Check again: access may have been revoked since the handshake.
    if (await this.stay(socket, listener, guarded)) this.leaveInTime(socket, listener);
  }

  /** Only accounts are checked again; access to a record lasts until its token expires. */
  private async stay(socket: Socket, { audience }: Listener, { name, audiences }: Guarded): Promise<boolean> {
    if (!audiences.includes(audience)) return true;
    const current = await this.listeners.of(socket, name, audiences).catch(() => undefined);
    if (!current) socket.disconnect();
    return current !== undefined;
  }

  private leaveInTime(socket: Socket, { endsAt }: Listener): void {
    const left = endsAt - this.clock.now().epochMilliseconds;
    const timer = setTimeout(() => socket.disconnect(), Math.min(left, MAX_TIMER_MS));
    socket.once('disconnect', () => clearTimeout(timer));
  }

  private async language({ handshake }: Socket): Promise<Language> {
    const { locale } = handshake.auth as { locale?: unknown };
    return this.languages.of(typeof locale === 'string' ? locale : handshake.headers['accept-language']);
  }
}

const facts = (socket: Socket): SocketFacts => socket.data as SocketFacts;
