import type { FunctionExamples, Step } from '../function-runs';

/** An entry of the waiting list of record 1, and an open offer for it. */
export const waiting = (subject: string): Step => ['waiting_entry', { id: 1, subject, subject_id: 1, person_id: 1 }];
export const offered = (subject: string): Step => [
  'waiting_offer',
  { id: 1, subject, subject_id: 1, entry_id: 1, round: 1 },
];

/**
 * Examples of a service with waiting lists; see `shared/waiting-lists`.
 *
 * @param held what an open offer reserves
 */
export const waitingLists = (subject: string, record: Step, held: Step): FunctionExamples => ({
  [`drop_line_of_${subject}`]: [{ given: [record, waiting(subject)], run: `DELETE FROM ${subject}` }],
  [`end_offers_of_${subject}`]: [
    {
      given: [record, waiting(subject), offered(subject), held],
      run: "UPDATE waiting_offer SET state = 'accepted', ended_at = now()",
    },
    { given: [record, waiting(subject), offered(subject), held], run: 'DELETE FROM waiting_offer' },
  ],
  [`require_waiting_${subject}`]: [
    { given: [record], run: waiting(subject) },
    { run: waiting(subject), refused: `waiting_entry_${subject}_fkey` },
  ],
});
