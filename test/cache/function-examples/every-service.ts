import type { FunctionExamples, Step } from '../function-runs';

/** A row of `setting`, new or changed. */
export const setting = (key: string, value: unknown): Step =>
  `INSERT INTO setting (key, value, type, category, description) VALUES ('${key}', '${JSON.stringify(value)}', 'json', 'x', 'x')
   ON CONFLICT (key) DO UPDATE SET value = excluded.value`;

export const EVERY_SERVICE: FunctionExamples = {
  tell_of_write: [{ run: 'UPDATE setting SET value = value' }],
  discard_files: [
    {
      given: [['account', { id: 1, profile_picture: '/uploads/face.webp' }]],
      run: 'DELETE FROM account WHERE id = 1',
    },
  ],
};
