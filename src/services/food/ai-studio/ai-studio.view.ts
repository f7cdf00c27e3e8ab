import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import type { PictureJob } from '#agents/studio/picture-job.entity';
import { PICTURE_JOB_EXPRESSIONS, pictureJobFields } from '#agents/studio/picture-job.view';

export const TextSuggestionsView = view('TextSuggestionsView', 'Suggested texts, which are not stored', {
  suggestions: shown.texts({ description: 'At most three texts without formatting, the best first.' }),
  is_demo: shown.flag({
    description: 'Whether the texts were made from the fields of the dish, without a language model.',
  }),
});
export type TextSuggestionsView = InstanceType<typeof TextSuggestionsView>;

export const DishPictureJobView = view('DishPictureJobView', 'A request for pictures of a dish', {
  ...pictureJobFields,
  product_id: shown.whole({ from: 'record_id', description: 'Id of the dish.' }),
  prompt: shown.text({ nullable: true, description: 'Wishes for the picture, as sent; null without any.' }),
  style: shown.text({ nullable: true, description: 'Style of the picture, as sent; null without one.' }),
  source_url: shown.picture({
    nullable: true,
    description: 'Address of the picture that the new ones are made from; null without one.',
  }),
});
export type DishPictureJobView = InstanceType<typeof DishPictureJobView>;

export const DISH_PICTURE_JOB = {
  of: DishPictureJobView.of,
  columns: DishPictureJobView.columns<PictureJob>('j', {
    ...PICTURE_JOB_EXPRESSIONS,
    prompt: `j.request ->> 'prompt'`,
    style: `j.request ->> 'style'`,
    source_url: `j.request ->> 'source_url'`,
  }),
};
