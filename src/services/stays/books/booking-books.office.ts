import type { Office } from '#kit/service/office';

export const bookingBooksOffice: Office = {
  titles: {
    Books_day: ['Figures of the day', 'أرقام اليوم'],
    Books_close: ['Close the day', 'إقفال اليوم'],
    BookingBooks_one: ['Books of the booking', 'دفتر الحجز'],
  },
  fields: {
    charged: ['Charged', 'المحسوب على الضيف'],
    cleaning: ['Cleaning', 'التنظيف'],
    deposits: ['Deposits', 'مبالغ التأمين'],
    extra_guests: ['Extra guests', 'ضيوف إضافيون'],
    owed: ['Still owed', 'المتبقي'],
    retained: ['Kept after cancellation', 'المحتجز بعد الإلغاء'],
    subject: ['Subject', 'الموضوع'],
    customer_id: ['Number of the guest', 'رقم الضيف'],
  },
};
