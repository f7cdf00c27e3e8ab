import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { on } from '#kit/service/domain-events';
import { AccountDeleting } from '../accounts/account.events';
import { Achievements } from './achievements.queries';
import { Challenges } from './challenges.service';
import { CommunityController } from './community.controller';
import { CommunityListsController } from './community-lists.controller';
import { ClosedPosts } from './closed-posts';
import { CommunityNotices } from './community-notices';
import { CommunityQueries } from './community.queries';
import { communityMessages } from './community.messages';
import { Deletions } from './deletions.service';
import { Discussion } from './discussion.entity';
import { DiscussionReply } from './discussion-reply.entity';
import { Discussions } from './discussions.service';
import { EventWaitingController } from './event-waiting.controller';
import { EventWaiting } from './event-waiting.service';
import { Events } from './events.service';
import { GroupQueries } from './groups.queries';
import { Groups } from './groups.service';
import { Post } from './post.entity';
import { PostComment } from './post-comment.entity';
import { PostLike } from './post-like.entity';
import { Profiles } from './profiles.queries';
import { communityOffice } from './community.office';

/** Per account, separately for posts, comments and replies. */
const WRITING = { limit: 120, windowSeconds: 600 };

export const community: Feature = {
  controllers: [CommunityListsController, CommunityController, EventWaitingController],
  providers: [
    CommunityNotices,
    ClosedPosts,
    Deletions,
    Events,
    EventWaiting,
    Challenges,
    Discussions,
    GroupQueries,
    Groups,
    Achievements,
    Profiles,
    CommunityQueries,
  ],
  entities: [Post, PostLike, PostComment, Discussion, DiscussionReply],
  tables: ['fitness/community'],
  routines: routinesIn(__dirname, 'file_cleanup'),
  handlers: [on(AccountDeleting, ClosedPosts, 'removePictures')],
  messages: communityMessages,
  rateLimits: { posts: WRITING, comments: WRITING, replies: WRITING },
  office: communityOffice,
};
