import type { Type } from '@nestjs/common';
import { absentIfNull } from './absent-nulls';
import { partsIn } from './list-limits';

/** The cached plan of a class: names and parts never change after its first body. */
interface Plan {
  names: ReadonlySet<string | symbol>;
  parts: [name: string, plan: Plan][];
}

const plans = new Map<Type, Plan>();

function planOf(shape: Type): Plan {
  const known = plans.get(shape);
  if (known) return known;
  const plan: Plan = { names: absentIfNull(shape.prototype as object), parts: [] };
  plans.set(shape, plan);
  // After the plan is known, as a class may contain itself.
  for (const [name, part] of partsIn(shape)) plan.parts.push([name, planOf(part.shape())]);
  return plan;
}

/** Removes nulls that mean omitted fields from a plain body, at any depth. */
export const removeAbsentNulls = (shape: Type, body: unknown): void => remove(planOf(shape), body);

function remove({ names, parts }: Plan, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Record<string, unknown>;
  for (const name of Object.keys(fields)) if (fields[name] === null && names.has(name)) delete fields[name];
  for (const [name, plan] of parts) {
    const contained = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (Array.isArray(contained)) for (const item of contained) remove(plan, item);
    else remove(plan, contained);
  }
}
