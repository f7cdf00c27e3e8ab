import type { DescriptionWords } from '#kit/service/description-words';
import { staysFields } from './stays.fields';

/** The parts of this API as its description names them, for the two circles that build on it. */
export const staysTags: DescriptionWords = {
  fields: staysFields,
  site: {
    name: 'Site',
    tags: {
      Destinations: ['Destinations', 'Where stays are.'],
      Stays: ['Stays', 'Search, pages, availability and prices.'],
      Bookings: ['Bookings', 'Booking a stay, and the page of a booking.'],
      Reviews: ['Reviews', 'What guests say of stays.'],
      Inquiries: ['Inquiries', 'A question to the hosts.'],
      Payments: ['Paying', 'Ways to pay, and what processors report.'],
      Questions: ['Questions and answers', 'What guests often ask.'],
      Settings: ['Public settings', 'What pages need to know of the company.'],
    },
  },
  staff: {
    name: 'Hosts',
    tags: {
      Destinations: ['Destination editing', 'Where stays are.'],
      'Stays on the dashboard': ['Stay editing', 'Listings, pictures and whether they are published.'],
      Calendar: ['Calendar', 'Nights that are held, by bookings and by the team.'],
      'Bookings on the dashboard': ['Booking handling', 'Every booking and the moves it allows.'],
      Reviews: ['Review moderation', 'What is shown of what guests say.'],
      Inquiries: ['Inquiry handling', 'Questions of guests and what became of them.'],
      Questions: ['Answer editing', 'What guests often ask, and the answers.'],
    },
  },
};
