import type { Seeding } from '#shared/seeding/seeding';
import { assignments, checkIns, otherClients, stillToFile, thread } from './coaching-data';
import type { People } from './community';
import { dayAgo, type Member, whileAwake } from './members';

const ASSIGN = `
  INSERT INTO assignment (member_id, coach_id, workout_id, starts_on, note, created_at, updated_at)
  SELECT $1, $2, id, $4, $5, $6, $6 FROM workout WHERE slug = $3`;
const WRITE = `
  INSERT INTO coach_message (member_id, coach_id, sender, body, read_at, created_at) VALUES ($1, $2, $3, $4, $5, $6)`;
const CHECK_IN = `
  INSERT INTO check_in (member_id, week, energy, weight_kg, notes, reply, replied_by_id, replied_at, created_at, updated_at)
  VALUES ($1, date_trunc('week', $2::date)::date, $3, $4, $5, $6, $7, $8, $9, $9)`;

/** Both rosters, what the coaches gave and wrote, and how the weeks of their clients went. */
export async function seedCoaching(seeding: Seeding, members: readonly Member[], people: People): Promise<void> {
  const { db, clock } = seeding;
  const now = clock.now();
  const ago = (member: Member, hours: number) => whileAwake(member, now.subtract({ minutes: Math.round(hours * 60) }));
  const coachOf = ({ coach }: Member) => (coach ? people.get(coach.split('@')[0]!)! : undefined);
  for (const member of members) {
    const coachId = coachOf(member);
    if (coachId === undefined) continue;
    await db.rows('INSERT INTO coach_client (member_id, coach_id, started_at) VALUES ($1, $2, $3)', [
      member.id,
      coachId,
      ago(member, 24 * member.days),
    ]);
    const [, workout, message, energy, notes, reply = null] =
      otherClients.find(([name]) => member.email.startsWith(`${name}@`)) ?? [];
    if (!workout) continue;
    await db.rows(ASSIGN, [member.id, coachId, workout, dayAgo(member, 0), '', ago(member, 30)]);
    await db.rows(WRITE, [member.id, coachId, 'coach', message, ago(member, 20), ago(member, 22)]);
    await db.rows(CHECK_IN, [
      member.id,
      dayAgo(member, member.email.startsWith(`${stillToFile}@`) ? 7 : 0),
      energy,
      member.weightKg[1],
      notes,
      reply,
      reply && coachId,
      reply && ago(member, 3),
      ago(member, 5),
    ]);
  }
  const noor = members[0]!;
  const coachId = coachOf(noor)!;
  for (const [workout, inDays, note] of assignments)
    await db.rows(ASSIGN, [noor.id, coachId, workout, dayAgo(noor, -inDays), note, ago(noor, 24 * 7)]);
  for (const [index, [fromMember, hours, body]] of thread.entries()) {
    const readAt = index === thread.length - 1 ? null : ago(noor, hours - 1);
    await db.rows(WRITE, [noor.id, coachId, fromMember ? 'member' : 'coach', body, readAt, ago(noor, hours)]);
  }
  for (const [index, [energy, weightKg, notes, reply]] of checkIns.entries()) {
    const weeksAgo = checkIns.length - 1 - index;
    const filed = ago(noor, weeksAgo * 7 * 24 + 6);
    const [repliedBy, repliedAt] = reply === null ? [null, null] : [coachId, ago(noor, weeksAgo * 7 * 24 + 2)];
    const day = dayAgo(noor, weeksAgo * 7);
    await db.rows(CHECK_IN, [noor.id, day, energy, weightKg, notes, reply, repliedBy, repliedAt, filed]);
  }
}
