import { Injectable } from '@nestjs/common';
import { Webhooks } from '#webhooks/storage/webhooks';
import type { WebhookType } from '#webhooks/types/webhook-type';
import type { OrderStatus } from '../orders/order-status';
import {
  DISH_CHANGED,
  INQUIRY_RECEIVED,
  KITCHEN_PAUSED,
  ORDER_ACCEPTED,
  ORDER_CANCELLED,
  ORDER_DELIVERED,
  ORDER_OUT_FOR_DELIVERY,
  ORDER_PAID,
  ORDER_PLACED,
  ORDER_READY,
  ORDER_REFUNDED,
  PAYMENT_DISPUTED,
} from './food-webhook-types';

const OF_STATUS: Partial<Record<OrderStatus, WebhookType>> = {
  confirmed: ORDER_ACCEPTED,
  ready: ORDER_READY,
  out_for_delivery: ORDER_OUT_FOR_DELIVERY,
  delivered: ORDER_DELIVERED,
  cancelled: ORDER_CANCELLED,
};

/** Raises the webhooks of the service for its domain events. */
@Injectable()
export class FoodWebhooks {
  constructor(private readonly webhooks: Webhooks) {}

  async orderPlaced({ orderId: id, isPaid }: { orderId: number; isPaid: boolean }): Promise<void> {
    await this.webhooks.raise(ORDER_PLACED, { id });
    if (isPaid) await this.webhooks.raise(ORDER_PAID, { id });
  }

  async orderPaid({ orderId: id }: { orderId: number }): Promise<void> {
    await this.webhooks.raise(ORDER_PAID, { id });
  }

  async orderMoved({ orderId: id, status }: { orderId: number; status: OrderStatus }): Promise<void> {
    const type = OF_STATUS[status];
    if (type) await this.webhooks.raise(type, { id });
  }

  async orderRefunded({ orderId: id }: { orderId: number }): Promise<void> {
    await this.webhooks.raise(ORDER_REFUNDED, { id });
  }

  async kitchenPaused({ kitchenId: id }: { kitchenId: number }): Promise<void> {
    await this.webhooks.raise(KITCHEN_PAUSED, { id });
  }

  async dishChanged({ dishId: id }: { dishId: number }): Promise<void> {
    await this.webhooks.raise(DISH_CHANGED, { id });
  }

  async inquiryReceived({ messageId: id }: { messageId: number }): Promise<void> {
    await this.webhooks.raise(INQUIRY_RECEIVED, { id });
  }

  async paymentDisputed({ disputeId: id }: { disputeId: number }): Promise<void> {
    await this.webhooks.raise(PAYMENT_DISPUTED, { id });
  }
}
