import type { DescriptionTexts } from '#kit/service/description-texts';
import { foodFields } from './food.fields';

export const foodTags: DescriptionTexts = {
  fields: foodFields,
  site: {
    name: ['Shop', 'المتجر'],
    tags: {
      Menu: ['Menu', 'Dishes with options and prices, best sellers and related dishes.', 'القائمة'],
      Categories: ['Categories', 'Sections of the menu.', 'الأقسام'],
      Offers: ['Combo offers', 'Several dishes at one price.', 'عروض الوجبات'],
      'Home page': ['Home page', 'Sections of the home page.', 'الصفحة الرئيسية'],
      Kitchens: ['Kitchens', 'Opening hours, delivery areas, and which kitchen can serve an order.', 'المطابخ'],
      Promo: ['Promo codes', 'Checks whether a code gives a discount.', 'رموز الخصم'],
      Cart: ['Cart', 'The stored basket of a customer. Guests keep theirs in the browser.', 'السلة'],
      Checkout: [
        'Quotes',
        'The current price of a basket, line by line, with reasons for every obstacle.',
        'حساب الأسعار',
      ],
      Orders: ['Orders', 'Place and track orders, and list the orders of a customer.', 'الطلبات'],
      Payments: ['Paying', 'Payment methods, opening a payment, and the return from it.', 'الدفع'],
      'Customer account': [
        'Customer account',
        'Registration, sign-in, profile, and forgotten passwords.',
        'حساب العميل',
      ],
      Addresses: ['Addresses', 'Saved delivery addresses of a customer.', 'العناوين'],
      Wishlist: ['Wishlist', 'Dishes that a customer has saved.', 'المفضلة'],
      Rewards: ['Rewards', 'Balance and history of points.', 'النقاط'],
      Reviews: ['Reviews', 'Reviews of dishes.', 'التقييمات'],
      Contact: ['Contact', 'Message to the company.', 'التواصل'],
    },
  },
  staff: {
    name: ['Kitchen and office', 'المطبخ والمكتب'],
    tags: {
      Menu: ['Menu editing', 'Dishes, drafts and the archive.', 'تحرير القائمة'],
      'AI studio': ['AI studio', 'Suggested texts and drawn pictures of dishes.', 'استوديو الذكاء الاصطناعي'],
      Categories: ['Category editing', 'Sections of the menu, their order and the archive.', 'تحرير الأقسام'],
      Offers: ['Offer editing', 'Several dishes at one price.', 'تحرير العروض'],
      'Home page': ['Home page editing', 'Sections of the home page and their order.', 'تحرير الصفحة الرئيسية'],
      Kitchens: [
        'Kitchen editing',
        'Opening hours, closures, pauses, sold-out dishes and delivery areas.',
        'إدارة المطابخ',
      ],
      Promo: ['Promo code editing', 'Codes and their discounts.', 'إدارة رموز الخصم'],
      Orders: ['Order handling', 'The kitchen queue, and the status of orders.', 'معالجة الطلبات'],
      Books: [
        'Books',
        'The ledger of money and points: entries, reports of days, and the check that everything adds up.',
        'الدفاتر',
      ],
      Customers: ['Customers', 'Customer accounts.', 'العملاء'],
    },
  },
};
