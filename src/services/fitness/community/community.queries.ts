import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { PageRequest } from '#kit/http/page';
import { pageFields } from '../paged-rows';
import { MemberDays } from '../days/member-days';
import { Achievements } from './achievements.queries';
import { Challenges } from './challenges.service';
import type { CommunityPageView } from './community.view';
import { Discussions } from './discussions.service';
import { Events } from './events.service';
import { GroupQueries } from './groups.queries';
import { postsPage } from './posts.queries';
import { Profiles } from './profiles.queries';

const SHOWN_ACHIEVEMENTS = 60;

/** Posts of joined groups; of all groups if none is joined. */
const FEED = `(
  EXISTS (SELECT 1 FROM group_membership m WHERE m.group_id = p.group_id AND m.account_id = $1)
  OR NOT EXISTS (SELECT 1 FROM group_membership m WHERE m.account_id = $1))`;

@Injectable()
export class CommunityQueries {
  constructor(
    private readonly db: Database,
    private readonly days: MemberDays,
    private readonly groups: GroupQueries,
    private readonly challenges: Challenges,
    private readonly events: Events,
    private readonly discussions: Discussions,
    private readonly achievements: Achievements,
    private readonly profiles: Profiles,
  ) {}

  async page(accountId: number, request: PageRequest): Promise<CommunityPageView> {
    const day = await this.days.of(accountId);
    await this.challenges.settle(accountId);
    const statistics = await this.achievements.statistics(day);
    const achievements = await this.achievements.list(day, statistics);
    const feed = await postsPage(this.db, accountId, FEED, request);
    const { joined, others } = await this.groups.all(accountId);
    return {
      me: await this.profiles.getOwn(accountId, statistics),
      groups: joined,
      discover: others,
      feed: feed.rows,
      ...pageFields(feed),
      challenges: (await this.challenges.list(day)).rows,
      events: (await this.events.upcoming(accountId)).rows,
      discussions: (await this.discussions.list()).rows,
      achievements: achievements.slice(0, SHOWN_ACHIEVEMENTS),
    };
  }
}
