import type { Language } from '#kit/language/language';
import type { ChatTool } from '../chat-model';
import { parseCut } from './cut-json';
import { PREPARED_TEXTS } from './prepared-texts';
import { shownValue } from './shown-value';

/** What was called for the question and what it returned, in order. */
interface Step {
  name: string;
  text: string;
}

/** What comes next: a call, or the answer. */
export type NextStep = { tool: string; arguments: Record<string, unknown> } | { answer: string };

type Fields = Record<string, unknown>;
type Answering = (steps: readonly Step[], language: Language, match: RegExpExecArray) => NextStep | undefined;

interface Prepared {
  patterns: readonly RegExp[];
  /** Without one of these tools the question is not prepared. */
  tools: readonly string[];
  next: Answering;
}

const OVERVIEW = 'overview_get';
const ORDERS = 'order_handling_list';
const DISHES = 'menu_list_products';
const AVAILABILITY = 'menu_editing_change_availability';
const MAX_ORDERS = 10;

const PREPARED: readonly Prepared[] = [
  {
    patterns: [/^how (is|was|goes) today\b|\btoday['’]s figures\b/i, /^(كيف (كان|يسير|حال)|ما أرقام) اليوم/],
    tools: [OVERVIEW],
    next: (steps, language) =>
      steps.length === 0 ? { tool: OVERVIEW, arguments: { range: 'today' } } : todaysFigures(steps, language),
  },
  {
    patterns: [/^(what|which orders?) (is waiting|are waiting|waits?)\b/i, /^ما الذي ينتظر/],
    tools: [ORDERS],
    next: (steps, language) =>
      steps.length === 0
        ? { tool: ORDERS, arguments: { status: 'pending', limit: MAX_ORDERS } }
        : waitingOrders(steps, language),
  },
  {
    patterns: [
      /^(?:please )?(?:take|mark|put) (?<dish>.{2,60}?) (?:off the menu|as sold out)\b/i,
      /^(?<dish>.{2,60}?) is sold out\b/i,
      /^(?:أزل|ارفع) (?<dish>.{2,60}?) من القائمة/,
      /^نفد (?<dish>.{2,60}?)[.!؟]?$/,
    ],
    tools: [DISHES, AVAILABILITY],
    next: (steps, language, { groups }) => soldOut(steps, language, groups!['dish']!),
  },
];

/** The next step for a question that is prepared; undefined for others, and where a tool failed. */
export function preparedStep(
  question: string,
  steps: readonly Step[],
  tools: readonly ChatTool[],
  language: Language,
): NextStep | undefined {
  const text = question.trim();
  for (const { patterns, tools: needed, next } of PREPARED) {
    const match = patterns.map(pattern => pattern.exec(text)).find(found => found !== null);
    if (match && needed.every(name => tools.some(tool => tool.name === name))) return next(steps, language, match);
  }
  return undefined;
}

function todaysFigures(steps: readonly Step[], language: Language): NextStep | undefined {
  const data = dataOf(steps.at(-1)!);
  if (!isFields(data)) return undefined;
  const figure = (name: string) => String((data[name] as number | undefined) ?? 0);
  const dishes = listOf(data['top_dishes']).map(
    ({ name, quantity }) => `${nameIn(name, language)} (${String(quantity)})`,
  );
  const say = PREPARED_TEXTS[language];
  const lines = [
    say.orders(figure('orders'), figure('revenue')),
    say.average(figure('average_order')),
    ...(dishes.length > 0 ? [say.best(dishes.slice(0, 3).join(language === 'ar' ? '، ' : ', '))] : []),
    say.toAccept(figure('awaiting_confirmation')),
  ];
  return { answer: [`**${say.today}**`, '', ...lines.map(line => `- ${line}`)].join('\n') };
}

function waitingOrders(steps: readonly Step[], language: Language): NextStep | undefined {
  const data = dataOf(steps.at(-1)!);
  const say = PREPARED_TEXTS[language];
  const listed = Array.isArray(data) ? data : isFields(data) ? Object.values(data).find(Array.isArray) : undefined;
  if (!listed) return undefined;
  const orders = listOf(listed);
  const paid = orders.filter(({ payment_status: status }) => status === 'paid');
  const lines = paid.map(order => {
    const dishes = listOf(order['lines']).map(
      ({ quantity, name }) => `${String(quantity)} × ${nameIn(name, language)}`,
    );
    return `- **${String(order['order_number'])}** · ${dishes.join(language === 'ar' ? '، ' : ', ')}`;
  });
  const unpaid = orders.length - paid.length;
  const title = paid.length > 0 ? `**${say.waiting(paid.length)}**` : say.nothingWaits;
  return { answer: [title, '', ...lines, ...(unpaid > 0 ? ['', say.unpaid(unpaid)] : [])].join('\n').trim() };
}

/** Finds the dish, then proposes that it cannot be ordered. */
function soldOut(steps: readonly Step[], language: Language, wanted: string): NextStep | undefined {
  const [found, proposed] = steps;
  const say = PREPARED_TEXTS[language];
  const name = wanted.replace(/^(the|["«“])\s*|["»”]$/gi, '').trim();
  if (!found) return { tool: DISHES, arguments: { q: name, limit: MAX_ORDERS } };
  if (proposed) return { answer: say.proposed(name) };
  const data = dataOf(found);
  const dishes = listOf(Array.isArray(data) ? data : isFields(data) ? Object.values(data).find(Array.isArray) : []);
  const dish =
    dishes.find(each => namesOf(each['name']).some(own => own.toLowerCase() === name.toLowerCase())) ?? dishes[0];
  if (!dish) return { answer: say.unknownDish(name) };
  return { tool: AVAILABILITY, arguments: { id: dish['id'], is_available: false } };
}

function dataOf({ text }: Step): unknown {
  const value = parseCut(text);
  if (!isFields(value) || typeof value['error'] === 'string') return isFields(value) ? undefined : value;
  return 'data' in value ? value['data'] : value;
}

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const namesOf = (name: unknown): string[] =>
  isFields(name) ? Object.values(name).filter(each => typeof each === 'string') : [];
const nameIn = (name: unknown, language: Language): string => shownValue(name, language) ?? '';

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
