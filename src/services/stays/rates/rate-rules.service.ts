import { Injectable } from '@nestjs/common';
import { bodyColumns } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import type { Bilingual } from '#kit/language/language';
import { toCents } from '#kit/money/money';
import { fieldRefused, NotFound, refusal } from '#kit/refusals/refusal';
import { isBefore } from '#kit/time/calendar';
import { RateRule } from './rate-rule.entity';
import { type RateRuleRow, RateRuleView } from './rate-rule.view';
import type { RateRuleBody, RateRuleChangeBody } from './rates.dto';
import { lockStay } from '../nights/stay-lock';

/** A rule of the same layer covers one of the nights. `details` has the rule. */
export const RateOverlap = refusal(409, 'rate_overlap');

/** The stay has the maximum of rules. */
export const TooManyRates = refusal(422, 'too_many_rates');
/** Maximum of a stay, since each price reads the rules of its days. */
export const MAX_RATES = 200;

const SELECT = `SELECT ${RateRuleView.columns<RateRule>('r')} FROM rate_rule r`;
const VALUES = ['nightlyRateCents', 'minNights', 'maxNights', 'closedToArrival', 'closedToDeparture'] as const;

type RuleColumns = Omit<RateRule, 'id' | 'stayId' | 'createdAt' | 'updatedAt'>;

/** Rules are written under the lock of their stay, so that two that overlap are refused instead of deadlocking. */
@Injectable()
export class RateRules {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
  ) {}

  /** Earliest first. @throws NotFound */
  async list(stayId: number): Promise<RateRuleView[]> {
    const rows = await this.db.rows<RateRuleRow & { id: number | null }>(
      `SELECT ${RateRuleView.columns<RateRule>('r')} FROM stay s LEFT JOIN rate_rule r ON r.stay_id = s.id
       WHERE s.id = $1 ORDER BY r.from_day, r.id`,
      [stayId],
    );
    if (rows.length === 0) throw NotFound();
    return rows.filter(({ id }) => id !== null).map(RateRuleView.of);
  }

  /** @throws NotFound, ValidationFailed, RateOverlap, TooManyRates */
  async create(stayId: number, body: RateRuleBody): Promise<RateRuleView> {
    const id = await this.db.transaction(async () => {
      await lockStay(this.db, stayId);
      if ((await this.db.of(RateRule).countBy({ stayId })) >= MAX_RATES) {
        throw TooManyRates({ details: { max_rates: MAX_RATES } });
      }
      const values = { ...EMPTY, ...ruleColumns(body), fromDay: body.from, toDay: body.to };
      await this.assertAllowed(stayId, values, 0);
      return this.records.create(RateRule, { stayId, ...values });
    });
    return this.get(id);
  }

  /** @throws NotFound, ValidationFailed, RateOverlap */
  async update(stayId: number, id: number, body: RateRuleChangeBody): Promise<RateRuleView> {
    await this.db.transaction(async () => {
      await lockStay(this.db, stayId);
      const valuesOf = async (stored: RateRule) => {
        const values = { ...stored, ...ruleColumns(body) };
        await this.assertAllowed(stayId, values, id);
        return values;
      };
      await this.records.update(RateRule, id, valuesOf, { stayId });
    });
    return this.get(id);
  }

  /** @throws NotFound */
  async delete(stayId: number, id: number): Promise<void> {
    await this.records.delete(RateRule, { id, stayId });
  }

  private async get(id: number): Promise<RateRuleView> {
    return RateRuleView.of(await this.db.rowOr<RateRuleRow>(NotFound, `${SELECT} WHERE r.id = $1`, [id]));
  }

  private async assertAllowed(stayId: number, values: RuleColumns, ownId: number): Promise<void> {
    assertComplete(values);
    const { layer, fromDay, toDay, weekdays } = values;
    const overlap = await this.db.row<{ rule_id: number; name: Bilingual; from: string; to: string }>(
      `SELECT r.id AS rule_id, r.name, r.from_day AS from, r.to_day AS to
       FROM rate_span span JOIN rate_rule r ON r.id = span.rule_id
       WHERE span.stay_id = $1 AND span.layer = $2 AND span.weekday = ANY ($3) AND span.rule_id <> $4
         AND daterange(span.from_day, span.to_day) && daterange($5::date, $6::date)
       ORDER BY r.from_day, r.id LIMIT 1`,
      [stayId, layer, layer === 'weekdays' ? weekdays : [-1], ownId, fromDay, toDay],
    );
    if (overlap) throw RateOverlap({ details: { ...overlap } });
  }
}

const EMPTY = {
  weekdays: [],
  nightlyRateCents: null,
  minNights: null,
  maxNights: null,
  closedToArrival: null,
  closedToDeparture: null,
};

const ruleColumns = bodyColumns<RateRuleBody, RateRule>({
  from: 'fromDay',
  to: 'toDay',
  weekdays: days => [...new Set(days)].toSorted((one, other) => one - other),
  nightly_rate: { nightlyRateCents: rate => (rate === null ? null : toCents(rate)) },
});

function assertComplete({ fromDay, toDay, layer, weekdays, ...values }: RuleColumns): void {
  if (!isBefore(fromDay, toDay)) throw fieldRefused('to', 'day_after', { start: 'from' });
  if (layer === 'weekdays' && weekdays.length === 0) throw fieldRefused('weekdays', 'required');
  if (layer !== 'weekdays' && weekdays.length > 0) throw fieldRefused('weekdays', 'weekdays_elsewhere');
  if (VALUES.every(name => values[name] === null)) throw fieldRefused('nightly_rate', 'rate_value');
}
