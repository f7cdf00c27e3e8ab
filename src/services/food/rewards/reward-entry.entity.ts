import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  CreatedAt,
  HandWrittenCheck,
  HandWrittenIndex,
  Identity,
  IntegerColumn,
  TextColumn,
} from '#kit/database/columns';
import { Customer } from '../customers/customer.entity';

export const REWARD_KINDS = ['earned', 'redeemed', 'returned', 'revoked', 'granted', 'recovered'] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

/** A movement of points; the balance is the sum of a customer's entries. Each kind occurs once per order and refund. */
@Entity({ name: 'reward_entry' })
@Unique('reward_entry_once', ['orderId', 'kind', 'refundId'])
@HandWrittenCheck('reward_entry_kind')
@HandWrittenIndex('reward_entry_history_idx')
export class RewardEntry {
  @Identity()
  id: number;

  @ForeignKey(() => Customer, { name: 'reward_entry_customer_fkey' })
  @IntegerColumn()
  customerId: number;

  /** A migration declares its foreign key. */
  @IntegerColumn({ nullable: true })
  orderId: number | null;

  /** Id of the refund that revoked the points; 0 for movements of the whole order. */
  @IntegerColumn({ default: 0 })
  refundId: number;

  @TextColumn()
  kind: RewardKind;

  /** Change of the balance; negative for deductions. */
  @IntegerColumn()
  points: number;

  @CreatedAt()
  createdAt: Date;
}
