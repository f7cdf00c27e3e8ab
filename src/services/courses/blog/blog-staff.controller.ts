import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { SlugTaken } from '#kit/database/slug';
import { BlogEditing } from './blog-editing.service';
import { StaffPostView } from './blog-post.view';
import { DeletedPostsQuery, PostBody, PostChangeBody, PostListQuery } from './blog.dto';
import { Blog } from './blog.service';

@ApiTags('Blog')
@DescribePath({ id: 'Id of the post.' })
@Controller('blog')
export class BlogStaffController {
  constructor(
    private readonly blog: Blog,
    private readonly editing: BlogEditing,
  ) {}

  @Get()
  @Requires('blog.view')
  @Returns('All posts, drafts included', dataPageOf(StaffPostView), ValidationFailed)
  @Describe(
    'Lists posts of every status. All filters must match; every word of `search` must occur in title, slug or tags.',
  )
  async list(@Query() query: PostListQuery) {
    return this.blog.list(query);
  }

  @Get('deleted')
  @Requires('blog.view', 'blog.delete', 'blog.restore')
  @Returns('Deleted posts, the latest first', dataPageOf(StaffPostView))
  @Describe('Lists deleted posts, which keep their slug and are visible to staff only.')
  async deleted(@Query() query: DeletedPostsQuery) {
    return this.blog.listDeleted(query);
  }

  @Post('deleted/:id/restore')
  @Requires('blog.restore')
  @ResponseMessage('messages.post_restored')
  @Creates('Restore a deleted post', StaffPostView, NotFound)
  @Describe('Restores a deleted post with its status: a published one is on the site again.')
  async restore(@IdParam() id: number) {
    await this.editing.restore(id);
    return this.blog.get(id);
  }

  @Get(':id')
  @Requires('blog.view')
  @Returns('One post', StaffPostView, NotFound)
  @Describe('Returns a post of any status with its texts in both languages.')
  async one(@IdParam() id: number) {
    return this.blog.get(id);
  }

  @Post()
  @Requires('blog.create')
  @ResponseMessage('messages.post_created')
  @Creates('Write a post, as a draft or published', StaffPostView, ValidationFailed, SlugTaken)
  @Describe(
    'Creates a post, which requires only a title. Without a slug, one is generated from the English title. Tags are',
    'stored in lower case with hyphens and without duplicates, 20 at most. The status `published` sets `published_at`',
    'and shows the post at once.',
  )
  async create(@Body() body: PostBody) {
    return this.blog.get(await this.editing.create(body));
  }

  @Patch(':id')
  @Requires('blog.edit')
  @ResponseMessage('messages.post_changed')
  @Returns('Change, publish or unpublish a post', StaffPostView, ValidationFailed, NotFound, SlugTaken)
  @Describe(
    'Changes the fields that are sent. The status `draft` removes the post from the site; `published_at` stays the',
    'time of the first publication.',
  )
  async change(@IdParam() id: number, @Body() body: PostChangeBody) {
    await this.editing.update(id, body);
    return this.blog.get(id);
  }

  @Delete(':id')
  @Requires('blog.delete')
  @ResponseMessage('messages.post_deleted')
  @Returns('Delete a post', null, NotFound)
  @Describe('Removes a post from the site at once. It can be restored.')
  async remove(@IdParam() id: number) {
    await this.editing.delete(id);
  }
}
