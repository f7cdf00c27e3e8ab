import { refusal } from '#kit/refusals/refusal';

/** Of one stay; the table has a number for each. */
export const MAX_FEEDS = 10;

export const FeedExists = refusal(409, 'feed_exists');
export const TooManyFeeds = refusal(422, 'too_many_feeds');
