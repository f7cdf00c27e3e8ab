import { pageFieldsOf } from '../paged-rows';
import { shown } from '#kit/views/shown';
import { inBothSpellings } from '../both-spellings';
import { view } from '#kit/views/view';
import { ACHIEVEMENT_METRICS } from '../achievements/achievement-metrics';
import { BADGE_TIERS } from '../badges/badge.entity';
import { CHALLENGE_METRICS } from '../challenges/challenge-metrics';
import { GROUP_TOPICS } from '../groups/group-topics';

const EVENT_WAITING_STATES = ['none', 'waiting', 'offered'] as const;

/** Public data of a member, without the e-mail address. */
export const CommunityMemberView = view('CommunityMember', 'A member as the community sees them', {
  username: shown.text({ example: 'omar-haddad' }),
  first_name: shown.text(),
  last_name: shown.text(),
  profile_picture: shown.picture({ nullable: true }),
});
export type CommunityMemberView = InstanceType<typeof CommunityMemberView>;

const author = () =>
  shown.one(CommunityMemberView, { nullable: true, description: 'Author; null for a former member.' });

export const GroupNameView = view('GroupName', {
  slug: shown.text({ example: 'morning-runners' }),
  name: shown.bilingual(),
});

export const CommentView = view('CommunityComment', 'A comment of a post', {
  id: shown.id(),
  author: author(),
  body: shown.text(),
  created_at: shown.instantText({ description: 'Time of writing, in UTC.' }),
});

export type CommentView = InstanceType<typeof CommentView>;

export const PostView = view('CommunityPost', {
  ...inBothSpellings(
    'postKey',
    'post_key',
    shown.text({ from: 'key', description: 'Key that identifies the post in URLs.' }),
  ),
  group: shown.one(GroupNameView),
  author: author(),
  body: shown.text(),
  image_url: shown.picture({ nullable: true }),
  likes: shown.whole({ description: 'Number of likes.' }),
  liked: shown.flag({ description: 'Whether the caller likes it.' }),
  comment_count: shown.whole({ description: 'Total number of comments.' }),
  comments: shown.many(CommentView, {
    description: 'Last 20 comments, the oldest of them first; `GET …/comments` lists all.',
  }),
  created_at: shown.instant(),
});
export type PostView = InstanceType<typeof PostView>;

export const GroupCardView = view('CommunityGroupView', 'A group of the community', {
  slug: shown.text({ example: 'morning-runners' }),
  name: shown.bilingual(),
  description: shown.bilingual(),
  topic: shown.word(GROUP_TOPICS),
  image_url: shown.picture({ nullable: true }),
  member_count: shown.whole({ description: 'Number of members.' }),
  post_count: shown.whole({ description: 'Number of posts.' }),
  joined: shown.flag({ description: 'Whether the caller has joined.' }),
});
export type GroupCardView = InstanceType<typeof GroupCardView>;

export const EventWaitingView = view('EventWaitingView', 'The place of the caller on the waiting list of an event', {
  state: shown.word(EVENT_WAITING_STATES, { description: 'State of the caller; `offered` while a place is held.' }),
  place: shown.whole({ nullable: true, description: 'Position on the waiting list, from 1; null unless waiting.' }),
  offer_until: shown.instantText({ nullable: true, description: 'End of the offer, in UTC; null without one.' }),
});

export const EventView = view('CommunityEventView', 'An event with its places', {
  slug: shown.text({ example: 'sunrise-yoga-in-the-park' }),
  name: shown.bilingual(),
  description: shown.bilingual(),
  image_url: shown.picture({ nullable: true }),
  location: shown.bilingual({ description: 'Location; the link to join for an online event.' }),
  is_online: shown.flag(),
  group: shown.one(GroupNameView, { nullable: true }),
  starts_at: shown.instant(),
  ends_at: shown.instant(),
  capacity: shown.whole({ description: 'Total number of places.' }),
  attendee_count: shown.whole({ description: 'Number of attendees.' }),
  seats_left: shown.whole({ description: 'Number of places that are neither taken nor offered.' }),
  joined: shown.flag({ description: 'Whether the caller attends.' }),
  waiting: shown.one(EventWaitingView, {
    nullable: true,
    description: 'State of the caller on the waiting list; null while waiting lists are off.',
  }),
});
export type EventView = InstanceType<typeof EventView>;

export const BadgeView = view('CommunityBadge', {
  key: shown.text({ from: 'slug', description: 'Key of the badge.' }),
  name: shown.bilingual(),
  tier: shown.word(BADGE_TIERS),
  icon: shown.text({ nullable: true }),
  image_url: shown.picture({ nullable: true }),
});

export const EarnedBadgeView = view('EarnedBadgeView', {
  ...BadgeView.fields,
  earned_at: shown.instant({ description: 'Time at which it was earned, in UTC.' }),
});

export const RankView = view('ChallengeRank', {
  rank: shown.whole({ description: 'Rank, from 1; equal values share a rank.' }),
  member: shown.one(CommunityMemberView, { description: 'Member at this rank.' }),
  value: shown.number({ description: 'Sum of the member, in the unit of the metric.' }),
  is_me: shown.flag({ description: 'Whether it is the caller.' }),
});

export const ChallengeView = view('CommunityChallenge', 'A challenge with the progress of the member', {
  slug: shown.text({ example: 'hundred-thousand-steps' }),
  name: shown.bilingual(),
  description: shown.bilingual(),
  image_url: shown.picture({ nullable: true }),
  metric: shown.word(CHALLENGE_METRICS),
  goal: shown.number({ description: 'Value to reach, in the unit of the metric.' }),
  starts_on: shown.day(),
  ends_on: shown.day({ description: 'Last day of the challenge, included.' }),
  badge: shown.one(BadgeView, {
    nullable: true,
    description: 'Badge for members who reach the goal; null without one.',
  }),
  participant_count: shown.whole({ description: 'Number of participants.' }),
  joined: shown.flag({ description: 'Whether the caller has joined.' }),
  progress: shown.number({
    nullable: true,
    description: 'Sum of the caller, in the unit of the metric; null if not joined.',
  }),
  percent: shown.whole({ nullable: true, description: 'Progress in percent, at most 100; null if not joined.' }),
  finished_at: shown.instant({
    nullable: true,
    description: 'Time at which the caller reached the goal, in UTC; null until then.',
  }),
  leaderboard: shown.many(RankView, { description: 'First ten ranks among participants who share their activity.' }),
});
export type ChallengeView = InstanceType<typeof ChallengeView>;

export const DiscussionCardView = view('DiscussionCard', 'A discussion with the number of replies', {
  slug: shown.text({ example: 'how-do-you-warm-up' }),
  title: shown.bilingual(),
  group: shown.one(GroupNameView, { nullable: true }),
  author: shown.one(CommunityMemberView, {
    nullable: true,
    description: 'Author; null for the club or a former member.',
  }),
  reply_count: shown.whole({ description: 'Total number of replies.' }),
  last_reply_at: shown.instant({
    description: 'Time of the last reply, in UTC; time of opening without replies.',
  }),
});

export const ReplyView = view('DiscussionReplyView', {
  id: shown.id(),
  author: author(),
  body: shown.text(),
  created_at: shown.instant(),
});

export const DiscussionView = view('DiscussionView', 'A discussion with one page of replies', {
  ...DiscussionCardView.fields,
  body: shown.bilingual(),
  created_at: shown.instant(),
  replies: shown.many(ReplyView, { description: 'Replies; page 1 has the latest ones, the oldest of a page first.' }),
  ...pageFieldsOf('replies'),
});
export type DiscussionView = InstanceType<typeof DiscussionView>;

export const GroupView = view('CommunityGroupPage', 'A group with members and one page of posts', {
  ...GroupCardView.fields,
  members: shown.many(CommunityMemberView, { description: 'Last 30 members to join; `GET …/members` lists all.' }),
  posts: shown.many(PostView, { description: 'One page of posts, the latest first.' }),
  ...pageFieldsOf('posts'),
  events: shown.many(EventView, { description: 'Next 50 events, the soonest first; `GET …/events` lists all.' }),
  discussions: shown.many(DiscussionCardView, {
    description: '30 discussions, ordered by last reply; `GET …/discussions` lists all.',
  }),
});
export type GroupView = InstanceType<typeof GroupView>;

export const AchievementView = view('CommunityAchievement', 'An achievement with the progress of the member', {
  key: shown.text({ from: 'slug' }),
  name: shown.bilingual(),
  description: shown.bilingual(),
  icon: shown.text({ nullable: true }),
  points: shown.whole(),
  metric: shown.word(ACHIEVEMENT_METRICS),
  threshold: shown.number({ description: 'Value to reach, in the unit of the metric.' }),
  progress: shown.number({ description: 'Current value of the figure, in the unit of the metric.' }),
  percent: shown.whole({ description: 'Progress in percent; 100 only when the goal is reached.' }),
  earned_at: shown.instant({ nullable: true, description: 'Time at which it was earned, in UTC.' }),
});

export const MemberFiguresView = view('MemberFigures', {
  workouts: shown.whole(),
  active_days: shown.whole({ description: 'Number of days with a training or at least 30 active minutes.' }),
  streak_days: shown.whole({
    description:
      'Number of consecutive active days up to today or yesterday. The streak of the activity page counts days that ' +
      'reached the step goal.',
  }),
  longest_streak_days: shown.whole({
    description: 'Highest number of consecutive active days in the last five years.',
  }),
  best_day_steps: shown.whole({ description: 'Highest number of steps on a day.' }),
  distance_m: shown.number({ description: 'Total distance, in metres.' }),
  calories_kcal: shown.number({ description: 'Total energy of movement, in kilocalories.' }),
  points: shown.whole({ description: 'Sum of the points of all earned achievements.' }),
});
export type MemberFiguresView = InstanceType<typeof MemberFiguresView>;

export const MemberProfileView = view('CommunityProfile', 'A member with badges, groups and posts', {
  ...CommunityMemberView.fields,
  member_since: shown.instant({ description: 'Time at which the account was created, in UTC.' }),
  is_me: shown.flag({ description: 'Whether it is the caller.' }),
  shares_activity: shown.flag({ description: 'Whether other members see figures, badges and achievements.' }),
  figures: shown.one(MemberFiguresView, {
    nullable: true,
    description: 'Figures of the member; null if they are not shared.',
  }),
  badges: shown.many(EarnedBadgeView, { description: 'Earned badges, the latest first.' }),
  groups: shown.many(GroupNameView, { description: 'Groups the member has joined, the latest first.' }),
  posts: shown.many(PostView, { description: 'One page of posts, the latest first.' }),
  ...pageFieldsOf('posts'),
});
export type MemberProfileView = InstanceType<typeof MemberProfileView>;

export const CommunityPageView = view('CommunityPage', 'The community page', {
  me: shown.one(MemberProfileView, { description: 'Profile of the caller.' }),
  groups: shown.many(GroupCardView, { description: 'Joined groups, by English name.' }),
  discover: shown.many(GroupCardView, {
    description: 'Other groups, the largest first; at most 500 with the joined ones. `GET …/groups` lists all.',
  }),
  feed: shown.many(PostView, {
    description: 'Posts of joined groups, the latest first; of all groups if none is joined.',
  }),
  ...pageFieldsOf('feed'),
  challenges: shown.many(ChallengeView, {
    description:
      'Running and coming challenges and those that ended in the last 7 days, at most 30; `GET …/challenges` lists all.',
  }),
  events: shown.many(EventView, { description: 'Next 50 events, the soonest first; `GET …/events` lists all.' }),
  discussions: shown.many(DiscussionCardView, {
    description: '30 discussions, ordered by last reply; `GET …/discussions` lists all.',
  }),
  achievements: shown.many(AchievementView, {
    description:
      '60 achievements: earned ones first, then those closest to the threshold; `GET …/achievements` lists all.',
  }),
});
export type CommunityPageView = InstanceType<typeof CommunityPageView>;
