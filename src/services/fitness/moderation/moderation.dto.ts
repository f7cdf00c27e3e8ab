import { QueryId, QueryText } from '#kit/fields/query-fields';
import { PageQuery } from '#kit/http/page-query';
import { CATALOGUE_PAGES, FILTER } from '../fitness.pages';

class WrittenQuery extends PageQuery(CATALOGUE_PAGES) {
  @QueryText({ ...FILTER, description: 'Filter by username of the author.' })
  author?: string;
}

export class ModeratedPostsQuery extends WrittenQuery {
  @QueryId({ ...FILTER, description: 'Filter by id of the group.' })
  group_id?: number;
}

export class ModeratedCommentsQuery extends WrittenQuery {
  @QueryText({ ...FILTER, description: 'Filter by key of the post.', alias: 'post_key' })
  postKey?: string;
}

export class ModeratedRepliesQuery extends WrittenQuery {
  @QueryId({ ...FILTER, description: 'Filter by id of the discussion.' })
  discussion_id?: number;
}
