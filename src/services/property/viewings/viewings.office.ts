import type { Office } from '#kit/service/office';

export const viewingsOffice: Office = {
  records: [
    {
      path: '/viewings',
      label: ['Viewings', 'المعاينات'],
      one: ['viewing', 'معاينة'],
      group: 'visitors',
      name: 'reference',
      columns: ['reference', 'name', 'property.title', 'preferred_at', 'confirmed_at', 'status'],
    },
  ],
  titles: { ViewingsStaff_change: ['Confirm, move or cancel', 'تأكيد أو نقل أو إلغاء'] },
  fields: {
    preferred_at: ['Preferred, in your time zone', 'الموعد المفضل بتوقيتك'],
    confirmed_at: ['Agreed, in your time zone', 'الموعد المتفق عليه بتوقيتك'],
  },
};
