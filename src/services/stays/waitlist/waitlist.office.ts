import type { Office } from '#kit/service/office';

export const waitlistOffice: Office = {
  records: [
    {
      path: '/waitlist',
      label: ['Waiting list', 'قائمة الانتظار'],
      one: ['guest who waits', 'ضيف منتظر'],
      group: 'bookings',
      columns: ['first_name', 'stay.title', 'check_in', 'check_out', 'position', 'status'],
    },
  ],
};
