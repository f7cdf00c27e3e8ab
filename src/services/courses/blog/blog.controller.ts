import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { DescribePath, Returns, Describe } from '#kit/http/route-description';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import { Cached } from '#cache/cached';
import { linkedPageOf, LinkedPages } from '../courses.pages';
import { PostCardView, PostView, TagView } from './blog-post.view';
import { BlogQuery } from './blog.dto';
import { Blog } from './blog.service';

@ApiTags('Blog')
@Controller('users/blog')
export class BlogController {
  constructor(
    private readonly blog: Blog,
    private readonly pages: LinkedPages,
  ) {}

  @Get()
  @Public()
  @Cached('blog_post')
  @Returns('Published posts, the newest first', linkedPageOf(PostCardView), ValidationFailed)
  @Describe('Lists published posts without their text. `tag` must match the whole tag, ignoring case.')
  async list(@Query() query: BlogQuery, @Req() request: AppRequest) {
    return this.pages.of(await this.blog.listPublished(query), request);
  }

  @Get('tags')
  @Public()
  @Cached('blog_post')
  @Returns('Tags of published posts with their number of posts, the most used first', [TagView])
  @Describe('Lists the tags of published posts, each with its number of posts. The list is not paginated.')
  async tags() {
    return this.blog.listTags();
  }

  @Get(':slug')
  @Public()
  @Cached('blog_post')
  @Returns('One published post', PostView, NotFound)
  @DescribePath({ slug: 'Slug of the post.' })
  @Describe('Returns a published post with its text in both languages. A draft is 404.')
  async one(@Param('slug') slug: string) {
    return this.blog.getBySlug(slug);
  }
}
