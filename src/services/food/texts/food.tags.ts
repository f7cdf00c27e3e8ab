import type { DescriptionWords } from '#kit/service/description-words';
import { foodFields } from './food.fields';

/** Tags of the two API descriptions, `site` and `staff`. */
export const foodTags: DescriptionWords = {
  fields: foodFields,
  site: {
    name: 'Shop',
    tags: {
      Menu: ['Menu', 'Dishes with options and prices, best sellers and what goes with a dish.'],
      Categories: ['Categories', 'The parts of the menu.'],
      Offers: ['Combo offers', 'Meals put together at one price.'],
      'Home page': ['Home page', 'What the first page of the shop shows.'],
      Kitchens: ['Kitchens', 'Where food comes from: hours, areas, and who can cook an order.'],
      Promo: ['Promo codes', 'Whether a code gives a discount.'],
      Cart: ['Cart', 'The basket of a customer, kept between visits. A guest keeps one in the page.'],
      Checkout: ['Quotes', 'What a basket costs now, line by line, with every reason.'],
      Orders: ['Orders', 'Placing an order, following it, and the orders of a customer.'],
      Payments: ['Paying', 'Ways to pay, opening a payment, and coming back from it.'],
      'Customer account': ['Customer account', 'Signing up and in, the profile, and forgotten passwords.'],
      Addresses: ['Addresses', 'Where a customer has food brought.'],
      Wishlist: ['Wishlist', 'Dishes a customer wants to remember.'],
      Rewards: ['Rewards', 'Points: the balance and where it comes from.'],
      Reviews: ['Reviews', 'What customers say of dishes.'],
      Contact: ['Contact', 'A message to the company.'],
    },
  },
  staff: {
    name: 'Kitchen and office',
    tags: {
      Menu: ['Menu editing', 'Dishes, drafts and the archive.'],
      Categories: ['Category editing', 'The parts of the menu, their order and the archive.'],
      Offers: ['Offer editing', 'Meals put together at one price.'],
      'Home page': ['Home page editing', 'What the first page of the shop shows, and in which order.'],
      Kitchens: ['Kitchen editing', 'Hours, closed days and areas of delivery.'],
      Promo: ['Promo code editing', 'Codes, what they take off and for how long.'],
      Orders: ['Order handling', 'The queue of the kitchen, and every step of an order.'],
      Customers: ['Customers', 'Accounts of the shop.'],
    },
  },
};
