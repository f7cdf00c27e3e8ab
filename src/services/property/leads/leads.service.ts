import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused } from '#kit/http/refusal';
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

/** How inquiries come to be, from the contact form and with viewings. */
@Injectable()
export class Leads {
  constructor(private readonly db: Database) {}

  /** The home a visitor names, which stays until the running transaction ends; refused unless it is published. */
  async publishedHome(id: number): Promise<PublishedHome> {
    const home = await this.db.row<PublishedHome>(
      `SELECT id, reference, title, purpose FROM home WHERE id = $1 AND status = 'published' FOR KEY SHARE`,
      [id],
    );
    if (!home) throw fieldRefused('property_id', 'unknown_reference');
    return home;
  }

  async store({ home, ...inquiry }: NewLead): Promise<number> {
    const row = await this.db.row<{ id: number }>(
      `INSERT INTO lead (name, email, phone, intent, preferred_areas, budget_cents, message, home_id, home_reference,
         home_title, search_text, received_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) RETURNING id`,
      [
        inquiry.name,
        inquiry.email,
        inquiry.phone ?? null,
        inquiry.intent,
        [...new Set(inquiry.preferred_areas)],
        inquiry.budget == null ? null : toCents(inquiry.budget),
        inquiry.message || null,
        home?.id ?? null,
        home?.reference ?? null,
        home ? JSON.stringify(home.title) : null,
        leadSearchText(inquiry, home),
        inquiry.receivedAt,
      ],
    );
    return row!.id;
  }
}

/** What searches look through. */
export const leadSearchText = (
  { name, email, phone }: Pick<NewLead, 'name' | 'email' | 'phone'>,
  home?: Pick<PublishedHome, 'reference'>,
): string => searchText(`${name} ${email} ${phone ?? ''} ${home?.reference ?? ''}`);
