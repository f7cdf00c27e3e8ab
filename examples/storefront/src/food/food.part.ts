import { dataOf } from 'quintet-clients/answers';
import './food.css';
import type { Part } from '../part';
import { accountPage, forgotPasswordPage, resetPasswordPage } from './account.page';
import { basket, dishesIn } from './basket';
import { cartPage } from './cart.page';
import { checkoutPage } from './checkout.page';
import { dishPage } from './dish.page';
import { handedBasketPage } from './handed-basket.page';
import { menuPage } from './menu.page';
import { myOrderPage, trackPage } from './order.page';
import { session, shop } from './shop';
import { termsPage } from './terms.page';
import { refusals, w } from './words';

export const food: Part = {
  name: { en: 'Menu', ar: 'القائمة' },
  invitation: {
    en: 'Grills, mezze and sweets, delivered or picked up.',
    ar: 'مشاوٍ ومقبلات وحلويات، بالتوصيل أو الاستلام.',
  },
  picture: async () => (await dataOf(shop.GET('/api/products/featured'))).items[0]?.pictures[0],
  start: '/menu',
  links: () => [
    { address: '/cart', label: w('basketOf', { count: dishesIn(basket()) }) },
    { address: '/orders/track', label: w('tracking') },
    { address: '/account', label: session.token() ? w('myOrders') : w('signIn') },
  ],
  routes: {
    '/menu': menuPage,
    '/menu/:slug': dishPage,
    '/basket': handedBasketPage,
    '/cart': cartPage,
    '/checkout': checkoutPage,
    '/orders/track': trackPage,
    '/orders/:number': myOrderPage,
    '/terms': termsPage,
    '/account': accountPage,
    '/forgot-password': forgotPasswordPage,
    '/reset-password': resetPasswordPage,
  },
  refusals,
};
