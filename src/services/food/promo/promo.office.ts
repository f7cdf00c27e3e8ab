import type { Office } from '#kit/service/office';

export const promoOffice: Office = {
  records: [
    {
      path: '/promo',
      label: ['Promo codes', 'رموز الخصم'],
      one: ['promo code', 'رمز خصم'],
      group: 'marketing',
      columns: ['code', 'percent', 'is_active', 'starts_at', 'ends_at', 'uses'],
      form: ['code', 'percent', 'starts_at', 'ends_at', 'is_active'],
    },
    {
      path: '/promo/{id}/uses',
      label: ['Orders with this code', 'الطلبات بهذا الرمز'],
      columns: ['order_number', 'at', 'state'],
    },
  ],
  fields: { starts_at: ['Starts', 'يبدأ في'], ends_at: ['Ends', 'ينتهي في'] },
};
