import type { OfficeText } from '#kit/service/office';
import { disputeType } from '#webhooks/types/dispute-type';
import { erasureType } from '#webhooks/types/erasure-type';
import type { WebhookType } from '#webhooks/types/webhook-type';
import type { ContactMessage } from '../contact/contact-message.entity';
import { WebhookInquiryView } from './webhook-inquiry.view';

const ofOrder = (happening: string, label: OfficeText, when: string): WebhookType => ({
  name: `food.order.${happening}`,
  label,
  permission: 'orders.view',
  when,
  record: 'order',
  route: '/orders/{id}',
});

export const ORDER_PLACED = ofOrder('placed', ['Order placed', 'طلب جديد'], 'An order was placed.');
export const ORDER_PAID = ofOrder('paid', ['Order paid', 'دُفع الطلب'], 'The payment of an order arrived.');
export const ORDER_ACCEPTED = ofOrder('accepted', ['Order accepted', 'قُبل الطلب'], 'The kitchen accepted an order.');
export const ORDER_CANCELLED = ofOrder(
  'cancelled',
  ['Order cancelled', 'أُلغي الطلب'],
  'An order was cancelled, by a person or because a deadline passed.',
);
export const ORDER_READY = ofOrder('ready', ['Order ready', 'الطلب جاهز'], 'An order is ready.');
export const ORDER_OUT_FOR_DELIVERY = ofOrder(
  'out_for_delivery',
  ['Order on its way', 'الطلب في الطريق'],
  'An order has left the kitchen.',
);
export const ORDER_DELIVERED = ofOrder(
  'delivered',
  ['Order delivered', 'سُلّم الطلب'],
  'An order was delivered or picked up.',
);
export const ORDER_REFUNDED = ofOrder(
  'refunded',
  ['Order refunded', 'استرداد مبلغ الطلب'],
  'Money of an order was returned, all or a part of it.',
);

export const KITCHEN_PAUSED: WebhookType = {
  name: 'food.kitchen.paused',
  label: ['Kitchen paused', 'إيقاف مطبخ مؤقتًا'],
  permission: 'settings.view',
  when: 'Staff paused a kitchen, or changed the end of its pause.',
  record: 'kitchen',
  route: '/kitchens/{code}',
  keyOf: 'SELECT code AS key FROM kitchen WHERE id = $1',
  ownedBy: 'SELECT FROM kitchen WHERE id = $1 AND id = $2',
};

export const DISH_CHANGED: WebhookType = {
  name: 'food.dish.changed',
  label: ['Dish changed', 'تغيير طبق'],
  permission: 'products.view',
  when: 'A dish was added, changed, archived or restored.',
  record: 'dish',
  route: '/products/{id}',
};

export const INQUIRY_RECEIVED: WebhookType = {
  name: 'food.inquiry.received',
  label: ['Message received', 'رسالة جديدة'],
  permission: 'users.view',
  when: 'A visitor sent a message by the contact form.',
  record: 'inquiry',
  own: {
    view: WebhookInquiryView,
    columns: WebhookInquiryView.columns<ContactMessage>('r'),
    from: 'contact_message r',
  },
};

export const PAYMENT_DISPUTED = disputeType('food', 'books.view');
export const PERSON_ERASED = erasureType('food');

export const foodWebhookTypes: readonly WebhookType[] = [
  ORDER_PLACED,
  ORDER_PAID,
  ORDER_ACCEPTED,
  ORDER_READY,
  ORDER_OUT_FOR_DELIVERY,
  ORDER_DELIVERED,
  ORDER_CANCELLED,
  ORDER_REFUNDED,
  KITCHEN_PAUSED,
  DISH_CHANGED,
  INQUIRY_RECEIVED,
  PAYMENT_DISPUTED,
  PERSON_ERASED,
];
