import { Controller, Get, Param, Query } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { ApiTags } from '#kit/openapi/api-notes';
import { DescribePath, Returns, Describe } from '#kit/http/route-description';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import { MemberDays } from '../days/member-days';
import { Achievements } from './achievements.queries';
import { Challenges } from './challenges.service';
import { CommunityListQuery, ListOfGroupQuery } from './community.dto';
import {
  AchievementView,
  ChallengeView,
  CommentView,
  CommunityMemberView,
  DiscussionCardView,
  EventView,
  GroupCardView,
} from './community.view';
import { Discussions } from './discussions.service';
import { Events } from './events.service';
import { GroupQueries } from './groups.queries';

@ApiTags('Community')
@DescribePath({ slug: 'Slug of the group.' })
@Controller('fitness/community')
export class CommunityListsController {
  constructor(
    private readonly days: MemberDays,
    private readonly groups: GroupQueries,
    private readonly events: Events,
    private readonly challenges: Challenges,
    private readonly discussions: Discussions,
    private readonly achievements: Achievements,
  ) {}

  @Get('groups')
  @Requires('fitness.view')
  @Returns('All groups, by English name', dataPageOf(GroupCardView))
  @Describe('Lists joined groups and all others.')
  async allGroups(@SignedIn() { id }: Caller, @Query() query: CommunityListQuery) {
    return dataPage(await this.groups.list(id, query.pageRequest));
  }

  @Get('groups/:slug/members')
  @Requires('fitness.view')
  @Returns('The members of a group, the last to join first', dataPageOf(CommunityMemberView), NotFound)
  @Describe('Lists the members for all callers; joining the group is not required.')
  async members(@Param('slug') slug: string, @Query() query: CommunityListQuery) {
    return dataPage(await this.groups.members(slug, query.pageRequest));
  }

  @Get('groups/:slug/posts/:postKey/comments')
  @Requires('fitness.view')
  @Returns('The comments on a post, the latest first', dataPageOf(CommentView), NotFound)
  @DescribePath({ postKey: 'Key of the post, as the group shows it.' })
  @Describe('Lists the comments for all callers; joining the group is not required.')
  async comments(@Param('slug') slug: string, @Param('postKey') key: string, @Query() query: CommunityListQuery) {
    return dataPage(await this.groups.comments(slug, key, query.pageRequest));
  }

  @Get('discussions')
  @Requires('fitness.view')
  @Returns('Discussions, the last replied to first', dataPageOf(DiscussionCardView))
  @Describe('Lists discussions of all groups and of the club, or only those of the group in `group`.')
  async allDiscussions(@Query() query: ListOfGroupQuery) {
    return dataPage(await this.discussions.list(query.group, query.pageRequest));
  }

  @Get('events')
  @Requires('fitness.view')
  @Returns('Events that are not over, the soonest first', dataPageOf(EventView))
  @Describe('Lists events of all groups and of the club, or only those of the group in `group`.')
  async toCome(@SignedIn() { id }: Caller, @Query() query: ListOfGroupQuery) {
    return dataPage(await this.events.upcoming(id, query.group, query.pageRequest));
  }

  @Get('challenges')
  @Requires('fitness.view')
  @Returns('Running and coming challenges, then those of the last 7 days', dataPageOf(ChallengeView))
  @Describe('Lists challenges with the progress of the member and the first ten ranks of each.')
  async running(@SignedIn() { id }: Caller, @Query() query: CommunityListQuery) {
    return dataPage(await this.challenges.list(await this.days.of(id), query.pageRequest));
  }

  @Get('achievements')
  @Requires('fitness.view')
  @Returns('Achievements: earned ones first, then the nearest', dataPageOf(AchievementView))
  @Describe('Lists all achievements, after awarding those whose threshold is reached.')
  async reached(@SignedIn() { id }: Caller, @Query() query: CommunityListQuery) {
    return dataPage(await this.achievements.page(await this.days.of(id), query.pageRequest));
  }
}
