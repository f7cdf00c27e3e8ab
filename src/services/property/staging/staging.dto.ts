import { Flag, Id } from '#kit/fields/number-fields';
import { Choice, QueryId } from '#kit/fields/query-fields';
import { Caption } from '#kit/fields/shape-fields';
import { OneOf, Text, Uuid4 } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import type { Bilingual } from '#kit/language/language';
import { PICTURE_JOB_STATUSES, type PictureJobStatus } from '#agents/studio/picture-job.entity';
import { DASHBOARD_PAGES, FORM_FILTER } from '../property.pages';

export const STAGING_STYLES = ['modern', 'classic', 'minimal', 'family'] as const;
export type StagingStyle = (typeof STAGING_STYLES)[number];

export class StagingJobBody {
  @Id({ description: 'Id of the home.' })
  property_id: number;

  @Text({ max: 500, description: 'Address of a picture of the empty room, stored with this service.' })
  before_url: string;

  @Caption({
    min: 1,
    max: 120,
    optional: false,
    nullable: false,
    example: { en: 'Living room', ar: 'غرفة المعيشة' },
    description: 'Name of the room. A plain string is used for both languages.',
  })
  room: Partial<Bilingual>;

  @OneOf(STAGING_STYLES, { description: 'Style of the furniture.', example: 'modern' })
  style: StagingStyle;

  @Text({
    max: 500,
    optional: true,
    description: 'Wishes for the furniture.',
    example: 'A reading corner by the window',
  })
  prompt?: string;

  @Uuid4({ optional: true, description: 'Idempotency key, a UUID of version 4: a repeat returns the first job.' })
  client_token?: string;
}

export class StagingJobsQuery extends PageQuery(DASHBOARD_PAGES) {
  @QueryId({ ...FORM_FILTER, description: 'Only jobs for this home.' })
  property_id?: number;

  @Choice(PICTURE_JOB_STATUSES, { ...FORM_FILTER, description: 'Only jobs of this status.' })
  status?: PictureJobStatus;
}

export class AcceptStagingBody {
  @Flag({
    optional: true,
    description: 'Whether visitors see the pair; a home has at most one such pair. False when left out.',
  })
  is_public?: boolean;
}
