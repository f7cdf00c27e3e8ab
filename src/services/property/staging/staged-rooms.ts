import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { Bilingual } from '#kit/language/language';
import type { PictureJob } from '#agents/studio/picture-job.entity';
import { type PictureBrief, StudioSubjects } from '#agents/studio/studio-subjects';
import { Home } from '../homes/home.entity';
import type { StagingStyle } from './staging.dto';

/** Fields of a request other than the home. */
export interface StagingRequest extends Record<string, unknown> {
  before_url: string;
  room: Bilingual;
  style: StagingStyle;
  prompt?: string | undefined;
}

type StagedHome = Pick<Home, 'slug' | 'type'>;

/** The rooms that the studio furnishes. */
@Injectable()
export class StagedRooms extends StudioSubjects {
  override readonly preset = 'staging';
  override readonly recordField = 'property_id';
  override readonly sourceField = 'before_url';

  constructor(private readonly db: Database) {
    super();
  }

  override async find(id: number): Promise<StagedHome | undefined> {
    return (await this.db.of(Home).findOneBy({ id })) ?? undefined;
  }

  override async brief(job: Pick<PictureJob, 'recordId' | 'request'>): Promise<PictureBrief | undefined> {
    const home = await this.find(job.recordId);
    if (!home) return undefined;
    const request = job.request as StagingRequest;
    const { room, style, before_url: sourceUrl } = request;
    return {
      prompt: stagingPrompt(home, request),
      sourceUrl,
      demo: { slug: home.slug, room: room.en, style, sourceUrl },
    };
  }
}

const FURNITURE: Readonly<Record<StagingStyle, string>> = {
  modern: 'modern furniture with clean lines and calm colours',
  classic: 'classic furniture of wood with warm fabrics',
  minimal: 'few, simple pieces of furniture and much free space',
  family: 'sturdy, comfortable furniture for a family with children',
};

function stagingPrompt({ type }: StagedHome, { room, style, prompt }: StagingRequest): string {
  return [
    `Virtual staging: furnish this empty room with ${FURNITURE[style]}.`,
    `The room: "${room.en}" of a home (${type}).`,
    prompt && `Wishes: ${prompt}`,
    'Keep walls, windows, doors, floor, view and camera exactly as they are. No people, no text, no logos.',
  ]
    .filter(Boolean)
    .join('\n');
}
