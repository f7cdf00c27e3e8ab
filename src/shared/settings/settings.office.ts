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
    { path: '/settings/public', label: ['As visitors see them', 'كما يراها الزوار'] },
  ],
  titles: {
    Settings_remove: ['Reset', 'إعادة التعيين'],
  },
  values: {
    'type.string': ['Text', 'نص'],
    'type.text': ['Long text', 'نص طويل'],
    'type.number': ['Number', 'رقم'],
    'type.boolean': ['Yes or no', 'نعم أو لا'],
    'type.json': ['List', 'قائمة'],
  },
  fields: {
    value: ['Value', 'القيمة'],
    type: ['Type', 'النوع'],
    is_public: ['Visitors may read it', 'متاح للزوار'],
  },
};
