import { PaymentDisputed } from '#money/payments/payment.events';
import { on } from '#kit/service/domain-events';
import type { Feature } from '#kit/service/feature';
import { ContactReceived } from '../contact/contact.events';
import { KitchenPaused } from '../kitchens/kitchen.events';
import { DishChanged } from '../menu/dish.events';
import { OrderMoved, OrderPaid, OrderPlaced, OrderRefunded } from '../orders/order.events';
import { FoodWebhooks } from './food-webhooks.service';

export const foodWebhooks: Feature = {
  providers: [FoodWebhooks],
  handlers: [
    on(OrderPlaced, FoodWebhooks, 'orderPlaced'),
    on(OrderPaid, FoodWebhooks, 'orderPaid'),
    on(OrderMoved, FoodWebhooks, 'orderMoved'),
    on(OrderRefunded, FoodWebhooks, 'orderRefunded'),
    on(KitchenPaused, FoodWebhooks, 'kitchenPaused'),
    on(DishChanged, FoodWebhooks, 'dishChanged'),
    on(ContactReceived, FoodWebhooks, 'inquiryReceived'),
    on(PaymentDisputed, FoodWebhooks, 'paymentDisputed'),
  ],
};
