import express, { type Express } from 'express';
import request from 'supertest';
import { writeJson } from './write-json';

const ANSWER = { name: 'شوربة', price: 9.5 };
let app: Express;
beforeAll(() => {
  app = express();
  app.all('/answer', (_request, response) => writeJson(response, ANSWER));
  app.all('/express', (_request, response) => void response.json(ANSWER));
});

it('writes what Express writes', async () => {
  const [ours, theirs] = [await request(app).get('/answer'), await request(app).get('/express')];
  expect(ours.body).toEqual(ANSWER);
  expect({ ...ours.headers, date: '' }).toEqual({ ...theirs.headers, date: '' });
});

it('writes the head alone where that is asked for', async () => {
  const [{ headers, text }, whole] = [await request(app).head('/answer'), await request(app).get('/answer')];
  expect(text).toBeUndefined();
  expect({ ...headers, date: '' }).toEqual({ ...whole.headers, date: '' });
});

it('says 304 to who has it, and to nobody who changes something', async () => {
  const { etag = '' } = (await request(app).get('/answer')).headers;
  const again = await request(app).get('/answer').set('If-None-Match', etag);
  expect([again.status, again.text, again.headers['content-type']]).toEqual([304, '', undefined]);
  expect((await request(app).get('/answer').set('If-None-Match', 'W/"other"')).status).toBe(200);
  const posted = await request(app).post('/answer').set('If-None-Match', '*');
  expect([posted.status, posted.body, posted.headers['etag']]).toEqual([200, ANSWER, undefined]);
});
