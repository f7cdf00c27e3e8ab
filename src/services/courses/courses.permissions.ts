import { permissionNames } from '#kit/service/service-definition';
import { staffPermissions } from '#shared/staff/staff-permissions';

export const coursesPermissions = {
  ...staffPermissions,
  settings: { view: 'See settings', edit: 'Change settings' },
  students: {
    view: 'See students',
    create: 'Add students',
    update: 'Change students',
    delete: 'Delete students',
    restore: 'Restore deleted students',
    verify: 'Mark e-mail addresses as confirmed',
  },
  categories: {
    view: 'See category figures',
    create: 'Add categories',
    edit: 'Change categories',
    delete: 'Delete categories',
    restore: 'Restore categories',
  },
  courses: {
    view: 'See all courses, drafts included, and their quizzes',
    create: 'Add courses and quizzes',
    edit: 'Change courses and quizzes',
    delete: 'Delete courses and quizzes',
    restore: 'Restore courses',
  },
  curriculum: {
    view: 'See sections, lessons and resources',
    create: 'Add sections and lessons',
    edit: 'Change and order sections, lessons and resources',
    delete: 'Delete sections and lessons',
  },
  instructors: {
    view: 'See all instructors',
    create: 'Add instructors',
    edit: 'Change instructors',
    delete: 'Delete instructors',
    restore: 'Restore instructors',
  },
  enrollments: {
    view: 'See enrolments',
    create: 'Give seats in courses',
    edit: 'Change enrolments',
    delete: 'Cancel enrolments',
  },
  orders: { view: 'See orders', create: 'Add orders', edit: 'Change orders', delete: 'Delete orders' },
  reviews: {
    view: 'See reviews',
    edit: 'Publish and hide reviews',
    delete: 'Remove reviews',
    restore: 'Restore removed reviews',
  },
  live_sessions: {
    view: 'See live classes',
    create: 'Add live classes',
    edit: 'Move and cancel live classes',
    delete: 'Delete live classes',
  },
  assignments: {
    view: 'See assignments and submissions',
    create: 'Add assignments',
    edit: 'Change assignments and grade submissions',
    delete: 'Delete assignments',
  },
  blog: {
    view: 'See all posts, drafts included',
    create: 'Write posts',
    edit: 'Change posts',
    delete: 'Delete posts',
    restore: 'Restore posts',
  },
  ai_chat: { use: 'Use the AI assistant', view_models: 'See the models of the AI assistant' },
};

const ALL = permissionNames(coursesPermissions);

const moduleOf = (name: string) => name.split('.')[0] ?? '';
const actionOf = (name: string) => name.split('.')[1] ?? '';
const ofModules = (...modules: string[]) => ALL.filter(name => modules.includes(moduleOf(name)));

export const coursesRoles = {
  'Super Admin': { description: 'Everything', full: true, permissions: ALL },
  Admin: {
    description: 'Everything but the team, its roles and the settings',
    permissions: ALL.filter(name => !['roles', 'admins'].includes(moduleOf(name)) && name !== 'settings.edit'),
  },
  Manager: {
    description: 'The catalogue, enrolments and orders, without deleting',
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
    description: 'The blog and the reviews',
    permissions: [
      ...ofModules('blog'),
      'reviews.view',
      'reviews.edit',
      'categories.view',
      'courses.view',
      'instructors.view',
    ],
  },
  Viewer: { description: 'Sees everything', permissions: ALL.filter(name => actionOf(name) === 'view') },
  Instructor: {
    description: 'Courses with their lessons, assignments and live classes',
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
};
