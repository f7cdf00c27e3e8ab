import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '#kit/database/database';
import type { Language } from '#kit/language/language';
import { DomainEvents } from '#kit/service/domain-events';
import { Live } from '#live/live';
import { AddressNotice } from './address-notice';
import { DemoProtection } from './demo-protection';
import { FormerAddresses } from './former-addresses';
import { refuseReserved } from './person-insertion';
import type { Person } from './person.entity';
import { EmailUnconfirmed } from './person.events';
import type { PersonKind } from './person-kind';
import { PersonLinks } from './person-links.service';

/** Side effects of every change of a person. Runs inside the transaction that locked the person. */
@Injectable()
export class PersonEditing {
  constructor(
    private readonly db: Database,
    private readonly links: PersonLinks,
    private readonly notice: AddressNotice,
    private readonly former: FormerAddresses,
    private readonly live: Live,
    private readonly demo: DemoProtection,
    private readonly events: DomainEvents,
  ) {}

  /** Locks one person who is not deleted until the transaction ends; undefined when there is none. */
  async lock<P extends Person>(
    { entity }: PersonKind<P>,
    who: { id: number; tokenVersion?: number },
  ): Promise<P | undefined> {
    const person = await this.db.of<Person>(entity).findOne({
      where: { ...who, deletedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    return (person as P | null) ?? undefined;
  }

  /**
   * A new e-mail address invalidates mailed links and is sent a confirmation link, where people confirm addresses. The
   * former address is sent a notice, with an undo link after own changes.
   */
  async update<P extends Person>(
    kind: PersonKind<P>,
    person: P,
    changes: Partial<P>,
    { isOwn = false, language }: { isOwn?: boolean; language?: Language } = {},
  ): Promise<void> {
    this.demo.refuseChange(kind, person, changes);
    const { username, email } = person;
    if (changes.username !== undefined && changes.username !== username) refuseReserved(kind, changes.username);
    person.assign(changes);
    await this.db.of<Person>(kind.entity).save(person);
    if (person.email === email) return;
    await this.links.deleteLinks(kind, person.id);
    if (language && !person.isVerified)
      await this.events.raise(EmailUnconfirmed, { audience: kind.audience, person, language });
    if (!isOwn) return this.notice.sendNotice(email);
    const token = await this.former.store({ audience: kind.audience, personId: person.id }, email);
    if (token !== undefined) await this.notice.sendNoticeWithLink(email, token);
  }

  /** Restores an address that a link proved, and invalidates tokens, sockets and mailed links. */
  async restoreEmail<P extends Person>(kind: PersonKind<P>, person: P, email: string): Promise<void> {
    this.demo.refuse(kind, person);
    person.restoreEmail(email);
    await this.db.of<Person>(kind.entity).save(person);
    await this.endSessions(kind, person.id);
  }

  /** Sets the password and invalidates tokens, sockets and mailed links. */
  async setPassword<P extends Person>(kind: PersonKind<P>, person: P, passwordHash: string): Promise<void> {
    this.demo.refuse(kind, person);
    person.setPassword(passwordHash);
    await this.db.of<Person>(kind.entity).save(person);
    await this.endSessions(kind, person.id);
  }

  /** Whether the person confirmed the e-mail address. */
  async setVerified<P extends Person>(kind: PersonKind<P>, person: P, isVerified: boolean): Promise<void> {
    this.demo.refuseChange(kind, person, { isVerified });
    person.isVerified = isVerified;
    await this.db.of<Person>(kind.entity).save(person);
  }

  /** @throws DemoProtected */
  requireDeletable(kind: { audience: string }, person: { email: string }): void {
    this.demo.refuse(kind, person);
  }

  async endSessions<P extends Person>(kind: PersonKind<P>, id: number): Promise<void> {
    await this.links.deleteLinks(kind, id);
    this.live.disconnect(kind.audience, id);
  }
}
