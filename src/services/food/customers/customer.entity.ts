import { Check, Entity, Unique } from 'typeorm';
import { HandWrittenIndex, IntegerColumn, TextColumn } from '#kit/database/columns';
import { Person } from '#shared/people/person.entity';

/** A customer account. Deleting is soft; it frees the e-mail address and revokes the tokens. */
@Entity({ name: 'customer' })
@Unique('customer_username_key', ['username'])
@Unique('customer_client_token_key', ['clientToken'])
@Check('customer_points_not_negative', 'reward_points >= 0')
@Check('customer_debt_not_negative', 'points_debt >= 0')
@HandWrittenIndex('customer_email_key')
@HandWrittenIndex('customer_changed_idx')
@HandWrittenIndex('customer_deleted_idx')
@HandWrittenIndex('customer_phone_idx')
@HandWrittenIndex('customer_username_prefix_idx')
@HandWrittenIndex('customer_search_idx')
export class Customer extends Person {
  @TextColumn({ nullable: true })
  clientToken: string | null;

  /** Hash of the registration body; null for old rows. */
  @TextColumn({ nullable: true })
  bodyHash: string | null;

  @IntegerColumn({ default: 0 })
  rewardPoints: number;

  /** Points of refunded orders that were spent already; later earnings pay them first. */
  @IntegerColumn({ default: 0 })
  pointsDebt: number;
}
