import { permissionNames } from '#kit/service/service-definition';
import { staffPermissions } from '#shared/staff/staff-permissions';

export const foodPermissions = {
  ...staffPermissions,
  settings: { view: 'See settings, kitchens and promo codes', edit: 'Change settings, kitchens and promo codes' },
  users: {
    view: 'See customers',
    create: 'Add customers',
    update: 'Change customers',
    delete: 'Delete customers',
    restore: 'Restore deleted customers',
    verify: 'Mark e-mail addresses as verified',
  },
  categories: {
    view: 'See category figures',
    create: 'Add categories',
    edit: 'Change categories',
    delete: 'Archive categories',
    restore: 'Restore categories',
  },
  products: {
    view: 'See the whole menu with drafts',
    create: 'Add dishes and offers',
    edit: 'Change dishes, offers and the home page',
    delete: 'Archive dishes and delete offers',
    restore: 'Restore dishes',
  },
  orders: {
    view: 'See orders, snoozed dishes and the overview',
    edit: 'Move orders along, pause kitchens and snooze dishes',
  },
  books: {
    view: 'See refunds, the ledger and daily reports',
    refund: 'Refund orders',
    close: 'Close the books of a day',
  },
  ai_studio: { use: 'Use the AI studio' },
  ai_chat: { use: 'Use the AI assistant', view_models: 'See the models of the AI assistant' },
};

const ALL = permissionNames(foodPermissions);

export const foodRoles = {
  Owner: { description: 'Everything', full: true, permissions: ALL },
  Manager: {
    description: 'Everything but the team and its roles',
    permissions: ALL.filter(name => !name.startsWith('admins.') && !name.startsWith('roles.')),
  },
  Kitchen: { description: "The orders of the member's own kitchen", permissions: ['orders.view', 'orders.edit'] },
};
