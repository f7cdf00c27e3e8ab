import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import type { PictureJob } from '#agents/studio/picture-job.entity';
import { PICTURE_JOB_EXPRESSIONS, pictureJobFields } from '#agents/studio/picture-job.view';
import { STAGING_STYLES } from './staging.dto';

export const StagingJobView = view('StagingJobView', 'A request to furnish the picture of a room', {
  ...pictureJobFields,
  property_id: shown.whole({ from: 'record_id', description: 'Id of the home.' }),
  before_url: shown.picture({ description: 'Address of the picture of the empty room.' }),
  room: shown.bilingual({ description: 'Name of the room, in both languages.' }),
  style: shown.word(STAGING_STYLES, { description: 'Style of the furniture.' }),
  prompt: shown.text({ nullable: true, description: 'Wishes for the furniture, as sent; null without any.' }),
});
export type StagingJobView = InstanceType<typeof StagingJobView>;

export const STAGING_JOB = {
  of: StagingJobView.of,
  columns: StagingJobView.columns<PictureJob>('j', {
    ...PICTURE_JOB_EXPRESSIONS,
    before_url: `j.request ->> 'before_url'`,
    room: `j.request -> 'room'`,
    style: `j.request ->> 'style'`,
    prompt: `j.request ->> 'prompt'`,
  }),
};
