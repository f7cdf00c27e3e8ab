import { permissionNames } from '#kit/service/service-definition';
import { staffPermissions } from '#shared/staff/staff-permissions';

export const propertyPermissions = {
  properties: {
    view: 'See all homes, drafts included',
    create: 'Add homes',
    edit: 'Change homes and their galleries',
    publish: 'Publish homes and set their status',
    delete: 'Delete homes',
  },
  leads: { view: 'See inquiries', edit: 'Change inquiries' },
  viewings: { view: 'See viewings', edit: 'Confirm, complete and cancel viewings' },
  overview: { view: 'See the overview' },
  neighborhoods: {
    view: 'See all neighborhoods',
    create: 'Add neighborhoods',
    edit: 'Change neighborhoods',
    delete: 'Delete neighborhoods',
  },
  settings: { view: 'See settings', edit: 'Change settings' },
  ...staffPermissions,
  staging: { view: 'See staging pairs', edit: 'Change staging pairs' },
  ai_studio: { use: 'Use the staging studio' },
  ai_chat: { use: 'Use the AI assistant', view_models: 'See the models of the AI assistant' },
};

const ALL = permissionNames(propertyPermissions);
const AGENT_MODULES = ['properties', 'leads', 'viewings'];

export const propertyRoles = {
  'Super Admin': { description: 'Everything', full: true, permissions: ALL },
  Agent: {
    description: 'Homes, inquiries and viewings',
    permissions: [
      ...ALL.filter(name => AGENT_MODULES.includes(name.split('.')[0] ?? '')),
      'overview.view',
      'neighborhoods.view',
    ],
  },
};
