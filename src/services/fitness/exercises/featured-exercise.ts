import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import { Exercise } from './exercise.entity';

@Injectable()
export class FeaturedExercise {
  constructor(private readonly db: Database) {}

  /** Concurrent calls wait for each other. */
  async choose(id: number): Promise<void> {
    await this.db.transaction(async () => {
      await this.db.rows(`SELECT pg_advisory_xact_lock(hashtext('featured exercise'))`);
      await this.db.rows('UPDATE exercise SET is_featured = false WHERE is_featured AND id <> $1', [id]);
      const { affected } = await this.db.of(Exercise).update({ id }, { isFeatured: true });
      if (!affected) throw NotFound();
    });
  }
}
