import type { Office } from '#kit/service/office';

export const moderationOffice: Office = {
  records: [
    {
      path: '/fitness/manage/posts',
      label: ['Posts', 'المنشورات'],
      one: ['post', 'منشور'],
      group: 'community',
      columns: ['body', 'author', 'group', 'likes', 'comment_count', 'created_at'],
    },
    {
      path: '/fitness/manage/comments',
      label: ['Comments', 'التعليقات'],
      one: ['comment', 'تعليق'],
      group: 'community',
      columns: ['body', 'author', 'group', 'created_at'],
    },
    {
      path: '/fitness/manage/replies',
      label: ['Replies', 'الردود'],
      one: ['reply', 'رد'],
      group: 'community',
      columns: ['body', 'author', 'discussion', 'created_at'],
    },
  ],
};
