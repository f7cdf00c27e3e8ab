import { Entity, Unique } from 'typeorm';
import { HandWrittenIndex, IntegerColumn, TextColumn } from '#kit/database/columns';
import { Person } from '../people/person.entity';

/**
 * An account of staff, or of members where they share the table. Deleting one keeps the row, so that its e-mail address
 * and username are never given to anyone else, and ends its tokens.
 */
@Entity({ name: 'account' })
@Unique('account_username_key', ['username'])
@Unique('account_email_key', ['email'])
@HandWrittenIndex('account_recent_idx')
@HandWrittenIndex('account_search_idx')
@HandWrittenIndex('account_contact_idx')
@HandWrittenIndex('account_name_idx')
@HandWrittenIndex('account_last_name_idx')
@HandWrittenIndex('account_created_idx')
export class Account extends Person {
  @TextColumn({ nullable: true })
  profilePicture: string | null;

  @IntegerColumn({ nullable: true })
  countryId: number | null;

  /** The one part of the business the account is limited to; null is no limit. What it refers to is the service's. */
  @IntegerColumn({ nullable: true })
  scopeId: number | null;

  protected override searchTerms(): string[] {
    return [this.firstName, this.lastName, this.username];
  }
}
