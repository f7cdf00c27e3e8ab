import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import type { AvailabilityQuery } from '../availability/availability.dto';
import { assertWindow } from '../availability/window';
import { CompanyTime } from '../nights/company-time';
import { plainSlug } from '../stays/stay.queries';
import { type NightPriceRow, NightPriceView, type OrphanRow, OrphanView } from './night-prices.view';

/**
 * Free stretches that overlap a window, between held nights or between today and held nights, and are too short for the
 * minimum of each of their nights.
 */
const ORPHANS = `
  WITH free AS (
    SELECT s.fills_gaps, stretch.from_day, stretch.to_day
    FROM stay s
    LEFT JOIN LATERAL (
      SELECT greatest(lag(held.to_day) OVER (ORDER BY held.from_day), $4::date) AS from_day, held.from_day AS to_day
      FROM held_nights held
      WHERE held.stay_id = s.id AND held.to_day > $4::date AND (held.expires_at IS NULL OR held.expires_at > $5::timestamptz)
    ) stretch ON stretch.from_day < stretch.to_day AND stretch.from_day < $3::date AND stretch.to_day > $2::date
    WHERE s.id = $1
  )
  SELECT free.from_day AS "from", free.to_day AS "to", free.to_day - free.from_day AS nights, arrival.min_nights
  FROM free LEFT JOIN LATERAL night_rules($1, free.from_day, free.from_day + 1, 1) arrival
    ON NOT free.fills_gaps AND NOT EXISTS (
      SELECT 1 FROM night_rules($1, free.from_day, free.to_day, 1) night WHERE night.day + night.min_nights <= free.to_day)
  ORDER BY free.from_day`;

@Injectable()
export class NightPrices {
  constructor(
    private readonly db: Database,
    private readonly time: CompanyTime,
  ) {}

  /** The nights of a published stay from `from`, before `to`. @throws NotFound, ValidationFailed */
  async list(slug: string, { from, to }: AvailabilityQuery): Promise<NightPriceView[]> {
    assertWindow(from, to);
    const rows = await this.db.rows<NightPriceRow & { date: string | null }>(
      `SELECT night.day AS date, night.rate_cents, night.min_nights, NOT night.closed_to_arrival AS arrival,
         NOT night.closed_to_departure AS departure
       FROM stay s LEFT JOIN LATERAL night_rules(s.id, $2::date, $3::date, 1) night ON true
       WHERE s.slug = $1 AND s.status = 'published' ORDER BY night.day`,
      [plainSlug(slug), from, to],
    );
    if (rows.length === 0) throw NotFound();
    return rows.filter(({ date }) => date !== null).map(NightPriceView.of);
  }

  /** @throws NotFound, ValidationFailed */
  async orphans(stayId: number, { from, to }: AvailabilityQuery): Promise<OrphanView[]> {
    assertWindow(from, to);
    const { today, now } = await this.time.moment();
    const rows = await this.db.rows<OrphanRow & { min_nights: number | null }>(ORPHANS, [
      stayId,
      from,
      to,
      today,
      now.toString(),
    ]);
    if (rows.length === 0) throw NotFound();
    return rows.filter(row => row.min_nights !== null).map(OrphanView.of);
  }
}
