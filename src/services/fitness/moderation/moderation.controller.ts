import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { Deletions } from '../community/deletions.service';
import { ModeratedCommentView, ModeratedPostView, ModeratedReplyView } from './moderated.view';
import { ModeratedCommentsQuery, ModeratedPostsQuery, ModeratedRepliesQuery } from './moderation.dto';
import { ModerationQueries } from './moderation.queries';

const FILTERS = 'Lists the records that match every filter. Content of former members has no author.';

@ApiTags('Moderation')
@Controller('fitness/manage')
export class ModerationController {
  constructor(
    private readonly queries: ModerationQueries,
    private readonly deletions: Deletions,
  ) {}

  @Get('posts')
  @Requires('fitness.manage')
  @Returns('Posts of all groups, the latest first', dataPageOf(ModeratedPostView), ValidationFailed)
  @Describe(FILTERS)
  posts(@Query() query: ModeratedPostsQuery) {
    return this.queries.posts(query);
  }

  @Delete('posts/:postKey')
  @Requires('fitness.manage')
  @ResponseMessage('messages.post_deleted')
  @Returns('Delete the post of a member', null, NotFound)
  @DescribePath({ postKey: 'Key of the post, as the list shows it.' })
  @Describe('Deletes the post with its picture, likes and comments. The author is not notified.')
  async removePost(@Param('postKey') key: string): Promise<void> {
    await this.deletions.post({ key });
  }

  @Get('comments')
  @Requires('fitness.manage')
  @Returns('Comments on all posts, the latest first', dataPageOf(ModeratedCommentView), ValidationFailed)
  @Describe(FILTERS)
  comments(@Query() query: ModeratedCommentsQuery) {
    return this.queries.comments(query);
  }

  @Delete('comments/:id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.comment_deleted')
  @Returns('Delete the comment of a member', null, NotFound)
  @DescribePath({ id: 'Id of the comment.' })
  @Describe(
    'Deletes the comment and its notification to the author of the post. The author of the comment is not ' +
      'notified.',
  )
  async removeComment(@IdParam() id: number): Promise<void> {
    await this.deletions.comment({ id });
  }

  @Get('replies')
  @Requires('fitness.manage')
  @Returns('Replies to all discussions, the latest first', dataPageOf(ModeratedReplyView), ValidationFailed)
  @Describe(FILTERS)
  replies(@Query() query: ModeratedRepliesQuery) {
    return this.queries.replies(query);
  }

  @Delete('replies/:id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.reply_deleted')
  @Returns('Delete the reply of a member', null, NotFound)
  @DescribePath({ id: 'Id of the reply.' })
  @Describe(
    'Deletes the reply; the discussion is then ordered by its last remaining reply. The author is not notified.',
  )
  async removeReply(@IdParam() id: number): Promise<void> {
    await this.deletions.reply({ id });
  }
}
