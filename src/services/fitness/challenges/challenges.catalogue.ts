import { sql, when } from '#kit/database/sql';
import { fieldRefused, refusal } from '#kit/refusals/refusal';
import { isBefore } from '#kit/time/calendar';
import { Badge } from '../badges/badge.entity';
import { manyPeopleOf } from '../accounts/member-accounts';
import { catalogue, catalogueColumns } from '../catalogue/catalogue';
import { Challenge } from './challenge.entity';
import type { ChallengeBody, ChallengeChangeBody, ManagedChallengesQuery } from './challenges.dto';
import { ManagedChallengeView } from './managed-challenge.view';

export const ChallengeInUse = refusal(409, 'challenge_in_use');

export const CHALLENGES = catalogue({
  entity: Challenge,
  columns: ManagedChallengeView.columns<Challenge>('c', {
    participant_count: manyPeopleOf('challenge_participation', 'entry.challenge_id = c.id'),
  }),
  view: ManagedChallengeView.of,
  filters: (query: ManagedChallengesQuery) => [
    when(query.metric, metric => sql`c.metric = ${metric}`),
    when(query.running_on, day => sql`${day}::date BETWEEN c.starts_on AND c.ends_on`),
  ],
  values: checkedColumns,
  references: { badge_id: Badge },
});

const challengeColumns = catalogueColumns<ChallengeBody, Challenge>();

function checkedColumns(body: ChallengeChangeBody, stored?: Challenge): Partial<Challenge> {
  const columns = challengeColumns(body, stored);
  const { startsOn, endsOn } = { ...stored, ...columns };
  if (startsOn && endsOn && isBefore(endsOn, startsOn)) throw fieldRefused('ends_on', 'not_before_start');
  return columns;
}
