import { randomUUID } from 'node:crypto';
import { requireMediaFolder } from '#host/preparation/media-folder';
import { createStorage } from '#media/media.module';
import { type Check, failed, ok, reasonOf } from './check';

/** Checks whether uploads can be stored: writes, reads and deletes a small file in the storage of the first service. */
export const storageCheck: Check = {
  name: 'storage',
  run: async ({ configuration, services }) => {
    const { bucket, mediaRoot } = configuration;
    const place = bucket ? `bucket '${bucket.bucket}'` : `folder ${mediaRoot}`;
    const storage = createStorage(services[0]!.definition, configuration);
    const key = `doctor-${randomUUID()}.txt`;
    try {
      await requireMediaFolder(configuration);
      await storage.put(key, Buffer.from('doctor'), 'text/plain');
      const isStored = await storage.exists(key);
      await storage.delete(key);
      if (!isStored) return [failed(`${place} lost a file that was written`, 'Check the storage behind it.')];
      return [ok(`${place} can be written and read`)];
    } catch (error) {
      const advice = bucket
        ? 'Check S3_ENDPOINT, S3_BUCKET and the rights of its key.'
        : 'Set MEDIA_ROOT to a folder that this user may write.';
      return [failed(`${place}: ${reasonOf(error)}`, advice)];
    }
  },
};
