import { Community1767312600018 } from '#migrations/fitness/1767312600018-community';
import type { Feature } from '#kit/service/feature';
import { Discussion } from './discussion.entity';
import { DiscussionReply } from './discussion-reply.entity';
import { Post } from './post.entity';
import { PostComment } from './post-comment.entity';
import { PostLike } from './post-like.entity';

export const community: Feature = {
  entities: [Post, PostLike, PostComment, Discussion, DiscussionReply],
  migrations: [Community1767312600018],
};
