import type { Office } from '#kit/service/office';

export const stagingOffice: Office = {
  records: [
    {
      path: '/staging/jobs',
      label: ['Furnished pictures', 'صور مؤثثة'],
      one: ['furnished picture', 'صورة مؤثثة'],
      group: 'homes',
      name: 'room',
      columns: ['room', 'before_url', 'style', 'status', 'created_at'],
      form: ['property_id', 'room', 'before_url', 'style', 'prompt'],
    },
  ],
  titles: {
    Staging_accept: ['Add to the home', 'إضافة إلى العقار'],
    Staging_request: ['Furnish a room', 'تأثيث غرفة'],
  },
};
