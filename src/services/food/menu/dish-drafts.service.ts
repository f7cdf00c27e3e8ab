import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { BodyTooLarge } from '#kit/refusals/refusal';
import { DishDraft } from './dish-draft.entity';

const MAX_DRAFT_BYTES = 200 * 1024;

@Injectable()
export class DishDrafts {
  constructor(private readonly db: Database) {}

  async get(accountId: number): Promise<Record<string, unknown> | null> {
    const draft = await this.db.of(DishDraft).findOneBy({ accountId });
    return draft?.content ?? null;
  }

  async save(accountId: number, content: Record<string, unknown>): Promise<Record<string, unknown>> {
    if (Buffer.byteLength(JSON.stringify(content)) > MAX_DRAFT_BYTES) throw BodyTooLarge();
    await this.db.of(DishDraft).upsert({ accountId, content: content as object }, ['accountId']);
    return content;
  }

  async discard(accountId: number): Promise<void> {
    await this.db.of(DishDraft).delete({ accountId });
  }
}
