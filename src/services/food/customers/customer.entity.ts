import { Check, Entity, Unique } from 'typeorm';
import {
  BooleanColumn,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import { searchText } from '#kit/language/search-text';

/** What a change of a customer may touch; what is undefined stays. */
export interface CustomerChanges {
  username?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string | null;
}

/** Someone who orders with an account. Deleting one keeps the row, frees the e-mail address and ends its tokens. */
@Entity({ name: 'customer' })
@Unique('customer_username_key', ['username'])
@Unique('customer_client_token_key', ['clientToken'])
@Check('customer_points_not_negative', 'reward_points >= 0')
@HandWrittenIndex('customer_email_key')
@HandWrittenIndex('customer_recent_idx')
@HandWrittenIndex('customer_deleted_idx')
@HandWrittenIndex('customer_username_prefix_idx')
@HandWrittenIndex('customer_search_idx')
export class Customer extends StoredRecord {
  @TextColumn()
  username: string;

  @TextColumn()
  firstName: string;

  @TextColumn()
  lastName: string;

  /** Normalised; unique among live customers. */
  @TextColumn()
  email: string;

  @TextColumn({ nullable: true })
  phone: string | null;

  @TextColumn()
  passwordHash: string;

  /** Raised with every new password; tokens carry the version they were given under. */
  @IntegerColumn({ default: 1 })
  tokenVersion: number;

  /** Names the registration attempt, so that repeating it makes no second account. */
  @TextColumn({ nullable: true })
  clientToken: string | null;

  /** The e-mail address is known to be the customer's. */
  @BooleanColumn({ default: false })
  isVerified: boolean;

  /** Balance of the reward ledger. */
  @IntegerColumn({ default: 0 })
  rewardPoints: number;

  /** Names, username, e-mail address and phone number as searches compare them. */
  @TextColumn({ default: '' })
  searchText: string;

  @InstantColumn({ nullable: true })
  deletedAt: Date | null;

  /** Another e-mail address is not verified by the old one. */
  change(changes: CustomerChanges): void {
    if (changes.email !== undefined && changes.email !== this.email) this.isVerified = false;
    Object.assign(this, Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)));
    this.searchText = customerSearchText(this);
  }

  /** Sets another password, which ends every token given so far. */
  changePassword(passwordHash: string): void {
    this.passwordHash = passwordHash;
    this.tokenVersion += 1;
  }
}

/** A phone number is found as it is written and by its digits alone. */
export function customerSearchText(
  customer: Pick<Customer, 'firstName' | 'lastName' | 'username' | 'email'> & { phone?: string | null },
): string {
  const { firstName, lastName, username, email, phone } = customer;
  return searchText([firstName, lastName, username, email, phone ?? '', phone?.replace(/\D/g, '') ?? ''].join(' '));
}
