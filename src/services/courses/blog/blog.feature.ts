import { routinesIn } from '#kit/service/sql-files';
import { SlugTaken } from '#kit/database/slug';
import type { Feature } from '#kit/service/feature';
import { BlogEditing } from './blog-editing.service';
import { BlogPost } from './blog-post.entity';
import { BlogStaffController } from './blog-staff.controller';
import { BlogController } from './blog.controller';
import { blogMessages } from './blog.messages';
import { Blog } from './blog.service';
import { blogOffice } from './blog.office';

export const blog: Feature = {
  controllers: [BlogStaffController, BlogController],
  providers: [Blog, BlogEditing],
  entities: [BlogPost],
  tables: ['courses/blog'],
  routines: routinesIn(__dirname, 'file_cleanup', 'write_notifications'),
  messages: blogMessages,
  constraintRefusals: { blog_post_slug_key: SlugTaken },
  office: blogOffice,
};
