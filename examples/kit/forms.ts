import { Refused } from 'quintet-clients/answers';
import { h } from './element';
import { filled, type Sentence, type Values as SentenceValues } from './language';
import { say } from './refusals';

/** What is written beside a field, by the code of its problem. */
const problems: Record<string, Sentence> = {
  required: ['Please fill this in.', 'يُرجى ملء هذا الحقل.'],
  too_short: ['At least {min} characters, please.', '{min} أحرف على الأقل من فضلك.'],
  too_long: ['At most {max} characters, please.', '{max} حرفًا على الأكثر من فضلك.'],
  email: ['Please write an e-mail address.', 'يُرجى كتابة عنوان بريد إلكتروني.'],
  phone: ['A number such as +1 212 555 0142.', 'رقم مثل ‎+1 212 555 0142.'],
  accepted: ['Please accept this to go on.', 'يُرجى القبول للمتابعة.'],
  out_of_range: ['Between {min} and {max}, please.', 'بين {min} و{max} من فضلك.'],
  taken: ['This is taken already.', 'هذا مستخدم بالفعل.'],
};

/** The values of the fields; `undefined` for an empty one. */
export type Values = Record<string, string | undefined>;

export const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, textIn(value)]));

const textIn = (value: FormDataEntryValue) => (typeof value === 'string' && value.trim()) || undefined;

interface FormOptions {
  button: string;
  /** Sentences of this form by `field.code`. */
  own?: Record<string, Sentence>;
  /** Of the button. */
  kind?: 'main' | 'bad';
}

/**
 * A form whose button sends it once at a time. A refusal is shown beside its fields and above the button. `send` gets the
 * values of the fields.
 */
export function form(
  send: (values: Values) => unknown,
  { button, own = {}, kind = 'main' }: FormOptions,
  ...fields: (Node | false | undefined)[]
): HTMLFormElement {
  const message = h('p', { class: 'problem', role: 'alert' });
  const submit = h('button', { type: 'submit', class: kind }, button);
  const onsubmit = async (event: Event) => {
    event.preventDefault();
    clear(element);
    message.textContent = '';
    if (marksMissing(element)) return;
    submit.disabled = true;
    try {
      await send(valuesOf(element));
    } catch (failure) {
      const others = failure instanceof Refused ? showProblems(element, failure, own) : [];
      message.textContent = [say(failure), ...others].join(' ');
    } finally {
      submit.disabled = false;
    }
  };
  const oninput = ({ target }: Event): void => clear(element, (target as HTMLInputElement).name);
  const element = h('form', { novalidate: true, class: 'form', onsubmit, oninput }, ...fields, message, submit);
  return element;
}

/** Removes the problem of one field, or of all. */
function clear(element: HTMLFormElement, only?: string): void {
  for (const place of element.querySelectorAll<HTMLElement>('[data-problem]'))
    if (only === undefined || place.dataset['problem'] === only) place.textContent = '';
  for (const input of element.querySelectorAll('[aria-invalid]'))
    if (only === undefined || input.getAttribute('name') === only) input.removeAttribute('aria-invalid');
}

/** Marks required fields that are empty, without a call. Returns whether there are any. */
function marksMissing(element: HTMLFormElement): boolean {
  const missing = [...element.querySelectorAll<HTMLInputElement>(':required')].filter(
    ({ type, checked, value }) => !(type === 'checkbox' ? checked : value.trim()),
  );
  for (const { name, type } of missing)
    mark(element, name, filled(problems[type === 'checkbox' ? 'accepted' : 'required']!));
  missing[0]?.focus();
  return missing.length > 0;
}

/** Returns whether the form has a place for it. */
function mark(element: HTMLFormElement, name: string, problem: string): boolean {
  const place = element.querySelector(`[data-problem="${CSS.escape(name)}"]`);
  place?.replaceChildren(problem);
  element.querySelector(`[name="${CSS.escape(name)}"]`)?.setAttribute('aria-invalid', 'true');
  return place !== null;
}

/**
 * Shows each problem beside its field, in the site's words or else in the service's. Returns the sentences of fields that
 * the form does not have.
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
