import { Blog1767226000010 } from '#migrations/courses/1767226000010-blog';
import { SlugTaken } from '#kit/language/slug';
import type { Feature } from '#kit/service/feature';
import { BlogPost } from './blog-post.entity';

export const blog: Feature = {
  entities: [BlogPost],
  migrations: [Blog1767226000010],
  constraintRefusals: { blog_post_slug_key: SlugTaken },
};
