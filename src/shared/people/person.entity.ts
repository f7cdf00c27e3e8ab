import { BooleanColumn, InstantColumn, IntegerColumn, StoredRecord, TextColumn } from '#kit/database/columns';
import { searchText } from '#kit/language/search-text';

/** Each table also has `<table>_username_key` and an e-mail address that is unique among people not deleted. */
export abstract class Person extends StoredRecord {
  /** Lower case. Has a non-digit, so that it is never read as an id; never reused. */
  @TextColumn()
  username: string;

  @TextColumn()
  firstName: string;

  @TextColumn()
  lastName: string;

  @TextColumn()
  email: string;

  @TextColumn({ nullable: true })
  phone: string | null;

  @TextColumn()
  passwordHash: string;

  /** Incremented with every new password; tokens with another version are invalid. */
  @IntegerColumn({ default: 1 })
  tokenVersion: number;

  /** Whether a link has confirmed the e-mail address. */
  @BooleanColumn({ default: false })
  isVerified: boolean;

  @TextColumn({ default: '' })
  searchText: string;

  @InstantColumn({ nullable: true })
  deletedAt: Date | null;

  /** Assigns the defined properties. A new e-mail address is unverified. */
  assign(changes: Partial<this>): void {
    if (changes.email !== undefined && changes.email !== this.email) this.isVerified = false;
    Object.assign(this, Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)));
    this.searchText = searchText(this.searchTerms().join(' '));
  }

  /** Restores an address that a link proved, and invalidates all tokens. */
  restoreEmail(email: string): void {
    this.email = email;
    this.isVerified = true;
    this.tokenVersion += 1;
    this.searchText = searchText(this.searchTerms().join(' '));
  }

  /** Sets the password and invalidates all tokens. */
  setPassword(passwordHash: string): void {
    this.passwordHash = passwordHash;
    this.tokenVersion += 1;
  }

  /** Phone numbers are searched as written and by their digits. */
  protected searchTerms(): string[] {
    const { firstName, lastName, username, email, phone } = this;
    return [firstName, lastName, username, email, phone ?? '', phone?.replace(/\D/g, '') ?? ''];
  }
}
