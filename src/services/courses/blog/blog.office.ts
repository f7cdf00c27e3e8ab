import type { Office } from '#kit/service/office';

export const blogOffice: Office = {
  records: [
    {
      path: '/blog',
      label: ['Blog posts', 'مقالات المدونة'],
      one: ['post', 'مقال'],
      group: 'website',
      columns: ['title', 'author', 'tags', 'status', 'published_at'],
    },
  ],
};
