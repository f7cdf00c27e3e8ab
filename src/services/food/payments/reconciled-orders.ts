import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { ReconciledRecords } from '#money/reconciliation/reconciled-records';
import { OrderTransitions } from '../orders/order-transitions.service';
import { CANCELLABLE } from '../orders/order-status';

const ORDER = (reference: string, condition = 'true') =>
  `EXISTS (SELECT FROM customer_order o WHERE o.order_number = ${reference} AND ${condition})`;

/** Finds and cancels the orders of payments that reconciliation repairs. */
@Injectable()
export class ReconciledOrders extends ReconciledRecords {
  constructor(
    private readonly db: Database,
    private readonly transitions: OrderTransitions,
  ) {
    super();
  }

  override exists(reference: string): string {
    return ORDER(reference);
  }

  override isCancellable(reference: string): string {
    return ORDER(reference, `o.status IN (${CANCELLABLE.map(status => `'${status}'`).join(', ')})`);
  }

  override async cancel(reference: string, accountId: number, reason: string): Promise<void> {
    const order = await this.db.row<{ id: number }>(
      `UPDATE customer_order SET payment_status = 'failed' WHERE order_number = $1 AND payment_status = 'paid' RETURNING id`,
      [reference],
    );
    if (order) await this.transitions.move(order.id, 'cancelled', { actor: 'staff', accountId, reason });
  }
}
