import { Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import { PicturesUsedUp } from './studio.refusals';

/** Limits the pictures that a service requests each day (UTC), across all processes. */
@Injectable()
export class PictureBudget {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  /**
   * Counts pictures in the running transaction. Failed jobs give none back, since their calls may cost as much.
   * @throws PicturesUsedUp
   */
  async take(pictures: number): Promise<void> {
    const now = this.clock.now().toZonedDateTimeISO('UTC');
    const taken = await this.db.row(
      `INSERT INTO picture_day (day, pictures) SELECT $1::date, $2::integer WHERE $2 <= $3
       ON CONFLICT (day) DO UPDATE SET pictures = picture_day.pictures + $2
       WHERE picture_day.pictures + $2 <= $3 RETURNING pictures`,
      [now.toPlainDate().toString(), pictures, this.configuration.ai.picturesPerDay],
    );
    if (taken) return;
    const midnight = now.toPlainDate().add({ days: 1 }).toZonedDateTime('UTC');
    const retryAfterSeconds = Math.ceil(now.until(midnight).total('seconds'));
    throw PicturesUsedUp({ retryAfterSeconds });
  }
}
