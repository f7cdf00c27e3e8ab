import { Id, Whole } from '#kit/fields/number-fields';
import { Choice, QueryId } from '#kit/fields/query-fields';
import { OneOf, Text, Uuid4 } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import { LANGUAGES, type Language } from '#kit/language/language';
import { MAX_PICTURES, PICTURE_JOB_STATUSES, type PictureJobStatus } from '#agents/studio/picture-job.entity';
import { LIST_PAGES } from '../food.pages';
import { MAX_DISH_PICTURES } from '../menu/menu.dto';
import { TEXT_TASKS, type TextTask } from './text-tasks';

export class StudioTextBody {
  @OneOf(TEXT_TASKS, {
    description:
      '`describe` writes a description of the dish, `alt_text` describes its picture; `translate` and `shorten` work on ' +
      '`text`, or on the description of the dish.',
    example: 'describe',
  })
  task: TextTask;

  @Id({ optional: true, description: 'Id of a dish that is not archived; required for `describe` and `alt_text`.' })
  product_id?: number;

  @Text({ max: 2000, optional: true, description: 'Text to translate or to shorten; that of the dish when left out.' })
  text?: string;

  @OneOf(LANGUAGES, { description: 'Language of the suggestions.', example: 'en' })
  language: Language;
}

export class DishPictureBody {
  @Id({ description: 'Id of a dish that is not archived.' })
  product_id: number;

  @Text({
    max: 500,
    optional: true,
    description: 'Wishes for the picture, in addition to the name and ingredients of the dish.',
    example: 'On a blue plate, seen from above',
  })
  prompt?: string;

  @Text({ max: 60, optional: true, description: 'Style of the picture, in a few words.', example: 'natural light' })
  style?: string;

  @Text({
    max: 500,
    optional: true,
    description: 'Address of a picture stored with this service, which the new ones are made from.',
  })
  source_url?: string;

  @Whole({ min: 1, max: MAX_PICTURES, description: 'Number of pictures to draw.', example: 2 })
  count: number;

  @Uuid4({ optional: true, description: 'Idempotency key, a UUID of version 4: a repeat returns the first job.' })
  client_token?: string;
}

export class DishPictureJobsQuery extends PageQuery(LIST_PAGES) {
  @QueryId({ description: 'Only jobs for this dish.' })
  product_id?: number;

  @Choice(PICTURE_JOB_STATUSES, { description: 'Only jobs of this status.' })
  status?: PictureJobStatus;
}

export class AcceptPictureBody {
  @Whole({ min: 1, max: MAX_PICTURES, description: 'Number of the picture in the job.', example: 1 })
  picture: number;

  @Whole({
    min: 1,
    max: MAX_DISH_PICTURES,
    optional: true,
    description: 'Place among the pictures of the dish, the last one when left out; 1 makes it the cover.',
    example: 1,
  })
  position?: number;
}
