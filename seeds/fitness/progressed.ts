import { JournalNote } from '#services/fitness/progress/journal-note.entity';
import { ProgressPhoto } from '#services/fitness/progress/progress-photo.entity';
import { WeightGoal } from '#services/fitness/progress/weight-goal.entity';
import type { Seeding } from '#shared/seeding/seeding';
import { dayAgo, type Member } from './members';
import { pictureAddress } from './pictures';
import { JOURNAL } from './trained-data';

/** Days ago that pictures were taken. */
const CHECKPOINTS = [59, 38, 19, 1];
const SIDES = ['front', 'side', 'back'] as const;
const GOAL_KG = 76;

const pictureOf = (checkpoint: number, side: string) => `${side}-${checkpoint + 1}`;

/** Names of the pictures that show the member. */
export const PROGRESS_PICTURES: readonly string[] = CHECKPOINTS.flatMap((_, checkpoint) =>
  SIDES.map(side => pictureOf(checkpoint, side)),
);

/** Pictures of one's progress, the journal, and the weight to come to. */
export async function seedProgress({ db, storage }: Seeding, member: Member): Promise<void> {
  const { id: accountId } = member;
  const address = (checkpoint: number, side: string) =>
    pictureAddress(storage, 'silhouette', pictureOf(checkpoint, side));
  await db.of(ProgressPhoto).insert(
    CHECKPOINTS.map((daysAgo, checkpoint) => ({
      accountId,
      date: dayAgo(member, daysAgo),
      frontUrl: address(checkpoint, 'front'),
      sideUrl: address(checkpoint, 'side'),
      backUrl: address(checkpoint, 'back'),
    })),
  );
  await db
    .of(JournalNote)
    .insert(JOURNAL.map(([daysAgo, body]) => ({ accountId, date: dayAgo(member, daysAgo), body })));
  await db.of(WeightGoal).insert({
    accountId,
    targetWeightKg: GOAL_KG,
    startWeightKg: member.weightKg[0],
    startedOn: dayAgo(member, member.days - 1),
    targetDate: dayAgo(member, -45),
  });
}
