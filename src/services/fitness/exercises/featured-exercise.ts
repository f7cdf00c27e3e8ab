import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';

@Injectable()
export class FeaturedExercise {
  constructor(private readonly db: Database) {}

  /** Concurrent calls wait for each other. */
  async choose(id: number): Promise<void> {
    await this.db.transaction(async () => {
      await this.db.rows(`SELECT pg_advisory_xact_lock(hashtext('featured exercise'))`);
      await this.db.rows('UPDATE exercise SET is_featured = false WHERE is_featured AND id <> $1', [id]);
      await this.db.rowOr(
        NotFound,
        'UPDATE exercise SET is_featured = true, updated_at = now() WHERE id = $1 RETURNING id',
        [id],
      );
    });
  }
}
