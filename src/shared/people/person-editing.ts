import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '#kit/database/database';
import { Live } from '#kit/live/live';
import { AddressNotice } from './address-notice';
import { FormerAddresses } from './former-addresses';
import { refuseReserved } from './person-insertion';
import type { Person } from './person.entity';
import type { PersonKind } from './person-kind';
import { PersonLinks } from './person-links.service';

/** What every change of a person sees to, whoever makes it. Runs inside the transaction that locked the person. */
@Injectable()
export class PersonEditing {
  constructor(
    private readonly db: Database,
    private readonly links: PersonLinks,
    private readonly notice: AddressNotice,
    private readonly former: FormerAddresses,
    private readonly live: Live,
  ) {}

  /** Locks one live person until the transaction ends; undefined when there is none. */
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
   * What is undefined stays. Another e-mail address makes mailed links void and is told to the former one; when people
   * change their own, that mail carries a link that takes the change back. A change by staff does not, for it may correct
   * an address that was never theirs.
   */
  async update<P extends Person>(
    kind: PersonKind<P>,
    person: P,
    changes: Partial<P>,
    { isOwn = false }: { isOwn?: boolean } = {},
  ): Promise<void> {
    const { username, email } = person;
    if (changes.username !== undefined && changes.username !== username) refuseReserved(kind, changes.username);
    person.assign(changes);
    await this.db.of<Person>(kind.entity).save(person);
    if (person.email === email) return;
    await this.links.deleteLinks(kind, person.id);
    if (!isOwn) return this.notice.sendNotice(email);
    const token = await this.former.store({ audience: kind.audience, personId: person.id }, email);
    if (token !== undefined) await this.notice.sendNoticeWithLink(email, token);
  }

  /** Gives an address back that was proven by a link, and makes tokens, sockets and mailed links void. */
  async restoreEmail<P extends Person>(kind: PersonKind<P>, person: P, email: string): Promise<void> {
    person.restoreEmail(email);
    await this.db.of<Person>(kind.entity).save(person);
    await this.endSessions(kind, person.id);
  }

  /** Sets another password and makes tokens, sockets and mailed links void. */
  async setPassword<P extends Person>(kind: PersonKind<P>, person: P, passwordHash: string): Promise<void> {
    person.setPassword(passwordHash);
    await this.db.of<Person>(kind.entity).save(person);
    await this.endSessions(kind, person.id);
  }

  /** Ends the sockets of a person and makes the mailed links void. */
  async endSessions<P extends Person>(kind: PersonKind<P>, id: number): Promise<void> {
    await this.links.deleteLinks(kind, id);
    this.live.disconnect(kind.audience, id);
  }
}
