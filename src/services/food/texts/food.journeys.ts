import type { Journeys } from '#kit/service/journeys';
import { PASSWORD } from '#shared/staff/staff.examples';

const BASKET = {
  lines: [
    { product_id: 6, quantity: 3 },
    { product_id: 5, quantity: 2, options: [{ group: 'glass', choice: 'large' }] },
  ],
  kitchen_code: 'downtown',
  fulfillment: 'pickup',
};

const GUEST = {
  name: 'Sara Haddad',
  email: 'sara@example.com',
  phone: '+1 212 555 0142',
  payment_method: 'demo',
  terms_accepted: true,
};

export const foodJourneys: Journeys = () => [
  {
    id: 'sell-a-meal',
    title: { en: 'Sell a meal in 5 calls', ar: 'بيع وجبة في 5 طلبات' },
    steps: [
      {
        text: {
          en: 'Show the menu. Each dish has its price, its pictures and its options.',
          ar: 'اعرض القائمة. لكل طبق سعره وصوره وخياراته.',
        },
        call: 'GET /api/products?limit=3',
      },
      {
        text: {
          en: 'Price the basket at every change: fees, discounts, and what prevents the order. Keep the `quote_token`.',
          ar: 'احسب سعر السلة بعد كل تغيير: الرسوم والخصومات وما يمنع الطلب. واحتفظ بـ `quote_token`.',
        },
        call: 'POST /api/checkout/quote',
        body: BASKET,
        keep: [['quote', 'quote_token']],
      },
      {
        text: {
          en: 'Place the order as a guest, at the prices of the quote. A repeated `Idempotency-Key` returns the same order.',
          ar: 'أرسل الطلب كضيف بالأسعار التي عُرضت. وتكرار `Idempotency-Key` نفسه يعيد الطلب نفسه.',
        },
        call: 'POST /api/orders',
        headers: { 'Idempotency-Key': '{run}' },
        body: { ...BASKET, ...GUEST, quote_token: '{quote}' },
        keep: [
          ['number', 'order.order_number'],
          ['tracking', 'tracking'],
        ],
      },
      {
        text: {
          en: 'Pay. The method `demo` pays at once; a processor returns the address of its page.',
          ar: 'ادفع. الطريقة `demo` تدفع فورًا، ومعالج الدفع يعيد عنوان صفحته.',
        },
        call: 'POST /api/payments/checkout-session',
        body: { order_number: '{number}', email: GUEST.email },
      },
      {
        text: {
          en: 'Follow the order, or listen to live updates with the same token.',
          ar: 'تابع الطلب، أو استمع إلى التحديثات المباشرة بالرمز نفسه.',
        },
        call: 'GET /api/orders/track/status?token={tracking}',
      },
    ],
  },
  {
    id: 'run-the-kitchen',
    title: { en: 'Run the kitchen in 5 calls', ar: 'إدارة المطبخ في 5 طلبات' },
    steps: [
      {
        text: { en: 'Sign in as the manager.', ar: 'سجّل الدخول بصفة المدير.' },
        call: 'POST /api/auth/login',
        body: { email: 'manager@food.example', password: PASSWORD },
        keep: [['staff', 'access_token']],
      },
      {
        text: {
          en: 'Find the order of the first journey. `actions` lists the possible actions; `status=pending` lists all waiting orders.',
          ar: 'اعثر على طلب الرحلة الأولى. تسرد `actions` الإجراءات الممكنة، و`status=pending` كل الطلبات المنتظرة.',
        },
        call: 'GET /api/orders?q={number}',
        token: 'staff',
        keep: [['order', 'items[0].id']],
      },
      {
        text: {
          en: 'Accept the order. The customer gets a mail, and open pages are updated.',
          ar: 'اقبل الطلب. تصل رسالة إلى العميل وتتغير الصفحات المفتوحة.',
        },
        call: 'PATCH /api/orders/{order}/status',
        token: 'staff',
        body: { status: 'confirmed' },
      },
      {
        text: {
          en: 'Begin to cook, then send `ready`, `out_for_delivery` and `delivered` in the same way.',
          ar: 'ابدأ التحضير، ثم أرسل `ready` و`out_for_delivery` و`delivered` بالطريقة نفسها.',
        },
        call: 'PATCH /api/orders/{order}/status',
        token: 'staff',
        body: { status: 'preparing' },
      },
      {
        text: { en: 'Read the figures of the day.', ar: 'اقرأ أرقام اليوم.' },
        call: 'GET /api/overview',
        token: 'staff',
      },
    ],
  },
];
