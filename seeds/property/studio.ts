import type { Storage } from '#media/storage';
import { storeDrawing } from '#media/stored-pictures';
import type { Home } from '#services/property/homes/home.entity';
import type { Seeding } from '#shared/seeding/seeding';
import { JobPicture, PictureJob } from '#agents/studio/picture-job.entity';
import type { Gallery } from './pictures/gallery';
import { drawStagedRoom } from './pictures/studio';

const LOOK = 1;
const STYLE = 'modern';
const ROOM = { en: 'Bedroom', ar: 'غرفة النوم' };

/** A finished request for a furnished picture, so that the staging studio is not empty. */
export async function seedStudio(
  { db, storage, clock }: Seeding,
  gallery: Gallery,
  home: Home,
  accountId: number,
): Promise<void> {
  const sourceUrl = gallery.room('empty', LOOK);
  const { id: jobId } = await db.of(PictureJob).save(
    db.of(PictureJob).create({
      accountId,
      recordId: home.id,
      request: { before_url: sourceUrl, room: ROOM, style: STYLE },
      count: 1,
      status: 'done',
      attempts: 1,
      finishedAt: clock.date(),
    }),
  );
  await db.of(JobPicture).insert({ jobId, number: 1, address: await drawStudio(storage, gallery) });
}

/** Address of the furnished picture. */
export async function drawStudio(storage: Storage, gallery: Gallery): Promise<string> {
  const drawing = drawStagedRoom(
    { slug: 'studio', room: ROOM.en, style: STYLE, sourceUrl: gallery.room('empty', LOOK) },
    0,
  );
  return storeDrawing(storage, 'demo/studio/staged-room', drawing);
}
