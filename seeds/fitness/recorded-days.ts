import { demoIngestKey, newIngestKey } from '#services/fitness/devices/ingest-key';
import { DailyMetric } from '#services/fitness/activity/daily-metric.entity';
import { IngestKey } from '#services/fitness/devices/ingest-key.entity';
import { HydrationDay } from '#services/fitness/nutrition/hydration-day.entity';
import { BodyReading } from '#services/fitness/progress/body-reading.entity';
import { SleepNight } from '#services/fitness/sleep/sleep-night.entity';
import { HealthReading } from '#services/fitness/vitals/health-reading.entity';
import type { Seeding } from '#shared/seeding/seeding';
import { dayAgo, daysOf, instantOn, type Member } from './members';
import { randomOf } from './random';

const STEP_M = 0.76;
const tenth = (figure: number) => Math.round(figure * 10) / 10;

/** A figure on its way from the first to the last recorded day, with a little noise. */
function onTheWay(member: Member, daysAgo: number, [from, to]: readonly [number, number], noise: number): number {
  const done = 1 - daysAgo / Math.max(1, member.days - 1);
  return from + (to - from) * done + noise;
}

/**
 * The keys of a watch and of a phone: their days are told apart by them. Nobody knows them but the first member's key of
 * the watch, which follows from the demo password.
 */
export async function seedKeys(
  { db, clock, configuration }: Seeding,
  member: Member,
  isFirst = false,
): Promise<{ watch: string; phone: string }> {
  const now = clock.now();
  const source = async (name: string, device: string, hours: number, { prefix, hash } = newIngestKey()) => {
    const found = await db.row<{ id: number }>('SELECT id FROM device WHERE key = $1', [device]);
    const lastUsedAt = new Date(now.subtract({ hours }).epochMilliseconds);
    const createdAt = new Date(now.subtract({ hours: 24 * member.days }).epochMilliseconds);
    await db.rows('INSERT INTO account_device (account_id, device_id, connected_at) VALUES ($1, $2, $3)', [
      member.id,
      found!.id,
      createdAt,
    ]);
    const key = { accountId: member.id, name, prefix, secretHash: hash, deviceId: found!.id, lastUsedAt, createdAt };
    return `key:${(await db.of(IngestKey).save(db.of(IngestKey).create(key))).id}`;
  };
  return {
    watch: await source('Watch', 'garmin', 1, isFirst ? demoIngestKey(configuration.demoPassword) : undefined),
    phone: await source('Phone', 'apple-health', 5),
  };
}

/** Movement: the watch every day but a few, the phone in the pocket with fewer steps and no pulse. */
export async function seedMovement({ db }: Seeding, member: Member, keys: { watch: string; phone: string }) {
  const random = randomOf(`movement ${member.email}`);
  const rows = daysOf(member).flatMap(daysAgo => {
    const weekend = dayOfWeek(member, daysAgo) >= 6 ? 0.85 : 1;
    const part = daysAgo === 0 ? 0.55 : 1;
    const steps = Math.round(member.stepsADay * weekend * part * (0.7 + random() * 0.65));
    const of = (source: string, share: number) => ({
      accountId: member.id,
      date: dayAgo(member, daysAgo),
      source,
      steps: Math.round(steps * share),
      distanceM: Math.round(steps * share * STEP_M),
    });
    const active = Math.round(steps / 170 + random() * 15);
    const watch = {
      ...of(keys.watch, 1),
      activeMinutes: active,
      caloriesKcal: Math.round(active * 7.1 + steps * 0.012),
      floors: Math.floor(random() * 16),
      restingHeartRateBpm: Math.round(onTheWay(member, daysAgo, [63, 57], random() * 4 - 2)),
    };
    const forgotten = random() < 0.05;
    return forgotten ? [of(keys.phone, 0.82)] : [watch, of(keys.phone, 0.8 + random() * 0.1)];
  });
  await db.of(DailyMetric).insert(rows);
}

/** Nights, a short one now and then, with the stages that a watch tells. */
export async function seedNights({ db, clock }: Seeding, member: Member): Promise<void> {
  const random = randomOf(`sleep ${member.email}`);
  const nights = daysOf(member).flatMap(daysAgo => {
    if (random() < 0.04) return [];
    const asleepMinutes = Math.round(370 + random() * 110 - (random() < 0.12 ? 70 : 0));
    const awakeMinutes = Math.round(8 + random() * 26);
    const bedtime = -70 + random() * 80;
    const wokeAt = instantOn(member, daysAgo, bedtime + asleepMinutes + awakeMinutes);
    if (wokeAt.getTime() > clock.now().epochMilliseconds) return [];
    const [deepMinutes, remMinutes] = [
      Math.round(asleepMinutes * (0.15 + random() * 0.06)),
      Math.round(asleepMinutes * (0.2 + random() * 0.06)),
    ];
    return {
      accountId: member.id,
      date: dayAgo(member, daysAgo),
      timezone: member.timezone,
      fellAsleepAt: instantOn(member, daysAgo, bedtime),
      wokeAt,
      asleepMinutes,
      awakeMinutes,
      deepMinutes,
      remMinutes,
      lightMinutes: asleepMinutes - deepMinutes - remMinutes,
      quality: asleepMinutes > 440 ? 5 : asleepMinutes > 400 ? 4 : asleepMinutes > 350 ? 3 : 2,
    };
  });
  await db.of(SleepNight).insert(nights);
}

/** Vital signs every other day, the scale every third, water every day. */
export async function seedReadings({ db }: Seeding, member: Member): Promise<void> {
  const random = randomOf(`readings ${member.email}`);
  const days = daysOf(member);
  const { id: accountId } = member;
  const date = (daysAgo: number) => dayAgo(member, daysAgo);
  await db.of(HealthReading).insert(
    days
      .filter(daysAgo => daysAgo % 2 === 0)
      .map(daysAgo => ({
        accountId,
        date: date(daysAgo),
        restingHeartRateBpm: Math.round(onTheWay(member, daysAgo, [64, 57], random() * 3)),
        heartRateVariabilityMs: Math.round(onTheWay(member, daysAgo, [46, 61], random() * 12 - 6)),
        systolicMmhg: Math.round(122 - random() * 9),
        diastolicMmhg: Math.round(80 - random() * 7),
        bloodOxygenPercent: tenth(96.8 + random() * 2),
        respiratoryRateBpm: tenth(13.4 + random() * 1.8),
        bodyTemperatureC: tenth(36.4 + random() * 0.5),
        stress: Math.round(24 + random() * 30),
      })),
  );
  await db.of(BodyReading).insert(
    days
      .filter(daysAgo => daysAgo % 3 === 0 || daysAgo === member.days - 1)
      .map(daysAgo => ({
        accountId,
        date: date(daysAgo),
        weightKg: tenth(onTheWay(member, daysAgo, member.weightKg, random() * 0.5 - 0.25)),
        bodyFatPercent: tenth(onTheWay(member, daysAgo, [22.8, 20.1], random() * 0.4)),
        muscleMassKg: tenth(onTheWay(member, daysAgo, [34.6, 35.9], random() * 0.3)),
        waistCm: tenth(onTheWay(member, daysAgo, [91.5, 86.8], random() * 0.6)),
        hipsCm: tenth(onTheWay(member, daysAgo, [102.4, 100.1], random() * 0.5)),
        chestCm: tenth(onTheWay(member, daysAgo, [101, 102.6], random() * 0.5)),
        armCm: tenth(onTheWay(member, daysAgo, [33.2, 34.4], random() * 0.2)),
        thighCm: tenth(onTheWay(member, daysAgo, [57.5, 58.3], random() * 0.3)),
        heightCm: daysAgo === member.days - 1 ? 178 : null,
      })),
  );
  await db.of(HydrationDay).insert(
    days.map(daysAgo => ({
      accountId,
      date: date(daysAgo),
      glasses: daysAgo === 0 ? 4 : Math.round(5 + random() * 5),
    })),
  );
}

const dayOfWeek = ({ today }: Member, daysAgo: number): number => today.subtract({ days: daysAgo }).dayOfWeek;
