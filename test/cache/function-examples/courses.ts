import type { FunctionExamples } from '../function-runs';
import { EVERY_SERVICE } from './every-service';

export const COURSES: FunctionExamples = {
  ...EVERY_SERVICE,
  count_returned_student: [
    {
      given: [
        ['student', { id: 1 }],
        ['course', { id: 1, type: 'live', student_count: 1 }],
        ['enrollment', { student_id: 1, course_id: 1 }],
      ],
      run: 'UPDATE student SET deleted_at = now()',
    },
  ],
  count_students: [
    {
      given: [
        ['student', { id: 1 }],
        ['course', { id: 1, type: 'live' }],
      ],
      run: ['enrollment', { student_id: 1, course_id: 1 }],
    },
  ],
  enrollment_agrees_with_grants: [
    { given: [['seat_grant', { enrollment_id: 1, source: 'staff' }]], run: ['enrollment', { id: 1 }] },
    { run: ['enrollment', { id: 1 }], refused: 'enrollment_agrees_with_grants' },
  ],
  refuse_history_change: [
    { given: [['history_entry', { actor_id: 1 }]], run: 'UPDATE history_entry SET actor_id = NULL' },
    { given: [['history_entry', {}]], run: 'DELETE FROM history_entry', refused: 'history_entry_only_added' },
  ],
};
