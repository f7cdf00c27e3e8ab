import { Injectable } from '@nestjs/common';
import { DerivedKeys } from '#kit/config/derived-keys';
import { Database } from '#kit/database/database';
import { raw, sql } from '#kit/database/sql';
import { visitorHash } from '#shared/forms/visitor-hash';
import { MissBudget } from '#rate-limits/miss-budget';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { isBefore } from '#kit/time/calendar';
import { Forms } from '#shared/forms/forms';
import type { PublicForm, Visitor } from '#shared/forms/public-form';
import { Settings } from '#shared/settings/settings';
import { hashOfToken, newToken } from '#shared/waiting-list/waiting-tokens';
import { getBookableStay } from '../availability/availability.queries';
import { CompanyTime } from '../nights/company-time';
import { unavailability } from '../prices/evaluated-nights';
import type { WaitlistBody } from './waitlist.dto';
import { WaitlistOffers } from './waitlist-offers.service';
import { positionOf } from './waitlist.queries';
import { DatesFree, TooManyWaiting, TooManyWaitingHere, WaitlistNotOffered } from './waitlist.refusals';
import type { WaitlistReceiptView } from './waitlist.view';

export const WAITLIST_FORM: PublicForm = {
  kind: 'waitlist',
  limit: 'waitlist',
  counted: 'entries from one address',
  message: 'messages.waitlist_joined',
};

/** Maximum of waiting entries of one e-mail address. */
const MAX_WAITING = 3;

const RULES = { waitlist: 'boolean', waitlist_max_per_visitor: 'number' } as const;

/** Limit of the entries of a visitor address for a stay. */
interface VisitorEntries {
  hash: string;
  stayId: number;
  max: number;
}

/** Entries of guests on the waitlist. */
@Injectable()
export class Waitlist {
  constructor(
    private readonly db: Database,
    private readonly time: CompanyTime,
    private readonly settings: Settings,
    private readonly forms: Forms,
    private readonly misses: MissBudget,
    private readonly offers: WaitlistOffers,
    private readonly keys: DerivedKeys,
  ) {}

  async join(slug: string, body: WaitlistBody, { address, language }: Visitor): Promise<WaitlistReceiptView> {
    if (!isBefore(body.check_in, body.check_out)) throw fieldRefused('check_out', 'day_after', { start: 'check_in' });
    return this.forms.submit(WAITLIST_FORM, body, address, () => this.create(slug, body, { address, language }));
  }

  /** Leaves the list, or declines an offer. Unknown tokens count as misses of the address. @throws NotFound, RateLimited */
  async leave(token: string, visitorAddress: string): Promise<void> {
    const { entryId, offerId } = await this.misses.open(visitorAddress, () => this.find(hashOfToken(token)));
    await this.db.transaction(() => (offerId === null ? this.offers.leave(entryId) : this.offers.decline(offerId)));
  }

  private async find(hash: string): Promise<{ entryId: number; offerId: number | null }> {
    return this.db.rowOr<{ entryId: number; offerId: number | null }>(
      NotFound,
      `SELECT entry_id AS "entryId", NULL::integer AS "offerId" FROM waitlist_request WHERE token_hash = $1
       UNION ALL SELECT entry_id, id FROM waiting_offer WHERE token_hash = $1`,
      [hash],
    );
  }

  private async create(slug: string, body: WaitlistBody, visitor: Visitor): Promise<WaitlistReceiptView> {
    const nights = { checkIn: body.check_in, checkOut: body.check_out };
    const moment = await this.time.moment();
    const stay = await getBookableStay(this.db, slug, nights, moment);
    if (!stay) throw NotFound();
    const settings = await this.settings.values(RULES);
    if (!settings.waitlist) throw WaitlistNotOffered();
    const reason = unavailability(stay, { ...nights, guests: body.guests }, moment);
    if (reason === null) throw DatesFree();
    if (reason !== 'taken') throw WaitlistNotOffered({ details: { reason } });
    const hash = visitorHash(this.keys, visitor.address);
    await this.assertFewWaiting(body.email, { hash, stayId: stay.id, max: settings.waitlist_max_per_visitor });
    const token = newToken();
    const entryId = await this.offers.join(stay.id);
    const { position } = (await this.db.row<{ position: number }>(sql`
      WITH added AS (
        INSERT INTO waitlist_request (entry_id, check_in, check_out, guests, first_name, email, locale, token_hash,
          visitor_hash)
        VALUES (${entryId}, ${body.check_in}, ${body.check_out}, ${body.guests}, ${body.first_name}, ${body.email},
          ${body.locale ?? visitor.language}, ${hashOfToken(token)}, ${hash}) RETURNING *)
      -- The added row is not visible to its own statement.
      SELECT ${raw(positionOf('entry', 'added'))} + 1 AS position
      FROM added JOIN waiting_entry entry ON entry.id = added.entry_id`))!;
    return { token, position };
  }

  /** Locks the addresses, so that parallel requests of them are counted one after another. @throws TooManyWaiting, TooManyWaitingHere */
  private async assertFewWaiting(email: string, { hash, stayId, max }: VisitorEntries): Promise<void> {
    await this.db.rows(
      `SELECT pg_advisory_xact_lock(hashtextextended('waitlist of ' || $1, 0)),
        pg_advisory_xact_lock(hashtextextended('waitlist of a visitor ' || $2, 0))`,
      [email, hash],
    );
    const statement = `
      SELECT count(*) FILTER (WHERE r.email = $1)::integer AS "ofEmail",
        count(*) FILTER (WHERE r.visitor_hash = $2 AND entry.subject_id = $3)::integer AS "ofVisitor"
      FROM waitlist_request r JOIN waiting_entry entry ON entry.id = r.entry_id
      WHERE (r.email = $1 OR r.visitor_hash = $2) AND entry.state = 'waiting'`;
    const counts = await this.db.row<{ ofEmail: number; ofVisitor: number }>(statement, [email, hash, stayId]);
    const { ofEmail, ofVisitor } = counts!;
    if (ofEmail >= MAX_WAITING) throw TooManyWaiting({ details: { max_waiting: MAX_WAITING } });
    if (ofVisitor >= max) throw TooManyWaitingHere({ details: { max_waiting: max } });
  }
}
