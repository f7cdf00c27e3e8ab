import type { Office } from '#kit/service/office';

export const bookingsStaffOffice: Office = {
  records: [
    {
      path: '/bookings/manage',
      label: ['Bookings', 'الحجوزات'],
      one: ['booking', 'حجز'],
      group: 'bookings',
      columns: ['reference', 'guest_last_name', 'stay.title', 'check_in', 'check_out', 'status'],
      form: ['action', 'refund', 'no_show', 'admin_notes'],
      links: [{ label: ['Bookings with all dialogs', 'شاشة الحجوزات الكاملة'], address: '/bookings' }],
    },
  ],
  titles: { BookingsStaff_change: ['Confirm, check in or cancel', 'تأكيد أو تسجيل دخول أو إلغاء'] },
};
