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
  titles: { KitchenBooks_close: ['Close the day', 'إقفال اليوم'] },
  fields: {
    key: ['Short name', 'الاسم المختصر'],
    slug: ['Address on the website', 'العنوان في الموقع'],
  },
};
