import type { FieldProblems } from './refusal';

/** So that an answer stays small whatever was sent. */
export const MOST_PROBLEMS = 50;
const LONGEST_PATH = 120;

/** A problem to branch on: the rule, and the values its sentence mentions. */
export type ProblemCode = { code: string } & Record<string, unknown>;

export interface ToldProblems {
  /** Finished sentences by field. */
  errors: FieldProblems;
  codes: Record<string, ProblemCode[]>;
}

/** Tells the first problems by field, as sentences and as codes. `say` finishes the sentence of a code. */
export function tellProblems(
  problems: FieldProblems,
  params: Record<string, unknown> | undefined,
  say: (sentenceKey: string, values: Record<string, unknown>) => string,
): ToldProblems {
  const errors = new Map<string, string[]>();
  const codes = new Map<string, ProblemCode[]>();
  for (const [sent, rule] of firstOf(problems)) {
    const path = sent.length > LONGEST_PATH ? `${sent.slice(0, LONGEST_PATH)}…` : sent;
    const [code, values] = splitRule(rule);
    const key = `validation.${code}`;
    const sentence = say(key, { ...params, ...values, field: path });
    errors.set(path, [...(errors.get(path) ?? []), sentence === key ? code : sentence]);
    codes.set(path, [...(codes.get(path) ?? []), { code, ...params, ...values }]);
  }
  return { errors: Object.fromEntries(errors), codes: Object.fromEntries(codes) };
}

function firstOf(problems: FieldProblems): [path: string, rule: string][] {
  const first: [string, string][] = [];
  for (const [path, rules] of Object.entries(problems)) {
    first.push(...rules.slice(0, MOST_PROBLEMS - first.length).map((rule): [string, string] => [path, rule]));
    if (first.length === MOST_PROBLEMS) break;
  }
  return first;
}

/** Undoes `problem(rule, values)`. */
function splitRule(rule: string): [code: string, values?: Record<string, unknown>] {
  const at = rule.indexOf('|');
  return at < 0 ? [rule] : [rule.slice(0, at), JSON.parse(rule.slice(at + 1)) as Record<string, unknown>];
}
