import type { FunctionExamples, Step } from '../function-runs';
import { EVERY_SERVICE, setting } from './every-service';
import { waiting, waitingLists } from './waiting-lists';

const event = (offered: number): Step => [
  'community_event',
  { id: 1, capacity: 1, ends_at: '2030-01-02', offered_count: offered },
];

const CHALLENGE = { id: 1, metric: 'steps', goal: 1, starts_on: '2030-01-01', ends_on: '2030-01-31' };
const DAY = { account_id: 1, date: '2030-01-02', source: 'manual', steps: 1 };
const participants: Step[] = [
  ['account', { id: 1 }],
  ['challenge', CHALLENGE],
  ['challenge_participation', { challenge_id: 1, account_id: 1 }],
];

export const FITNESS: FunctionExamples = {
  ...EVERY_SERVICE,
  count_challenge_days: [
    { given: participants, run: "SELECT count_challenge_days('{1}', '2030-01-01', '2030-01-31')" },
  ],
  count_changed_days: [{ given: participants, run: ['daily_metric', DAY] }],
  count_edited_challenge: [{ given: participants, run: "UPDATE challenge SET metric = 'workouts'" }],
  count_participation: [
    {
      given: [
        ['account', { id: 1 }],
        ['challenge', CHALLENGE],
      ],
      run: ['challenge_participation', { challenge_id: 1, account_id: 1 }],
    },
  ],
  ...waitingLists('community_event', event(1), 'SELECT'),
  offer_community_event: [
    {
      given: [event(0), setting('event_waiting_list', true), waiting('community_event'), ['account', { id: 1 }]],
      run: "SELECT offer_community_event(1, '{1}', '{NULL}')",
    },
  ],
};
