import { sql, when } from '#kit/database/sql';
import { fieldRefused, refusal } from '#kit/refusals/refusal';
import { isBefore } from '#kit/time/calendar';
import { Badge } from '../badges/badge.entity';
import { peopleOf } from '../accounts/member-accounts';
import { catalogue } from '../catalogue/catalogue';
import { Challenge } from './challenge.entity';
import type { ChallengeChangeBody, ManagedChallengesQuery } from './challenges.dto';
import { ManagedChallengeView } from './managed-challenge.view';

/** Somebody takes part in it. */
export const ChallengeInUse = refusal(409, 'challenge_in_use');

export const CHALLENGES = catalogue({
  entity: Challenge,
  columns: ManagedChallengeView.columns('c', {
    participant_count: peopleOf('challenge_participation', 'held.challenge_id = c.id'),
  }),
  view: ManagedChallengeView.of,
  filters: (query: ManagedChallengesQuery) => [
    when(query.metric, metric => sql`c.metric = ${metric}`),
    when(query.running_on, day => sql`${day}::date BETWEEN c.starts_on AND c.ends_on`),
  ],
  values: valuesOf,
  references: { badge_id: Badge },
});

function valuesOf(body: ChallengeChangeBody, stored?: Challenge): Partial<Challenge> {
  const [start, end] = [body.starts_on ?? stored?.startsOn, body.ends_on ?? stored?.endsOn];
  if (start && end && isBefore(end, start)) throw fieldRefused('ends_on', 'not_before_start');
  return {
    metric: body.metric,
    goal: body.goal,
    startsOn: body.starts_on,
    endsOn: body.ends_on,
    badgeId: body.badge_id,
  };
}
