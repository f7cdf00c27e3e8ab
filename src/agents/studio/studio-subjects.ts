import type { PictureJob } from './picture-job.entity';

/** The request to the provider. */
export interface PictureBrief {
  prompt: string;
  /** Address of the picture to change, which is stored with this service. */
  sourceUrl?: string | undefined;
  /** Subject of the drawing that is made without a provider. */
  demo: DemoSubject;
}

export interface DemoSubject {
  /** Slug of the dish or home. */
  slug: string;
  room?: string | undefined;
  style?: string | undefined;
  sourceUrl?: string | undefined;
}

/** The records of one studio, and the names of their fields. */
export abstract class StudioSubjects {
  /** Upload preset that sets the sizes of the pictures. */
  abstract readonly preset: string;
  /** Name of the record's id in requests and in the data of notifications, such as `product_id`. */
  abstract readonly recordField: string;
  /** Name of the field with the address of the picture to change, such as `source_url`. */
  abstract readonly sourceField: string;

  /** The record, if pictures can be requested for it. */
  abstract find(id: number): Promise<object | undefined>;

  /** The brief of a job; undefined if its record is gone. */
  abstract brief(job: Pick<PictureJob, 'recordId' | 'request'>): Promise<PictureBrief | undefined>;
}

export const STUDIO_PERMISSION = 'ai_studio.use';
