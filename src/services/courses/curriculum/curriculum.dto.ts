import { changeOf } from '#kit/fields/change-of';
import { Flag, Id, Whole } from '#kit/fields/number-fields';
import { BilingualField, Caption } from '#kit/fields/shape-fields';
import { OneOf, Text } from '#kit/fields/text-fields';
import type { Bilingual } from '#kit/language/language';
import { LESSON_TEXT } from './curriculum.view';
import { RESOURCE_TYPES, type ResourceType } from './lesson-resource.entity';

export class SectionBody {
  @BilingualField({ max: 200, example: { en: 'First steps', ar: 'الخطوات الأولى' } })
  title: Bilingual;

  @Caption({ max: 2000, description: 'Description of the section. A plain string is used for both languages.' })
  description?: Partial<Bilingual> | null;
}

export class SectionChangeBody extends changeOf(SectionBody) {}

const A_DAY_OF_MINUTES = 24 * 60;

export class LessonBody {
  @BilingualField({ max: 200, example: { en: 'Your first program', ar: 'برنامجك الأول' } })
  title: Bilingual;

  @Caption({ max: 500, description: 'Summary that everyone sees. A plain string is used for both languages.' })
  summary?: Partial<Bilingual> | null;

  @Caption({
    max: 50_000,
    description: `Text of the lesson. ${LESSON_TEXT} A plain string is used for both languages.`,
  })
  content?: Partial<Bilingual> | null;

  @Text({ max: 500, optional: true, nullable: true, description: 'Address of a video of this service or of the web.' })
  video_url?: string | null;

  @Whole({ max: A_DAY_OF_MINUTES, optional: true, description: 'Length in minutes.' })
  duration?: number;

  @Flag({ optional: true, description: 'Whether its content is public.' })
  is_free_preview?: boolean;

  @Flag({ optional: true, description: 'Whether students see it and progress counts it; true when left out.' })
  is_published?: boolean;
}

export class LessonChangeBody extends changeOf(LessonBody) {
  @Id({ optional: true, description: 'Id of another section of the course, in which the lesson becomes the last one.' })
  section_id?: number;
}

export class LessonResourceBody {
  @BilingualField({ max: 200, example: { en: 'Exercises', ar: 'تمارين' } })
  title: Bilingual;

  @Text({ max: 500, description: 'Address of a file of this service, or a web address.' })
  url: string;

  @OneOf(RESOURCE_TYPES, {
    optional: true,
    description: 'Kind of the resource: a stored file or a link; `file` when left out.',
  })
  type?: ResourceType;
}

export class LessonResourceChangeBody extends changeOf(LessonResourceBody) {}

/** Well above the number of lessons in a section. */
const MAX_ORDERED = 2000;

export class ReorderBody {
  @Id({ list: { max: MAX_ORDERED }, description: 'Ids of all records, in the new order.' })
  ids: number[];
}
