import { Entity, Unique } from 'typeorm';
import {
  BilingualColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  IntegerColumn,
  JsonColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';

export const BILLING_INTERVALS = ['month', 'year'] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

@Entity({ name: 'billing_plan' })
@Unique('billing_plan_key_key', ['key'])
@HandWrittenCheck('billing_plan_interval_known')
@HandWrittenCheck('billing_plan_price')
@HandWrittenIndex('billing_plan_recent_idx')
@HandWrittenIndex('billing_plan_search_idx')
export class BillingPlan extends StoredRecord {
  @TextColumn()
  key: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  description: Bilingual;

  @JsonColumn({ default: [] })
  features: Bilingual[];

  @IntegerColumn()
  priceCents: number;

  @TextColumn({ default: 'USD' })
  currency: string;

  @TextColumn()
  interval: BillingInterval;

  @TextColumn({ default: '' })
  searchText: string;
}
