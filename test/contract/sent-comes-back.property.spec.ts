import { property } from '#services/property/property';
import { describeSentComesBack } from './sent-comes-back';

describeSentComesBack(property, {
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
    'ViewingsStaff_change.action': 'shown as the status it leads to',
  },
  readAt: { Leads_submit: '/api/leads', Viewings_submit: '/api/viewings' },
  values: {
    Roles_replacePermissions: round => ({
      permissions: [['properties.view'], ['leads.view']][round - 1],
    }),
  },
});
