import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { problem } from '#kit/fields/field';
import { fieldRefused } from '#kit/refusals/refusal';
import { pictureView } from '#kit/views/picture.view';
import { Storage } from '#media/storage';
import { UploadsService } from '#shared/uploads/uploads.service';
import { ChunkedUpload } from './chunked-upload.entity';
import type { ChunkedUploadView } from './chunked-upload.view';
import type { UploadPartBody } from './chunked-uploads.dto';
import { PartDiffers, TooManyUploads, UploadDiffers } from './chunked-uploads.refusals';
import { PartAssembly, partKey } from './part-assembly';

/** Uploads in progress per account. */
const MAX_OPEN = 5;

/** Accepts parts of larger files in any order. Repeating a part is idempotent; a part cannot be changed. */
@Injectable()
export class ChunkedUploads {
  constructor(
    private readonly db: Database,
    private readonly storage: Storage,
    private readonly uploads: UploadsService,
    private readonly assembly: PartAssembly,
  ) {}

  async receive(caller: Caller, path: string, body: UploadPartBody): Promise<ChunkedUploadView> {
    const { id: accountId } = caller;
    this.uploads.requireStorable(body.for);
    if (body.part > body.parts) throw fieldRefused('part', problem('out_of_range', { min: 1, max: body.parts }));
    if ((await stat(path)).size === 0) throw fieldRefused('file', 'file_required');
    const hash = await hashOf(path);

    const upload = await this.db.transaction(() => this.open(accountId, body));
    if (!isThere(upload, body.part, hash)) {
      const key = partKey(upload.folder, body.part, hash);
      await this.storage.put(key, path, 'application/octet-stream');
      upload.received = await this.keep(upload.id, body.part, hash).catch(async (refused: unknown) => {
        await this.storage.delete(key);
        throw refused;
      });
    }
    const isWhole = !upload.file && Object.keys(upload.received).length === upload.parts;
    return shown(isWhole ? { ...upload, file: await this.assembly.assemble(upload, body, caller) } : upload);
  }

  /** Returns the upload; the first part creates it. */
  private async open(accountId: number, { upload_id: uploadKey, parts }: UploadPartBody): Promise<ChunkedUpload> {
    // Locks the account, so that concurrent uploads are all counted.
    await this.db.rows('SELECT 1 FROM account WHERE id = $1 FOR NO KEY UPDATE', [accountId]);
    const uploads = this.db.of(ChunkedUpload);
    const existing = await uploads.findOneBy({ accountId, uploadKey });
    if (existing && existing.parts !== parts) throw UploadDiffers();
    if (existing) return existing;
    if ((await uploads.countBy({ accountId, file: IsNull() })) >= MAX_OPEN) throw TooManyUploads();
    const begun = { accountId, uploadKey, parts, folder: `parts/${randomUUID()}`, received: {}, file: null };
    return uploads.save(uploads.create(begun));
  }

  /** Records that the part is stored; of two different ones the first wins. */
  private async keep(id: number, part: number, hash: string): Promise<Record<string, string>> {
    const row = await this.db.row<{ received: Record<string, string> }>(
      `UPDATE chunked_upload SET received = jsonb_build_object($2::text, $3::text) || received, updated_at = now()
       WHERE id = $1 RETURNING received`,
      [id, part, hash],
    );
    if (!row || row.received[part] !== hash) throw PartDiffers();
    return row.received;
  }
}

/** Reads as a stream, since many parts may arrive at once. */
async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function isThere({ received }: ChunkedUpload, part: number, hash: string): boolean {
  const known = received[part];
  if (known !== undefined && known !== hash) throw PartDiffers();
  return known === hash;
}

const shown = ({ uploadKey, parts, received, file }: ChunkedUpload): ChunkedUploadView => ({
  upload_id: uploadKey,
  parts,
  received: Object.keys(received).map(Number),
  complete: file !== null,
  url: file?.url ?? null,
  type: file?.type ?? null,
  ...(file?.versions ? { versions: file.versions, pictures: [pictureView(file.url)] } : {}),
});
