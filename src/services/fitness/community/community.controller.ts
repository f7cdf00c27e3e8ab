import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, RateLimited, ValidationFailed } from '#kit/refusals/refusal';
import { CountedBy } from '#kit/rate-limit/rate-limit.guard';
import { MemberNotFound } from '../accounts/member-accounts';
import { Challenges } from './challenges.service';
import {
  CommentBody,
  FeedQuery,
  GroupPostsQuery,
  MemberPostsQuery,
  PostBody,
  RepliesQuery,
  ReplyBody,
} from './community.dto';
import { CommunityQueries } from './community.queries';
import { ChallengeOver, EventFull, EventOver, NotInGroup } from './community.refusals';
import {
  ChallengeView,
  CommunityPageView,
  DiscussionView,
  EventView,
  GroupView,
  MemberProfileView,
} from './community.view';
import { Deletions } from './deletions.service';
import { Discussions } from './discussions.service';
import { Events } from './events.service';
import { GroupQueries } from './groups.queries';
import { Groups } from './groups.service';
import { Profiles } from './profiles.queries';

@ApiTags('Community')
@DescribePath({ slug: 'Slug of the group.', postKey: 'Key of the post, as the group shows it.' })
@Controller('fitness/community')
export class CommunityController {
  constructor(
    private readonly community: CommunityQueries,
    private readonly profiles: Profiles,
    private readonly pages: GroupQueries,
    private readonly groups: Groups,
    private readonly challenges: Challenges,
    private readonly events: Events,
    private readonly discussions: Discussions,
    private readonly deletions: Deletions,
  ) {}

  @Get()
  @Requires('fitness.view')
  @Returns('The community: own groups and figures, the feed, challenges, events, discussions', CommunityPageView)
  @Describe(
    'All of it in one call; `page` and `page_count` choose the page of `feed`.',
    'Challenges and achievements that the figures have reached are earned by opening it.',
  )
  page(@SignedIn() { id }: Caller, @Query() query: FeedQuery) {
    return this.community.page(id, query.pageRequest);
  }

  @Get('members/:username')
  @Requires('fitness.view')
  @Returns('What a member shows of themselves', MemberProfileView, MemberNotFound)
  @DescribePath({ username: 'Username of the member.' })
  @Describe(
    'Figures and badges are shown only where the member shares the own activity, and always to the member.',
    'Never an address.',
  )
  profile(@SignedIn() { id }: Caller, @Param('username') username: string, @Query() query: MemberPostsQuery) {
    return this.profiles.one(id, username, query.pageRequest);
  }

  @Get('groups/:slug')
  @Requires('fitness.view')
  @Returns('A group with its latest posts', GroupView, NotFound)
  @Describe('With members, posts, coming events and discussions, for anyone who trains here, joined or not.')
  group(@SignedIn() { id }: Caller, @Param('slug') slug: string, @Query() query: GroupPostsQuery) {
    return this.pages.page(id, slug, query.pageRequest);
  }

  @Get('discussions/:slug')
  @Requires('fitness.view')
  @Returns('A discussion with its replies', DiscussionView, NotFound)
  @DescribePath({ slug: 'Slug of the discussion.' })
  @Describe(
    'Page 1 has the last replies, the oldest of them first, and the next page those before, for anyone who trains here.',
  )
  discussion(@Param('slug') slug: string, @Query() query: RepliesQuery) {
    return this.discussions.one(slug, query.pageRequest);
  }

  @Post('groups/:slug/join')
  @Requires('fitness.edit')
  @Creates('Join a group, or leave it', GroupView, NotFound)
  @Describe(
    'Sent again it undoes itself.',
    'Writing in a group needs to have joined it; what was written stays when leaving.',
  )
  async join(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    await this.groups.toggleMembership(id, slug);
    return this.pages.page(id, slug);
  }

  @Post('challenges/:slug/join')
  @Requires('fitness.edit')
  @Creates('Take part in a challenge, or leave it', ChallengeView, NotFound, ChallengeOver)
  @DescribePath({ slug: 'Slug of the challenge.' })
  @Describe(
    'Sent again it undoes itself; a badge that was won is kept.',
    'Figures since its first day count, and one that has ended takes nobody (409 `challenge_over`).',
  )
  challenge(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    return this.challenges.join(id, slug);
  }

  @Post('events/:slug/attend')
  @Requires('fitness.edit')
  @Creates('Take a place at an event, or give it back', EventView, NotFound, EventFull, EventOver)
  @DescribePath({ slug: 'Slug of the event.' })
  @Describe(
    'Sent again it gives the place back.',
    'Refused when no place is left (409 `event_full`) or the event is over (409 `event_over`).',
  )
  attend(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    return this.events.attend(id, slug);
  }

  @Post('groups/:slug/posts')
  @Requires('fitness.edit')
  @CountedBy({ posts: 'posts of one account' })
  @Creates('Write a post in a joined group', GroupView, ValidationFailed, NotFound, NotInGroup, RateLimited)
  @Describe(
    'At most 2,000 characters, and one picture that an upload of this service answered.',
    'Answers the page of the group with it.',
  )
  async post(@SignedIn() { id }: Caller, @Param('slug') slug: string, @Body() body: PostBody) {
    await this.groups.post(id, slug, body);
    return this.pages.page(id, slug);
  }

  @Post('groups/:slug/posts/:postKey/like')
  @Requires('fitness.edit')
  @Creates('Like a post of a joined group, or take the like back', GroupView, NotFound, NotInGroup)
  @Describe('Sent again it undoes itself. Nobody is told of a like. Returns the page of the group.')
  async like(@SignedIn() { id }: Caller, @Param('slug') slug: string, @Param('postKey') key: string) {
    await this.groups.toggleLike(id, slug, key);
    return this.pages.page(id, slug);
  }

  @Post('groups/:slug/posts/:postKey/comments')
  @Requires('fitness.edit')
  @CountedBy({ comments: 'comments of one account' })
  @Creates('Comment on a post of a joined group', GroupView, ValidationFailed, NotFound, NotInGroup, RateLimited)
  @Describe(
    'At most 1,000 characters.',
    'The author of the post is told in the feed and live, unless such alerts are off.',
    'Returns the page of the group.',
  )
  async comment(
    @SignedIn() { id }: Caller,
    @Param('slug') slug: string,
    @Param('postKey') key: string,
    @Body() { body }: CommentBody,
  ) {
    await this.groups.comment(id, slug, key, body);
    return this.pages.page(id, slug);
  }

  @Delete('groups/:slug/posts/:postKey')
  @Requires('fitness.edit')
  @ResponseMessage('messages.post_deleted')
  @Returns('Delete an own post', GroupView, NotFound)
  @Describe(
    'Its picture, likes and comments are deleted with it, and notices of them disappear from the feed.',
    'Also after leaving the group. A post of another member is 404. Returns the page of the group.',
  )
  async removePost(@SignedIn() { id }: Caller, @Param('slug') slug: string, @Param('postKey') key: string) {
    await this.deletions.post({ key, group: slug, authorId: id });
    return this.pages.page(id, slug);
  }

  @Delete('groups/:slug/posts/:postKey/comments/:id')
  @Requires('fitness.edit')
  @ResponseMessage('messages.comment_deleted')
  @Returns('Delete an own comment', GroupView, NotFound)
  @DescribePath({ id: 'Id of the comment.' })
  @Describe(
    'The notice about it disappears from the feed of the author of the post.',
    'Also after leaving the group. A comment of another member is 404. Returns the page of the group.',
  )
  async removeComment(
    @SignedIn() { id: authorId }: Caller,
    @Param('slug') slug: string,
    @Param('postKey') key: string,
    @IdParam() id: number,
  ) {
    await this.deletions.comment({ id, post: { key, group: slug }, authorId });
    return this.pages.page(authorId, slug);
  }

  @Delete('discussions/:slug/replies/:id')
  @Requires('fitness.edit')
  @ResponseMessage('messages.reply_deleted')
  @Returns('Delete an own reply', DiscussionView, NotFound)
  @DescribePath({ slug: 'Slug of the discussion.', id: 'Id of the reply.' })
  @Describe(
    'The discussion takes its place in lists by the replies that remain.',
    'A reply of another member is 404. Answers the discussion.',
  )
  async removeReply(@SignedIn() { id: authorId }: Caller, @Param('slug') slug: string, @IdParam() id: number) {
    await this.deletions.reply({ id, discussion: slug, authorId });
    return this.discussions.one(slug);
  }

  @Post('discussions/:slug/replies')
  @Requires('fitness.edit')
  @CountedBy({ replies: 'replies of one account' })
  @Creates('Reply to a discussion', DiscussionView, ValidationFailed, NotFound, NotInGroup, RateLimited)
  @DescribePath({ slug: 'Slug of the discussion.' })
  @Describe(
    'At most 2,000 characters; a discussion of a group is for its members (403 `not_in_group`).',
    'Who opened it is told in the feed and live, unless such alerts are off.',
  )
  reply(@SignedIn() { id }: Caller, @Param('slug') slug: string, @Body() { body }: ReplyBody) {
    return this.discussions.reply(id, slug, body);
  }
}
