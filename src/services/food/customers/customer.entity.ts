import { Check, Entity, Unique } from 'typeorm';
import {
  BooleanColumn,
  CreatedAt,
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
  TextColumn,
  UpdatedAt,
} from '../../../kit/database/columns';

/** Someone who orders with an account. Deleting one keeps the row, frees the e-mail address and ends its tokens. */
@Entity({ name: 'customer' })
@Unique('customer_username_key', ['username'])
@Unique('customer_client_token_key', ['clientToken'])
@Check('customer_points_not_negative', 'reward_points >= 0')
@HandWrittenIndex('customer_email_key')
@HandWrittenIndex('customer_recent_idx')
@HandWrittenIndex('customer_search_idx')
export class Customer {
  @Identity('customer')
  id: number;

  @TextColumn()
  username: string;

  @TextColumn({ name: 'first_name' })
  firstName: string;

  @TextColumn({ name: 'last_name' })
  lastName: string;

  /** Normalised; unique among live customers. */
  @TextColumn()
  email: string;

  @TextColumn({ nullable: true })
  phone: string | null;

  @TextColumn({ name: 'password_hash' })
  passwordHash: string;

  @IntegerColumn({ name: 'token_version', default: 1 })
  tokenVersion: number;

  /** Names the registration attempt, so that repeating it makes no second account. */
  @TextColumn({ name: 'client_token', nullable: true })
  clientToken: string | null;

  @BooleanColumn({ name: 'is_verified', default: false })
  isVerified: boolean;

  /** Balance of the reward ledger. */
  @IntegerColumn({ name: 'reward_points', default: 0 })
  rewardPoints: number;

  @TextColumn({ name: 'search_text', default: '' })
  searchText: string;

  @InstantColumn({ name: 'deleted_at', nullable: true })
  deletedAt: Date | null;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
