import { raw, sql } from '#kit/database/sql';
import { jobSchema } from '#jobs/jobs';
import type { Seeding } from '#shared/seeding/seeding';
import { DISCARD } from './part-assembly';

/** Queues the deletion of the parts of unfinished uploads. */
export async function discardParts({ db, definition }: Pick<Seeding, 'db' | 'definition'>): Promise<void> {
  const jobs = raw(jobSchema(definition.name));
  await db.rows(sql`
    SELECT ${jobs}.add_job(${DISCARD}, json_build_object('folder', folder, 'received', received))
    FROM chunked_upload WHERE file IS NULL`);
}
