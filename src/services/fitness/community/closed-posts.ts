import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { StoredFiles } from '#shared/uploads/stored-files.service';

/** When an account is closed, its posts stay without author and pictures. */
@Injectable()
export class ClosedPosts {
  constructor(
    private readonly db: Database,
    private readonly files: StoredFiles,
  ) {}

  async removePictures({ accountId }: { accountId: number }): Promise<void> {
    const rows = await this.db.rows<{ address: string }>(
      `WITH shown AS (SELECT id, image_url FROM post WHERE author_id = $1 AND image_url IS NOT NULL FOR UPDATE)
       UPDATE post SET image_url = NULL FROM shown WHERE post.id = shown.id RETURNING shown.image_url AS address`,
      [accountId],
    );
    await this.files.discard(rows.map(({ address }) => address));
  }
}
