import { type PermissionCatalogue, permissionNames, type RoleSeed } from '#kit/service/service-definition';
import { staffPermissions } from '#shared/staff/staff-permissions';

export const foodPermissions = {
  ...staffPermissions,
  settings: {
    view: ['See settings, kitchens and promo codes', 'عرض الإعدادات والمطابخ ورموز الخصم'],
    edit: ['Change settings, kitchens and promo codes', 'تعديل الإعدادات والمطابخ ورموز الخصم'],
  },
  users: {
    view: ['See customers', 'عرض العملاء'],
    create: ['Add customers', 'إضافة عملاء'],
    update: ['Change customers', 'تعديل بيانات العملاء'],
    delete: ['Delete customers', 'حذف العملاء'],
    restore: ['Restore deleted customers', 'استعادة العملاء المحذوفين'],
    verify: ['Mark e-mail addresses as verified', 'توثيق عناوين البريد الإلكتروني'],
  },
  categories: {
    view: ['See category figures', 'عرض أرقام التصنيفات'],
    create: ['Add categories', 'إضافة تصنيفات'],
    edit: ['Change categories', 'تعديل التصنيفات'],
    delete: ['Archive categories', 'أرشفة التصنيفات'],
    restore: ['Restore categories', 'استعادة التصنيفات'],
  },
  products: {
    view: ['See the whole menu with drafts', 'عرض القائمة كاملة مع المسودات'],
    create: ['Add dishes and offers', 'إضافة أطباق وعروض'],
    edit: ['Change dishes, offers and the home page', 'تعديل الأطباق والعروض والصفحة الرئيسية'],
    delete: ['Archive dishes and delete offers', 'أرشفة الأطباق وحذف العروض'],
    restore: ['Restore dishes', 'استعادة الأطباق'],
  },
  orders: {
    view: ['See orders, snoozed dishes and the overview', 'عرض الطلبات والأطباق الموقوفة والنظرة العامة'],
    edit: ['Move orders along, pause kitchens and snooze dishes', 'متابعة الطلبات وإيقاف المطابخ والأطباق مؤقتًا'],
  },
  books: {
    view: ['See refunds, the ledger and daily reports', 'عرض المبالغ المستردة والدفتر والتقارير اليومية'],
    refund: ['Refund orders', 'ردّ مبالغ الطلبات'],
    close: ['Close the books of a day', 'إقفال حسابات اليوم'],
  },
  ai_studio: { use: ['Use the AI studio', 'استخدام استوديو الذكاء الاصطناعي'] },
  ai_chat: {
    use: ['Use the AI assistant', 'استخدام المساعد الذكي'],
    view_models: ['See the models of the AI assistant', 'عرض نماذج المساعد الذكي'],
  },
} satisfies PermissionCatalogue;

const ALL = permissionNames(foodPermissions);

export const foodRoles = {
  Owner: { arabicName: 'المالك', description: ['Everything', 'كل شيء'], full: true, permissions: ALL },
  Manager: {
    arabicName: 'المدير',
    description: ['Everything but the team and its roles', 'كل شيء ما عدا الفريق وأدواره'],
    permissions: ALL.filter(name => !name.startsWith('admins.') && !name.startsWith('roles.')),
  },
  Kitchen: {
    arabicName: 'المطبخ',
    description: ["The orders of the member's own kitchen", 'طلبات مطبخه فقط'],
    permissions: ['orders.view', 'orders.edit'],
  },
} satisfies Record<string, RoleSeed>;
