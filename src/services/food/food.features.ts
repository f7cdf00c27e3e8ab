import { STAFF } from '#kit/access/access-rule';
import type { Feature } from '#kit/service/feature';
import { health } from '#shared/health/health.feature';
import { notifications } from '#shared/notifications/notifications.feature';
import { paymentLedger } from '#shared/payments/payments.feature';
import { settings } from '#shared/settings/settings.feature';
import { staff } from '#shared/staff/staff.feature';
import { uploads } from '#shared/uploads/uploads.feature';
import { addresses } from './addresses/addresses.feature';
import { cart } from './cart/cart.feature';
import { categories } from './categories/categories.feature';
import { contact } from './contact/contact.feature';
import { CUSTOMER } from './customers/customer-accounts';
import { customers } from './customers/customers.feature';
import { homePage } from './home-page/home-page.feature';
import { kitchens } from './kitchens/kitchens.feature';
import { menu } from './menu/menu.feature';
import { offers } from './offers/offers.feature';
import { ordersStaff } from './orders-staff/orders-staff.feature';
import { orders } from './orders/orders.feature';
import { overview } from './overview/overview.feature';
import { FoodPaymentHandler } from './payments/food-payment-handler';
import { payments } from './payments/payments.feature';
import { placement } from './placement/placement.feature';
import { pricing } from './pricing/pricing.feature';
import { promo } from './promo/promo.feature';
import { publicSettings } from './public-settings/public-settings.feature';
import { reviews } from './reviews/reviews.feature';
import { rewards } from './rewards/rewards.feature';
import { wishlist } from './wishlist/wishlist.feature';
import { foodStaffShape } from './food.staff';

/** All features of the service. */
export const foodFeatures: readonly Feature[] = [
  categories,
  menu,
  offers,
  homePage,
  kitchens,
  promo,
  pricing,
  cart,
  placement,
  orders,
  ordersStaff,
  overview,
  payments,
  paymentLedger(FoodPaymentHandler),
  customers,
  addresses,
  wishlist,
  rewards,
  reviews,
  contact,
  staff(foodStaffShape),
  publicSettings,
  settings({ sizeNames: ['limit', 'page_count'] }),
  notifications({ path: 'notifications', audience: STAFF, liveOnlyAudiences: [CUSTOMER] }),
  uploads,
  health('degrading'),
];
