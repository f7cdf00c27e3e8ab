import { acceptsJson } from './accepts-json';

it.each([
  undefined,
  '',
  ' ',
  'json',
  '*/*',
  'application/json',
  'APPLICATION/JSON',
  'application/json;charset=utf-8',
  'application/json; profile="x"; q=0.2',
  'text/html, application/*;q=0.1',
  'text/html;q=0.9, */*;q=0.8',
  '*/*;q=0, application/json',
  'application/json;q=high',
])('%p allows JSON', header => expect(acceptsJson(header)).toBe(true));

it.each([
  'text/event-stream',
  'text/*',
  'application/xml, text/html',
  'application/json;q=0',
  'application/json;q=0.0, */*',
  'application/*;q=0, */*',
  '*/*; q=0',
])('%p excludes JSON', header => expect(acceptsJson(header)).toBe(false));
