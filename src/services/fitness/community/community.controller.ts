import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, RateLimited, ValidationFailed } from '#kit/refusals/refusal';
import { CountedBy } from '#rate-limits/rate-limit.guard';
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
  @Returns('The community page: groups, figures, feed, challenges, events and discussions', CommunityPageView)
  @Describe(
    'Returns the community page; `page` and `page_count` choose the page of `feed`.',
    'Opening it awards challenges and achievements whose goal is reached.',
  )
  page(@SignedIn() { id }: Caller, @Query() query: FeedQuery) {
    return this.community.page(id, query.pageRequest);
  }

  @Get('members/:username')
  @Requires('fitness.view')
  @Returns('The public profile of a member', MemberProfileView, MemberNotFound)
  @DescribePath({ username: 'Username of the member.' })
  @Describe(
    'Returns the profile without the e-mail address.',
    'Figures, badges and achievements are included if the member shares them, and always for the own profile.',
  )
  profile(@SignedIn() { id }: Caller, @Param('username') username: string, @Query() query: MemberPostsQuery) {
    return this.profiles.get(id, username, query.pageRequest);
  }

  @Get('groups/:slug')
  @Requires('fitness.view')
  @Returns('A group with its latest posts', GroupView, NotFound)
  @Describe(
    'Returns the group with members, one page of posts, coming events and discussions. Joining the group is ' +
      'not required.',
  )
  group(@SignedIn() { id }: Caller, @Param('slug') slug: string, @Query() query: GroupPostsQuery) {
    return this.pages.page(id, slug, query.pageRequest);
  }

  @Get('discussions/:slug')
  @Requires('fitness.view')
  @Returns('A discussion with its replies', DiscussionView, NotFound)
  @DescribePath({ slug: 'Slug of the discussion.' })
  @Describe(
    'Returns the discussion with one page of replies: page 1 has the latest ones, the oldest of them first. ' +
      'Joining the group is not required.',
  )
  discussion(@Param('slug') slug: string, @Query() query: RepliesQuery) {
    return this.discussions.get(slug, query.pageRequest);
  }

  @Post('groups/:slug/join')
  @Requires('fitness.edit')
  @Creates('Join or leave a group', GroupView, NotFound)
  @Describe(
    'Joins the group; a second call leaves it.',
    'Only members of a group can write in it; their content stays when they leave.',
  )
  async join(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    await this.groups.toggleMembership(id, slug);
    return this.pages.page(id, slug);
  }

  @Post('challenges/:slug/join')
  @Requires('fitness.edit')
  @Creates('Join or leave a challenge', ChallengeView, NotFound, ChallengeOver)
  @DescribePath({ slug: 'Slug of the challenge.' })
  @Describe(
    'Joins the challenge; a second call leaves it, and an earned badge is kept.',
    'Figures since its first day count. Refused when the challenge has ended (409 `challenge_over`).',
  )
  challenge(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    return this.challenges.join(id, slug);
  }

  @Post('events/:slug/attend')
  @Requires('fitness.edit')
  @Creates('Take a place at an event, or give it back', EventView, NotFound, EventFull, EventOver)
  @DescribePath({ slug: 'Slug of the event.' })
  @Describe(
    'Takes a place at the event; a second call gives it back.',
    'Refused when no place is left (409 `event_full`) or the event has ended (409 `event_over`).',
    'While `event_waiting_list` is on, the call takes the place that is offered to the member and is refused ' +
      'to others while somebody waits; `details.waiting_list` of `event_full` says whether the list is open.',
  )
  attend(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    return this.events.attend(id, slug);
  }

  @Post('groups/:slug/posts')
  @Requires('fitness.edit')
  @CountedBy({ posts: 'posts of one account' })
  @Creates('Write a post in a joined group', GroupView, ValidationFailed, NotFound, NotInGroup, RateLimited)
  @Describe(
    'Adds a post of at most 2,000 characters, with one picture uploaded to this service. Returns the page of ' +
      'the group.',
  )
  async post(@SignedIn() { id }: Caller, @Param('slug') slug: string, @Body() body: PostBody) {
    await this.groups.post(id, slug, body);
    return this.pages.page(id, slug);
  }

  @Post('groups/:slug/posts/:postKey/like')
  @Requires('fitness.edit')
  @Creates('Like a post of a joined group, or remove the like', GroupView, NotFound, NotInGroup)
  @Describe('Likes the post; a second call removes the like. No notification is sent. Returns the page of the group.')
  async like(@SignedIn() { id }: Caller, @Param('slug') slug: string, @Param('postKey') key: string) {
    await this.groups.toggleLike(id, slug, key);
    return this.pages.page(id, slug);
  }

  @Post('groups/:slug/posts/:postKey/comments')
  @Requires('fitness.edit')
  @CountedBy({ comments: 'comments of one account' })
  @Creates('Comment on a post of a joined group', GroupView, ValidationFailed, NotFound, NotInGroup, RateLimited)
  @Describe(
    'Adds a comment of at most 1,000 characters and returns the page of the group.',
    'The author of the post is notified in the feed and live, unless such alerts are off.',
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
    'Deletes the post with its picture, likes, comments and the notifications about them, and returns the ' +
      'page of the group.',
    'Leaving the group does not matter. A post of another member answers 404.',
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
    'Deletes the comment and its notification to the author of the post, and returns the page of the group.',
    'Leaving the group does not matter. A comment of another member answers 404.',
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
    'Deletes the reply and returns the discussion, which is then ordered by its last remaining reply.',
    'A reply of another member answers 404.',
  )
  async removeReply(@SignedIn() { id: authorId }: Caller, @Param('slug') slug: string, @IdParam() id: number) {
    await this.deletions.reply({ id, discussion: slug, authorId });
    return this.discussions.get(slug);
  }

  @Post('discussions/:slug/replies')
  @Requires('fitness.edit')
  @CountedBy({ replies: 'replies of one account' })
  @Creates('Reply to a discussion', DiscussionView, ValidationFailed, NotFound, NotInGroup, RateLimited)
  @DescribePath({ slug: 'Slug of the discussion.' })
  @Describe(
    'Adds a reply of at most 2,000 characters. Only members of the group can reply to its discussions (403 ' +
      '`not_in_group`).',
    'The author of the discussion is notified in the feed and live, unless such alerts are off.',
  )
  reply(@SignedIn() { id }: Caller, @Param('slug') slug: string, @Body() { body }: ReplyBody) {
    return this.discussions.reply(id, slug, body);
  }
}
