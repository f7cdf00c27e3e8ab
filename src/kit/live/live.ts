import { Injectable } from '@nestjs/common';
import type { Namespace } from 'socket.io';
import { STAFF } from '../access/access-rule';
import { Database } from '../database/database';
import { LANGUAGES, type Language } from '../language/language';
import { SocketAdmission } from './socket-admission';

export type LiveNamespace = 'notifications' | 'auth';

/**
 * Events to the open pages of signed-in accounts. Everything here waits until the running transaction has committed,
 * and tells exactly the named account, on every page it has open.
 */
@Injectable()
export class Live {
  private readonly namespaces = new Map<LiveNamespace, Namespace[]>();

  constructor(
    private readonly db: Database,
    private readonly admission: SocketAdmission,
  ) {}

  /** Lets sockets of these audiences in, at the service's own address and at the plain one of its hosts. */
  open(name: LiveNamespace, namespace: Namespace, audiences: readonly string[]): void {
    const plain = namespace.server.of(`/${name}`);
    this.admission.guard(namespace, audiences);
    this.admission.guard(plain, audiences, { byHost: true });
    this.namespaces.set(name, [namespace, plain]);
  }

  /** Sends an event; its payload is written in the language each page asked for. */
  toAccount(
    audience: string,
    id: number,
    namespace: LiveNamespace,
    event: string,
    payload: (language: Language) => object = () => ({}),
  ): void {
    this.db.afterCommit(() => {
      for (const language of LANGUAGES) {
        const room = this.admission.room(audience, id, language);
        for (const open of this.namespaces.get(namespace) ?? []) open.to(room).emit(event, payload(language));
      }
    });
  }

  /** Tells staff accounts that what they may do has changed. */
  permissionsUpdated(accountIds: readonly number[]): void {
    for (const id of new Set(accountIds)) this.toAccount(STAFF, id, 'auth', 'permissions-updated');
  }

  /** Ends the sockets of an account that was deleted, disabled or given another password. */
  disconnect(audience: string, id: number): void {
    this.db.afterCommit(() => {
      const room = this.admission.room(audience, id);
      for (const open of [...this.namespaces.values()].flat()) open.in(room).disconnectSockets();
    });
  }
}
