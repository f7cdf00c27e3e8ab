import { permissionNames } from '#kit/service/service-definition';
import { staffPermissions } from '#shared/staff/staff-permissions';

export const staysPermissions = {
  stays: {
    view: 'See all stays with drafts',
    create: 'Add stays',
    edit: 'Change stays and their galleries',
    publish: 'Publish stays',
    delete: 'Delete stays',
  },
  calendar: { view: 'See the calendar and blocked nights', block: 'Block and free nights' },
  bookings: {
    view: 'See bookings',
    edit: 'Work on bookings, refund them, mark them as paid in cash and compare payments',
  },
  inquiries: { view: 'See inquiries', edit: 'Work on inquiries' },
  reviews: { view: 'See all reviews', moderate: 'Publish and hide reviews' },
  overview: { view: 'See the overview and its series' },
  destinations: {
    view: 'See all destinations',
    create: 'Add destinations',
    edit: 'Change destinations',
    delete: 'Delete destinations',
  },
  settings: { view: 'See settings and questions', edit: 'Change settings and questions' },
  ...staffPermissions,
  ai_chat: { use: 'Use the AI assistant', view_models: 'See the models of the AI assistant' },
};

const ALL = permissionNames(staysPermissions);

export const staysRoles = {
  'Super Admin': { description: 'Everything', full: true, permissions: ALL },
  Host: {
    description:
      'Everything but the team, its roles and the settings; with bookings also their money: refunds, payments in cash and ' +
      'the comparison with processors',
    permissions: ALL.filter(
      name => !name.startsWith('admins.') && !name.startsWith('roles.') && name !== 'settings.edit',
    ),
  },
};
