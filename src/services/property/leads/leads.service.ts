import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { type Sql, sql } from '#kit/database/sql';
import { fieldRefused } from '#kit/refusals/refusal';
import type { Bilingual } from '#kit/language/language';
import { searchText } from '#kit/language/search-text';
import { toCents } from '#kit/money/money';
import type { Purpose } from '../homes/home-kinds';
import type { Intent } from './lead.entity';

export interface PublishedHome {
  id: number;
  reference: string;
  title: Bilingual;
  purpose: Purpose;
}

export interface NewLead {
  id: number;
  name: string;
  email: string;
  phone?: string | null;
  message?: string | null;
  intent: Intent;
  preferred_areas?: string[];
  budget?: number | null;
  home?: PublishedHome;
  /** ISO 8601. */
  receivedAt: string;
}

interface LeadPrerequisites {
  id: number;
  home: PublishedHome | null;
}

@Injectable()
export class Leads {
  constructor(private readonly db: Database) {}

  /** Reserves an id and locks the published home against deletion. @param extra more columns of the statement */
  async prepare<Extra extends object>(
    homeId: number | null | undefined,
    extra: Sql = sql`NULL`,
  ): Promise<Extra & { id: number; home: PublishedHome | undefined }> {
    const statement = sql`
      WITH named AS (
        SELECT id, reference, title, purpose FROM home
        WHERE id = ${homeId ?? null} AND status = 'published' FOR KEY SHARE
      )
      SELECT nextval('lead_id_seq') AS id, (SELECT to_json(named) FROM named) AS home, ${extra}`;
    const { home, ...read } = (await this.db.row<LeadPrerequisites & Extra>(statement, { prepared: true }))!;
    if (homeId != null && !home) throw fieldRefused('property_id', 'unknown_reference');
    return { ...read, home: home ?? undefined } as unknown as Extra & { id: number; home: PublishedHome | undefined };
  }

  /** Queues the inquiry for the end of the running transaction. */
  async store({ home, ...inquiry }: NewLead): Promise<void> {
    await this.db.queueWrite(sql`
      INSERT INTO lead (id, name, email, phone, intent, preferred_areas, budget_cents, message, home_id, home_reference,
        home_title, search_text, received_at, updated_at)
      VALUES (${inquiry.id}, ${inquiry.name}, ${inquiry.email}, ${inquiry.phone ?? null}, ${inquiry.intent},
        ${[...new Set(inquiry.preferred_areas)]}, ${inquiry.budget == null ? null : toCents(inquiry.budget)},
        ${inquiry.message || null}, ${home?.id ?? null}, ${home?.reference ?? null},
        ${home ? JSON.stringify(home.title) : null}, ${leadSearchText(inquiry, home)}, ${inquiry.receivedAt},
        ${inquiry.receivedAt})`);
  }
}

export const leadSearchText = (
  { name, email, phone }: Pick<NewLead, 'name' | 'email' | 'phone'>,
  home?: Pick<PublishedHome, 'reference'>,
): string => searchText(`${name} ${email} ${phone ?? ''} ${home?.reference ?? ''}`);
