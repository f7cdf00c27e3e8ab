import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { raw, sql } from '#kit/database/sql';
import { NotFound } from '#kit/refusals/refusal';
import { AiPlaceholder } from './ai-placeholder.entity';
import { type AssistantOptions, InjectAssistantOptions } from './assistant.options';
import type { Placeholder } from './placeholder-tokens';
import { Placeholders } from './placeholders';
import type { KnownWords } from './service-words';
import { visibleText } from '../confirmations/visible-text';

const MAX_NAMES = 50;
const MIN_NAME_LENGTH = 4;
/** A single word may be any word of a question. */
const TWO_WORDS = String.raw`\S\s+\S`;
/** Values of notifications that name a person. */
const NAME_PARAMS = ['name', 'from', 'student', 'guest', 'author', 'customer'];

/** A text could not be masked, so it must not be sent or stored. */
export class MaskFailed extends Error {
  override name = 'MaskFailed';
}

/** The stored placeholders of chats. */
@Injectable()
export class ChatPlaceholders {
  constructor(
    private readonly db: Database,
    @InjectAssistantOptions() private readonly options: AssistantOptions,
  ) {}

  async load(chatId: number): Promise<Placeholders> {
    return new Placeholders(await this.db.of(AiPlaceholder).findBy({ chatId }));
  }

  /** Placeholders in the titles of chats, by chat. */
  async ofTitles(chatIds: readonly number[]): Promise<(chatId: number) => Placeholders> {
    const rows = await this.db.rows<Placeholder & { chat_id: number }>(
      `SELECT p.chat_id, p.kind, p.number, p.value FROM ai_placeholder p JOIN ai_chat c ON c.id = p.chat_id
       WHERE c.id = ANY($1) AND position('[' || p.kind || '_' || p.number || ']' IN c.title) > 0`,
      [chatIds],
    );
    return chatId => new Placeholders(rows.filter(row => row.chat_id === chatId));
  }

  /**
   * Runs `work`, which masks, and stores the new placeholders. Serialized per chat, so that numbers are unique.
   * @throws MaskFailed
   */
  async mask<Masked>(
    chatId: number,
    work: (placeholders: Placeholders) => Masked,
  ): Promise<{ masked: Masked; placeholders: Placeholders }> {
    return this.db.transaction(async () => {
      await this.db.rowOr(NotFound, 'SELECT 1 FROM ai_chat WHERE id = $1 FOR NO KEY UPDATE', [chatId]);
      const placeholders = await this.load(chatId);
      const masked = tryMasking(() => work(placeholders));
      const added = placeholders.unsavedIn(JSON.stringify(masked) ?? '');
      if (added.length > 0)
        await this.db.rows(
          `INSERT INTO ai_placeholder (chat_id, kind, number, value)
           SELECT $1, added.kind, added.number, added.value
           FROM unnest($2::text[], $3::integer[], $4::text[]) AS added (kind, number, value)`,
          [chatId, added.map(one => one.kind), added.map(one => one.number), added.map(one => one.value)],
        );
      return { masked, placeholders };
    });
  }

  /**
   * Like `mask`, for a text of the account: also replaces full names of people that no result has contained yet. Words of
   * the service stay, even if a person has that name.
   */
  async maskQuestion(chatId: number, text: string, { isWord }: KnownWords): Promise<string> {
    const names = await this.namesIn(text);
    const { masked } = await this.mask(chatId, placeholders => {
      for (const name of names) if (!isWord(name)) placeholders.learnName(name);
      return placeholders.maskText(text, isWord);
    });
    return masked;
  }

  /** Names in the texts of notifications; they are stored as parameters. */
  async namesInNotifications(audience: string, accountId: number, ids: readonly number[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.db.rows<{ name: string }>(
      `SELECT DISTINCT param.value #>> '{}' AS name FROM notification n CROSS JOIN jsonb_each(n.params) AS param (key, value)
       WHERE n.id = ANY($1) AND n.audience = $2 AND n.recipient_id = $3
         AND param.key = ANY($4) AND jsonb_typeof(param.value) = 'string' AND param.value #>> '{}' !~ '\\d'`,
      [ids, audience, accountId, NAME_PARAMS],
    );
    return rows.map(({ name }) => name);
  }

  private async namesIn(text: string): Promise<string[]> {
    const names = new Set<string>();
    const plain = visibleText(text).normalize('NFC').replaceAll(/\s+/g, ' ');
    for (const { table, name } of this.options.personalData.tables) {
      if (name === undefined) continue;
      const rows = await this.db.rows<{ name: string }>(
        sql`SELECT DISTINCT named.name FROM (SELECT ${raw(name)} AS name FROM ${raw(table)} t) named
          WHERE length(named.name) >= ${MIN_NAME_LENGTH} AND named.name ~ ${TWO_WORDS}
            AND position(lower(regexp_replace(normalize(named.name), '\\s+', ' ', 'g')) IN lower(${plain})) > 0
          LIMIT ${MAX_NAMES}`,
      );
      for (const row of rows) names.add(row.name);
    }
    return [...names];
  }
}

function tryMasking<Masked>(work: () => Masked): Masked {
  try {
    return work();
  } catch (error) {
    throw new MaskFailed('a text could not be masked', { cause: error });
  }
}
