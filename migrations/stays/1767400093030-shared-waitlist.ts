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
      SELECT e.id, 'stay', e.stay_id, CASE WHEN e.state = 'booked' THEN 'accepted' WHEN e.state = 'ended' OR former.had_all THEN 'closed'
          ELSE e.state END, e.created_at, coalesce(e.ended_at, CASE WHEN former.had_all THEN now() END)
      FROM waitlist_entry e CROSS JOIN LATERAL (
        SELECT e.state = 'waiting' AND count(*) FILTER (WHERE o.state <> 'withdrawn') >= 3 AND bool_and(o.state <> 'open') AS had_all
        FROM waitlist_offer o WHERE o.entry_id = e.id
      ) former ORDER BY e.id`);
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
    await runner.query(`DROP TRIGGER waiting_offer_is_sent ON waiting_offer`);
    await runner.query(`DROP TRIGGER waiting_offer_extends_nights ON waiting_offer`);
    for (const trigger of ['freed_to_offer', 'left_to_offer', 'locks_stay', 'move_locks_stay'])
      await runner.query(`DROP TRIGGER held_nights_${trigger} ON held_nights`);
    await runner.query(`
      DROP FUNCTION send_offered_nights(), extend_offered_nights(), offer_freed_nights(), offer_left_nights(),
        lock_before_release(), lock_awaited_stay(integer)`);
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
  canHave: `NOT EXISTS (
    SELECT FROM waitlist_request r JOIN held_nights held ON held.stay_id = of_record
      AND daterange(held.from_day, held.to_day) && daterange(r.check_in, r.check_out)
    WHERE r.entry_id = entry.id)`,
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
  release: `DELETE FROM held_nights WHERE offer_id = ANY (ended_offers)`,
  writes: 'held_nights',
};

const IS_MOVED = '(OLD.stay_id, OLD.from_day, OLD.to_day) <> (NEW.stay_id, NEW.from_day, NEW.to_day)';

/** Asks those who wait for nights in the statement that releases them, and ends the hold with the offer. */
async function followReleases(runner: QueryRunner): Promise<void> {
  await lockBeforeReleases(runner);
  await runner.query(offeringAfter('offer_freed_nights', ''));
  await runner.query(
    offeringAfter(
      'offer_left_nights',
      `JOIN holds_after moved ON moved.id = held.id
        AND (moved.stay_id, moved.from_day, moved.to_day) <> (held.stay_id, held.from_day, held.to_day)`,
    ),
  );
  for (const name of ['offer_freed_nights', 'offer_left_nights'])
    await runner.query(`COMMENT ON FUNCTION ${name}() IS 'writes waiting_offer, held_nights'`);
  // Triggers of a statement run after those of its rows, so imported events take their nights first.
  await runner.query(`
    CREATE TRIGGER held_nights_freed_to_offer AFTER DELETE ON held_nights REFERENCING OLD TABLE AS holds_before
    FOR EACH STATEMENT EXECUTE FUNCTION offer_freed_nights()`);
  await runner.query(`
    CREATE TRIGGER held_nights_left_to_offer AFTER UPDATE ON held_nights
    REFERENCING OLD TABLE AS holds_before NEW TABLE AS holds_after
    FOR EACH STATEMENT EXECUTE FUNCTION offer_left_nights()`);
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
  await sendUnsent(runner);
}

/**
 * Locks an awaited stay before nights of it are released. Of two releases of adjacent nights at once, the later one then
 * sees the nights of the earlier one free. The lock comes before the row is deleted, because bookings wait for deleted rows.
 */
async function lockBeforeReleases(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION lock_awaited_stay(of_stay integer) RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      PERFORM FROM stay s WHERE s.id = of_stay
        AND EXISTS (SELECT FROM setting WHERE key = 'waitlist' AND value = 'true')
        AND EXISTS (SELECT FROM waiting_entry WHERE subject = 'stay' AND subject_id = of_stay AND state = 'waiting')
      FOR NO KEY UPDATE OF s;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION lock_awaited_stay(integer) IS 'writes nothing'`);
  await runner.query(`
    CREATE FUNCTION lock_before_release() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      PERFORM lock_awaited_stay(OLD.stay_id);
      IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
      RETURN NEW;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION lock_before_release() IS 'writes nothing'`);
  await runner.query(`
    CREATE TRIGGER held_nights_locks_stay BEFORE DELETE ON held_nights
    FOR EACH ROW EXECUTE FUNCTION lock_before_release()`);
  await runner.query(`
    CREATE TRIGGER held_nights_move_locks_stay BEFORE UPDATE OF stay_id, from_day, to_day ON held_nights
    FOR EACH ROW WHEN (${IS_MOVED}) EXECUTE FUNCTION lock_before_release()`);
}

/**
 * All nights that a statement releases are offered together, or a later entry could take some of what an earlier one waits
 * for. Nights of an offer are offered in its round.
 * @param moved restricts the rows to those that changed their nights
 */
const offeringAfter = (name: string, moved: string): string => `
  CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    awaited record;
  BEGIN
    FOR awaited IN
      SELECT stay_id, array_agg(entry_id) AS entries, array_agg(round) AS rounds
      FROM (
        SELECT entry.subject_id AS stay_id, entry.id AS entry_id,
          CASE WHEN bool_and(freed.round IS NOT NULL) THEN max(freed.round) FILTER (WHERE asked.id IS NULL) END AS round
        FROM (SELECT held.*, o.round FROM holds_before held ${moved} LEFT JOIN waiting_offer o ON o.id = held.offer_id) freed
          JOIN waiting_entry entry ON entry.subject = 'stay' AND entry.subject_id = freed.stay_id AND entry.state = 'waiting'
          JOIN waitlist_request r ON r.entry_id = entry.id
            AND daterange(r.check_in, r.check_out) && daterange(freed.from_day, freed.to_day)
          LEFT JOIN waiting_offer asked ON asked.entry_id = entry.id AND asked.round = freed.round
        GROUP BY entry.id HAVING bool_or(asked.id IS NULL)
      ) candidate
      GROUP BY stay_id ORDER BY stay_id
    LOOP
      PERFORM offer_stay(awaited.stay_id, awaited.entries, awaited.rounds);
    END LOOP;
    RETURN NULL;
  END
  $$`;

/** Adds a job for offers that the transaction does not send itself, such as those after a block was deleted. */
async function sendUnsent(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION send_offered_nights() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    DECLARE
      jobs text := TG_TABLE_SCHEMA || '_jobs';
    BEGIN
      IF EXISTS (SELECT FROM waiting_offer WHERE id = NEW.id AND state = 'open' AND sent_at IS NULL)
        AND to_regnamespace(quote_ident(jobs)) IS NOT NULL
      THEN
        EXECUTE format('SELECT %I.add_job($1, $2)', jobs)
          USING 'send-waitlist-offers', json_build_object('stayId', NEW.subject_id);
      END IF;
      RETURN NULL;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION send_offered_nights() IS 'writes nothing'`);
  await runner.query(`
    CREATE CONSTRAINT TRIGGER waiting_offer_is_sent AFTER INSERT ON waiting_offer DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.subject = 'stay') EXECUTE FUNCTION send_offered_nights()`);
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
