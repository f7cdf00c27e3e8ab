import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import {
  CreatedAt,
  DayColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  IntegerColumn,
  TextColumn,
  UpdatedAt,
} from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import { BillingPlan } from './billing-plan.entity';

export const SUBSCRIPTION_STATUSES = ['active', 'paused', 'cancelled'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

@Entity({ name: 'subscription' })
@HandWrittenCheck('subscription_status_known')
@HandWrittenIndex('subscription_plan_idx')
export class Subscription {
  @ForeignKey(() => Account, { name: 'subscription_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  @ForeignKey(() => BillingPlan, { name: 'subscription_plan_fkey' })
  @IntegerColumn()
  planId: number;

  @TextColumn({ default: 'active' })
  status: SubscriptionStatus;

  @DayColumn()
  startedOn: string;

  @DayColumn({ nullable: true })
  renewsOn: string | null;

  /** Display text of the payment method, such as `Visa ···· 4242`. */
  @TextColumn({ nullable: true })
  paymentLabel: string | null;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
