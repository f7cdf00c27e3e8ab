import type { Bilingual } from '#kit/language/language';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { warnings } from '../courses.warnings';
import { POST_STATUSES } from './blog-post.entity';

export const PostCardView = view('PostCardView', 'A blog post without its text', {
  id: shown.id(),
  slug: shown.text({ example: 'learning-in-small-steps' }),
  title: shown.bilingual(),
  excerpt: shown.bilingual({ description: 'Short text for lists.' }),
  cover_url: shown.picture({ nullable: true }),
  author: shown.bilingual({ description: 'Name of the author.' }),
  tags: shown.texts({ description: 'Tags in lower case with hyphens between words, in any script.' }),
  published_at: shown.instant({
    nullable: true,
    description: 'Time of the first publication, in UTC; null before it.',
  }),
});
export type PostCardView = InstanceType<typeof PostCardView>;

export const PostView = view('PostView', 'A blog post with its text', {
  ...PostCardView.fields,
  body: shown.bilingual({ description: 'Text of the post.' }),
});
export type PostView = InstanceType<typeof PostView>;

export const StaffPostView = view('StaffPostView', 'A blog post as staff edit it', {
  ...PostView.fields,
  status: shown.word(POST_STATUSES, { description: 'Status of the post; a draft is shown to staff only.' }),
  warnings: warnings<{ body: Bilingual }>({ no_text: ({ body }) => !body.en.trim() || !body.ar.trim() }),
  ...shown.timestamps,
});
export type StaffPostView = InstanceType<typeof StaffPostView>;

export const TagView = view('TagView', 'A tag with the number of its posts', {
  tag: shown.text({ example: 'study-habits', description: 'Slug of the tag.' }),
  count: shown.whole({ description: 'Number of published posts with the tag.' }),
});
export type TagView = InstanceType<typeof TagView>;
