import type { Office, OfficeChoice } from '#kit/service/office';

/** One form of all settings; `choices` for those that name records of a list. */
export const settingsOffice = (choices: Readonly<Record<string, OfficeChoice>> = {}): Office => ({
  groups: { company: ['Company', 'الشركة'] },
  records: [
    {
      path: '/settings',
      label: ['Settings', 'الإعدادات'],
      one: ['setting', 'إعداد'],
      group: 'company',
      choices,
    },
    { path: '/settings/public', label: ['As visitors see them', 'كما يراها الزوار'] },
  ],
  titles: { Settings_remove: ['Reset', 'إعادة التعيين'] },
  fields: { type: ['Type', 'النوع'] },
});
