import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fromCents } from '#kit/money/money';
import type { RowOf } from '#kit/views/view';
import { type BillingPageView, BillingPlanView, InvoiceView, SubscriptionView } from './billing.view';

const MAX_INVOICES = 100;

const PLANS = `
  SELECT ${BillingPlanView.columns('p', {
    is_current: '(p.id IS NOT DISTINCT FROM (SELECT plan_id FROM subscription WHERE account_id = $1))',
  })}
  FROM billing_plan p ORDER BY p.price_cents, p.id`;
const SUBSCRIPTION = `
  SELECT ${SubscriptionView.columns('s', { plan_key: 'p.key' })}
  FROM subscription s JOIN billing_plan p ON p.id = s.plan_id WHERE s.account_id = $1`;
const INVOICES = `
  SELECT ${InvoiceView.columns('i')} FROM invoice i
  WHERE i.account_id = $1 ORDER BY i.issued_on DESC, i.id DESC LIMIT ${MAX_INVOICES}`;

/** What membership costs, as the club keeps it; nothing is paid here. */
@Injectable()
export class Billing {
  constructor(private readonly db: Database) {}

  async page(accountId: number): Promise<BillingPageView> {
    const [subscription, plans, invoices] = await Promise.all([
      this.db.row<RowOf<typeof SubscriptionView>>(SUBSCRIPTION, [accountId]),
      this.db.rows<RowOf<typeof BillingPlanView>>(PLANS, [accountId]),
      this.db.rows<RowOf<typeof InvoiceView>>(INVOICES, [accountId]),
    ]);
    const open = invoices.filter(({ status }) => status === 'open');
    return {
      subscription: subscription ? SubscriptionView.of(subscription) : null,
      plans: plans.map(BillingPlanView.of),
      invoices: invoices.map(InvoiceView.of),
      open_amount: fromCents(open.reduce((sum, { amount_cents: cents }) => sum + cents, 0)),
    };
  }
}
