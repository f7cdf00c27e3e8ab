import { messagePairs } from '#kit/language/messages';

export const ordersMessages = messagePairs({
  'errors.tracking_token_invalid': [
    'This tracking link is no longer valid. Find the order by its number and e-mail address, or sign in.',
    'لم يعد رابط التتبع هذا صالحًا. ابحث عن الطلب برقمه وبريدك الإلكتروني، أو سجّل الدخول.',
  ],

  'mail.order.placed_delivery.subject': ['Your order {{number}}', 'طلبك {{number}}'],
  'mail.order.placed_delivery.text': ['Thank you for your order.', 'شكرًا لطلبك.'],
  'mail.order.placed_pickup.subject': ['Your order {{number}}', 'طلبك {{number}}'],
  'mail.order.placed_pickup.text': ['Thank you for your order.', 'شكرًا لطلبك.'],
  'mail.order.confirmed_delivery.subject': ['Your order {{number}} is confirmed', 'تم تأكيد طلبك {{number}}'],
  'mail.order.confirmed_delivery.text': [
    'The kitchen has accepted your order and will send it to you.',
    'قبل المطبخ طلبك وسيرسله إليك.',
  ],
  'mail.order.confirmed_pickup.subject': ['Your order {{number}} is confirmed', 'تم تأكيد طلبك {{number}}'],
  'mail.order.confirmed_pickup.text': [
    'The kitchen has accepted your order. We write again when it is ready.',
    'قبل المطبخ طلبك. نكتب إليك عندما يصبح جاهزًا.',
  ],
  'mail.order.ready_delivery.subject': ['Your order {{number}} is ready', 'طلبك {{number}} جاهز'],
  'mail.order.ready_delivery.text': [
    'Your order is packed and leaves the kitchen next.',
    'تم تجهيز طلبك وسيغادر المطبخ بعد قليل.',
  ],
  'mail.order.ready_pickup.subject': ['Your order {{number}} is ready', 'طلبك {{number}} جاهز'],
  'mail.order.ready_pickup.text': ['Your order waits for you. Enjoy!', 'طلبك بانتظارك. بالهناء والشفاء!'],
  'mail.order.out_for_delivery_delivery.subject': ['Your order {{number}} is on its way', 'طلبك {{number}} في الطريق'],
  'mail.order.out_for_delivery_delivery.text': ['Your order has left the kitchen.', 'غادر طلبك المطبخ.'],
  'mail.order.delivered_delivery.subject': ['Your order {{number}} was delivered', 'تم توصيل طلبك {{number}}'],
  'mail.order.delivered_delivery.text': [
    'Your order was delivered. We hope you enjoy it, and are glad about a review.',
    'تم توصيل طلبك. نتمنى لك وجبة شهية، ويسعدنا تقييمك.',
  ],
  'mail.order.delivered_pickup.subject': ['Your order {{number}} was picked up', 'تم استلام طلبك {{number}}'],
  'mail.order.delivered_pickup.text': [
    'Your order was picked up. We hope you enjoy it, and are glad about a review.',
    'تم استلام طلبك. نتمنى لك وجبة شهية، ويسعدنا تقييمك.',
  ],
  'mail.order.cancelled_delivery.subject': ['Your order {{number}} is cancelled', 'أُلغي طلبك {{number}}'],
  'mail.order.cancelled_delivery.text': ['We are sorry: your order was cancelled.', 'نعتذر إليك: أُلغي طلبك.'],
  'mail.order.cancelled_pickup.subject': ['Your order {{number}} is cancelled', 'أُلغي طلبك {{number}}'],
  'mail.order.cancelled_pickup.text': ['We are sorry: your order was cancelled.', 'نعتذر إليك: أُلغي طلبك.'],
  'mail.order.refunded_delivery.subject': ['The money for order {{number}} is returned', 'أُعيد ثمن الطلب {{number}}'],
  'mail.order.refunded_delivery.text': [
    'What you paid for your order is on its way back to you.',
    'ما دفعته مقابل طلبك في طريقه إليك.',
  ],
  'mail.order.refunded_pickup.subject': ['The money for order {{number}} is returned', 'أُعيد ثمن الطلب {{number}}'],
  'mail.order.refunded_pickup.text': [
    'What you paid for your order is on its way back to you.',
    'ما دفعته مقابل طلبك في طريقه إليك.',
  ],
  'mail.order.not_paid': [
    'It is not paid yet. The kitchen begins when it is.',
    'لم يُدفع ثمنه بعد، ويبدأ المطبخ عند الدفع.',
  ],
  'mail.order.money_back': ['What you paid is returned to you.', 'يُعاد إليك ما دفعته.'],
  'mail.order.payment_expired.subject': [
    'Your order {{number}} was not paid in time',
    'لم يُدفع ثمن طلبك {{number}} في الوقت المحدد',
  ],
  'mail.order.payment_expired.text': [
    'Your order was not paid in time, so we cancelled it. A payment that arrives later goes back to you. You can order again.',
    'لم يُدفع ثمن طلبك في الوقت المحدد فألغيناه. إذا وصلتنا دفعة لاحقًا فسنعيدها إليك. يمكنك الطلب من جديد.',
  ],
  'mail.order.not_accepted.subject': [
    'The kitchen could not accept your order {{number}}',
    'لم يتمكن المطبخ من قبول طلبك {{number}}',
  ],
  'mail.order.not_accepted.text': [
    'We are sorry: the kitchen did not accept your order in time, so we cancelled it.',
    'نعتذر إليك: لم يقبل المطبخ طلبك في الوقت المحدد فألغيناه.',
  ],
  'mail.order.points_back': [
    'The points that you redeemed are in your account again.',
    'عادت النقاط التي استبدلتها إلى حسابك.',
  ],
  'mail.order.late_payment.subject': [
    'Your payment for order {{number}} goes back to you',
    'ستُعاد إليك دفعتك للطلب {{number}}',
  ],
  'mail.order.late_payment.text': [
    'We received {{amount}} for order {{number}} and could not use it, because the order was already paid or no longer ' +
      'accepts this payment. The money goes back the way it came. You do not need to do anything.',
    'وصلنا مبلغ {{amount}} للطلب {{number}} ولم نتمكن من قبوله، لأن الطلب مدفوع مسبقًا أو لم يعد يقبل هذه الدفعة. سيُعاد المبلغ ' +
      'بالطريقة التي دفعت بها، ولا يلزمك أي إجراء.',
  ],
  'mail.order.late_payment.amount': ['Returned', 'المبلغ المُعاد'],
  'notifications.order_unaccepted.title': ['Order {{number}} is not accepted yet', 'لم يُقبل الطلب {{number}} بعد'],
  'notifications.order_unaccepted.body': [
    'Confirm the order of {{name}} before {{until}}. After that it is cancelled and the money goes back.',
    'أكّد طلب {{name}} قبل {{until}}. بعد ذلك يُلغى ويُعاد ثمنه.',
  ],
  'notifications.order_not_accepted.title': ['Order {{number}} was cancelled', 'أُلغي الطلب {{number}}'],
  'notifications.order_not_accepted.body': [
    'Nobody confirmed the order of {{name}} in time. What was paid goes back.',
    'لم يؤكّد أحد طلب {{name}} في الوقت المحدد. يُعاد ما دُفع.',
  ],
  'mail.order.number': ['Order', 'الطلب'],
  'mail.order.subtotal': ['Subtotal', 'المجموع الفرعي'],
  'mail.order.promo': ['Promo code', 'رمز الخصم'],
  'mail.order.rewards': ['Points', 'النقاط'],
  'mail.order.fee_delivery': ['Delivery', 'التوصيل'],
  'mail.order.fee_pickup': ['Pick-up', 'الاستلام'],
  'mail.order.tip': ['Tip', 'الإكرامية'],
  'mail.order.total': ['Total', 'المجموع'],
  'mail.order.deliver_to': ['Delivered to', 'التوصيل إلى'],
  'mail.order.pick_up_at': ['Picked up at', 'الاستلام من'],
  'mail.order.ready_around': ['Ready around', 'جاهز نحو'],
  'mail.order.reason': ['Reason', 'السبب'],
  'mail.order.action': ['Follow your order', 'تتبّع طلبك'],
  'mail.order.link_lasts': [
    'The link works for three hours. After that, find your order by its number and this e-mail address, or sign in.',
    'يعمل الرابط لثلاث ساعات. بعدها ابحث عن طلبك برقمه وبهذا البريد الإلكتروني، أو سجّل الدخول.',
  ],
});
