import type { DeepPartial, EntityTarget } from 'typeorm';
import { searchText } from '#kit/language/search-text';
import { Achievement } from '#services/fitness/achievements/achievement.entity';
import { Badge } from '#services/fitness/badges/badge.entity';
import type { CatalogueRecord } from '#services/fitness/catalogue/catalogue-record.entity';
import { Challenge } from '#services/fitness/challenges/challenge.entity';
import { Device } from '#services/fitness/devices/device.entity';
import { Dish } from '#services/fitness/dishes/dish.entity';
import { CommunityEvent } from '#services/fitness/events/community-event.entity';
import { Exercise } from '#services/fitness/exercises/exercise.entity';
import { CommunityGroup } from '#services/fitness/groups/community-group.entity';
import { ProgramDay } from '#services/fitness/programs/program-day.entity';
import { Program } from '#services/fitness/programs/program.entity';
import { WorkoutExercise } from '#services/fitness/workouts/workout-exercise.entity';
import { Workout } from '#services/fitness/workouts/workout.entity';
import type { Seeding } from '#shared/seeding/seeding';
import { challenges, events, groups } from './club-data';
import { devices } from './devices-data';
import { breakfastDishes } from './dishes-data-breakfast';
import { dinnerDishes } from './dishes-data-dinner';
import { lunchDishes } from './dishes-data-lunch';
import { snackDishes } from './dishes-data-snacks';
import { chestExercises } from './exercises-data-chest';
import { coreExercises } from './exercises-data-core';
import { hipsExercises } from './exercises-data-hips';
import { legsExercises } from './exercises-data-legs';
import { pullExercises } from './exercises-data-pull';
import { shoulderExercises } from './exercises-data-shoulders';
import { wholeBodyExercises } from './exercises-data-whole-body';
import { achievements, badges } from './honours-data';
import { drawPicture, type Motif, pictureAddress } from './pictures';
import { programs } from './programs-data';
import { bilingual, type Pair } from './texts';
import { otherWorkouts } from './workouts-data-other';
import { strengthWorkouts } from './workouts-data-strength';

const exercises = [
  ...chestExercises,
  ...shoulderExercises,
  ...pullExercises,
  ...legsExercises,
  ...hipsExercises,
  ...coreExercises,
  ...wholeBodyExercises,
];
const workouts = [...strengthWorkouts, ...otherWorkouts];
const dishes = [...breakfastDishes, ...lunchDishes, ...dinnerDishes, ...snackDishes];
const FEATURED = 'goblet-squat';
const DAY_HOURS = 24;

/** Ids by slug. */
type Ids = ReadonlyMap<string, number>;

const PICTURES: ReadonlyArray<readonly [Motif, readonly string[]]> = [
  ['exercise', exercises.map(({ slug }) => slug)],
  ['workout', workouts.map(({ slug }) => slug)],
  ['course', [...programs, ...challenges].map(({ slug }) => slug)],
  ['plate', dishes.map(({ slug }) => slug)],
  ['people', [...groups, ...events].map(({ slug }) => slug)],
  ['medal', [...badges, ...achievements].map(({ key }) => key)],
  ['watch', devices.map(({ key }) => key)],
];

/** Draws what is not stored yet. */
export async function drawCatalogue(storage: Seeding['storage']): Promise<void> {
  for (const [motif, names] of PICTURES) for (const name of names) await drawPicture(storage, motif, name);
}

/** The nine catalogues and the list of devices, with their pictures. */
export async function seedCatalogue(seeding: Seeding): Promise<void> {
  await drawCatalogue(seeding.storage);
  await seedWorkouts(seeding, await seedExercises(seeding));
  await seedDishes(seeding);
  await seedClub(seeding);
  await seedDevices(seeding);
}

interface Described {
  slug: string;
  name: Pair;
  description: Pair;
}

/** What every record of a catalogue has. */
function common({ slug, name, description }: Described, { storage }: Seeding, motif: Motif) {
  return {
    slug,
    name: bilingual(name),
    description: bilingual(description),
    imageUrl: pictureAddress(storage, motif, slug),
    searchText: searchText(name.join(' ')),
  };
}

/** The first of the list is the latest change, which lists begin with. */
async function store<Entity extends CatalogueRecord>(
  { db, clock }: Seeding,
  entity: EntityTarget<Entity>,
  rows: DeepPartial<Entity>[],
): Promise<Ids> {
  const changed = rows.map((row, index) => {
    const at = new Date(clock.now().subtract({ hours: 3 * DAY_HOURS + index * 7 }).epochMilliseconds);
    return { ...row, createdAt: at, updatedAt: at };
  });
  const stored = await db.of(entity).save(db.of(entity).create(changed));
  return new Map(stored.map(({ slug, id }) => [slug, id]));
}

async function seedExercises(seeding: Seeding): Promise<Ids> {
  return store(
    seeding,
    Exercise,
    exercises.map(seed => ({
      ...common(seed, seeding, 'exercise'),
      muscle: seed.muscle,
      secondaryMuscles: [...seed.secondary],
      equipment: seed.equipment,
      difficulty: seed.difficulty,
      instructions: seed.instructions.map(bilingual),
      cues: seed.cues.map(bilingual),
      isFeatured: seed.slug === FEATURED,
    })),
  );
}

async function seedWorkouts(seeding: Seeding, exerciseIds: Ids): Promise<void> {
  const { db } = seeding;
  const workoutIds = await store(
    seeding,
    Workout,
    workouts.map(seed => ({
      ...common(seed, seeding, 'workout'),
      kind: seed.kind,
      difficulty: seed.difficulty,
      durationMinutes: seed.minutes,
      caloriesKcal: seed.calories,
    })),
  );
  await db.of(WorkoutExercise).insert(
    workouts.flatMap(({ slug, lines }) =>
      lines.map(({ exercise, ...line }, index) => ({
        workoutId: workoutIds.get(slug)!,
        exerciseId: exerciseIds.get(exercise)!,
        position: index + 1,
        ...line,
      })),
    ),
  );
  const programIds = await store(
    seeding,
    Program,
    programs.map(seed => ({ ...common(seed, seeding, 'course'), goal: seed.goal, difficulty: seed.difficulty })),
  );
  await db.of(ProgramDay).insert(
    programs.flatMap(({ slug, phases }) => {
      const weeks = phases.flatMap(phase => Array.from({ length: phase.weeks }, () => phase.days));
      return weeks.flatMap((days, index) =>
        Object.entries(days).map(([day, workout]) => ({
          programId: programIds.get(slug)!,
          week: index + 1,
          day: Number(day),
          workoutId: workoutIds.get(workout)!,
        })),
      );
    }),
  );
}

async function seedDishes(seeding: Seeding): Promise<void> {
  await store(
    seeding,
    Dish,
    dishes.map(seed => ({
      ...common(seed, seeding, 'plate'),
      meal: seed.meal,
      servingG: seed.grams.serving,
      proteinG: seed.grams.protein,
      carbohydrateG: seed.grams.carbohydrate,
      fatG: seed.grams.fat,
      fiberG: seed.grams.fiber,
      preparationMinutes: seed.minutes,
      ingredients: seed.ingredients.map(bilingual),
      tags: [...seed.tags],
    })),
  );
}

/** Groups, events, challenges and what is given for them; days count from today in UTC. */
async function seedClub(seeding: Seeding): Promise<void> {
  const midnight = seeding.clock.now().toZonedDateTimeISO('UTC').startOfDay();
  const groupIds = await store(
    seeding,
    CommunityGroup,
    groups.map(seed => ({ ...common(seed, seeding, 'people'), topic: seed.topic })),
  );
  await store(
    seeding,
    CommunityEvent,
    events.map(seed => {
      const starts = midnight.add({ days: seed.inDays }).add({ hours: seed.hour }).epochMilliseconds;
      return {
        ...common(seed, seeding, 'people'),
        location: bilingual(seed.location),
        isOnline: seed.online ?? false,
        groupId: seed.group === undefined ? null : groupIds.get(seed.group)!,
        startsAt: new Date(starts),
        endsAt: new Date(starts + seed.hours * 3_600_000),
        capacity: seed.capacity,
      };
    }),
  );
  const badgeIds = await store(
    seeding,
    Badge,
    badges.map(({ key: slug, ...seed }) => ({
      ...common({ slug, ...seed }, seeding, 'medal'),
      tier: seed.tier,
      icon: seed.icon,
    })),
  );
  await store(
    seeding,
    Achievement,
    achievements.map(({ key: slug, metric, threshold, points, icon, ...seed }) => ({
      ...common({ slug, ...seed }, seeding, 'medal'),
      metric,
      threshold,
      points,
      icon,
    })),
  );
  const today = midnight.toPlainDate();
  await store(
    seeding,
    Challenge,
    challenges.map(({ metric, goal, from, days, badge, ...seed }) => ({
      ...common(seed, seeding, 'course'),
      metric,
      goal,
      startsOn: today.add({ days: from }).toString(),
      endsOn: today.add({ days: from + days - 1 }).toString(),
      badgeId: badge === undefined ? null : badgeIds.get(badge)!,
    })),
  );
}

async function seedDevices({ db, storage }: Seeding): Promise<void> {
  await db.of(Device).insert(
    devices.map(({ key, maker, kind, figures, name, description }, index) => ({
      key,
      maker,
      kind,
      figures: [...figures],
      searchText: searchText(name.join(' ')),
      name: bilingual(name),
      description: bilingual(description),
      imageUrl: pictureAddress(storage, 'watch', key),
      position: index + 1,
    })),
  );
}
