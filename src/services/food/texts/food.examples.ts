import type { Examples, Preparation } from '#kit/service/examples';
import { NEW_PASSWORD, PASSWORD, staffExamples } from '#shared/staff/staff.examples';

const LEMONADE = { product_id: 5, quantity: 2, options: [{ group: 'glass', choice: 'large' }] };
const LUNCH = { offer_id: 3, quantity: 1, offer_choices: { bowl: 24, drink: 2 } };
const DELIVERED = {
  kitchen_code: 'downtown',
  fulfillment: 'delivery',
  address: { street: '24 Mercer Street', city: 'New York', postcode: '10013' },
};
/** The largest one, which has several dishes and a delivery fee. */
const DELIVERED_ORDER: Preparation = {
  method: 'get',
  path: '/api/orders?status=delivered&fulfillment=delivery&sort_by=total',
  parameter: 'id',
  value: 'items.0.id',
};
const BASKET = { lines: [{ product_id: 6, quantity: 3 }, LEMONADE], ...DELIVERED };

export const foodExamples: Examples = day => ({
  ...staffExamples({
    domain: 'food.example',
    owner: 'owner',
    account: 2,
    role: 2,
    setting: { key: 'delivery_fee', value: 4.5 },
    permissions: ['orders.view', 'orders.edit', 'products.view'],
  }),
  CategoriesStaff_create: {
    body: { name: { en: 'Soups', ar: 'الشوربات' }, description: { en: 'Hot bowls', ar: 'أطباق ساخنة' } },
  },
  CategoriesStaff_change: { path: { id: 4 }, body: { name: { en: 'Salads and mezze', ar: 'السلطات والمقبلات' } } },
  Categories_bySlug: { path: { slug: 'grills' } },
  Refunds_preview: {
    after: DELIVERED_ORDER,
    body: { lines: [{ position: 0, quantity: 1 }], reason: 'One dish was missing' },
  },
  Refunds_create: {
    after: DELIVERED_ORDER,
    body: { fees: ['delivery'], amount: 2, reason: 'It came late', client_token: 'refund-of-a-delivery' },
  },
  Menu_bySlug: { path: { slug: 'lamb-kofta' } },
  Kitchens_one: { path: { code: 'downtown' } },
  Slots_list: { path: { code: 'downtown' }, query: { from: day(1), to: day(2), dishes: '3' } },
  DishDrafts_save: { body: { name: { en: 'Lentil soup', ar: 'شوربة عدس' }, price: 6.5 } },
  AiStudio_suggest: [
    { summary: 'A description of a dish', body: { task: 'describe', product_id: 1, language: 'en' } },
    {
      summary: 'A shorter text',
      body: { task: 'shorten', text: 'A soup of red lentils. With cumin and lemon, and warm bread.', language: 'en' },
    },
  ],
  AiStudio_request: {
    body: { product_id: 1, prompt: 'On a blue plate, seen from above', style: 'natural light', count: 2 },
  },
  AiStudio_one: { path: { id: 1 } },
  AiStudio_accept: { path: { id: 1 }, body: { picture: 1, position: 1 } },
  MenuStaff_create: {
    body: {
      name: { en: 'Lentil soup', ar: 'شوربة عدس' },
      description: { en: 'Red lentils, cumin and lemon.', ar: 'عدس أحمر وكمون وليمون.' },
      price: 6.5,
      category_id: 4,
      option_groups: [
        {
          key: 'size',
          name: { en: 'Size', ar: 'الحجم' },
          required: true,
          min: 1,
          max: 1,
          choices: [
            { key: 'cup', name: { en: 'Cup', ar: 'كوب' } },
            { key: 'bowl', name: { en: 'Bowl', ar: 'طبق' }, price_delta: 2.5 },
          ],
        },
      ],
      dietary_tags: ['vegan'],
      preparation_minutes: 10,
    },
  },
  MenuStaff_change: { path: { id: 6 }, body: { price: 6.75, is_best_seller: true } },
  MenuStaff_changeAvailability: { path: { id: 7 }, body: { is_available: false } },
  Offers_create: {
    body: {
      code: 'sweet-break',
      name: { en: 'Sweet break', ar: 'استراحة حلوة' },
      price: 9.5,
      slots: [
        {
          name: 'sweet',
          label: { en: 'Something sweet', ar: 'شيء حلو' },
          choices: [{ product_id: 6 }, { product_id: 8, supplement: 1 }],
        },
        { name: 'drink', label: { en: 'Your drink', ar: 'مشروبك' }, choices: [{ product_id: 5 }] },
      ],
    },
  },
  Offers_change: { path: { code: 'grill-night' }, body: { price: 22.5 } },
  HomePage_put: {
    path: { key: 'something-sweet' },
    body: { title: { en: 'Something sweet', ar: 'شيء حلو' }, position: 6, product_ids: [6, 8] },
  },
  Kitchens_create: {
    body: {
      code: 'uptown',
      name: { en: 'Uptown', ar: 'أعلى المدينة' },
      time_zone: 'America/New_York',
      preparation_minutes: 25,
      delivery_postcodes: ['10025', '10027'],
      hours: [{ day: 5, open: '11:00', close: '22:30' }],
      closures: [{ date: day(30), reason: 'Stock-taking' }],
      special_hours: [{ date: day(31), open: '11:00', close: '16:00', reason: 'Christmas Eve' }],
    },
  },
  Kitchens_check: [
    { summary: 'Is this address delivered to?', body: { mode: 'delivery', postcode: '10013' } },
    { summary: 'Can it be picked up here?', body: { mode: 'pickup', kitchen_code: 'harbor' } },
  ],
  Kitchens_change: { path: { code: 'harbor' }, body: { preparation_minutes: 30 } },
  KitchenPauses_pause: { path: { code: 'harbor' }, body: { until: 'reopening', reason: 'The oven is being repaired' } },
  KitchenPauses_resume: { path: { code: 'harbor' } },
  KitchenPauses_setBusy: { path: { code: 'downtown' }, body: { minutes: 20, until: 'closing' } },
  KitchenPauses_endBusy: { path: { code: 'downtown' } },
  Snoozes_list: { path: { code: 'downtown' } },
  Snoozes_snooze: {
    path: { code: 'downtown', productId: 1 },
    body: { until: 'reopening', reason: 'No lentils left' },
  },
  Snoozes_unsnooze: { path: { code: 'downtown', productId: 1 } },
  Promo_validate: { body: { code: 'WELCOME10', subtotal: 42 } },
  Promo_create: [
    { summary: 'A code for everybody', body: { code: 'AUTUMN5', percent: 5, excludes_delivery: true } },
    {
      summary: 'A code for 100 first orders of 30 or more',
      body: { code: 'HELLO15', percent: 15, first_order_only: true, max_uses: 100, minimum_subtotal: 30 },
    },
  ],
  Promo_change: { path: { id: 2 }, body: { percent: 12.5 } },
  Quotes_quote: [
    { summary: 'A delivery with a promo code', body: { ...BASKET, promo_code: 'WELCOME10' } },
    { summary: 'A combo offer to pick up', body: { lines: [LUNCH], kitchen_code: 'downtown', fulfillment: 'pickup' } },
  ],
  Cart_add: [
    { summary: 'A dish with its options', body: LEMONADE },
    { summary: 'A combo offer', body: LUNCH },
  ],
  Cart_change: {
    after: { method: 'post', path: '/api/cart/items', body: LEMONADE, parameter: 'id', value: 'items.0.id' },
    body: { quantity: 3 },
  },
  Cart_choose: { body: { kitchen_code: 'downtown', fulfillment: 'pickup' } },
  Cart_merge: { body: { lines: [{ product_id: 6, quantity: 1 }] } },
  Orders_place: [
    {
      summary: 'A guest has food brought',
      headers: { 'Idempotency-Key': 'a-guest-orders-once' },
      as: '',
      body: {
        ...BASKET,
        name: 'Sara Haddad',
        email: 'sara@example.com',
        phone: '+1 212 555 0142',
        payment_method: 'demo',
        terms_accepted: true,
        delivery_instructions: 'Ring twice',
      },
    },
    {
      summary: 'A customer picks a combo up',
      headers: { 'Idempotency-Key': 'a-customer-orders-once' },
      body: {
        lines: [LUNCH],
        kitchen_code: 'downtown',
        fulfillment: 'pickup',
        phone: '+1 212 555 0165',
        payment_method: 'demo',
        terms_accepted: true,
      },
    },
  ],
  OrdersStaff_move: [
    {
      summary: 'The kitchen begins to cook',
      after: { method: 'get', path: '/api/orders?status=confirmed', parameter: 'id', value: 'items.0.id' },
      body: { status: 'preparing' },
    },
    {
      summary: 'The guest has called',
      after: { method: 'get', path: '/api/orders?status=pending', parameter: 'id', value: 'items.0.id' },
      body: { status: 'cancelled', reason: 'The guest called' },
    },
  ],
  Customers_register: {
    body: { first_name: 'Omar', last_name: 'Nasser', email: 'omar@example.com', password: NEW_PASSWORD },
  },
  Customers_signIn: { body: { email: 'customer@food.example', password: PASSWORD } },
  Customers_change: { body: { first_name: 'Sara', phone: '+1 212 555 0165' } },
  Customers_changePassword: { body: { current_password: PASSWORD, new_password: NEW_PASSWORD } },
  Customers_forgotPassword: { body: { email: 'customer2@food.example' } },
  CustomersStaff_create: {
    body: { first_name: 'Hana', last_name: 'Aziz', email: 'hana@example.com', password: NEW_PASSWORD },
  },
  CustomersStaff_change: { path: { username: 'guest1' }, body: { last_name: 'Rahman' } },
  CustomersStaff_setPassword: {
    path: { username: 'guest2' },
    body: { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
  },
  Addresses_create: { body: { label: 'Office', street: '350 Hudson Street', city: 'New York', postcode: '10014' } },
  Addresses_change: { path: { id: 2 }, body: { label: 'Home', is_default: true } },
  Wishlist_merge: { body: { product_ids: [5, 6] } },
  Reviews_create: { body: { product_id: 4, rating: 5, comment: 'Cold, sour and just right.' } },
  Reviews_change: {
    after: {
      method: 'post',
      path: '/api/reviews',
      body: { product_id: 6, rating: 4 },
      parameter: 'id',
      value: 'id',
    },
    body: { rating: 5, comment: 'Even better the second time.' },
  },
  Contact_receive: {
    body: {
      name: 'Sara Haddad',
      email: 'sara@example.com',
      message: 'Do you cater for thirty people?',
      client_token: '6f1a3c1e-9a53-4a5e-8a1d-0d4f7f2c9b11',
    },
  },
});
