import type { DescriptionTexts } from '#kit/service/description-texts';
import { staysFields } from './stays.fields';

export const staysTags: DescriptionTexts = {
  fields: staysFields,
  site: {
    name: ['Site', 'الموقع'],
    tags: {
      Destinations: ['Destinations', 'Places that have stays.', 'الوجهات'],
      Stays: ['Stays', 'Search, pages, availability and prices.', 'بيوت العطلات'],
      Bookings: ['Bookings', 'Book a stay, and open, pay or cancel a booking.', 'الحجوزات'],
      Reviews: ['Reviews', 'Reviews by guests.', 'التقييمات'],
      Inquiries: ['Inquiries', 'Questions to the hosts.', 'الاستفسارات'],
      Payments: ['Paying', 'Payment methods and webhooks of processors.', 'الدفع'],
      Questions: ['Questions and answers', 'Frequently asked questions.', 'أسئلة وأجوبة'],
      Settings: ['Public settings', 'Company details that pages need.', 'الإعدادات العامة'],
    },
  },
  staff: {
    name: ['Hosts', 'المضيفون'],
    tags: {
      Destinations: ['Destination editing', 'Create, change and delete destinations.', 'تحرير الوجهات'],
      'Stays on the dashboard': ['Stay editing', 'Listings, galleries and publication.', 'تحرير بيوت العطلات'],
      Rates: ['Rates', 'Prices and limits by night, and discounts for longer bookings.', 'الأسعار'],
      Calendar: [
        'Calendar',
        'Nights reserved by bookings, blocked by the team or taken on other platforms.',
        'التقويم',
      ],
      'Bookings on the dashboard': [
        'Booking handling',
        'Bookings and the actions that are possible.',
        'معالجة الحجوزات',
      ],
      Books: [
        'Books',
        'The ledger of money: entries, reports of days, and the check that everything adds up.',
        'الدفاتر',
      ],
      Reviews: ['Review moderation', 'Publish and hide reviews.', 'مراجعة التقييمات'],
      Inquiries: ['Inquiry handling', 'Questions of visitors and their status.', 'معالجة الاستفسارات'],
      Questions: ['Answer editing', 'Frequently asked questions and their answers.', 'تحرير الأجوبة'],
    },
  },
};
