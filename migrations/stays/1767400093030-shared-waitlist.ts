import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addWaitingSubject, removeWaitingSubject } from '../shared/waiting-subjects';
import { createOffers } from './waitlist-offers';

/** Entries and offers of the waitlist move to the shared tables. What a guest waits for stays in a table of stays. */
export class SharedWaitlist1767400093030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await dropOffers(runner);
    await runner.query(`
      CREATE TABLE waitlist_request (
        entry_id bigint CONSTRAINT waitlist_request_pkey PRIMARY KEY
          CONSTRAINT waitlist_request_entry_fkey REFERENCES waiting_entry (id) ON DELETE CASCADE,
        check_in date NOT NULL,
        check_out date NOT NULL,
        guests integer NOT NULL,
        first_name text NOT NULL,
        email text NOT NULL,
        locale text NOT NULL,
        token_hash text NOT NULL,
        CONSTRAINT waitlist_request_token_key UNIQUE (token_hash),
        CONSTRAINT waitlist_request_in_order CHECK (isfinite(check_in) AND isfinite(check_out) AND check_in < check_out),
        CONSTRAINT waitlist_request_guests CHECK (guests >= 1)
      )`);
    await runner.query(`CREATE INDEX waitlist_request_email_idx ON waitlist_request (email)`);
    await addWaitingSubject(runner, STAY);
    await runner.query(`
      INSERT INTO waiting_entry (id, subject, subject_id, state, joined_at, ended_at) OVERRIDING SYSTEM VALUE
      SELECT e.id, 'stay', e.stay_id, CASE WHEN e.state = 'booked' THEN 'accepted' WHEN e.state = 'ended' OR over.had_all THEN 'closed'
          ELSE e.state END, e.created_at, coalesce(e.ended_at, CASE WHEN over.had_all THEN now() END)
      FROM waitlist_entry e CROSS JOIN LATERAL (
        SELECT e.state = 'waiting' AND count(*) >= 3 AND bool_and(o.state <> 'open') AS had_all
        FROM waitlist_offer o WHERE o.entry_id = e.id
      ) over ORDER BY e.id`);
    await runner.query(`
      INSERT INTO waitlist_request (entry_id, check_in, check_out, guests, first_name, email, locale, token_hash)
      SELECT id, check_in, check_out, guests, first_name, email, locale, token_hash FROM waitlist_entry`);
    await runner.query(`
      INSERT INTO waiting_offer (id, subject, subject_id, entry_id, round, state, token_hash, offered_at, sent_at, until, ended_at)
      SELECT o.id, 'stay', e.stay_id, o.entry_id, o.round, CASE o.state WHEN 'booked' THEN 'accepted' ELSE o.state END,
        o.token_hash, o.created_at, o.sent_at, o.expires_at, o.ended_at
      FROM waitlist_offer o JOIN waitlist_entry e ON e.id = o.entry_id`);
    await continueIds(runner, { waiting_entry: 'waitlist_entry', waiting_offer: 'waitlist_offer' });
    await runner.query(`ALTER TABLE held_nights DROP CONSTRAINT held_nights_offer_fkey`);
    await runner.query(`DROP TABLE waitlist_offer, waitlist_entry`);
    await runner.query(`
      ALTER TABLE held_nights ADD CONSTRAINT held_nights_offer_fkey FOREIGN KEY (offer_id)
        REFERENCES waiting_offer (id) ON DELETE CASCADE`);
    await followReleases(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER waiting_offer_extends_nights ON waiting_offer`);
    await runner.query(`DROP FUNCTION extend_offered_nights()`);
    await runner.query(`DROP TRIGGER held_nights_freed_to_offer ON held_nights`);
    await runner.query(`DROP TRIGGER held_nights_left_to_offer ON held_nights`);
    await runner.query(`DROP FUNCTION offer_freed_nights()`);
    await removeWaitingSubject(runner, 'stay');
    await createFormerTables(runner);
    await runner.query(`
      INSERT INTO waitlist_entry (id, stay_id, check_in, check_out, guests, first_name, email, locale, token_hash, state,
        created_at, ended_at)
      SELECT entry.id, entry.subject_id, r.check_in, r.check_out, r.guests, r.first_name, r.email, r.locale, r.token_hash,
        CASE entry.state WHEN 'accepted' THEN 'booked' WHEN 'waiting' THEN 'waiting' WHEN 'left' THEN 'left' ELSE 'ended' END,
        entry.joined_at, entry.ended_at
      FROM waiting_entry entry JOIN waitlist_request r ON r.entry_id = entry.id WHERE entry.subject = 'stay'`);
    await runner.query(`
      INSERT INTO waitlist_offer (id, entry_id, round, state, token_hash, created_at, sent_at, expires_at, ended_at)
      SELECT id, entry_id, round, CASE state WHEN 'accepted' THEN 'booked' ELSE state END, token_hash, offered_at, sent_at,
        until, ended_at
      FROM waiting_offer WHERE subject = 'stay'`);
    await continueIds(runner, { waitlist_entry: 'waiting_entry', waitlist_offer: 'waiting_offer' });
    await runner.query(`
      ALTER TABLE held_nights DROP CONSTRAINT held_nights_offer_fkey,
        ADD CONSTRAINT held_nights_offer_fkey FOREIGN KEY (offer_id) REFERENCES waitlist_offer (id) ON DELETE CASCADE`);
    await runner.query(`DROP TABLE waitlist_request`);
    await runner.query(`DELETE FROM waiting_entry WHERE subject = 'stay'`);
    await createOffers(runner);
  }
}

/**
 * An offer holds the nights of its entry. Overdue holds count as holds, since their nights are offered when they end. An
 * infinite past is no arrival day.
 */
const STAY = {
  table: 'stay',
  maxOffers: 3,
  isOn: `s.status = 'published' AND EXISTS (SELECT FROM setting WHERE key = 'waitlist' AND value = 'true')`,
  hold: `
    INSERT INTO held_nights (stay_id, from_day, to_day, offer_id)
    SELECT of_record, r.check_in, r.check_out, new_offer FROM waitlist_request r
    WHERE r.entry_id = next_entry
      AND NOT EXISTS (
        SELECT FROM stay_nights(of_record, r.check_in, r.check_out, '-infinity', '-infinity') judged
        WHERE judged.is_taken OR judged.refusal IS NOT NULL)
      AND NOT EXISTS (
        SELECT FROM imported_event event WHERE event.stay_id = of_record AND event.kind = 'busy'
          AND daterange(event.from_day, event.to_day) && daterange(r.check_in, r.check_out))
    ON CONFLICT ON CONSTRAINT held_nights_sold_once DO NOTHING RETURNING id`,
  release: `DELETE FROM held_nights WHERE offer_id = OLD.id`,
  writes: 'held_nights',
};

/** Asks those who wait for nights in the statement that releases them, and ends the hold with the offer. */
async function followReleases(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION offer_freed_nights() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    DECLARE
      candidates bigint[] := ARRAY(
        SELECT entry.id FROM waiting_entry entry JOIN waitlist_request r ON r.entry_id = entry.id
        WHERE entry.subject = 'stay' AND entry.subject_id = OLD.stay_id AND entry.state = 'waiting'
          AND daterange(r.check_in, r.check_out) && daterange(OLD.from_day, OLD.to_day));
    BEGIN
      IF cardinality(candidates) > 0 THEN
        PERFORM offer_stay(OLD.stay_id, candidates, (SELECT round FROM waiting_offer WHERE id = OLD.offer_id));
      END IF;
      RETURN NULL;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION offer_freed_nights() IS 'writes waiting_offer, held_nights'`);
  // By name after the triggers that hold freed nights for imported events.
  await runner.query(`
    CREATE TRIGGER held_nights_freed_to_offer AFTER DELETE ON held_nights
    FOR EACH ROW EXECUTE FUNCTION offer_freed_nights()`);
  await runner.query(`
    CREATE TRIGGER held_nights_left_to_offer AFTER UPDATE OF stay_id, from_day, to_day ON held_nights FOR EACH ROW
    WHEN ((OLD.stay_id, OLD.from_day, OLD.to_day) <> (NEW.stay_id, NEW.from_day, NEW.to_day))
    EXECUTE FUNCTION offer_freed_nights()`);
  await runner.query(`
    CREATE FUNCTION extend_offered_nights() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      UPDATE held_nights SET expires_at = NEW.until WHERE offer_id = NEW.id;
      RETURN NULL;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION extend_offered_nights() IS 'writes held_nights'`);
  await runner.query(`
    CREATE TRIGGER waiting_offer_extends_nights AFTER UPDATE OF until ON waiting_offer FOR EACH ROW
    WHEN (NEW.subject = 'stay' AND NEW.state = 'open') EXECUTE FUNCTION extend_offered_nights()`);
}

async function dropOffers(runner: QueryRunner): Promise<void> {
  await runner.query(`DROP TRIGGER held_nights_freed_to_offer ON held_nights`);
  await runner.query(`DROP TRIGGER held_nights_left_to_offer ON held_nights`);
  await runner.query(`DROP FUNCTION offer_freed_nights()`);
  await runner.query(`DROP FUNCTION offer_nights(integer, daterange, integer)`);
}

/** New rows get ids after those that the former table gave, which mails and lists may name. */
async function continueIds(runner: QueryRunner, tables: Record<string, string>): Promise<void> {
  for (const [table, former] of Object.entries(tables))
    await runner.query(`
      SELECT setval(pg_get_serial_sequence('${table}', 'id'), last_value, is_called)
      FROM ${former}_id_seq`);
}

async function createFormerTables(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE waitlist_entry (
      id integer GENERATED BY DEFAULT AS IDENTITY CONSTRAINT waitlist_entry_pkey PRIMARY KEY,
      stay_id integer NOT NULL CONSTRAINT waitlist_entry_stay_fkey REFERENCES stay (id) ON DELETE CASCADE,
      check_in date NOT NULL,
      check_out date NOT NULL,
      guests integer NOT NULL,
      first_name text NOT NULL,
      email text NOT NULL,
      locale text NOT NULL,
      token_hash text NOT NULL,
      state text NOT NULL DEFAULT 'waiting',
      created_at timestamptz NOT NULL DEFAULT now(),
      ended_at timestamptz,
      CONSTRAINT waitlist_entry_token_key UNIQUE (token_hash),
      CONSTRAINT waitlist_entry_in_order CHECK (isfinite(check_in) AND isfinite(check_out) AND check_in < check_out),
      CONSTRAINT waitlist_entry_guests CHECK (guests >= 1),
      CONSTRAINT waitlist_entry_state_known CHECK (state IN ('waiting', 'booked', 'left', 'ended')),
      CONSTRAINT waitlist_entry_ended CHECK ((state = 'waiting') = (ended_at IS NULL))
    )`);
  await runner.query(`
    CREATE INDEX waitlist_entry_waiting_idx ON waitlist_entry USING gist (stay_id, daterange(check_in, check_out))
    WHERE state = 'waiting'`);
  await runner.query(`CREATE INDEX waitlist_entry_email_idx ON waitlist_entry (email)`);
  await runner.query(`CREATE INDEX waitlist_entry_stay_idx ON waitlist_entry (stay_id, id)`);
  await runner.query(`
    CREATE TABLE waitlist_offer (
      id integer GENERATED BY DEFAULT AS IDENTITY CONSTRAINT waitlist_offer_pkey PRIMARY KEY,
      entry_id integer NOT NULL CONSTRAINT waitlist_offer_entry_fkey REFERENCES waitlist_entry (id) ON DELETE CASCADE,
      round integer NOT NULL,
      state text NOT NULL DEFAULT 'open',
      token_hash text,
      created_at timestamptz NOT NULL DEFAULT now(),
      sent_at timestamptz,
      expires_at timestamptz,
      ended_at timestamptz,
      CONSTRAINT waitlist_offer_round_once UNIQUE (entry_id, round),
      CONSTRAINT waitlist_offer_token_key UNIQUE (token_hash),
      CONSTRAINT waitlist_offer_state_known CHECK (state IN ('open', 'booked', 'declined', 'lapsed', 'withdrawn')),
      CONSTRAINT waitlist_offer_sent CHECK (num_nulls(token_hash, sent_at, expires_at) IN (0, 3)),
      CONSTRAINT waitlist_offer_ended CHECK ((state = 'open') = (ended_at IS NULL))
    )`);
  await runner.query(`CREATE UNIQUE INDEX waitlist_offer_open_once ON waitlist_offer (entry_id) WHERE state = 'open'`);
}
