import { QueryText } from '#kit/fields/query-fields';
import { Text } from '#kit/fields/text-fields';
import { readPage } from '#kit/http/page';
import { PageQuery } from '#kit/http/page-query';
import { FILTER, pagesFrom } from '../fitness.pages';

export class FeedQuery extends PageQuery(pagesFrom(30)) {}
export class GroupPostsQuery extends PageQuery(pagesFrom(50)) {}
export class MemberPostsQuery extends PageQuery(pagesFrom(10)) {}
export class RepliesQuery extends PageQuery(pagesFrom(200)) {}
export class CommunityListQuery extends PageQuery(pagesFrom(30)) {}

export class ListOfGroupQuery extends CommunityListQuery {
  @QueryText({ ...FILTER, description: 'Filter by slug of the group.' })
  group?: string;
}

export const FIRST_OF_GROUP = readPage({}, pagesFrom(50));
export const FIRST_OF_MEMBER = readPage({}, pagesFrom(10));
export const FIRST_OF_REPLIES = readPage({}, pagesFrom(200));

export class PostBody {
  @Text({
    max: 2000,
    example: 'First ten kilometres under an hour!',
    description: 'Text of the post, at most 2,000 characters.',
  })
  body: string;

  @Text({ max: 500, optional: true, nullable: true, description: 'Address of a picture uploaded to this service.' })
  image_url?: string | null;
}

export class CommentBody {
  @Text({ max: 1000, example: 'Well done!', description: 'Text of the comment, at most 1,000 characters.' })
  body: string;
}

export class ReplyBody {
  @Text({
    max: 2000,
    example: 'I warm up for ten minutes on the bike.',
    description: 'Text of the reply, at most 2,000 characters.',
  })
  body: string;
}
