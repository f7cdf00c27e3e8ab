import { refusal } from '#kit/refusals/refusal';

/** Of one stay: a unique number from 1 to this one for each. */
export const MAX_FEEDS = 10;

export const FeedExists = refusal(409, 'feed_exists');
export const TooManyFeeds = refusal(422, 'too_many_feeds');
