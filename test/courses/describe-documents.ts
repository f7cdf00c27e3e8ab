import type { Database } from '#kit/database/database';
import { startBucket } from '../fitness/bucket';
import { compound, docm, docx, openDocument, pdf, pptx, xlsx, zip } from '../kit/document-files';
import { picture, video } from '../kit/media-files';
import { command } from '../cli/commands';
import { type Actor, type Courses, startCourses } from './courses';
import { makeCourse, makeCourseWithLessons, makeEnrollment, makeStudent } from './factories';

const OFFICE = 'application/vnd.openxmlformats-officedocument.';
const OPEN = 'application/vnd.oasis.opendocument.';
const DOCUMENTS: [string, Buffer, string][] = [
  ['pdf', pdf(), 'application/pdf'],
  ['txt', Buffer.from('BMW, واجب: 1 < 2\n\tdone\n'), 'text/plain; charset=utf-8'],
  ['zip', zip({ 'homework/index.html': '<h1>Hi</h1>' }), 'application/zip'],
  ['docx', docx(), `${OFFICE}wordprocessingml.document`],
  ['xlsx', xlsx(), `${OFFICE}spreadsheetml.sheet`],
  ['pptx', pptx(), `${OFFICE}presentationml.presentation`],
  ['odt', openDocument('text'), `${OPEN}text`],
  ['ods', openDocument('spreadsheet'), `${OPEN}spreadsheet`],
  ['odp', openDocument('presentation'), `${OPEN}presentation`],
  ['doc', compound('WordDocument'), 'application/msword'],
  ['xls', compound('Workbook'), 'application/vnd.ms-excel'],
  ['ppt', compound('PowerPoint Document'), 'application/vnd.ms-powerpoint'],
];
const REFUSED: [string, Buffer][] = [
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['HTML behind spaces', Buffer.from(' \n\t<html><body onload="alert(1)"></html>')],
  ['HTML behind a comment', Buffer.from('\ufeff<!-- a --><script>alert(1)</script>')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['SVG with a declaration', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['an Office file with macros', docm()],
  ['an archive without its directory', zip({ a: 'a' }).subarray(0, 40)],
  ['an installer', compound('DocumentSummaryInformation')],
  ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
  ['bytes', Buffer.from([0xc3, 0x28, 0xa0, 0xff, 0x41])],
  ['an empty file', Buffer.from(' \n')],
];

/** The same of files in a folder and in a bucket. */
export const describeDocuments = (place: 'folder' | 'bucket') => {
  let courses: Courses;
  let db: Database;
  let bucket: Awaited<ReturnType<typeof startBucket>> | undefined;
  beforeAll(async () => {
    bucket = place === 'bucket' ? await startBucket() : undefined;
    courses = await startCourses(bucket?.environment);
    ({ db } = courses.service);
  });
  afterAll(async () => {
    await courses.service.close();
    await bucket?.close();
  });

  const read = async (address: string) => fetch(new URL(address, courses.service.origin));
  const headersOf = ({ headers }: Response) => [headers.get('content-type'), headers.get('content-disposition')];
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

  async function assignment(): Promise<{ student: Actor; path: string; id: number }> {
    const course = await makeCourse(db);
    const made = await makeStudent(db);
    await makeEnrollment(db, made, course);
    const body = { course_id: course.id, title: { en: 'Write', ar: 'اكتب' }, due_at: '2036-05-10T12:00:00Z' };
    const { id } = (await courses.owner.post('/api/assignments', body)).body.data;
    const path = `/api/users/dashboard/calendar/assignments/${id}/submit`;
    return { student: await courses.student(made), path, id };
  }

  it.each(DOCUMENTS)('%s: of a lesson, as an attachment', async (extension, bytes, type) => {
    const { body, status } = await courses.owner.upload('/api/helpers/upload', bytes, {}, 'notes.html');
    expect([status, body.data]).toEqual([
      201,
      { type: 'file', url: expect.stringMatching(new RegExp(`/uploads/[0-9a-f-]{36}.${extension}$`)) },
    ]);
    const shown = await read(body.data.url);
    expect(headersOf(shown)).toEqual([type, 'attachment']);
    if (place === 'folder') expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await bytesOf(shown)).equals(bytes)).toBe(true);
    const { lessons } = await makeCourseWithLessons(db, 1);
    const resource = { title: { en: 'Notes', ar: 'ملاحظات' }, url: body.data.url };
    expect((await courses.owner.post(`/api/lessons/${lessons[0]!.id}/resources`, resource)).status).toBe(201);
  });

  it.each(DOCUMENTS)('%s: handed in, for the two sides', async (extension, bytes, type) => {
    const { student, path, id } = await assignment();
    const { body, status } = await student.upload(path, bytes, {}, 'C:\\work\\my essay.html');
    const file = { url: expect.any(String), name: `my essay.${extension}`, type, size: bytes.length };
    expect([status, body.data]).toEqual([201, expect.objectContaining({ body: '', file })]);
    const [seen] = (await courses.owner.get(`/api/assignments/${id}/submissions`)).body.data.data;
    expect(seen.file).toEqual(file);
    for (const { url } of [body.data.file, seen.file]) {
      const shown = await read(url);
      expect([shown.status, ...headersOf(shown)]).toEqual([200, type, 'attachment']);
      expect([shown.headers.get('x-content-type-options'), shown.headers.get('cache-control')]).toEqual([
        'nosniff',
        'private, max-age=300',
      ]);
      expect((await bytesOf(shown)).equals(bytes)).toBe(true);
      expect((await read(url.replace(/signed\/[^/]+\//, ''))).status).toBe(404);
    }
  });

  it.each([
    [`filename="x.png"; filename*=UTF-8''%D9%88%D8%A7%D8%AC%D8%A8%D9%8A.png`, 'واجبي.txt'],
    ['filename="واجبي.png"', 'واجبي.txt'],
    ['filename="👨‍👩‍👧 م\u200cن.txt"', '👨‍👩‍👧 م\u200cن.txt'],
    ["filename*=utf-8''essay%20%e2%80%aegnp.exe", 'essay gnp.txt'],
  ])('keeps the name %s', async (disposition, name) => {
    const { student, path } = await assignment();
    const raw = `--x\r\nContent-Disposition: form-data; name="file"; ${disposition}\r\n\r\nMy work.\r\n--x--\r\n`;
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const { status, body } = await student.post(path, undefined, { raw, headers });
    expect([status, body.data?.file?.name]).toEqual([201, name]);
  });

  it.each(REFUSED)('%s is refused', async (_, bytes) => {
    const uploaded = await courses.owner.upload('/api/helpers/upload', bytes, {}, 'notes.pdf');
    expect([uploaded.status, Object.keys(uploaded.body.errors)]).toEqual([400, ['file']]);
    const { student, path } = await assignment();
    const sent = await student.upload(path, bytes, { body: 'Mine' }, 'notes.pdf');
    expect([sent.status, Object.keys(sent.body.errors)]).toEqual([400, ['file']]);
    expect((await student.delete(path)).status).toBe(404);
  });

  it('images and videos are stored as before, and are no hand-in', async () => {
    const { student, path } = await assignment();
    for (const [bytes, type] of [
      [await picture(10, 10).png().toBuffer(), 'image'],
      [video(), 'video'],
    ] as const) {
      expect((await courses.owner.upload('/api/helpers/upload', bytes)).body.data.type).toBe(type);
      expect((await student.upload(path, bytes)).status).toBe(400);
    }
  });

  it('a file that was handed in is replaced, withdrawn and erased with the work', async () => {
    const { student, path } = await assignment();
    const send = async (bytes: Buffer) => (await student.upload(path, bytes, { body: 'Mine' })).body.data.file.url;
    const statusOf = async (url: string) => (await read(url)).status;
    const first = await send(pdf());
    const second = await send(docx());
    await courses.service.doJobs();
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    expect((await student.post(path, { body: 'Only words' })).body.data.file).toBeNull();
    await courses.service.doJobs();
    expect(await statusOf(second)).toBe(404);
    const third = await send(zip({ a: 'a' }));
    expect((await student.delete(path)).status).toBe(200);
    await courses.service.doJobs();
    expect(await statusOf(third)).toBe(404);
    const last = await send(pdf());
    if (bucket) return; // the command line has the configuration of the folder
    expect((await command(`person erase --service courses --email ${student.email} --yes`)).exitCode).toBe(0);
    expect(await statusOf(last)).toBe(404);
  });

  it('nothing at all is no hand-in, and no file replaces graded work', async () => {
    const { student, path, id } = await assignment();
    for (const body of [{}, { body: '  ' }, { body: null }])
      expect((await student.post(path, body)).body.errors).toHaveProperty('body');
    await student.upload(path, pdf());
    const [{ id: submission }] = (await courses.owner.get(`/api/assignments/${id}/submissions`)).body.data.data;
    expect((await courses.owner.patch(`/api/assignments/${id}/submissions/${submission}`, { points: 5 })).status).toBe(
      200,
    );
    expect((await student.upload(path, docx())).status).toBe(409);
    expect((await (await courses.student()).upload(path, docx())).status).toBe(403);
  });
};
