import type { Office } from '#kit/service/office';

export const kitchensOffice: Office = {
  records: [
    {
      path: '/kitchens',
      label: ['Kitchens', 'المطابخ'],
      one: ['kitchen', 'مطبخ'],
      group: 'kitchens',
      columns: ['name', 'code', 'is_open_now', 'opens_today', 'closes_today', 'paused_until'],
      form: ['name', 'code', 'time_zone', 'address', 'phone', 'hours', 'special_hours', 'closures'],
      parts: ['/kitchens/{code}/snoozes'],
    },
  ],
  titles: {
    KitchenPauses_pause: ['Pause orders', 'إيقاف الطلبات مؤقتًا'],
    KitchenPauses_resume: ['Take orders again', 'استئناف الطلبات'],
    KitchenPauses_setBusy: ['Set longer times', 'تمديد وقت التحضير'],
    KitchenPauses_endBusy: ['Back to normal times', 'العودة إلى الوقت المعتاد'],
  },
  fields: { location: ['Place on the map', 'الموقع على الخريطة'] },
};
