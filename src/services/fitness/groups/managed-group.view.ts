import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { sluggedFields } from '../catalogue/catalogue.view';
import { GROUP_TOPICS } from './group-topics';

export const ManagedGroupView = view('ManagedGroupView', 'A group with the number of its members', {
  ...sluggedFields,
  topic: shown.word(GROUP_TOPICS),
  member_count: shown.whole({ description: 'Number of members.' }),
  ...shown.timestamps,
});
