import type { Office } from '#kit/service/office';

/** Groups in their order, and words of several features. */
export const staysOffice: Office = {
  groups: {
    today: ['Today', 'اليوم'],
    bookings: ['Bookings', 'الحجوزات'],
    homes: ['Homes', 'أماكن الإقامة'],
    calendar: ['Calendar', 'التقويم'],
    guests: ['Guests', 'الضيوف'],
    money: ['Money', 'الأموال'],
    company: ['Company', 'الشركة'],
    team: ['Team', 'الفريق'],
    programs: ['Programs', 'البرامج'],
  },
  fields: {
    // Of refusals and addresses.

    sort: ['Sort by', 'الترتيب حسب'],
    since: ['In the last days', 'خلال آخر أيام'],
    account: ['Account', 'الحساب'],
  },
  values: {
    newest: ['Newest first', 'الأحدث أولًا'],
    updated: ['Last change', 'آخر تغيير'],
    updated_at: ['Last change', 'آخر تغيير'],
    created_at: ['Created', 'وقت الإنشاء'],
    pending: ['Pending', 'قيد الانتظار'],
    published: ['Published', 'منشور'],
    hidden: ['Hidden', 'مخفي'],
    open: ['Open', 'مفتوح'],
    done: ['Done', 'تم'],
    failed: ['Failed', 'فشل'],
    cancelled: ['Cancelled', 'ملغى'],
    closed: ['Closed', 'مغلق'],
    string: ['Short text', 'نص قصير'],
    text: ['Text', 'نص'],
    number: ['Number', 'رقم'],
    boolean: ['Yes or no', 'نعم أو لا'],
    json: ['Structured data', 'بيانات منظمة'],
  },
};
