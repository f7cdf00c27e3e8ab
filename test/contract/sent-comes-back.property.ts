import { randomUUID } from 'node:crypto';
import type { Exceptions } from './describe-sent-comes-back';

export const propertyExceptions: Exceptions = {
  notSent: {},
  leftOut: {
    '*.media.width': 'accepted as shown, not stored',
    '*.media.height': 'accepted as shown, not stored',
    '*.media.versions': 'accepted as shown, not stored',
    '*.staging_pairs.pictures': 'accepted as shown, not stored',
    '*.company': 'a honeypot',
  },
  notShown: {
    '*.media.is_cover': 'one item is always the cover',
    '*.client_token': 'an idempotency key',
    'Staging_accept.is_public': 'shown by the home',
    'ViewingsStaff_change.action': 'shown as the status it leads to',
  },
  once: { Staging_accept: 'a picture is accepted once' },
  readAt: { Leads_submit: '/api/leads', Viewings_submit: '/api/viewings' },
  values: {
    // Another picture would have to be stored.
    Staging_request: (_, { before_url }) => ({ before_url, client_token: randomUUID() }),
    Staging_accept: () => ({ is_public: false }),
    Roles_replacePermissions: round => ({
      permissions: [['properties.view'], ['leads.view']][round - 1],
    }),
  },
};
