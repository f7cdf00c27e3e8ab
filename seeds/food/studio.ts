import { storeDrawing } from '#media/stored-pictures';
import type { Storage } from '#media/storage';
import type { Seeding } from '#shared/seeding/seeding';
import { JobPicture, PictureJob } from '#agents/studio/picture-job.entity';
import { drawStudioDish } from './pictures/studio';

const SLUG = 'lamb-kofta';
const STYLE = 'natural light';
const COUNT = 2;

/** A finished request for pictures, so that the AI studio is not empty. */
export async function seedStudio({ db, storage, clock }: Seeding, accountId: number): Promise<void> {
  const dish = await db.row<{ id: number }>('SELECT id FROM dish WHERE slug = $1', [SLUG]);
  const finishedAt = clock.date();
  const { id: jobId } = await db.of(PictureJob).save(
    db.of(PictureJob).create({
      accountId,
      recordId: dish!.id,
      request: { style: STYLE, prompt: 'On a dark cloth, seen from above' },
      count: COUNT,
      status: 'done',
      attempts: 1,
      finishedAt,
    }),
  );
  for (const [index, address] of (await drawStudio(storage)).entries())
    await db.of(JobPicture).insert({ jobId, number: index + 1, address });
}

/** Addresses of the pictures of the finished request. */
export async function drawStudio(storage: Storage): Promise<string[]> {
  const addresses: string[] = [];
  for (let variant = 0; variant < COUNT; variant++)
    addresses.push(
      await storeDrawing(
        storage,
        `demo/studio/${SLUG}-${variant}`,
        drawStudioDish({ slug: SLUG, style: STYLE }, variant),
      ),
    );
  return addresses;
}
