import type { Exceptions } from './describe-sent-comes-back';

const KITCHENS = ['downtown', 'harbor'];
const POSTCODES = [['10025'], ['10027', '10031']];
const LARGE = [{ group: 'glass', choice: 'large' }];
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const text = (words: string) => ({ en: words, ar: words });
const group = (round: number) => ({
  key: `size-${round}`,
  name: text(`Size ${round}`),
  required: round === 1,
  min: 1,
  max: round,
  choices: [
    { key: 'small', name: text(`Small ${round}`), price_delta: round, is_available: round === 2 },
    { key: 'large', name: text(`Large ${round}`), price_delta: round + 0.5, is_available: round === 1 },
  ],
});

export const foodExceptions: Exceptions = {
  notSent: {
    Kitchens_check: 'stores nothing',
    Promo_validate: 'stores nothing',
    Quotes_quote: 'stores nothing',
    Refunds_preview: 'stores nothing',
    AiStudio_suggest: 'stores nothing',
    Customers_signIn: 'signs in',
    Customers_forgotPassword: 'sends a mail',
    Customers_changePassword: 'changes a password',
  },
  leftOut: {
    '*.offer_id': 'a line names a dish or an offer',
    '*.offer_choices': 'a line names a dish or an offer',
    'AiStudio_request.source_url': 'a picture would have to be stored',
    'Orders_place.promo_code': 'needs a code that is valid',
    'Kitchens_change.slot_minutes': 'orders hold slots of the former length',
    'Orders_place.scheduled_for': 'needs a kitchen that takes orders for later',
    'Orders_place.tip': 'the demo shop takes no tips',
    'Orders_place.redeem_points': 'needs a customer with points',
    'Orders_place.accept_changes': 'needs a price that has changed',
    'Orders_place.quote_token': 'needs the token of a quote',
    'Refunds_create.tip': 'needs an order with a tip',
    'Orders_place.return_url_ok': 'for the payment page',
    'Orders_place.return_url_cancel': 'for the payment page',
  },
  notShown: {
    'AiStudio_accept.picture': 'shown as the picture that is accepted',
    'AiStudio_accept.position': 'shown by the dish',
    'Cart_merge.lines': 'shown among the other lines of the cart',
    'Orders_place.terms_accepted': 'an order without it is refused',
    'Refunds_create.lines': 'shown as parts of the refund',
    'Refunds_create.fees': 'shown as parts of the refund',
    'Refunds_create.amount': 'shown as a part of the refund',
    '*.client_token': 'an idempotency key',
    'Cart_add.unit_price': 'compared with the price of now',
    'Addresses_change.is_default': 'one address is always the default',
    'Wishlist_merge.product_ids': 'shown as the dishes of the list',
    'Contact_receive.name': 'mailed to the team, shown by no route',
    'Contact_receive.email': 'mailed to the team, shown by no route',
    'Contact_receive.message': 'mailed to the team, shown by no route',
  },
  shownAs: {
    'KitchenPauses_pause.until': 'paused_until',
    'KitchenPauses_pause.reason': 'pause_reason',
    'KitchenPauses_setBusy.until': 'busy_until',
    'KitchenPauses_setBusy.minutes': 'busy_minutes',
  },
  once: {
    AiStudio_accept: 'a picture is accepted once',
    Orders_place: 'the example has an idempotency key',
    OrdersStaff_move: 'each status follows one other',
    CustomersStaff_change: 'the new username is the address',
    Refunds_create: 'a fee is refunded once',
    Reviews_create: 'a dish is reviewed once',
    Reviews_change: 'the example writes the review first',
  },
  values: {
    MenuStaff_change: round => ({ option_groups: [group(round)] }),
    Kitchens_create: round => ({ delivery_postcodes: POSTCODES[round - 1] }),
    Kitchens_change: round => ({ delivery_postcodes: POSTCODES[round - 1] }),
    KitchenPauses_pause: round => ({ until: inHours(round) }),
    KitchenPauses_setBusy: round => ({ until: inHours(round) }),
    Snoozes_snooze: round => ({ until: inHours(round) }),
    Promo_create: round => ({ kitchen_codes: [KITCHENS[round - 1]], category_ids: [round] }),
    Promo_change: round => ({ kitchen_codes: [KITCHENS[round - 1]], category_ids: [round] }),
    Cart_add: () => ({ options: LARGE }),
    Cart_change: () => ({ options: LARGE }),
    Cart_choose: round => ({ kitchen_code: KITCHENS[round - 1] }),
    Cart_merge: round => ({ lines: [{ product_id: 6, quantity: round }] }),
    Orders_place: () => ({
      lines: [{ product_id: 5, quantity: 3, options: LARGE }],
      kitchen_code: 'downtown',
      address: { street: '24 Mercer Street', city: 'New York', postcode: '10013' },
      payment_method: 'demo',
    }),
    Staff_create: round => ({ kitchen_code: KITCHENS[round - 1] }),
    Staff_change: round => ({ kitchen_code: KITCHENS[round - 1] }),
    Settings_change: round => ({ value: round + 0.5 }),
    Roles_replacePermissions: round => ({
      permissions: [['orders.view'], ['products.view']][round - 1],
    }),
  },
};
