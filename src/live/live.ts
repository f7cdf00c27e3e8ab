import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Namespace } from 'socket.io';
import { STAFF } from '#kit/access/access-rule';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { Database } from '#kit/database/database';
import { fillPictures } from '#kit/http/response-pictures';
import { LANGUAGES, type Language } from '#kit/language/language';
import { Log } from '#kit/log/log';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { PERMISSIONS_UPDATED } from './auth.events';
import type { LiveEvent, LiveNamespace } from '#kit/service/live-event';
import { pagesOf, type Recipients, roomsOf } from './rooms';
import { SocketAdmission } from './socket-admission';

/** Sends live events to the open pages of the recipients, after the commit and in order. */
@Injectable()
export class Live implements OnModuleDestroy {
  private readonly namespaces = new Map<LiveNamespace, Namespace[]>();
  private readonly waiting = new Set<string>();
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly admission: SocketAdmission,
    private readonly log: Log,
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  /** Opens a namespace for these audiences, at the path of the service and at the root of its own hosts. */
  open(name: LiveNamespace, namespace: Namespace, audiences: readonly string[]): void {
    const plain = namespace.server.of(`/${name}`);
    this.admission.guard(namespace, { name, audiences });
    this.admission.guard(plain, { name, audiences }, { byHost: true });
    this.namespaces.set(name, [namespace, plain]);
  }

  /** Sends an event. A payload function is called once per language. */
  emit<Payload extends object>(
    event: LiveEvent<Payload>,
    recipients: Recipients,
    payload: Payload | ((language: Language) => Payload),
  ): void {
    if (recipients.ids.length === 0) return;
    this.db.afterCommit(() => {
      const service = this.definition.name;
      if (typeof payload !== 'function') return this.send(event, roomsOf(service, recipients), () => payload);
      for (const language of LANGUAGES) {
        this.send(event, roomsOf(service, recipients, [language]), () => payload(language));
      }
    });
  }

  /** Sends an event to every open page of the service in its namespace. */
  broadcast<Payload extends object>(event: LiveEvent<Payload>, payload: Payload): void {
    this.db.afterCommit(() => this.send(event, [pagesOf(this.definition.name)], () => payload));
  }

  /** Runs `read`, which emits the event, after the commit; once per transaction and value of `about`. */
  emitAbout(about: string, namespace: LiveNamespace, read: () => Promise<void>): void {
    this.db.afterCommit(() => {
      if (this.waiting.has(about) || !this.hasListeners(namespace)) return;
      this.waiting.add(about);
      queueMicrotask(() => this.waiting.delete(about));
      this.last = this.last
        .then(read)
        .catch((error: unknown) => this.log.error({ err: error, about }, 'event not sent'));
    });
  }

  /** Resolves when all events so far were sent. */
  async settled(): Promise<void> {
    await this.last;
  }

  async onModuleDestroy(): Promise<void> {
    await this.last;
  }

  /** Notifies staff accounts that their permissions changed. */
  permissionsUpdated(accountIds: readonly number[]): void {
    this.emit(PERMISSIONS_UPDATED, { audience: STAFF, ids: [...new Set(accountIds)] }, {});
  }

  /** Disconnects an account that was deleted or disabled, or whose password changed. */
  disconnect(audience: string, id: number): void {
    this.db.afterCommit(() => {
      const rooms = roomsOf(this.definition.name, { audience, ids: [id] });
      for (const open of [...this.namespaces.values()].flat()) {
        open.local.in(rooms).disconnectSockets(); // local first, in case Redis is unavailable
        open.in(rooms).disconnectSockets();
      }
    });
  }

  private hasListeners(name: LiveNamespace): boolean {
    return this.isShared || (this.namespaces.get(name) ?? []).some(open => open.sockets.size > 0);
  }

  /** Skips empty rooms, unless other processes may have members in them. */
  private send({ name, namespace, payloads }: LiveEvent, rooms: string[], payload: () => object): void {
    for (const open of this.namespaces.get(namespace) ?? []) {
      const targets = this.isShared ? rooms : rooms.filter(room => open.adapter.rooms.has(room));
      if (targets.length === 0) continue;
      const body = payload();
      for (const model of payloads) fillPictures(body, model);
      open.to(targets).emit(name, body);
    }
  }

  private get isShared(): boolean {
    return this.configuration.redisUrl !== undefined;
  }
}
