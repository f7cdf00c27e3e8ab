/** @no-database */
import type { OpenAPIObject } from '@nestjs/swagger';
import { conformance } from './conformance';

const answer = (data: object) => ({
  description: 'Success',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', 'data', 'message'],
        properties: { success: { type: 'boolean', enum: [true] }, data, message: { type: 'string' } },
      },
    },
  },
});
const failure = {
  description: 'x',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};
const dish = { $ref: '#/components/schemas/Dish' };

const document = {
  openapi: '3.0.0',
  info: { title: 'x', version: '1' },
  servers: [{ url: '/shop' }],
  paths: {
    '/api/dishes/{id}': {
      get: { responses: { 200: answer(dish), 403: failure } },
      delete: { responses: { 200: answer({ nullable: true, example: null }) } },
    },
    '/api/dishes/mine': { get: { responses: { 200: answer({ type: 'array', items: dish }) } } },
    '/api/go': { get: { responses: { 302: { description: 'leads on' } } } },
  },
  components: {
    schemas: {
      Dish: {
        type: 'object',
        required: ['id', 'made_at', 'category', 'nullable'],
        properties: {
          id: { type: 'integer' },
          made_at: { type: 'string', format: 'date-time' },
          category: { nullable: true, allOf: [{ $ref: '#/components/schemas/Category' }] },
          size: { type: 'string', enum: ['small', 'large'], nullable: true },
          nullable: { type: 'boolean' },
          labels: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
      Category: { type: 'object', required: ['slug'], properties: { slug: { type: 'string' } } },
      Failure: {
        type: 'object',
        required: ['success', 'data', 'message'],
        properties: {
          success: { type: 'boolean', enum: [false] },
          data: { nullable: true },
          message: { type: 'string' },
        },
      },
    },
  },
} as unknown as OpenAPIObject;

const soup = { id: 1, made_at: '2026-05-09T12:30:00.000Z', category: null, nullable: false };
const success = (data: unknown) => ({ success: true, data, message: '' });
const failed = { success: false, data: null, message: 'no' };

describe('conformance', () => {
  const { check } = conformance(document);

  it.each<[string, string, number, unknown]>([
    ['GET', '/api/dishes/1', 200, success(soup)],
    ['get', '/shop/api/dishes/1/?fields=all', 200, success({ ...soup, size: null, category: { slug: 'soups' } })],
    ['GET', '/api/dishes/1', 200, success({ ...soup, size: 'small', labels: { vegan: 'yes' } })],
    ['GET', '/api/dishes/mine', 200, success([soup])],
    ['DELETE', '/api/dishes/1', 200, success(null)],
    ['GET', '/api/dishes/1', 403, failed],
    ['GET', '/api/dishes/1', 404, { ...failed, code: 'not_found' }],
    ['GET', '/api/go', 302, {}],
    ['GET', '/api/nothing', 404, { anything: true }],
    ['PUT', '/api/dishes/1', 404, failed],
    ['OPTIONS', '/api/dishes/1', 204, {}],
  ])('takes %s %s answering %i', (method, path, status, body) => {
    expect(() => check(method, path, status, body)).not.toThrow();
  });

  it.each<[string, string, number, unknown, RegExp]>([
    ['GET', '/api/dishes/1', 200, success({ ...soup, id: '1' }), /data\.id must be integer/],
    ['GET', '/api/dishes/1', 200, success({ ...soup, id: undefined }), /data must have required property 'id'/],
    ['GET', '/api/dishes/1', 200, success({ ...soup, cost: 3 }), /data must NOT have additional properties: cost/],
    ['GET', '/api/dishes/1', 200, success({ ...soup, made_at: 'today' }), /data\.made_at must match format/],
    ['GET', '/api/dishes/1', 200, success({ ...soup, size: 'huge' }), /data\.size must be equal .*: small, large/],
    ['GET', '/api/dishes/1', 200, success(null), /data must be object/],
    ['GET', '/api/dishes/mine', 200, success(soup), /data must be array/],
    ['DELETE', '/api/dishes/1', 200, success({}), /data must be null/],
    ['GET', '/api/dishes/1', 200, soup, /the body must have required property 'success'/],
    ['GET', '/api/dishes/1', 403, { message: 'no' }, /the body must have required property 'success'/],
    ['GET', '/api/dishes/1', 404, '<html>', /the body must be object/],
    ['GET', '/api/dishes/1', 409, failed, /answered 409, which its description does not list/],
    ['POST', '/api/dishes', 201, success(soup), /knows no such route/],
  ])('refuses %s %s answering %i with %j', (method, path, status, body, told) => {
    expect(() => check(method, path, status, JSON.parse(JSON.stringify(body)))).toThrow(told);
  });
});
