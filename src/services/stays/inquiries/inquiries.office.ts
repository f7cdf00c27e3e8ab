import type { Office } from '#kit/service/office';

export const inquiriesOffice: Office = {
  records: [
    {
      path: '/inquiries',
      label: ['Questions of guests', 'استفسارات الضيوف'],
      one: ['question', 'استفسار'],
      group: 'guests',
      columns: ['name', 'stay.title', 'message', 'received_at', 'status'],
    },
  ],
  titles: { InquiriesStaff_change: ['Set status and notes', 'تحديث الحالة والملاحظات'] },
};
