import type { Feature } from '#kit/service/feature';
import { PaymentWebhooksController } from '#money/payments/payment-webhooks.controller';
import { Basket } from './basket.service';
import { checkoutMessages } from './checkout.messages';
import { Checkout, PAID_ORDER_PAGE } from './checkout.service';
import { MY_COURSES_PAGE, OrderLetters } from './order-letters.service';
import { OrderLapse } from './order-lapse.service';
import { PaymentMethods } from './payment-methods.service';
import { Placement } from './placement.service';
import { PurchasePaid } from './purchase.events';
import { Purchases } from './purchases.service';
import { ShopController } from './shop.controller';

export const checkout: Feature = {
  controllers: [ShopController, PaymentWebhooksController],
  providers: [Basket, Checkout, OrderLapse, OrderLetters, PaymentMethods, Placement, Purchases],
  domainEvents: [PurchasePaid],
  messages: checkoutMessages,
  sitePages: [PAID_ORDER_PAGE, MY_COURSES_PAGE],
};
