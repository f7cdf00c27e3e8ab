import { type PermissionCatalogue, permissionNames, type RoleSeed } from '#kit/service/service-definition';
import { staffPermissions } from '#shared/staff/staff-permissions';

export const staysPermissions = {
  stays: {
    view: ['See all stays with drafts', 'عرض كل أماكن الإقامة مع المسودات'],
    create: ['Add stays', 'إضافة أماكن إقامة'],
    edit: ['Change stays and their galleries', 'تعديل أماكن الإقامة وصورها'],
    publish: ['Publish stays', 'نشر أماكن الإقامة'],
    delete: ['Delete stays', 'حذف أماكن الإقامة'],
  },
  calendar: {
    view: ['See the calendar and blocked nights', 'عرض التقويم والليالي المحجوبة'],
    block: ['Block and free nights', 'حجب الليالي وإتاحتها'],
  },
  bookings: {
    view: ['See bookings', 'عرض الحجوزات'],
    edit: [
      'Work on bookings, refund them, mark them as paid in cash and compare payments',
      'متابعة الحجوزات وردّ مبالغها وتسجيل الدفع نقدًا ومطابقة الدفعات',
    ],
  },
  inquiries: { view: ['See inquiries', 'عرض الاستفسارات'], edit: ['Work on inquiries', 'متابعة الاستفسارات'] },
  reviews: {
    view: ['See all reviews', 'عرض كل التقييمات'],
    moderate: ['Publish and hide reviews', 'نشر التقييمات وإخفاؤها'],
  },
  overview: { view: ['See the overview and its series', 'عرض النظرة العامة وأرقامها'] },
  destinations: {
    view: ['See all destinations', 'عرض كل الوجهات'],
    create: ['Add destinations', 'إضافة وجهات'],
    edit: ['Change destinations', 'تعديل الوجهات'],
    delete: ['Delete destinations', 'حذف الوجهات'],
  },
  settings: {
    view: ['See settings and questions', 'عرض الإعدادات والأسئلة'],
    edit: ['Change settings and questions', 'تعديل الإعدادات والأسئلة'],
  },
  ...staffPermissions,
  ai_chat: {
    use: ['Use the AI assistant', 'استخدام المساعد الذكي'],
    view_models: ['See the models of the AI assistant', 'عرض نماذج المساعد الذكي'],
  },
} satisfies PermissionCatalogue;

const ALL = permissionNames(staysPermissions);

export const staysRoles = {
  'Super Admin': { arabicName: 'المشرف العام', description: ['Everything', 'كل شيء'], full: true, permissions: ALL },
  Host: {
    arabicName: 'المضيف',
    description: [
      'Everything but the team, its roles and the settings; with bookings also their money: refunds, payments in cash and ' +
        'the comparison with processors',
      'كل شيء ما عدا الفريق وأدواره والإعدادات، ومع الحجوزات أموالها: المبالغ المستردة والدفع النقدي والمطابقة مع شركات الدفع',
    ],
    permissions: ALL.filter(
      name => !name.startsWith('admins.') && !name.startsWith('roles.') && name !== 'settings.edit',
    ),
  },
} satisfies Record<string, RoleSeed>;
