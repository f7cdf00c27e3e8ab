import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Namespace } from 'socket.io';
import { STAFF } from '../access/access-rule';
import type { Configuration } from '../config/configuration';
import { InjectConfiguration } from '../config/configuration.token';
import { Database } from '../database/database';
import { fillPictures } from '../http/response-pictures';
import { LANGUAGES, type Language } from '../language/language';
import { Log } from '../log/log';
import { InjectDefinition } from '../service/inject-definition';
import type { ServiceDefinition } from '../service/service-definition';
import { PERMISSIONS_UPDATED } from './auth.events';
import type { LiveEvent, LiveNamespace } from '../service/live-event';
import { type Recipients, roomsOf } from './rooms';
import { SocketAdmission } from './socket-admission';

/**
 * Events to open pages. Everything here waits until the running transaction has committed, leaves in the order it was
 * said in, and tells exactly those who are named, on every page they have open.
 */
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

  /** Lets sockets of these audiences in, at the service's own address and at the plain one of its hosts. */
  open(name: LiveNamespace, namespace: Namespace, audiences: readonly string[]): void {
    const plain = namespace.server.of(`/${name}`);
    this.admission.guard(namespace, { name, audiences });
    this.admission.guard(plain, { name, audiences }, { byHost: true });
    this.namespaces.set(name, [namespace, plain]);
  }

  /** Sends an event; a payload that depends on the language is written in the one each page asked for. */
  emit<Payload extends object>(
    event: LiveEvent<Payload>,
    hearers: Recipients,
    payload: Payload | ((language: Language) => Payload),
  ): void {
    if (hearers.ids.length === 0) return;
    this.db.afterCommit(() => {
      const service = this.definition.name;
      if (typeof payload !== 'function') return this.send(event, roomsOf(service, hearers), () => payload);
      for (const language of LANGUAGES) {
        this.send(event, roomsOf(service, hearers, [language]), () => payload(language));
      }
    });
  }

  /**
   * For an event that has to be read first: what is read after the commit is told after everything that was left before
   * it. Of one transaction, `about` the same is read once; nothing is read while no page is open.
   */
  emitAbout(about: string, namespace: LiveNamespace, read: () => Promise<void>): void {
    this.db.afterCommit(() => {
      if (this.waiting.has(about) || !this.isHeard(namespace)) return;
      this.waiting.add(about);
      queueMicrotask(() => this.waiting.delete(about));
      this.last = this.last
        .then(read)
        .catch((error: unknown) => this.log.error({ err: error, about }, 'event not sent'));
    });
  }

  /** Settles when everything has left that was to be told until now. */
  async settled(): Promise<void> {
    await this.last;
  }

  async onModuleDestroy(): Promise<void> {
    await this.last;
  }

  /** Tells staff accounts that what they may do has changed. */
  permissionsUpdated(accountIds: readonly number[]): void {
    this.emit(PERMISSIONS_UPDATED, { audience: STAFF, ids: [...new Set(accountIds)] }, {});
  }

  /** Ends the sockets of an account that was deleted, disabled or given another password. */
  disconnect(audience: string, id: number): void {
    this.db.afterCommit(() => {
      const rooms = roomsOf(this.definition.name, { audience, ids: [id] });
      for (const open of [...this.namespaces.values()].flat()) {
        open.local.in(rooms).disconnectSockets(); // whether the others can be told or not
        open.in(rooms).disconnectSockets();
      }
    });
  }

  private isHeard(name: LiveNamespace): boolean {
    return this.isShared || (this.namespaces.get(name) ?? []).some(open => open.sockets.size > 0);
  }

  /** Nothing is written for rooms that are empty, unless other processes may have somebody in them. */
  private send({ name, namespace, payloads }: LiveEvent, rooms: string[], payload: () => object): void {
    for (const open of this.namespaces.get(namespace) ?? []) {
      const heard = this.isShared ? rooms : rooms.filter(room => open.adapter.rooms.has(room));
      if (heard.length === 0) continue;
      const told = payload();
      for (const model of payloads) fillPictures(told, model);
      open.to(heard).emit(name, told);
    }
  }

  private get isShared(): boolean {
    return this.configuration.redisUrl !== undefined;
  }
}
