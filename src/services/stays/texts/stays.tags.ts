import type { DescriptionTexts } from '#kit/service/description-texts';
import { staysFields } from './stays.fields';

export const staysTags: DescriptionTexts = {
  fields: staysFields,
  site: {
    name: 'Site',
    tags: {
      Destinations: ['Destinations', 'Places that have stays.'],
      Stays: ['Stays', 'Search, pages, availability and prices.'],
      Bookings: ['Bookings', 'Book a stay, and open, pay or cancel a booking.'],
      Reviews: ['Reviews', 'Reviews by guests.'],
      Inquiries: ['Inquiries', 'Questions to the hosts.'],
      Payments: ['Paying', 'Payment methods and webhooks of processors.'],
      Questions: ['Questions and answers', 'Frequently asked questions.'],
      Settings: ['Public settings', 'Company details that pages need.'],
    },
  },
  staff: {
    name: 'Hosts',
    tags: {
      Destinations: ['Destination editing', 'Create, change and delete destinations.'],
      'Stays on the dashboard': ['Stay editing', 'Listings, galleries and publication.'],
      Rates: ['Rates', 'Prices and limits by night, and discounts for longer bookings.'],
      Calendar: ['Calendar', 'Nights reserved by bookings, blocked by the team or taken on other platforms.'],
      'Bookings on the dashboard': ['Booking handling', 'Bookings and the actions that are possible.'],
      Books: ['Books', 'The ledger of money: entries, reports of days, and the check that everything adds up.'],
      Reviews: ['Review moderation', 'Publish and hide reviews.'],
      Inquiries: ['Inquiry handling', 'Questions of visitors and their status.'],
      Questions: ['Answer editing', 'Frequently asked questions and their answers.'],
    },
  },
};
