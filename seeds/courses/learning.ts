import { AssignmentSubmission } from '#services/courses/assignments/assignment-submission.entity';
import { Assignment } from '#services/courses/assignments/assignment.entity';
import { Conversation } from '#services/courses/conversations/conversation.entity';
import { Message } from '#services/courses/conversations/message.entity';
import { Enrollment } from '#services/courses/enrollments/enrollment.entity';
import { LessonNote } from '#services/courses/enrollments/lesson-note.entity';
import { QuizAttempt } from '#services/courses/quizzes/quiz-attempt.entity';
import { QuizQuestion } from '#services/courses/quizzes/quiz-question.entity';
import { Quiz } from '#services/courses/quizzes/quiz.entity';
import { scoreAttempt } from '#services/courses/quizzes/score';
import { Student } from '#services/courses/students/student.entity';
import type { Seeding } from '#shared/seeding/seeding';
import type { SeededCatalogue } from './catalogue';

/** Who tries things out in the demo. */
const LEARNER = 'student@courses.example';
const HOUR_MS = 60 * 60 * 1000;

const TALK = [
  ['student', 'Hello! In the lesson about unions: when is a union better than an optional field?'],
  [
    'instructor',
    'Good question. When two fields never come together. Try to write the impossible state: if it compiles, use a union.',
  ],
  ['student', 'It compiled... I see. I have changed two of our types.'],
  ['instructor', 'Well done. Paste one of them into the assignment, and we look at it together.'],
] as const;

/** What the first demo student left behind: answers to quizzes, work handed in, a note and a talk with an instructor. */
export async function seedLearning(seeding: Seeding, { courses }: SeededCatalogue): Promise<void> {
  const { db } = seeding;
  const { id: studentId } = await db.of(Student).findOneByOrFail({ email: LEARNER });
  const web = courses.get('web-foundations')!;
  const typescript = courses.get('typescript-in-practice')!;
  await seedAttempts(seeding, studentId, web.id, typescript.id);
  await seedWork(seeding, studentId, web.id);
  const { id: enrollmentId } = await db.of(Enrollment).findOneByOrFail({ studentId, courseId: typescript.id });
  await db.of(LessonNote).insert({
    enrollmentId,
    lessonId: typescript.lessonIds[2]!,
    body: 'Impossible states: write them down first, then make them not compile.',
  });
  await seedTalk(seeding, studentId, typescript);
}

/** All right at the web, and one wrong at the first try of the types. */
async function seedAttempts({ db }: Seeding, studentId: number, ...courseIds: [web: number, types: number]) {
  for (const [index, courseId] of courseIds.entries()) {
    const quiz = await db.of(Quiz).findOneByOrFail({ courseId });
    const questions = await db.of(QuizQuestion).find({ where: { quizId: quiz.id }, order: { position: 'ASC' } });
    const sent = Object.fromEntries(questions.slice(index).map(({ id, answerKey }) => [id, answerKey]));
    const values = scoreAttempt(questions, sent, quiz);
    await db.of(QuizAttempt).insert({ ...values, quizId: quiz.id, studentId, number: 1 });
  }
}

async function seedWork({ db, clock }: Seeding, studentId: number, courseId: number): Promise<void> {
  const assignment = await db.of(Assignment).findOneByOrFail({ courseId });
  await db.of(AssignmentSubmission).insert({
    assignmentId: assignment.id,
    studentId,
    body: 'Our street has a bakery, a mosque and the best falafel. My page shows all three: https://sara.example/street',
    submittedAt: new Date(clock.now().epochMilliseconds - 30 * HOUR_MS),
    points: 92,
    feedback: 'Lovely pictures, and words for every one of them. Give the headings their order.',
    gradedAt: new Date(clock.now().epochMilliseconds - 6 * HOUR_MS),
  });
}

/** The latest message of the instructor is still unread. */
async function seedTalk(
  { db, clock }: Seeding,
  studentId: number,
  { id: courseId, instructorId }: { id: number; instructorId: number },
): Promise<void> {
  const at = (index: number) => new Date(clock.now().epochMilliseconds - (TALK.length - index) * 3 * HOUR_MS);
  const { id: conversationId } = await db
    .of(Conversation)
    .save(
      db
        .of(Conversation)
        .create({ studentId, instructorId, courseId, lastMessageAt: at(TALK.length - 1), createdAt: at(0) }),
    );
  const ids: number[] = [];
  for (const [index, [sender, body]] of TALK.entries()) {
    const message = db.of(Message).create({ conversationId, sender, body, createdAt: at(index) });
    ids.push((await db.of(Message).save(message)).id);
  }
  await db.of(Conversation).update({ id: conversationId }, { studentReadTo: ids[1]!, instructorReadTo: ids[2]! });
}
