import type { PictureJob } from './picture-job.entity';

/** What the provider is asked for. */
export interface PictureBrief {
  prompt: string;
  /** Address of the picture to change; it lies in the storage of the service. */
  sourceUrl?: string | undefined;
  /** What the drawing without a provider shows. */
  demo: DemoSubject;
}

export interface DemoSubject {
  /** Name of the record in addresses, such as the slug of a dish. */
  slug: string;
  room?: string | undefined;
  style?: string | undefined;
  sourceUrl?: string | undefined;
}

/** The differences between the studios: what the records of a service look like. */
export abstract class StudioSubjects {
  /** Preset of the uploads whose sizes the pictures get. */
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
