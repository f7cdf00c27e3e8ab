import { Temporal } from 'temporal-polyfill';
import { searchText } from '#kit/language/search-text';
import { dayIn, wallClock } from '#kit/time/calendar';
import { Assignment } from '#services/courses/assignments/assignment.entity';
import { BlogPost } from '#services/courses/blog/blog-post.entity';
import { LiveSession } from '#services/courses/live-sessions/live-session.entity';
import { QuizQuestion } from '#services/courses/quizzes/quiz-question.entity';
import { Quiz } from '#services/courses/quizzes/quiz.entity';
import type { Seeding } from '#shared/seeding/seeding';
import type { SeededCatalogue } from './catalogue';
import { assignments, classes, quizzes } from './classroom-data';
import { DemoPictures } from './pictures/pictures';
import { posts } from './posts-data';
import { moreQuizzes } from './quizzes-data';
import { bilingual } from './texts';

/** The time zone the demo school keeps, as its settings say. */
const ZONE = 'Asia/Riyadh';
const END_OF_DAY = Temporal.PlainTime.from('23:59');

export async function seedQuizzes({ db }: Seeding, { courses }: SeededCatalogue): Promise<void> {
  for (const { course, title, passPercentage, maxAttempts, questions } of [...quizzes, ...moreQuizzes]) {
    const courseId = courses.get(course)!.id;
    const values = { courseId, title: bilingual(title), passPercentage, maxAttempts: maxAttempts ?? null, position: 1 };
    const quiz = await db.of(Quiz).save(db.of(Quiz).create(values));
    for (const [index, { prompt, options, right, explanation }] of questions.entries())
      await db.of(QuizQuestion).insert({
        quizId: quiz.id,
        type: right.length === 1 ? 'single' : 'multiple',
        prompt: bilingual(prompt),
        options: options.map((text, place) => ({ id: place + 1, text: bilingual(text) })),
        answerKey: [...right],
        explanation: bilingual(explanation),
        position: index + 1,
      });
  }
}

/** Classes and deadlines around today. */
export async function seedCalendar({ db, clock }: Seeding, { courses }: SeededCatalogue): Promise<void> {
  const today = dayIn(ZONE, clock.now());
  for (const { course, title, instructions, dueIn } of assignments)
    await db.of(Assignment).insert({
      courseId: courses.get(course)!.id,
      title: bilingual(title),
      searchText: searchText(title.join(' ')),
      instructions: bilingual(instructions),
      dueAt: date(wallClock(today.add({ days: dueIn }), END_OF_DAY, ZONE)),
    });
  for (const { course, title, inDays, hour, minutes, cancelled } of classes) {
    const start = wallClock(today.add({ days: inDays }), Temporal.PlainTime.from({ hour }), ZONE);
    await db.of(LiveSession).insert({
      courseId: courses.get(course)!.id,
      title: bilingual(title),
      searchText: searchText(title.join(' ')),
      startsAt: date(start),
      endsAt: date(start.add({ minutes })),
      joinUrl: `https://meet.example/${course}`,
      status: cancelled ? 'cancelled' : 'scheduled',
    });
  }
}

export async function drawPosts(storage: Seeding['storage']): Promise<void> {
  for (const { slug } of posts) await new DemoPictures(storage).cover(slug);
}

export async function seedPosts({ db, clock, storage }: Seeding): Promise<void> {
  for (const seed of posts.toReversed()) {
    const at = date(clock.now().subtract({ hours: seed.daysAgo * 24 }));
    const paragraphs = (language: 0 | 1) => seed.body.map(paragraph => paragraph[language]).join('\n\n');
    await db.of(BlogPost).save(
      db.of(BlogPost).create({
        slug: seed.slug,
        title: bilingual(seed.title),
        excerpt: bilingual(seed.excerpt),
        body: { en: paragraphs(0), ar: paragraphs(1) },
        coverUrl: await new DemoPictures(storage).cover(seed.slug),
        author: bilingual(seed.author),
        tags: [...seed.tags],
        status: seed.draft ? 'draft' : 'published',
        publishedAt: seed.draft ? null : at,
        searchText: searchText([...seed.title, ...seed.excerpt, ...seed.tags].join(' ')),
        createdAt: at,
        updatedAt: at,
      }),
    );
  }
}

const date = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);
