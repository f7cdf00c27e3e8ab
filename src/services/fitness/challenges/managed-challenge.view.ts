import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { sluggedFields } from '../catalogue/catalogue.view';
import { CHALLENGE_METRICS } from './challenge-metrics';

export const ManagedChallengeView = view('ManagedChallengeView', 'A challenge with the number of its participants', {
  ...sluggedFields,
  metric: shown.word(CHALLENGE_METRICS),
  goal: shown.number({ description: 'Sum to reach, in the unit of the metric.' }),
  starts_on: shown.day(),
  ends_on: shown.day({ description: 'Last day of the challenge, included.' }),
  badge_id: shown.whole({
    nullable: true,
    description: 'Id of the badge for members who reach the goal; null without one.',
  }),
  participant_count: shown.whole({ description: 'Number of participants.' }),
  ...shown.timestamps,
});
