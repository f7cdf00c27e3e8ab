import { RefundSearches2026112911110 } from '#migrations/money/2026112911110-refund-searches';
import { RefundsByOrder2026112911120 } from '#migrations/food/2026112911120-refunds-by-order';
import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { on } from '#kit/service/domain-events';
import { RefundChanged } from '#money/refunds/refund.events';
import { RefundTooLarge } from '#money/refunds/refund.refusals';
import { OrderRefunds } from './order-refunds.service';
import { OrderRefundLetters } from './refund-letters.service';
import { RefundableOrders } from './refundable-orders';
import { RefundsController } from './refunds.controller';
import { orderRefundMessages } from './refunds.messages';
import { orderRefundsOffice } from './order-refunds.office';
import { REFUND_SEARCH_TEXT } from './refund-search-text.fill';

export const orderRefunds: Feature = {
  office: orderRefundsOffice,
  controllers: [RefundsController],
  providers: [RefundableOrders, OrderRefunds, OrderRefundLetters],
  tables: ['food/refunds'],
  migrations: [RefundSearches2026112911110, RefundsByOrder2026112911120],
  fills: [REFUND_SEARCH_TEXT],
  routines: routinesIn(__dirname, 'order_text_of_refunds', 'refund_part_of_order', 'refund_search_text'),
  handlers: [on(RefundChanged, OrderRefunds, 'emitChanged')],
  messages: orderRefundMessages,
  constraintRefusals: { order_line_refunded: RefundTooLarge, customer_order_refunded: RefundTooLarge },
};
