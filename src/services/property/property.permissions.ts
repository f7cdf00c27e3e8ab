import { type PermissionCatalogue, permissionNames, type RoleSeed } from '#kit/service/service-definition';
import { staffPermissions } from '#shared/staff/staff-permissions';

export const propertyPermissions = {
  properties: {
    view: ['See all homes, drafts included', 'عرض كل العقارات مع المسودات'],
    create: ['Add homes', 'إضافة عقارات'],
    edit: ['Change homes and their galleries', 'تعديل العقارات وصورها'],
    publish: ['Publish homes and set their status', 'نشر العقارات وتحديد حالتها'],
    delete: ['Delete homes', 'حذف العقارات'],
  },
  leads: { view: ['See inquiries', 'عرض الاستفسارات'], edit: ['Change inquiries', 'تعديل الاستفسارات'] },
  viewings: {
    view: ['See viewings', 'عرض المعاينات'],
    edit: ['Confirm, complete and cancel viewings', 'تأكيد المعاينات وإنهاؤها وإلغاؤها'],
  },
  overview: { view: ['See the overview', 'عرض النظرة العامة'] },
  neighborhoods: {
    view: ['See all neighborhoods', 'عرض كل الأحياء'],
    create: ['Add neighborhoods', 'إضافة أحياء'],
    edit: ['Change neighborhoods', 'تعديل الأحياء'],
    delete: ['Delete neighborhoods', 'حذف الأحياء'],
  },
  settings: { view: ['See settings', 'عرض الإعدادات'], edit: ['Change settings', 'تعديل الإعدادات'] },
  ...staffPermissions,
  staging: { view: ['See staging pairs', 'عرض صور التأثيث'], edit: ['Change staging pairs', 'تعديل صور التأثيث'] },
  ai_studio: { use: ['Use the staging studio', 'استخدام استوديو التأثيث'] },
  ai_chat: {
    use: ['Use the AI assistant', 'استخدام المساعد الذكي'],
    view_models: ['See the models of the AI assistant', 'عرض نماذج المساعد الذكي'],
  },
} satisfies PermissionCatalogue;

const ALL = permissionNames(propertyPermissions);
const AGENT_MODULES = ['properties', 'leads', 'viewings'];

export const propertyRoles = {
  'Super Admin': { arabicName: 'المشرف العام', description: ['Everything', 'كل شيء'], full: true, permissions: ALL },
  Agent: {
    arabicName: 'وكيل عقاري',
    description: ['Homes, inquiries and viewings', 'العقارات والاستفسارات والمعاينات'],
    permissions: [
      ...ALL.filter(name => AGENT_MODULES.includes(name.split('.')[0] ?? '')),
      'overview.view',
      'neighborhoods.view',
    ],
  },
} satisfies Record<string, RoleSeed>;
