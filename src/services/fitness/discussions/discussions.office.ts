import type { Office } from '#kit/service/office';

export const discussionsOffice: Office = {
  records: [
    {
      path: '/discussions/manage',
      label: ['Discussions', 'النقاشات'],
      one: ['discussion', 'نقاش'],
      group: 'community',
      columns: ['title', 'group.name', 'author', 'reply_count', 'last_reply_at'],
    },
  ],
};
