import { language, type Sentence, words } from '#kit/language';

export const w = words({
  office: ['Office', 'المكتب'],
  hint: ['For the team.', 'لفريق العمل.'],
  start: ['Start', 'البداية'],
  more: ['More', 'المزيد'],
  signOut: ['Sign out', 'خروج'],
  account: ['Account', 'حساب'],
  notStaff: [
    'Your account sees nothing here. Ask an owner for a role.',
    'لا يعرض حسابك شيئًا هنا. اطلب دورًا من المالك.',
  ],
  create: ['New {one}', 'إضافة {one}'],
  createNow: ['Create', 'إنشاء'],
  edit: ['Edit', 'تعديل'],
  remove: ['Delete', 'حذف'],
  save: ['Save', 'حفظ'],
  show: ['Show', 'عرض'],
  back: ['Back', 'رجوع'],
  search: ['Search', 'بحث'],
  filter: ['Filter', 'تصفية'],
  filters: ['Filters', 'عوامل التصفية'],
  any: ['Any', 'الكل'],
  yes: ['Yes', 'نعم'],
  no: ['No', 'لا'],
  empty: ['Nothing here yet.', 'لا شيء هنا بعد.'],
  notFound: ['Nothing fits these filters.', 'لا شيء يطابق عوامل التصفية.'],
  rows: ['{n} in total', 'المجموع: {n}'],
  saved: ['Saved.', 'تم الحفظ.'],
  done: ['Done.', 'تم.'],
  deletedOf: ['Deleted: {label}', 'المحذوف: {label}'],
  deleted: ['Deleted.', 'تم الحذف.'],
  sure: ['Do you want to go on?', 'هل تريد المتابعة؟'],
  unchanged: ['Nothing has changed.', 'لم يتغير شيء.'],
  english: ['English', 'الإنجليزية'],
  arabic: ['Arabic', 'العربية'],
  add: ['Add', 'إضافة'],
  takeAway: ['Remove', 'إزالة'],
  up: ['Move up', 'نقل لأعلى'],
  down: ['Move down', 'نقل لأسفل'],
  item: ['{label} {n}', '{label} {n}'],
  copy: ['Copy to …', 'نسخ إلى …'],
  copyDay: ['Copy {day} to', 'نسخ {day} إلى'],
  allDays: ['All other days', 'كل الأيام الأخرى'],
  closed: ['Closed', 'مغلق'],
  chooseFile: ['Choose a file', 'اختر ملفًا'],
  optional: ['More fields', 'حقول أخرى'],
  bounds: ['From {min} to {max}.', 'من {min} إلى {max}.'],
  inZone: ['Time zone: {zone}.', 'المنطقة الزمنية: {zone}.'],
  open: ['Open', 'فتح'],
  result: ['Result', 'النتيجة'],
  keepSafe: ['Copy this now. It is shown only once.', 'انسخ هذا الآن، فهو يُعرض مرة واحدة فقط.'],
  ask: ['Ask the assistant', 'اسأل المساعد'],
  askToday: ['How is today going?', 'كيف يسير اليوم؟'],
  askWaiting: ['What is waiting for us?', 'ما الذي ينتظرنا؟'],
  specialScreens: ['Special screens', 'شاشات خاصة'],
});

/** A name such as `out_for_delivery` as words. */
export function humanised(name: string): string {
  const text = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_\-./]+/g, ' ')
    .trim()
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Refusals that forms of the office meet. */
export const refusals: Record<string, Sentence> = {
  demo_protected: [
    'The demonstration does not allow this. You can change what you create yourself.',
    'لا تسمح النسخة التجريبية بهذا. يمكنك تعديل ما تنشئه بنفسك.',
  ],
};

export const isArabic = (): boolean => language() === 'ar';
