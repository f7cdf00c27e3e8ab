import { STAFF } from '#kit/access/access-rule';
import type { Feature } from '#kit/service/feature';
import { aiBudget } from '#agents/ai-budget/ai-budget.feature';
import { demo } from '#shared/demo/demo.feature';
import { assistant } from '#agents/assistant/assistant.feature';
import { health } from '#shared/health/health.feature';
import { accessKeys } from '#agents/access-keys/access-keys.feature';
import { confirmations } from '#agents/confirmations/confirmations.feature';
import { connectedApps } from '#agents/connected-apps/connected-apps.feature';
import { mcp } from '#agents/mcp/mcp.feature';
import { staffAddress } from '#agents/oauth/app-address';
import { oauth } from '#agents/oauth/oauth.feature';
import { oauthPages } from '#agents/oauth-pages/oauth-pages.feature';
import { notifications } from '#shared/notifications/notifications.feature';
import { paymentLedger } from '#money/payments/payments.feature';
import { RecordedRefunds } from '#money/refunds/recorded-refunds';
import { refunds } from '#money/refunds/refunds.feature';
import { quoteTokens } from '#shared/quote-tokens/quote-tokens.feature';
import { reconciliation } from '#money/reconciliation/reconciliation.feature';
import { settings } from '#shared/settings/settings.feature';
import { staff } from '#shared/staff/staff.feature';
import { tools } from '#agents/tools/tools.feature';
import { studio } from '#agents/studio/studio.feature';
import { uploads } from '#shared/uploads/uploads.feature';
import { addresses } from './addresses/addresses.feature';
import { aiStudio } from './ai-studio/ai-studio.feature';
import { DishSubjects } from './ai-studio/dish-subjects';
import { cart } from './cart/cart.feature';
import { books } from '#money/books/books.feature';
import { orderBooks } from './books/order-books.feature';
import { foodBooks } from './books/food.books';
import { categories } from './categories/categories.feature';
import { contact } from './contact/contact.feature';
import { CUSTOMER, CUSTOMERS } from './customers/customer-accounts';
import { CustomerSessionView } from './customers/customer.view';
import { customers } from './customers/customers.feature';
import { deadlines } from './deadlines/deadlines.feature';
import { demoKitchen } from './demo-kitchen/demo-kitchen.feature';
import { help } from './help/help.feature';
import { homePage } from './home-page/home-page.feature';
import { kitchens } from './kitchens/kitchens.feature';
import { menu } from './menu/menu.feature';
import { offers } from './offers/offers.feature';
import { ordersStaff } from './orders-staff/orders-staff.feature';
import { orders } from './orders/orders.feature';
import { overview } from './overview/overview.feature';
import { FoodPaymentHandler } from './payments/food-payment-handler';
import { payments } from './payments/payments.feature';
import { ReconciledOrders } from './payments/reconciled-orders';
import { placement } from './placement/placement.feature';
import { pricing } from './pricing/pricing.feature';
import { promo } from './promo/promo.feature';
import { basketTokens } from './quote-tokens/quote-tokens.feature';
import { publicSettings } from './public-settings/public-settings.feature';
import { orderRefunds } from './refunds/refunds.feature';
import { reviews } from './reviews/reviews.feature';
import { rewards } from './rewards/rewards.feature';
import { slots } from './slots/slots.feature';
import { snoozes } from './snoozes/snoozes.feature';
import { webhooks } from '#webhooks/webhooks.feature';
import { foodWebhooks } from './webhooks/food-webhooks.feature';
import { foodWebhookTypes } from './webhooks/food-webhook-types';
import foodWebhookExamples from './webhooks/webhook-examples.json';
import { wishlist } from './wishlist/wishlist.feature';
import { foodPersonalData, foodWebhookRecords } from './food.personal-data';
import { foodStaffShape } from './food.staff';
import { foodMcp } from './texts/food.mcp';

export const foodFeatures: readonly Feature[] = [
  categories,
  menu,
  offers,
  homePage,
  kitchens,
  snoozes,
  slots,
  promo,
  pricing,
  quoteTokens,
  basketTokens,
  help,
  cart,
  placement,
  orders,
  deadlines,
  demoKitchen,
  ordersStaff,
  orderRefunds,
  overview,
  payments,
  refunds,
  orderBooks,
  books(foodBooks, { sizeNames: ['limit', 'page_count'] }),
  paymentLedger(FoodPaymentHandler, RecordedRefunds),
  reconciliation({
    view: 'books.view',
    repair: 'books.refund',
    sizeNames: ['limit', 'page_count'],
    records: ReconciledOrders,
  }),
  customers,
  addresses,
  wishlist,
  rewards,
  reviews,
  contact,
  aiStudio,
  studio(DishSubjects),
  staff(foodStaffShape),
  publicSettings,
  settings({ sizeNames: ['limit', 'page_count'] }),
  accessKeys(foodStaffShape),
  confirmations,
  mcp({ texts: foodMcp, sizeNames: ['limit', 'page_count'] }),
  oauth(staffAddress(foodStaffShape), { word: 'customers', kind: CUSTOMERS }),
  connectedApps({
    shape: foodStaffShape,
    sizeNames: ['limit', 'page_count'],
    people: [{ kind: CUSTOMERS, hasFeed: false }],
  }),
  oauthPages('site_name'),
  webhooks({
    shape: foodStaffShape,
    sizeNames: ['limit', 'page_count'],
    types: foodWebhookTypes,
    examples: foodWebhookExamples,
    records: foodWebhookRecords,
  }),
  foodWebhooks,
  notifications({ path: 'notifications', audience: STAFF, liveOnlyAudiences: [CUSTOMER] }),
  uploads,
  tools,
  aiBudget,
  demo(foodStaffShape, CustomerSessionView),
  assistant({ sizeNames: ['limit', 'page_count'], personalData: foodPersonalData }),
  health('degrading'),
];
