import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused } from '#kit/refusals/refusal';
import { FormerAddresses } from './former-addresses';
import { PersonEditing } from './person-editing';
import type { PersonKind } from './person-kind';

/** Restores the e-mail address that an account had before a change. */
@Injectable()
export class EmailUndo {
  private readonly kinds = new Map<string, PersonKind>();

  constructor(
    private readonly db: Database,
    private readonly former: FormerAddresses,
    private readonly editing: PersonEditing,
  ) {}

  /** Registers a kind of people at the start of the service. */
  register(kind: PersonKind): void {
    this.kinds.set(kind.audience, kind);
  }

  /**
   * Restores the address, as the link proves its ownership, and invalidates all tokens; the password is not changed.
   * Refused by the database while another account has the address; the link stays valid then.
   */
  async undo(token: string): Promise<void> {
    await this.db.transaction(async () => {
      const used = await this.former.use(token);
      const kind = used && this.kinds.get(used.audience);
      const person = kind && (await this.editing.lock(kind, { id: used.personId }));
      if (!person) throw fieldRefused('token', 'link_token');
      await this.editing.restoreEmail(kind, person, used.email);
    });
  }
}
