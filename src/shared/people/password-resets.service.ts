import { Injectable } from '@nestjs/common';
import { Passwords } from '#kit/access/passwords';
import { Database } from '#kit/database/database';
import { fieldRefused } from '#kit/refusals/refusal';
import { PersonEditing } from './person-editing';
import type { Person } from './person.entity';
import type { PersonKind } from './person-kind';
import { PersonLinks } from './person-links.service';

@Injectable()
export class PasswordResets {
  constructor(
    private readonly db: Database,
    private readonly links: PersonLinks,
    private readonly editing: PersonEditing,
    private readonly passwords: Passwords,
  ) {}

  /** Sets the password of the token's owner, deletes the token and invalidates all sessions. */
  async setPassword<P extends Person>(kind: PersonKind<P>, sent: { token: string; password: string }): Promise<void> {
    if (!(await this.links.isValid(kind, 'password_reset', sent.token))) throw fieldRefused('token', 'link_token');
    const passwordHash = await this.passwords.hashNew(sent.password);
    await this.db.transaction(async () => {
      const id = await this.links.use(kind, 'password_reset', sent.token);
      const person = id === undefined ? undefined : await this.editing.lock(kind, { id });
      if (!person) throw fieldRefused('token', 'link_token');
      await this.editing.setPassword(kind, person, passwordHash);
    });
  }
}
