import { OrderBodies1767400010004 } from '#migrations/food/1767400010004-order-bodies';
import { Orders1767225700003 } from '#migrations/food/1767225700003-orders';
import { OrderAddresses1767400000002 } from '#migrations/food/1767400000002-order-addresses';
import { Tips1767400091100 } from '#migrations/food/1767400091100-tips';
import { RefundedTotals1767400090115 } from '#migrations/food/1767400090115-refunded-totals';
import { OrderRefunds1767400090110 } from '#migrations/food/1767400090110-order-refunds';
import type { Feature } from '#kit/service/feature';
import { Order } from './order.entity';
import { OrderLine } from './order-line.entity';
import { OrderEvent } from './order-event.entity';
import { ORDER_CREATED, ORDER_STATUS, ORDER_UPDATED } from './order.events';
import { OrderLetters, TRACKING_PAGE } from './order-letters.service';
import { OrderUpdates } from './order-updates.service';
import { ordersSentences } from './orders.sentences';
import { OrderMoves } from './order-moves.service';
import { OrdersController } from './orders.controller';
import { Orders } from './orders.service';
import { Tracking } from './tracking';
import { TrackingListeners } from './tracking-listeners';

export const orders: Feature = {
  controllers: [OrdersController],
  providers: [OrderLetters, OrderMoves, OrderUpdates, Orders, Tracking, TrackingListeners],
  entities: [Order, OrderLine, OrderEvent],
  migrations: [
    Orders1767225700003,
    OrderAddresses1767400000002,
    OrderBodies1767400010004,
    OrderRefunds1767400090110,
    RefundedTotals1767400090115,
    Tips1767400091100,
  ],
  sentences: ordersSentences,
  sitePages: [TRACKING_PAGE],
  events: [ORDER_CREATED, ORDER_UPDATED, ORDER_STATUS],
};
