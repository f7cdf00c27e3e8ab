import { liveEvent } from '#kit/service/live-event';

export const PERMISSIONS_UPDATED = liveEvent('permissions-updated', {
  namespace: 'auth',
  summary:
    'Sent to a staff account whose roles, or the permissions of one of them, have changed: read `/auth/me` again.',
  payloads: { staff: [] },
});
