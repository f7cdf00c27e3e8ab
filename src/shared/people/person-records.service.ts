import { Injectable } from '@nestjs/common';
import { Passwords } from '#kit/access/passwords';
import { Database } from '#kit/database/database';
import type { Language } from '#kit/language/language';
import { NotFound } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { PersonEditing } from './person-editing';
import { insertPerson, type NewPerson } from './person-insertion';
import type { Person } from './person.entity';
import { type PersonKind, tableOf } from './person-kind';

/** Changes of people by staff, addressed by username. Every method returns the id of the person. */
@Injectable()
export class PersonRecords {
  constructor(
    private readonly db: Database,
    private readonly editing: PersonEditing,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  /** @param afterwards runs in the same transaction, for other rows of the new person */
  async create<P extends Person>(
    kind: PersonKind<P>,
    person: NewPerson<P>,
    password: string,
    afterwards: (id: number) => Promise<void> = async () => {},
  ): Promise<number> {
    const passwordHash = await this.passwords.hashNew(password);
    return this.db.transaction(async () => {
      const id = await insertPerson(this.db, kind, { ...person, passwordHash });
      await afterwards(id);
      return id;
    });
  }

  /** @param language of the mail that confirms a new address; without it there is none */
  async update<P extends Person>(
    kind: PersonKind<P>,
    username: string,
    changes: Partial<P>,
    language?: Language,
  ): Promise<number> {
    return this.updateLocked(kind, username, person => this.editing.update(kind, person, changes, { language }));
  }

  async setPassword<P extends Person>(kind: PersonKind<P>, username: string, password: string): Promise<number> {
    const passwordHash = await this.passwords.hashNew(password);
    return this.updateLocked(kind, username, person => this.editing.setPassword(kind, person, passwordHash));
  }

  async setVerified<P extends Person>(kind: PersonKind<P>, username: string, isVerified: boolean): Promise<number> {
    return this.updateLocked(kind, username, person => this.editing.setVerified(kind, person, isVerified));
  }

  /** Soft delete: the row keeps its username; tokens, sockets and links end at once. */
  async delete<P extends Person>(kind: PersonKind<P>, username: string): Promise<number> {
    return this.db.transaction(async () => {
      const deleted = await this.requireRow(
        kind,
        `UPDATE ${tableOf(this.db, kind)} person SET deleted_at = $2, updated_at = now(), token_version = token_version + 1
         WHERE username = $1 AND deleted_at IS NULL AND ${kind.rowCondition ?? 'true'} RETURNING id, email`,
        [username.toLowerCase(), this.clock.now().toString()],
      );
      this.editing.requireDeletable(kind, deleted);
      await this.editing.endSessions(kind, deleted.id);
      return deleted.id;
    });
  }

  /** Restores a deleted person. The database refuses if another person has the e-mail address. */
  async restore<P extends Person>(kind: PersonKind<P>, username: string): Promise<number> {
    return this.requireId(
      kind,
      `UPDATE ${tableOf(this.db, kind)} person SET deleted_at = NULL, updated_at = now()
       WHERE username = $1 AND deleted_at IS NOT NULL AND ${kind.rowCondition ?? 'true'} RETURNING id`,
      [username.toLowerCase()],
    );
  }

  private async updateLocked<P extends Person>(
    kind: PersonKind<P>,
    username: string,
    change: (person: P) => Promise<void>,
  ): Promise<number> {
    return this.db.transaction(async () => {
      const id = await this.requireId(
        kind,
        `SELECT id FROM ${tableOf(this.db, kind)} person WHERE username = $1 AND deleted_at IS NULL AND ${kind.rowCondition ?? 'true'}`,
        [username.toLowerCase()],
      );
      const person = await this.editing.lock(kind, { id });
      if (!person) throw (kind.notFound ?? NotFound)();
      await change(person);
      return id;
    });
  }

  private async requireId<P extends Person>(
    kind: PersonKind<P>,
    statement: string,
    values: unknown[],
  ): Promise<number> {
    return (await this.requireRow(kind, statement, values)).id;
  }

  private async requireRow<P extends Person>(
    { notFound = NotFound }: PersonKind<P>,
    statement: string,
    values: unknown[],
  ): Promise<{ id: number; email: string }> {
    return this.db.rowOr(notFound, statement, values);
  }
}
