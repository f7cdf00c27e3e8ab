import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { PICTURE_JOB_ERRORS, PICTURE_JOB_STATUSES } from './picture-job.entity';

export const JobPictureView = view('JobPictureView', {
  number: shown.whole({ description: 'Place in the job, from 1; accepting a picture names it.', example: 1 }),
  url: shown.picture({ description: 'Address of the drawn picture.' }),
  is_accepted: shown.flag({ description: 'Whether it was accepted; others are deleted after 7 days.' }),
});

/** Fields of every studio; a service adds those of its requests. */
export const pictureJobFields = {
  id: shown.id({ description: 'Id of the job.' }),
  status: shown.word(PICTURE_JOB_STATUSES, {
    description: '`queued` and `running` jobs are not over; a `failed` job says why in `error`.',
  }),
  error: shown.word(PICTURE_JOB_ERRORS, {
    nullable: true,
    description:
      'Why the job failed: the provider did (`studio_failed`), was too slow (`studio_timeout`), declined the request ' +
      '(`studio_refused`), sent no usable picture (`studio_picture_unusable`) or is no longer configured ' +
      '(`studio_unavailable`); the record is archived or deleted (`record_gone`); the account lost its permission ' +
      '(`permission_required`). Null unless it failed.',
  }),
  attempts: shown.whole({ description: 'Attempts that were begun, at most 3.' }),
  count: shown.whole({ description: 'Number of requested pictures.' }),
  drawn_pictures: shown.many(JobPictureView, { description: 'The drawn pictures; empty before the job is done.' }),
  finished_at: shown.instant({ nullable: true, description: 'When the job was done or failed; null before.' }),
  ...shown.timestamps,
};

/** Expressions for the columns of a view with these fields, for the alias `j`. */
export const PICTURE_JOB_EXPRESSIONS = {
  drawn_pictures: `(
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'number', picture.number, 'url', picture.address, 'is_accepted', picture.accepted_at IS NOT NULL
    ) ORDER BY picture.number), '[]')
    FROM job_picture picture WHERE picture.job_id = j.id)`,
};

/** How a service shows its jobs: a view with these fields, and the SELECT list of its rows for the alias `j`. */
export interface JobView<Row, View> {
  columns: string;
  of: (row: Row) => View;
}
