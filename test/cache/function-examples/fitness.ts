import type { FunctionExamples, Step } from '../function-runs';
import { EVERY_SERVICE, setting } from './every-service';
import { waiting, waitingLists } from './waiting-lists';

const event = (offered: number): Step => [
  'community_event',
  { id: 1, capacity: 1, ends_at: '2030-01-02', offered_count: offered },
];

export const FITNESS: FunctionExamples = {
  ...EVERY_SERVICE,
  ...waitingLists('community_event', event(1), 'SELECT'),
  offer_community_event: [
    {
      given: [event(0), setting('event_waiting_list', true), waiting('community_event'), ['account', { id: 1 }]],
      run: "SELECT offer_community_event(1, '{1}', '{NULL}')",
    },
  ],
};
