import { BooleanColumn, InstantColumn, IntegerColumn, StoredRecord, TextColumn } from '#kit/database/columns';
import { searchText } from '#kit/language/search-text';

/**
 * Someone with a password. The table of each kind of people has these columns, the constraint `<table>_username_key`,
 * and a unique e-mail address among live people at least. Deleting a person keeps the row.
 */
export abstract class Person extends StoredRecord {
  /** In small letters; never digits alone, which would read as an id. Never given to anyone else. */
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

  @TextColumn()
  passwordHash: string;

  /** Raised with every new password; tokens carry the version they were given under. */
  @IntegerColumn({ default: 1 })
  tokenVersion: number;

  /** The e-mail address is known to be theirs. */
  @BooleanColumn({ default: false })
  isVerified: boolean;

  /** What searches for a person compare. */
  @TextColumn({ default: '' })
  searchText: string;

  @InstantColumn({ nullable: true })
  deletedAt: Date | null;

  /** What is undefined stays. Another e-mail address is not verified by the old one. */
  assign(changes: Partial<this>): void {
    if (changes.email !== undefined && changes.email !== this.email) this.isVerified = false;
    Object.assign(this, Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)));
    this.searchText = searchText(this.searchTerms().join(' '));
  }

  /** Takes a change of the address back, by a link that proves it; ends every token given so far. */
  restoreEmail(email: string): void {
    this.email = email;
    this.isVerified = true;
    this.tokenVersion += 1;
    this.searchText = searchText(this.searchTerms().join(' '));
  }

  /** Sets another password, which ends every token given so far. */
  setPassword(passwordHash: string): void {
    this.passwordHash = passwordHash;
    this.tokenVersion += 1;
  }

  /** A phone number is found as it is written and by its digits alone. */
  protected searchTerms(): string[] {
    const { firstName, lastName, username, email, phone } = this;
    return [firstName, lastName, username, email, phone ?? '', phone?.replace(/\D/g, '') ?? ''];
  }
}
