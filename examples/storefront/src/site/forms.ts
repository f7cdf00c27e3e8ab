import { Refused } from 'quintet-clients/answers';
import { h } from './element';
import { filled, type Sentence, type Values as SentenceValues } from './language';
import { say } from './refusals';

/** What is said beside a field, by the code of its problem. */
const problems: Record<string, Sentence> = {
  required: ['Please fill this in.', 'يُرجى ملء هذا الحقل.'],
  too_short: ['At least {min} characters, please.', '{min} أحرف على الأقل من فضلك.'],
  too_long: ['At most {max} characters, please.', '{max} حرفًا على الأكثر من فضلك.'],
  email: ['This is no e-mail address.', 'هذا ليس عنوان بريد إلكتروني.'],
  phone: ['A number such as +1 212 555 0142.', 'رقم مثل ‎+1 212 555 0142.'],
  accepted: ['Please accept this to go on.', 'يُرجى القبول للمتابعة.'],
  out_of_range: ['Between {min} and {max}, please.', 'بين {min} و{max} من فضلك.'],
  taken: ['This is taken already.', 'هذا مستخدم بالفعل.'],
};

interface FieldOptions {
  /** As the body calls it; a field inside another by its path: `address.city`. */
  name: string;
  label: string;
  type?: string;
  value?: string;
  hint?: string;
  autocomplete?: string;
  required?: boolean;
  rows?: number;
  min?: string | number;
  max?: string | number;
  placeholder?: string;
  maxlength?: number;
  onchange?: (event: Event) => unknown;
}

/** A labelled input with a place for what is wrong with it. */
export function field({ label, hint, rows, ...input }: FieldOptions): HTMLElement {
  const { name, value } = input;
  const control = rows ? h('textarea', { name, rows, maxlength: input.maxlength }, value) : h('input', { ...input });
  return h('label', { class: 'field' }, h('span', {}, label), control, hint && h('small', {}, hint), place(name));
}

export const tick = (name: string, label: string | Node, { required = false } = {}): HTMLElement =>
  h('label', { class: 'tick' }, h('input', { type: 'checkbox', name, required }), h('span', {}, label), place(name));

const place = (name: string): HTMLElement => h('em', { class: 'problem', 'data-problem': name });

interface Choice {
  value: string;
  label: string | Node;
  checked?: boolean;
}

/** One of several, each on a line of its own. */
export const choices = (
  name: string,
  legend: string,
  of: Choice[],
  onchange?: (event: Event) => unknown,
): HTMLElement =>
  h(
    'fieldset',
    { class: 'choices' },
    h('legend', {}, legend),
    of.map(({ value, label, checked = false }) =>
      h('label', {}, h('input', { type: 'radio', name, value, checked, onchange }), h('span', {}, label)),
    ),
    place(name),
  );

/** What stands in the fields; `undefined` where nothing does. */
export type Values = Record<string, string | undefined>;

export const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, wordsIn(value)]));

const wordsIn = (value: FormDataEntryValue) => (typeof value === 'string' && value.trim()) || undefined;

/**
 * A form whose button sends it once at a time. A refusal is told beside the fields it is about, and above the button.
 * `send` gets what stands in the fields.
 */
export function form(
  send: (values: Values) => unknown,
  { button, own = {} }: { button: string; own?: Record<string, Sentence> },
  ...fields: (Node | false | undefined)[]
): HTMLFormElement {
  const told = h('p', { class: 'problem', role: 'alert' });
  const submit = h('button', { type: 'submit', class: 'main' }, button);
  const onsubmit = async (event: Event) => {
    event.preventDefault();
    clear(element);
    told.textContent = '';
    if (marksMissing(element)) return;
    submit.disabled = true;
    try {
      await send(valuesOf(element));
    } catch (failure) {
      const others = failure instanceof Refused ? showProblems(element, failure, own) : [];
      told.textContent = [say(failure), ...others].join(' ');
    } finally {
      submit.disabled = false;
    }
  };
  const oninput = ({ target }: Event): void => clear(element, (target as HTMLInputElement).name);
  const element = h('form', { novalidate: true, class: 'form', onsubmit, oninput }, ...fields, told, submit);
  return element;
}

/** Takes away what is said of one field, or of all. */
function clear(element: HTMLFormElement, only?: string): void {
  for (const place of element.querySelectorAll<HTMLElement>('[data-problem]'))
    if (only === undefined || place.dataset['problem'] === only) place.textContent = '';
  for (const input of element.querySelectorAll('[aria-invalid]'))
    if (only === undefined || input.getAttribute('name') === only) input.removeAttribute('aria-invalid');
}

/** What has to be filled in is said at once, without asking the service. */
function marksMissing(element: HTMLFormElement): boolean {
  const missing = [...element.querySelectorAll<HTMLInputElement>(':required')].filter(
    ({ type, checked, value }) => !(type === 'checkbox' ? checked : value.trim()),
  );
  for (const { name, type } of missing)
    mark(element, name, filled(problems[type === 'checkbox' ? 'accepted' : 'required']!));
  missing[0]?.focus();
  return missing.length > 0;
}

/** Answers whether the form has a place for it. */
function mark(element: HTMLFormElement, name: string, problem: string): boolean {
  const place = element.querySelector(`[data-problem="${CSS.escape(name)}"]`);
  place?.replaceChildren(problem);
  element.querySelector(`[name="${CSS.escape(name)}"]`)?.setAttribute('aria-invalid', 'true');
  return place !== null;
}

/**
 * Each problem beside its field, in the site's words or, where it has none, in the service's. Answers what it says of
 * fields that the form does not have.
 */
export function showProblems(
  element: HTMLFormElement,
  { failure }: Refused,
  own: Record<string, Sentence> = {},
): string[] {
  const others: string[] = [];
  for (const [name, [problem]] of Object.entries(failure?.codes ?? {})) {
    if (!problem) continue;
    const sentence = own[`${name}.${problem.code}`] ?? problems[problem.code];
    const theirs = failure?.errors?.[name]?.[0] ?? '';
    if (!mark(element, name, sentence ? filled(sentence, problem as SentenceValues) : theirs)) others.push(theirs);
  }
  element.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  return others;
}
