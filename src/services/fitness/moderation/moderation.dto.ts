import { QueryId, QueryText } from '#kit/fields/query-fields';
import { PageQuery } from '#kit/http/page-query';
import { CATALOGUE_PAGES, FILTER } from '../fitness.pages';

class WrittenQuery extends PageQuery(CATALOGUE_PAGES) {
  @QueryText({ ...FILTER, description: 'Username of the author.' })
  author?: string;
}

export class ModeratedPostsQuery extends WrittenQuery {
  @QueryId({ ...FILTER, description: 'Posts of this group.' })
  group_id?: number;
}

export class ModeratedCommentsQuery extends WrittenQuery {
  @QueryText({ ...FILTER, description: 'Key of the post they belong to.', alias: 'post_key' })
  postKey?: string;
}

export class ModeratedRepliesQuery extends WrittenQuery {
  @QueryId({ ...FILTER, description: 'Replies to this discussion.' })
  discussion_id?: number;
}
