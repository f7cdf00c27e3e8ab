import type { Office } from '#kit/service/office';

export const settingsOffice: Office = {
  groups: { company: ['Company', 'الشركة'] },
  records: [
    {
      path: '/settings',
      label: ['Settings', 'الإعدادات'],
      one: ['setting', 'إعداد'],
      group: 'company',
      name: 'key',
      columns: ['key', 'value', 'category', 'description'],
    },
  ],
  titles: {
    Settings_remove: ['Reset', 'إعادة التعيين'],
    PublicSettings_read: ['As visitors see them', 'كما يراها الزوار'],
  },
  fields: {
    value: ['Value', 'القيمة'],
    type: ['Type', 'النوع'],
    is_public: ['Visitors may read it', 'متاح للزوار'],
  },
};
