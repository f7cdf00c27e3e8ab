import type { Office } from '#kit/service/office';

export const discussionsOffice: Office = {
  records: [
    {
      path: '/discussions/manage',
      label: ['Discussions', 'النقاشات'],
      one: ['discussion', 'نقاش'],
      group: 'community',
      name: 'title',
      columns: ['title', 'group.name', 'author', 'reply_count', 'last_reply_at'],
      form: ['title', 'body', 'group_id'],
      choices: { group_id: '/fitness/manage/groups' },
    },
  ],
  fields: { 'group.name': ['Group', 'المجموعة'] },
};
