import { randomUUID } from 'node:crypto';
import type { Journey, JourneyStep } from '#kit/service/journeys';
import { dayFrom } from '#host/description/api-description';
import type { Language } from '#kit/language/language';
import type { DemoWorld } from './demo-world';

type Kept = Record<string, string | number>;

/** Sends the steps of every journey as a reader would. Returns the steps that failed. */
export async function runJourneys(world: DemoWorld, language: Language): Promise<string[]> {
  const failed: string[] = [];
  // Values are kept from journey to journey, as the variables of a shell are.
  const kept: Kept = { run: randomUUID() };
  for (const journey of world.hosted.definition.journeys?.(dayFrom(world.service.clock)) ?? [])
    failed.push(...(await run(world, journey, kept, language)));
  return failed;
}

async function run(world: DemoWorld, { id, steps }: Journey, kept: Kept, language: Language): Promise<string[]> {
  for (const [at, step] of steps.entries()) {
    const [method = '', path = ''] = step.call.split(' ');
    const headers = { 'Accept-Language': language, ...(filled(step.headers ?? {}, kept) as Record<string, string>) };
    const response = await clientOf(world, step, kept)
      .with(headers)
      .send(method.toLowerCase(), filled(path, kept) as string, filled(step.body, kept) as object);
    const missing = (step.keep ?? []).filter(([name, path]) => {
      const value = valueAt(response.body.data, path);
      if (value !== undefined) kept[name] = value;
      return value === undefined;
    });
    if (response.status >= 400 || missing.length > 0)
      return [`${id}, step ${at + 1}, without ${missing.join(' ')}: ${response.text.slice(0, 300)}`];
  }
  return [];
}

const clientOf = ({ service: { anonymous } }: DemoWorld, { token }: JourneyStep, kept: Kept) =>
  token === undefined ? anonymous : anonymous.as(String(kept[token]));

/** Replaces the placeholders as the commands of the page do. */
function filled(value: unknown, kept: Kept): unknown {
  if (value === undefined) return undefined;
  const text = JSON.stringify(value).replaceAll(/"\{=(\w+)\}"|\{(\w+)\}/g, (found, number, name) =>
    String(kept[number ?? name] ?? found),
  );
  return JSON.parse(text);
}

const valueAt = (data: unknown, path: string): string | number | undefined =>
  path
    .split(/[.[\]]+/)
    .filter(key => key !== '')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], data) as
    | string
    | number
    | undefined;
