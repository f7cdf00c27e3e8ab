import type { Order } from '../api';
import { words } from '#kit/language';

/** What a status is called. */
export const statusName = words<Order['status']>({
  pending: ['New', 'جديد'],
  confirmed: ['Accepted', 'مقبول'],
  preparing: ['Preparing', 'قيد التحضير'],
  ready: ['Ready', 'جاهز'],
  out_for_delivery: ['On its way', 'في الطريق'],
  delivered: ['Delivered', 'تم التسليم'],
  cancelled: ['Cancelled', 'ملغى'],
  refunded: ['Refunded', 'مسترد'],
});

/** What the button of a move says. */
export const moveName = words<Order['actions'][number]['action']>({
  confirmed: ['Accept', 'قبول'],
  preparing: ['Start preparing', 'بدء التحضير'],
  ready: ['It is ready', 'أصبح جاهزًا'],
  out_for_delivery: ['Hand to the driver', 'تسليم للسائق'],
  delivered: ['Delivered', 'تم التسليم'],
  cancelled: ['Cancel', 'إلغاء'],
});

const paymentStatusName = words<Order['payment_status'] | 'processing'>({
  processing: ['Payment under way', 'الدفع قيد المعالجة'],
  unpaid: ['Not paid', 'غير مدفوع'],
  paid: ['Paid', 'مدفوع'],
  failed: ['Payment failed', 'فشل الدفع'],
  refund_due: ['Refund due', 'استرداد مستحق'],
  refunded: ['Refunded', 'مسترد'],
});

/** What the payment of an order is called; of money that the processor says is under way, that. */
export const paymentName = ({ payment_status, payment_processing_until: until }: Order): string =>
  paymentStatusName(until === null ? payment_status : 'processing');

export const fulfillmentName = words<Order['fulfillment']>({
  delivery: ['Delivery', 'توصيل'],
  pickup: ['Pick-up', 'استلام'],
});

export const actorName = words<Order['timeline'][number]['by']>({
  customer: ['customer', 'العميل'],
  guest: ['guest', 'ضيف'],
  staff: ['staff', 'الفريق'],
  payment: ['payment', 'الدفع'],
  system: ['by itself', 'تلقائيًا'],
});
