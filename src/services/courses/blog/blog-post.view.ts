import type { Bilingual } from '#kit/language/language';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { warnings } from '../courses.warnings';
import { POST_STATUSES } from './blog-post.entity';

export const PostCardView = view('PostCardView', 'A blog post without its text', {
  id: shown.id(),
  slug: shown.text({ example: 'learning-in-small-steps' }),
  title: shown.bilingual(),
  excerpt: shown.bilingual({ description: 'A few lines for lists.' }),
  cover_url: shown.picture({ nullable: true }),
  author: shown.bilingual({ description: 'Who signs it.' }),
  tags: shown.texts({ description: 'Lower case with hyphens between words, in any script.' }),
  published_at: shown.instant({ nullable: true, description: 'First publication; null of a draft.' }),
});
export type PostCardView = InstanceType<typeof PostCardView>;

export const PostView = view('PostView', 'A blog post with its text', {
  ...PostCardView.fields,
  body: shown.bilingual({ description: 'The text of the post.' }),
});
export type PostView = InstanceType<typeof PostView>;

export const StaffPostView = view('StaffPostView', 'A blog post as staff edit it', {
  ...PostView.fields,
  status: shown.word(POST_STATUSES, { description: 'A draft is shown to staff only.' }),
  warnings: warnings<{ body: Bilingual }>({ no_text: ({ body }) => !body.en.trim() || !body.ar.trim() }),
  ...shown.timestamps,
});
export type StaffPostView = InstanceType<typeof StaffPostView>;

export const TagView = view('TagView', 'A tag with the number of its posts', {
  tag: shown.text({ example: 'study-habits', description: 'Slug of the tag.' }),
  count: shown.whole({ description: 'Published posts that have it.' }),
});
export type TagView = InstanceType<typeof TagView>;
