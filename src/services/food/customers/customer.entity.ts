import { Check, Entity, Unique } from 'typeorm';
import { HandWrittenIndex, IntegerColumn, TextColumn } from '#kit/database/columns';
import { Person } from '#shared/people/person.entity';

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
export class Customer extends Person {
  /** Names the registration attempt, so that repeating it makes no second account. */
  @TextColumn({ nullable: true })
  clientToken: string | null;

  /** Of the body it was registered with; null before hashes were stored. */
  @TextColumn({ nullable: true })
  bodyHash: string | null;

  /** Balance of the reward ledger. */
  @IntegerColumn({ default: 0 })
  rewardPoints: number;
}
