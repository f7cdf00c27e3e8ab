import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused } from '#kit/refusals/refusal';
import { FormerAddresses } from './former-addresses';
import { PersonEditing } from './person-editing';
import type { PersonKind } from './person-kind';

@Injectable()
export class EmailUndo {
  private readonly kinds = new Map<string, PersonKind>();

  constructor(
    private readonly db: Database,
    private readonly former: FormerAddresses,
    private readonly editing: PersonEditing,
  ) {}

  register(kind: PersonKind): void {
    this.kinds.set(kind.audience, kind);
  }

  /**
   * Restores the address and invalidates all tokens; the password stays. The database refuses if another account has the
   * address.
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
