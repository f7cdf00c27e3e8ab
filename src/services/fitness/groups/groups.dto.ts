import { changeOf } from '#kit/fields/change-of';
import { Choice } from '#kit/fields/query-fields';
import { OneOf } from '#kit/fields/text-fields';
import { CatalogueQuery, SluggedBody } from '../catalogue/catalogue.dto';
import { FILTER } from '../fitness.pages';
import { GROUP_TOPICS, type GroupTopic } from './group-topics';

export class GroupBody extends SluggedBody {
  @OneOf(GROUP_TOPICS, { optional: true, description: 'Topic of the group; `general` when left out.' })
  topic?: GroupTopic;
}

export class GroupChangeBody extends changeOf(GroupBody) {}

export class ManagedGroupsQuery extends CatalogueQuery {
  @Choice(GROUP_TOPICS, { ...FILTER, description: 'Filter by topic.' })
  topic?: GroupTopic;
}
