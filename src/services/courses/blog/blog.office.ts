import type { Office } from '#kit/service/office';

export const blogOffice: Office = {
  records: [
    {
      path: '/blog',
      label: ['Blog posts', 'مقالات المدونة'],
      one: ['post', 'مقال'],
      group: 'website',
      name: 'title',
      columns: ['title', 'author', 'tags', 'status', 'published_at'],
      form: ['title', 'excerpt', 'body', 'cover_url', 'author', 'tags', 'status'],
    },
    {
      path: '/blog/deleted',
      label: ['Deleted posts', 'المقالات المحذوفة'],
      columns: ['title', 'status', 'updated_at'],
    },
  ],
  titles: { BlogStaff_restore: ['Restore', 'استعادة'] },
};
