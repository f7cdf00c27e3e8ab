import type { Office } from '#kit/service/office';

export const settingsHubOffice: Office = {
  records: [
    { path: '/fitness/settings-hub', label: ['My settings', 'إعداداتي'], group: 'mine' },
    { path: '/auth/delete-account', label: ['Close my account', 'إغلاق حسابي'], group: 'mine' },
  ],
  titles: {
    SettingsHub_alerts: ['Notifications', 'التنبيهات'],
    SettingsHub_privacy: ['Privacy', 'الخصوصية'],
    SettingsHub_appearance: ['Appearance and language', 'المظهر واللغة'],
    Export_everything: ['Download all my data', 'تنزيل كل بياناتي'],
    Accounts_close: ['Close my account', 'إغلاق حسابي'],
  },
};
