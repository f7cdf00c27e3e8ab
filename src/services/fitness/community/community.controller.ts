import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates } from '#kit/http/describe';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { MemberNotFound } from '../accounts/member-accounts';
import { Challenges } from './challenges.service';
import { CommentBody, PostBody, ReplyBody } from './community.dto';
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
import { Discussions } from './discussions.service';
import { Events } from './events.service';
import { GroupQueries } from './groups.queries';
import { Groups } from './groups.service';
import { Profiles } from './profiles.queries';

@ApiTags('Community')
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
  ) {}

  @Get()
  @Requires('fitness.view')
  @Answers('The community: own groups and figures, the feed, challenges, events, discussions', CommunityPageView)
  page(@SignedIn() { id }: Caller) {
    return this.community.page(id);
  }

  @Get('members/:username')
  @Requires('fitness.view')
  @Answers('What a member shows of themselves', MemberProfileView, MemberNotFound)
  profile(@SignedIn() { id }: Caller, @Param('username') username: string) {
    return this.profiles.one(id, username);
  }

  @Get('groups/:slug')
  @Requires('fitness.view')
  @Answers('A group with its latest posts', GroupView, NotFound)
  group(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    return this.pages.page(id, slug);
  }

  @Get('discussions/:slug')
  @Requires('fitness.view')
  @Answers('A discussion with its replies', DiscussionView, NotFound)
  discussion(@Param('slug') slug: string) {
    return this.discussions.one(slug);
  }

  @Post('groups/:slug/join')
  @Requires('fitness.edit')
  @Creates('Join a group, or leave it', GroupView, NotFound)
  async join(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    await this.groups.toggleMembership(id, slug);
    return this.pages.page(id, slug);
  }

  @Post('challenges/:slug/join')
  @Requires('fitness.edit')
  @Creates('Take part in a challenge, or leave it', ChallengeView, NotFound, ChallengeOver)
  challenge(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    return this.challenges.join(id, slug);
  }

  @Post('events/:slug/attend')
  @Requires('fitness.edit')
  @Creates('Take a place at an event, or give it back', EventView, NotFound, EventFull, EventOver)
  attend(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    return this.events.attend(id, slug);
  }

  @Post('groups/:slug/posts')
  @Requires('fitness.edit')
  @Creates('Write a post in a joined group', GroupView, ValidationFailed, NotFound, NotInGroup)
  async post(@SignedIn() { id }: Caller, @Param('slug') slug: string, @Body() body: PostBody) {
    await this.groups.post(id, slug, body);
    return this.pages.page(id, slug);
  }

  @Post('groups/:slug/posts/:postKey/like')
  @Requires('fitness.edit')
  @Creates('Like a post of a joined group, or take the like back', GroupView, NotFound, NotInGroup)
  async like(@SignedIn() { id }: Caller, @Param('slug') slug: string, @Param('postKey') key: string) {
    await this.groups.toggleLike(id, slug, key);
    return this.pages.page(id, slug);
  }

  @Post('groups/:slug/posts/:postKey/comments')
  @Requires('fitness.edit')
  @Creates('Comment on a post of a joined group', GroupView, ValidationFailed, NotFound, NotInGroup)
  async comment(
    @SignedIn() { id }: Caller,
    @Param('slug') slug: string,
    @Param('postKey') key: string,
    @Body() { body }: CommentBody,
  ) {
    await this.groups.comment(id, slug, key, body);
    return this.pages.page(id, slug);
  }

  @Post('discussions/:slug/replies')
  @Requires('fitness.edit')
  @Creates('Reply to a discussion', DiscussionView, ValidationFailed, NotFound, NotInGroup)
  reply(@SignedIn() { id }: Caller, @Param('slug') slug: string, @Body() { body }: ReplyBody) {
    return this.discussions.reply(id, slug, body);
  }
}
