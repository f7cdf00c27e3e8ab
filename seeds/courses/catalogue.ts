import type { Bilingual } from '#kit/language/language';
import { searchText } from '#kit/language/search-text';
import { toCents } from '#kit/money/money';
import { Category } from '#services/courses/categories/category.entity';
import { recountLessons } from '#services/courses/courses/course-statistics';
import { Course } from '#services/courses/courses/course.entity';
import { LessonResource } from '#services/courses/curriculum/lesson-resource.entity';
import { Lesson } from '#services/courses/curriculum/lesson.entity';
import { Section } from '#services/courses/curriculum/section.entity';
import { Instructor } from '#services/courses/instructors/instructor.entity';
import type { Seeding } from '#shared/seeding/seeding';
import type { CourseSeed, LessonSeed } from './course-seed';
import { designCourses } from './courses-data-design';
import { dataCourses } from './courses-data-numbers';
import { peopleCourses } from './courses-data-people';
import { webCourses } from './courses-data-web';
import { lessonTexts } from './lesson-texts';
import { DemoPictures } from './pictures/pictures';
import { categories, instructors } from './school-data';
import { bilingual } from './texts';

export const courseSeeds: readonly CourseSeed[] = [...webCourses, ...dataCourses, ...designCourses, ...peopleCourses];

const DAY_HOURS = 24;
const FIRST_DAYS_AGO = 150;

export interface SeededCourse {
  id: number;
  instructorId: number;
  title: Bilingual;
  priceCents: number;
  discountPercentage: number;
  /** In their order. */
  lessonIds: number[];
}

export interface SeededCatalogue {
  /** Id by username. */
  instructors: ReadonlyMap<string, number>;
  /** By slug. */
  courses: ReadonlyMap<string, SeededCourse>;
}

/** Draws what is not stored yet. */
export async function drawCatalogue(storage: Seeding['storage']): Promise<void> {
  const pictures = new DemoPictures(storage);
  await pictures.storeFilm();
  for (const { slug } of [...categories, ...courseSeeds]) await pictures.cover(slug);
  for (const { username } of instructors) await pictures.portrait(username);
}

/** Subjects, instructors, and the courses with their lessons. */
export async function seedCatalogue(seeding: Seeding): Promise<SeededCatalogue> {
  await new DemoPictures(seeding.storage).storeFilm();
  const categoryIds = await seedCategories(seeding);
  const instructorIds = await seedInstructors(seeding);
  const courses = new Map<string, SeededCourse>();
  // The last one stored is the latest change and comes first in a list.
  for (const [index, seed] of courseSeeds.toReversed().entries()) {
    const at = seeding.clock.now().subtract({ hours: (FIRST_DAYS_AGO - index * 10) * DAY_HOURS });
    const ids = { categoryId: categoryIds.get(seed.category)!, instructorId: instructorIds.get(seed.instructor)! };
    courses.set(seed.slug, await seedCourse(seeding, seed, ids, new Date(at.epochMilliseconds)));
  }
  return { instructors: instructorIds, courses };
}

async function seedCategories({ db, storage }: Seeding): Promise<ReadonlyMap<string, number>> {
  const pictures = new DemoPictures(storage);
  const ids = new Map<string, number>();
  for (const [index, seed] of categories.entries()) {
    const category = db.of(Category).create({
      slug: seed.slug,
      name: bilingual(seed.name),
      description: bilingual(seed.description),
      parentId: seed.parent === undefined ? null : ids.get(seed.parent)!,
      imageUrl: await pictures.cover(seed.slug),
      position: index + 1,
      searchText: searchText(`${seed.name.join(' ')} ${seed.slug}`),
    });
    ids.set(seed.slug, (await db.of(Category).save(category)).id);
  }
  return ids;
}

async function seedInstructors({ db, storage }: Seeding): Promise<ReadonlyMap<string, number>> {
  const pictures = new DemoPictures(storage);
  const ids = new Map<string, number>();
  for (const [index, seed] of instructors.entries()) {
    const instructor = db.of(Instructor).create({
      username: seed.username,
      name: bilingual(seed.name),
      headline: bilingual(seed.headline),
      specialty: bilingual(seed.specialty),
      bio: bilingual(seed.bio),
      photoUrl: await pictures.portrait(seed.username),
      isFeatured: seed.featured ?? false,
      position: index + 1,
      searchText: searchText([...seed.name, ...seed.specialty, seed.username].join(' ')),
    });
    ids.set(seed.username, (await db.of(Instructor).save(instructor)).id);
  }
  return ids;
}

async function seedCourse(
  seeding: Seeding,
  seed: CourseSeed,
  ids: { categoryId: number; instructorId: number },
  at: Date,
): Promise<SeededCourse> {
  const { db, storage } = seeding;
  const code = `CRS-${await nextNumber(seeding, 'course_code_seq')}`;
  const status = seed.status ?? 'published';
  const course = await db.of(Course).save(
    db.of(Course).create({
      ...ids,
      code,
      slug: seed.slug,
      title: bilingual(seed.title),
      summary: bilingual(seed.summary),
      description: bilingual(seed.description),
      outcomes: seed.outcomes.map(bilingual),
      type: seed.type,
      status,
      level: seed.level,
      language: seed.language,
      priceCents: toCents(seed.price),
      discountPercentage: seed.discount ?? 0,
      coverUrl: await new DemoPictures(storage).cover(seed.slug),
      trailerUrl: new DemoPictures(storage).film(),
      isFeatured: seed.featured ?? false,
      searchText: searchText(`${seed.title.join(' ')} ${code}`),
      publishedAt: status === 'published' ? at : null,
      createdAt: at,
      updatedAt: at,
    }),
  );
  const lessonIds: number[] = [];
  for (const [index, { title, lessons }] of seed.sections.entries()) {
    const section = await db
      .of(Section)
      .save(db.of(Section).create({ courseId: course.id, title: bilingual(title), position: index + 1 }));
    for (const [place, lesson] of lessons.entries())
      lessonIds.push(await seedLesson(seeding, seed, section, lesson, place + 1));
  }
  await recountLessons(db, course.id);
  return { ...course, ...ids, lessonIds };
}

async function seedLesson(
  seeding: Seeding,
  course: CourseSeed,
  { id: sectionId, courseId }: Section,
  seed: LessonSeed,
  position: number,
): Promise<number> {
  const lessons = seeding.db.of(Lesson);
  const texts = [seed.about, ...(lessonTexts[seed.title[0]] ?? []), course.practice];
  const paragraphs = (language: 0 | 1) => texts.map(text => text[language]).join('\n\n');
  const lesson = await lessons.save(
    lessons.create({
      code: `LSN-${await nextNumber(seeding, 'lesson_code_seq')}`,
      sectionId,
      courseId,
      title: bilingual(seed.title),
      summary: bilingual(seed.about),
      content: { en: paragraphs(0), ar: paragraphs(1) },
      videoUrl: new DemoPictures(seeding.storage).film(),
      searchText: searchText(seed.title.join(' ')),
      durationMinutes: seed.minutes,
      isFreePreview: seed.preview ?? false,
      position,
    }),
  );
  if (seed.preview)
    await seeding.db.of(LessonResource).insert({
      lessonId: lesson.id,
      title: { en: 'The picture of this course, to print', ar: 'صورة هذه الدورة للطباعة' },
      type: 'file',
      url: await new DemoPictures(seeding.storage).cover(course.slug),
      position: 1,
    });
  return lesson.id;
}

async function nextNumber({ db }: Seeding, sequence: string): Promise<number> {
  const row = await db.row<{ number: number }>(`SELECT nextval('${sequence}')::integer AS number`);
  return row!.number;
}
