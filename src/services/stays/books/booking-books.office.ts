import type { Office } from '#kit/service/office';

export const bookingBooksOffice: Office = {
  titles: {
    Books_day: ['Figures of the day', 'أرقام اليوم'],
    Books_close: ['Close the day', 'إقفال اليوم'],
    BookingBooks_one: ['Books of the booking', 'دفتر الحجز'],
  },
};
