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
      name: 'key',
      choices,
    },
    { path: '/settings/public', label: ['As visitors see them', 'كما يراها الزوار'] },
  ],
  titles: { Settings_remove: ['Reset', 'إعادة التعيين'] },
  fields: { is_public: ['Visitors may read it', 'متاح للزوار'], value: ['Value', 'القيمة'], type: ['Type', 'النوع'] },
  values: {
    'category.site': ['Website', 'الموقع'],
    'category.agency': ['Agency', 'الوكالة'],
    'category.company': ['Company', 'الشركة'],
    'category.contact': ['Contact', 'التواصل'],
    'category.booking': ['Bookings', 'الحجوزات'],
    'category.shop': ['Shop', 'المتجر'],
    'category.pricing': ['Prices', 'الأسعار'],
    'category.rewards': ['Rewards', 'المكافآت'],
    'category.kitchens': ['Kitchens', 'المطابخ'],
    'category.catalogue': ['Catalogue', 'الدليل'],
    'category.reviews': ['Reviews', 'التقييمات'],
    'category.dashboard': ['Dashboard', 'لوحة المتابعة'],
    'category.billing': ['Billing', 'الفواتير'],
    'category.goals': ['Goals', 'الأهداف'],
    'category.community': ['Community', 'المجتمع'],
    'category.home': ['Home page', 'الصفحة الرئيسية'],
    'category.home_page': ['Home page', 'الصفحة الرئيسية'],
    'category.mail': ['Mails', 'الرسائل'],
    'category.payments': ['Payments', 'الدفعات'],
    'category.assistant': ['Assistant', 'المساعد'],
    'category.assistants': ['Programs', 'البرامج'],
  },
});
