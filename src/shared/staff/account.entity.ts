import { Entity, Unique } from 'typeorm';
import { HandWrittenIndex, InstantColumn, IntegerColumn, StoredRecord, TextColumn } from '#kit/database/columns';
import { searchText } from '#kit/language/search-text';

/** What a change of an account may touch; what is undefined stays. */
export interface AccountChanges {
  username?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string | null;
  profilePicture?: string | null;
  countryId?: number | null;
  scopeId?: number | null;
}

/**
 * Someone who signs in with staff rights, or beside staff. Deleting one keeps the row, so that its e-mail address
 * and username are never given to anyone else, and ends its tokens.
 */
@Entity({ name: 'account' })
@Unique('account_username_key', ['username'])
@Unique('account_email_key', ['email'])
@HandWrittenIndex('account_recent_idx')
@HandWrittenIndex('account_search_idx')
export class Account extends StoredRecord {
  /** In small letters; never digits alone, which would read as an id. */
  @TextColumn()
  username: string;

  @TextColumn()
  firstName: string;

  @TextColumn()
  lastName: string;

  /** Normalised. */
  @TextColumn()
  email: string;

  @TextColumn({ nullable: true })
  phone: string | null;

  @TextColumn({ nullable: true })
  profilePicture: string | null;

  @IntegerColumn({ nullable: true })
  countryId: number | null;

  @TextColumn()
  passwordHash: string;

  /** Raised with every new password; tokens carry the version they were given under. */
  @IntegerColumn({ default: 1 })
  tokenVersion: number;

  /** The one part of the business the account is limited to; null is no limit. What it refers to is the service's. */
  @IntegerColumn({ nullable: true })
  scopeId: number | null;

  /** Names and username as searches compare them. */
  @TextColumn({ default: '' })
  searchText: string;

  @InstantColumn({ nullable: true })
  deletedAt: Date | null;

  change(changes: AccountChanges): void {
    Object.assign(this, Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)));
    this.searchText = accountSearchText(this);
  }

  /** Sets another password, which ends every token given so far. */
  changePassword(passwordHash: string): void {
    this.passwordHash = passwordHash;
    this.tokenVersion += 1;
  }
}

export const accountSearchText = (account: { firstName: string; lastName: string; username: string }): string =>
  searchText(`${account.firstName} ${account.lastName} ${account.username}`);
