import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused } from '#kit/refusals/refusal';
import { SignedMedia } from '#media/signed-media';
import { isPrivateKey, PRIVATE_FOLDER, Storage } from '#media/storage';
import { StoredFiles } from '#shared/uploads/stored-files.service';
import { versionsOf } from '#shared/uploads/upload-files';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { MessageAttachment } from './coach-message.entity';
import type { CoachMessageBody } from './coaching.dto';
import type { CoachMessageView } from './coaching.view';

const UNKNOWN_TYPE = 'application/octet-stream';
const UPLOADS = 'uploads/';

/** Message attachments, which only the two sides of a thread can open. */
@Injectable()
export class MessageFiles {
  constructor(
    private readonly db: Database,
    private readonly storage: Storage,
    private readonly signed: SignedMedia,
    private readonly files: StoredFiles,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  /** Adds signed URLs of limited validity to the attachments. */
  withSignedUrls(message: CoachMessageView): CoachMessageView {
    const attachments = message.attachments.map(each => ({ ...each, url: this.signed.signedUrl(each.url) }));
    return { ...message, attachments };
  }

  /** Makes the uploaded files private and returns the attachments to store. Refuses files that were not uploaded here. */
  async makePrivate({ attachments }: CoachMessageBody): Promise<MessageAttachment[]> {
    const stored: MessageAttachment[] = [];
    for (const [index, { url, name, type }] of (attachments ?? []).entries()) {
      const own = this.signed.storedUrl(url) ?? url;
      // A private address without a signature proves no access to the file.
      if (!this.storage.isOwnMedia(own) || (own === url && isPrivateKey(this.storage.keyOf(own)!)))
        throw fieldRefused(`attachments.${index}.url`, 'own_media');
      stored.push({
        url: await this.moveToPrivate(own),
        name: name ?? own.split('/').at(-1)!,
        type: type ?? UNKNOWN_TYPE,
      });
    }
    return stored;
  }

  /**
   * Moves an upload to a private key, which is the same on every retry. The upload stays while another record refers to
   * it.
   */
  private async moveToPrivate(address: string): Promise<string> {
    const key = this.storage.keyOf(address)!;
    if (!key.startsWith(UPLOADS)) return address;
    const privateKey = (each: string) => `${PRIVATE_FOLDER}messages/${each.slice(UPLOADS.length)}`;
    if (!(await this.storage.exists(privateKey(key)))) {
      if (!(await this.storage.exists(key))) return address;
      for (const version of versionsOf(key, this.definition.uploads))
        if (version !== key && (await this.storage.exists(version)))
          await this.storage.copy(version, privateKey(version));
      await this.storage.copy(key, privateKey(key)); // last, since its presence marks the copy as complete
    }
    await this.files.discard([address]);
    return this.storage.addressOf(privateKey(key));
  }

  /** When a coach closes the account, members keep the texts but not the files. */
  async removeOfCoach({ accountId }: { accountId: number }): Promise<void> {
    const sent = `coach_id = $1 AND sender = 'coach' AND attachments <> '[]'`;
    const rows = await this.db.rows<{ attachments: MessageAttachment[] }>(
      `SELECT attachments FROM coach_message WHERE ${sent} FOR UPDATE`,
      [accountId],
    );
    await this.db.rows(`DELETE FROM coach_message WHERE ${sent} AND body = ''`, [accountId]);
    await this.db.rows(`UPDATE coach_message SET attachments = '[]' WHERE ${sent}`, [accountId]);
    await this.files.discard(rows.flatMap(({ attachments }) => attachments.map(({ url }) => url)));
  }
}
