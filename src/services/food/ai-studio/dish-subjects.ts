import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '#kit/database/database';
import type { PictureJob } from '#agents/studio/picture-job.entity';
import { type PictureBrief, StudioSubjects } from '#agents/studio/studio-subjects';
import { Dish } from '../menu/dish.entity';
import { picturePrompt } from './picture-prompt';
import type { StudioDish } from './studio-dish';

/** The dishes of the studio: all that are not archived. */
@Injectable()
export class DishSubjects extends StudioSubjects {
  override readonly preset = 'dish';
  override readonly recordField = 'product_id';
  override readonly sourceField = 'source_url';

  constructor(private readonly db: Database) {
    super();
  }

  override async find(id: number): Promise<StudioDish | undefined> {
    return (await this.db.of(Dish).findOneBy({ id, archivedAt: IsNull() })) ?? undefined;
  }

  override async brief({
    recordId,
    request,
  }: Pick<PictureJob, 'recordId' | 'request'>): Promise<PictureBrief | undefined> {
    const dish = await this.find(recordId);
    if (!dish) return undefined;
    const { prompt, style, source_url: sourceUrl } = request as Partial<Record<string, string>>;
    return { prompt: picturePrompt(dish, { prompt, style }), sourceUrl, demo: { slug: dish.slug, style } };
  }
}
