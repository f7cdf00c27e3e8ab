import { Entity, Unique } from 'typeorm';
import { HandWrittenIndex, IntegerColumn, TextColumn } from '#kit/database/columns';
import { Person } from '../people/person.entity';

/** Deleting keeps the row, so that its e-mail address and username are never reused, and ends its tokens. */
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

  /** The part of the business the account is limited to; null is no limit. */
  @IntegerColumn({ nullable: true })
  scopeId: number | null;

  protected override searchTerms(): string[] {
    return [this.firstName, this.lastName, this.username];
  }
}
