import type { Office } from '#kit/service/office';

/** Groups in their order, and words of several features. */
export const staysOffice: Office = {
  groups: {
    today: ['Today', 'اليوم'],
    bookings: ['Bookings', 'الحجوزات'],
    homes: ['Homes', 'أماكن الإقامة'],
    calendar: ['Calendar', 'التقويم'],
    guests: ['Guests', 'الضيوف'],
    money: ['Money', 'الأموال'],
    company: ['Company', 'الشركة'],
    team: ['Team', 'الفريق'],
    programs: ['Programs', 'البرامج'],
  },
  fields: {
    sort: ['Sort by', 'الترتيب حسب'],
    since: ['In the last days', 'خلال آخر أيام'],
  },
};
