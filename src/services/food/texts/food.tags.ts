import type { DescriptionTexts } from '#kit/service/description-texts';
import { foodFields } from './food.fields';

export const foodTags: DescriptionTexts = {
  fields: foodFields,
  site: {
    name: 'Shop',
    tags: {
      Menu: ['Menu', 'Dishes with options and prices, best sellers and related dishes.'],
      Categories: ['Categories', 'Sections of the menu.'],
      Offers: ['Combo offers', 'Several dishes at one price.'],
      'Home page': ['Home page', 'Sections of the home page.'],
      Kitchens: ['Kitchens', 'Opening hours, delivery areas, and which kitchen can serve an order.'],
      Promo: ['Promo codes', 'Checks whether a code gives a discount.'],
      Cart: ['Cart', 'The stored basket of a customer. Guests keep theirs in the browser.'],
      Checkout: ['Quotes', 'The current price of a basket, line by line, with reasons for every obstacle.'],
      Orders: ['Orders', 'Place and track orders, and list the orders of a customer.'],
      Payments: ['Paying', 'Payment methods, opening a payment, and the return from it.'],
      'Customer account': ['Customer account', 'Registration, sign-in, profile, and forgotten passwords.'],
      Addresses: ['Addresses', 'Saved delivery addresses of a customer.'],
      Wishlist: ['Wishlist', 'Dishes that a customer has saved.'],
      Rewards: ['Rewards', 'Balance and history of points.'],
      Reviews: ['Reviews', 'Reviews of dishes.'],
      Contact: ['Contact', 'Message to the company.'],
    },
  },
  staff: {
    name: 'Kitchen and office',
    tags: {
      Menu: ['Menu editing', 'Dishes, drafts and the archive.'],
      'AI studio': ['AI studio', 'Suggested texts and drawn pictures of dishes.'],
      Categories: ['Category editing', 'Sections of the menu, their order and the archive.'],
      Offers: ['Offer editing', 'Several dishes at one price.'],
      'Home page': ['Home page editing', 'Sections of the home page and their order.'],
      Kitchens: ['Kitchen editing', 'Opening hours, closures, pauses, sold-out dishes and delivery areas.'],
      Promo: ['Promo code editing', 'Codes and their discounts.'],
      Orders: ['Order handling', 'The kitchen queue, and the status of orders.'],
      Books: [
        'Books',
        'The ledger of money and points: entries, reports of days, and the check that everything adds up.',
      ],
      Customers: ['Customers', 'Customer accounts.'],
    },
  },
};
