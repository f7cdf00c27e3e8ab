import type { Office } from '#kit/service/office';

export const eventsOffice: Office = {
  records: [
    {
      path: '/fitness/manage/events',
      label: ['Events', 'الفعاليات'],
      one: ['event', 'فعالية'],
      group: 'community',
      columns: ['name', 'starts_at', 'location', 'capacity', 'attendee_count'],
    },
    {
      path: '/fitness/manage/events/{id}/waiting-list',
      label: ['Waiting list', 'قائمة الانتظار'],
      columns: ['first_name', 'last_name', 'state', 'place', 'joined_at', 'offer_until'],
    },
  ],
};
