import { type PermissionCatalogue, permissionNames, type RoleSeed } from '#kit/service/service-definition';
import { staffPermissions } from '#shared/staff/staff-permissions';

export const coursesPermissions = {
  ...staffPermissions,
  settings: { view: ['See settings', 'عرض الإعدادات'], edit: ['Change settings', 'تعديل الإعدادات'] },
  students: {
    view: ['See students', 'عرض الطلاب'],
    create: ['Add students', 'إضافة طلاب'],
    update: ['Change students', 'تعديل بيانات الطلاب'],
    delete: ['Delete students', 'حذف الطلاب'],
    restore: ['Restore deleted students', 'استعادة الطلاب المحذوفين'],
    verify: ['Mark e-mail addresses as confirmed', 'تأكيد عناوين البريد الإلكتروني'],
  },
  categories: {
    view: ['See category figures', 'عرض أرقام التصنيفات'],
    create: ['Add categories', 'إضافة تصنيفات'],
    edit: ['Change categories', 'تعديل التصنيفات'],
    delete: ['Delete categories', 'حذف التصنيفات'],
    restore: ['Restore categories', 'استعادة التصنيفات'],
  },
  courses: {
    view: ['See all courses, drafts included, and their quizzes', 'عرض كل الدورات مع المسودات واختباراتها'],
    create: ['Add courses and quizzes', 'إضافة دورات واختبارات'],
    edit: ['Change courses and quizzes', 'تعديل الدورات والاختبارات'],
    delete: ['Delete courses and quizzes', 'حذف الدورات والاختبارات'],
    restore: ['Restore courses', 'استعادة الدورات'],
  },
  curriculum: {
    view: ['See sections, lessons and resources', 'عرض الأقسام والدروس ومرفقاتها'],
    create: ['Add sections and lessons', 'إضافة أقسام ودروس'],
    edit: ['Change and order sections, lessons and resources', 'تعديل الأقسام والدروس ومرفقاتها وترتيبها'],
    delete: ['Delete sections and lessons', 'حذف الأقسام والدروس'],
  },
  instructors: {
    view: ['See all instructors', 'عرض كل المدرّبين'],
    create: ['Add instructors', 'إضافة مدرّبين'],
    edit: ['Change instructors', 'تعديل بيانات المدرّبين'],
    delete: ['Delete instructors', 'حذف المدرّبين'],
    restore: ['Restore instructors', 'استعادة المدرّبين'],
  },
  enrollments: {
    view: ['See enrolments', 'عرض التسجيلات'],
    create: ['Give seats in courses', 'منح مقاعد في الدورات'],
    edit: ['Change enrolments', 'تعديل التسجيلات'],
    delete: ['Cancel enrolments', 'إلغاء التسجيلات'],
  },
  orders: {
    view: ['See orders', 'عرض الطلبات'],
    create: ['Add orders', 'إضافة طلبات'],
    edit: ['Change orders', 'تعديل الطلبات'],
    delete: ['Delete orders', 'حذف الطلبات'],
  },
  reviews: {
    view: ['See reviews', 'عرض التقييمات'],
    edit: ['Publish and hide reviews', 'نشر التقييمات وإخفاؤها'],
    delete: ['Remove reviews', 'إزالة التقييمات'],
    restore: ['Restore removed reviews', 'استعادة التقييمات المحذوفة'],
  },
  live_sessions: {
    view: ['See live classes', 'عرض الحصص المباشرة'],
    create: ['Add live classes', 'إضافة حصص مباشرة'],
    edit: ['Move and cancel live classes', 'تغيير مواعيد الحصص المباشرة وإلغاؤها'],
    delete: ['Delete live classes', 'حذف الحصص المباشرة'],
  },
  assignments: {
    view: ['See assignments and submissions', 'عرض الواجبات والتسليمات'],
    create: ['Add assignments', 'إضافة واجبات'],
    edit: ['Change assignments and grade submissions', 'تعديل الواجبات وتصحيح التسليمات'],
    delete: ['Delete assignments', 'حذف الواجبات'],
  },
  blog: {
    view: ['See all posts, drafts included', 'عرض كل المقالات مع المسودات'],
    create: ['Write posts', 'كتابة المقالات'],
    edit: ['Change posts', 'تعديل المقالات'],
    delete: ['Delete posts', 'حذف المقالات'],
    restore: ['Restore posts', 'استعادة المقالات'],
  },
  ai_chat: {
    use: ['Use the AI assistant', 'استخدام المساعد الذكي'],
    view_models: ['See the models of the AI assistant', 'عرض نماذج المساعد الذكي'],
  },
} satisfies PermissionCatalogue;

const ALL = permissionNames(coursesPermissions);

const moduleOf = (name: string) => name.split('.')[0] ?? '';
const actionOf = (name: string) => name.split('.')[1] ?? '';
const ofModules = (...modules: string[]) => ALL.filter(name => modules.includes(moduleOf(name)));

export const coursesRoles = {
  'Super Admin': { arabicName: 'المشرف العام', description: ['Everything', 'كل شيء'], full: true, permissions: ALL },
  Admin: {
    arabicName: 'مشرف',
    description: ['Everything but the team, its roles and the settings', 'كل شيء ما عدا الفريق وأدواره والإعدادات'],
    permissions: ALL.filter(name => !['roles', 'admins'].includes(moduleOf(name)) && name !== 'settings.edit'),
  },
  Manager: {
    arabicName: 'المدير',
    description: ['The catalogue, enrolments and orders, without deleting', 'الدورات والتسجيلات والطلبات من دون حذف'],
    permissions: [
      ...ofModules('courses', 'curriculum', 'categories', 'instructors', 'enrollments', 'orders').filter(
        name => actionOf(name) !== 'delete',
      ),
      'students.view',
      'reviews.view',
      'reviews.edit',
    ],
  },
  Editor: {
    arabicName: 'محرر',
    description: ['The blog and the reviews', 'المدونة والتقييمات'],
    permissions: [
      ...ofModules('blog'),
      'reviews.view',
      'reviews.edit',
      'categories.view',
      'courses.view',
      'instructors.view',
    ],
  },
  Viewer: {
    arabicName: 'مطّلع',
    description: ['Sees everything', 'يطّلع على كل شيء'],
    permissions: ALL.filter(name => actionOf(name) === 'view'),
  },
  Instructor: {
    arabicName: 'مدرّب',
    description: [
      'Courses with their lessons, assignments and live classes',
      'الدورات بدروسها وواجباتها وحصصها المباشرة',
    ],
    permissions: [
      ...ofModules('live_sessions', 'assignments', 'curriculum'),
      'courses.view',
      'courses.create',
      'courses.edit',
      'students.view',
      'enrollments.view',
      'reviews.view',
    ],
  },
} satisfies Record<string, RoleSeed>;
