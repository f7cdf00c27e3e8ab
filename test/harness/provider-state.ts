import type { INestApplication } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { KeyObject } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { inspect } from 'node:util';
import { LRUCache } from 'lru-cache';
import { Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { providersOf } from './reset-providers';

/** Values in the fields of providers, by path, such as `KitchenLimits.limited size`. */
export type ProviderState = ReadonlyMap<string, string>;

/** Objects of libraries, whose fields are not ours. */
const OPAQUE = [
  ModuleRef,
  EventEmitter,
  Registry,
  DataSource,
  KeyObject,
  WeakMap,
  WeakSet,
  Promise,
  Uint8Array,
  RegExp,
  URL,
];

/**
 * The contents of all providers: their own fields, and the maps, sets, lists and objects in them. Not visible are closures,
 * timers, promises, weak maps and `#private` fields. No class in `src` has `#private` fields; of an `LRUCache` the keys
 * are read.
 */
export function providerState(app: INestApplication): ProviderState {
  const providers = providersOf(app);
  const state = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const [provider, name] of providers) {
    if (isOpaque(provider)) continue;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const seen = new Set<object>(providers.keys());
    readParts(provider, count === 1 ? name : `${name} ${count}`, seen, state);
  }
  return state;
}

/** The paths whose values differ, with both values. */
export function changesBetween(before: ProviderState, after: ProviderState): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths]
    .filter(path => before.get(path) !== after.get(path))
    .map(path => `${path}: ${before.get(path) ?? 'none'} -> ${after.get(path) ?? 'none'}`);
}

function read(value: unknown, path: string, seen: Set<object>, state: Map<string, string>): void {
  if (value === undefined) return;
  if (typeof value !== 'object' || value === null) {
    state.set(path, shown(value));
    return;
  }
  if (seen.has(value)) return;
  seen.add(value);
  if (value instanceof Date) state.set(path, value.toISOString());
  else if (isOpaque(value)) state.set(path, value.constructor.name);
  else readParts(value, path, seen, state);
}

function readParts(value: object, path: string, seen: Set<object>, state: Map<string, string>): void {
  if (value instanceof LRUCache) {
    const keys = [...value.keys()];
    state.set(`${path} size`, String(keys.length));
    for (const key of keys) state.set(`${path}[${labelOf(key)}]`, 'cached');
    return;
  }
  if (value instanceof Map || value instanceof Set || Array.isArray(value)) {
    state.set(`${path} size`, String(Array.isArray(value) ? value.length : value.size));
    const entries = value instanceof Map ? [...value] : [...value].map((item, index) => [index, item] as const);
    for (const [key, item] of entries) read(item, `${path}[${labelOf(key)}]`, seen, state);
    return;
  }
  if (value instanceof AbortController) state.set(path, value.signal.aborted ? 'aborted' : 'not aborted');
  for (const name of Object.getOwnPropertyNames(value)) {
    const { value: field } = Object.getOwnPropertyDescriptor(value, name) as { value?: unknown };
    read(field, `${path}.${name}`, seen, state);
  }
}

/** Plain values without `inspect`, which is slow for the many that a service has. */
function shown(value: unknown): string {
  if (typeof value === 'function') return 'function';
  if (typeof value === 'string') return `'${value}'`;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : inspect(value);
}

const isOpaque = (value: object): boolean => OPAQUE.some(type => value instanceof type);

function labelOf(key: unknown): string {
  if (typeof key === 'function') return key.name;
  return typeof key === 'string' || typeof key === 'number' ? String(key).replaceAll(/\s+/g, ' ') : typeof key;
}
