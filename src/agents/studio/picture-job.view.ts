import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { PICTURE_JOB_ERRORS, PICTURE_JOB_STATUSES } from './picture-job.entity';

export const JobPictureView = view('JobPictureView', {
  number: shown.whole({
    description: 'Number of the picture in the job, from 1; it is sent to accept the picture.',
    example: 1,
  }),
  url: shown.picture({ description: 'Address of the drawn picture.' }),
  is_accepted: shown.flag({
    description: 'Whether the picture was accepted; others are deleted 7 days after the end of the job.',
  }),
});

/** Fields of every studio; a service adds those of its requests. */
export const pictureJobFields = {
  id: shown.id({ description: 'Id of the job.' }),
  status: shown.word(PICTURE_JOB_STATUSES, {
    description: 'State of the job; `done` and `failed` are final. A `failed` job has its reason in `error`.',
  }),
  error: shown.word(PICTURE_JOB_ERRORS, {
    nullable: true,
    description:
      'Reason of the failure: the provider failed (`studio_failed`), was too slow (`studio_timeout`), declined the ' +
      'request (`studio_refused`), sent no usable picture (`studio_picture_unusable`) or is no longer configured ' +
      '(`studio_unavailable`); the record is archived or deleted (`record_gone`); the account lost its permission ' +
      '(`permission_required`). Null unless the job failed.',
  }),
  attempts: shown.whole({ description: 'Number of attempts so far, at most 3.' }),
  count: shown.whole({ description: 'Number of requested pictures.' }),
  drawn_pictures: shown.many(JobPictureView, { description: 'The drawn pictures; empty before the job is done.' }),
  finished_at: shown.instant({ nullable: true, description: 'Time at which the job was done or failed; null before.' }),
  ...shown.timestamps,
};

/** Columns of these fields that the table lacks, for the alias `j`. */
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
