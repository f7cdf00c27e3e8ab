import type { BillingPlan } from './billing-plan.entity';
import type { Subscription } from './subscription.entity';
import type { Invoice } from './invoice.entity';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { sql } from '#kit/database/sql';
import type { PageRequest } from '#kit/http/page';
import { pageFields } from '../paged-rows';
import { fromCents } from '#kit/money/money';
import type { RowOf } from '#kit/views/view';
import { type BillingPageView, BillingPlanView, InvoiceView, SubscriptionView } from './billing.view';

const PLANS = `
  SELECT ${BillingPlanView.columns<BillingPlan>('p', {
    is_current: '(p.id IS NOT DISTINCT FROM (SELECT plan_id FROM subscription WHERE account_id = $1))',
  })}
  FROM billing_plan p ORDER BY p.price_cents, p.id`;
/** Always one row; without a plan, only `open_cents` is set. */
const SUBSCRIPTION = `
  SELECT open.cents AS open_cents, chosen.*
  FROM (
    SELECT coalesce(sum(amount_cents), 0)::integer AS cents FROM invoice WHERE account_id = $1 AND status = 'open'
  ) open
  LEFT JOIN (
    SELECT ${SubscriptionView.columns<Subscription>('s', { plan_key: 'p.key' })}
    FROM subscription s JOIN billing_plan p ON p.id = s.plan_id WHERE s.account_id = $1
  ) chosen ON true`;

type SubscriptionRow = RowOf<typeof SubscriptionView> & { open_cents: number };

/** Membership plans and invoices, for information only; nothing is paid here. */
@Injectable()
export class Billing {
  constructor(private readonly db: Database) {}

  async page(accountId: number, request: PageRequest): Promise<BillingPageView> {
    const [subscription, plans, invoices] = await Promise.all([
      this.db.row<SubscriptionRow>(SUBSCRIPTION, [accountId]),
      this.db.rows<RowOf<typeof BillingPlanView>>(PLANS, [accountId]),
      listPage<RowOf<typeof InvoiceView>>(this.db, request, {
        columns: InvoiceView.columns<Invoice>('i'),
        from: 'invoice i',
        where: [sql`i.account_id = ${accountId}`],
        order: 'i.issued_on DESC, i.id DESC',
      }),
    ]);
    return {
      subscription: subscription?.plan_key ? SubscriptionView.of(subscription) : null,
      plans: plans.map(BillingPlanView.of),
      invoices: invoices.rows.map(InvoiceView.of),
      ...pageFields(invoices),
      open_amount: fromCents(subscription!.open_cents),
    };
  }
}
