import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { Order } from './order.entity';
import { OrderLine } from './order-line.entity';
import { OrderEvent } from './order-event.entity';
import {
  ORDER_CREATED,
  ORDER_STATUS,
  ORDER_UPDATED,
  OrderCancelled,
  OrderMoved,
  OrderPaid,
  OrderPlaced,
  OrderRefunded,
} from './order.events';
import { OrderLetters, TRACKING_PAGE } from './order-letters.service';
import { OrderUpdates } from './order-updates.service';
import { ordersMessages } from './orders.messages';
import { OrderTransitions } from './order-transitions.service';
import { OrdersController } from './orders.controller';
import { Orders } from './orders.service';
import { Tracking } from './tracking';
import { TrackingListeners } from './tracking-listeners';
import { OrdersOfAKitchen2026112816160 } from '#migrations/food/2026112816160-orders-of-a-kitchen';
import { OrderSearches2026112911160 } from '#migrations/food/2026112911160-order-searches';
import { KitchenFilters2026112911170 } from '#migrations/food/2026112911170-kitchen-filters';

export const orders: Feature = {
  controllers: [OrdersController],
  providers: [OrderLetters, OrderTransitions, OrderUpdates, Orders, Tracking, TrackingListeners],
  entities: [Order, OrderLine, OrderEvent],
  tables: ['food/orders'],
  migrations: [OrdersOfAKitchen2026112816160, OrderSearches2026112911160, KitchenFilters2026112911170],
  routines: routinesIn(__dirname, 'write_notifications'),
  messages: ordersMessages,
  sitePages: [TRACKING_PAGE],
  events: [ORDER_CREATED, ORDER_UPDATED, ORDER_STATUS],
  domainEvents: [OrderPlaced, OrderPaid, OrderMoved, OrderCancelled, OrderRefunded],
};
