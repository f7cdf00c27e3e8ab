import type { Office } from '#kit/service/office';

/** The groups of the navigation, in their order. */
export const foodOffice: Office = {
  groups: {
    today: ['Today', 'اليوم'],
    menu: ['Menu', 'قائمة الطعام'],
    kitchens: ['Kitchens', 'المطابخ'],
    marketing: ['Offers and website', 'العروض والموقع'],
    customers: ['Customers', 'العملاء'],
    money: ['Money', 'المال'],
    team: ['Team', 'الفريق'],
    company: ['Company', 'الشركة'],
    programs: ['Assistant and programs', 'المساعد والبرامج'],
  },
  fields: {
    'kitchen.name': ['Kitchen', 'المطبخ'],
    'category.name': ['Category', 'التصنيف'],
    created_at: ['Created', 'أُنشئ في'],
    updated_at: ['Last change', 'آخر تغيير'],
    archived_at: ['Archived', 'وقت الأرشفة'],
    archived: ['Archived', 'المؤرشفة'],
    key: ['Short name', 'الاسم المختصر'],
    slug: ['Address on the website', 'العنوان في الموقع'],
  },
  values: { en: ['English', 'الإنجليزية'], ar: ['Arabic', 'العربية'] },
};
