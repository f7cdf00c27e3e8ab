import { h } from './element';
import { words } from './language';

const w = words({ less: ['One less', 'إنقاص واحد'], more: ['One more', 'زيادة واحد'] });

interface FieldOptions {
  /** As in the body; a field inside another by its path: `address.city`. */
  name: string;
  label: string;
  type?: string;
  value?: string | number;
  hint?: string;
  autocomplete?: string;
  inputmode?: string;
  required?: boolean;
  disabled?: boolean;
  /** Makes it a text area. */
  rows?: number;
  min?: string | number;
  max?: string | number;
  step?: string | number;
  placeholder?: string;
  maxlength?: number;
  dir?: 'auto' | 'ltr' | 'rtl';
  onchange?: (event: Event) => unknown;
  oninput?: (event: Event) => unknown;
}

let lastId = 0;
const newId = (name: string): string => `${name}-${++lastId}`;

/** A labelled input with a place for its problem. */
export function field({ label, hint, rows, ...input }: FieldOptions): HTMLElement {
  const { value, type: _none, ...attributes } = input;
  return labelled(input.name, label, hint, described =>
    rows ? h('textarea', { ...attributes, ...described, rows }, value) : h('input', { ...input, ...described }),
  );
}

interface Option {
  value: string;
  label: string;
}

interface SelectOptions {
  name: string;
  label: string;
  value?: string;
  options: Option[];
  hint?: string;
  onchange?: (event: Event) => unknown;
}

/** A labelled list to choose one value from. */
export const select = ({ name, label, value, options, hint, onchange }: SelectOptions): HTMLElement =>
  labelled(name, label, hint, described =>
    h(
      'select',
      { name, ...described, onchange },
      ...options.map(option => h('option', { value: option.value, selected: option.value === value }, option.label)),
    ),
  );

interface StepperOptions {
  name: string;
  label: string;
  value: number;
  min: number;
  max: number;
}

/** A small number between two buttons. */
export function stepper({ name, label, value, min, max }: StepperOptions): HTMLElement {
  const by = (step: number) => () => {
    const input = element.querySelector('input')!;
    const next = Math.min(max, Math.max(min, (input.valueAsNumber || min) + step));
    input.value = String(next);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const button = (sign: string, text: string, step: number) =>
    h('button', { type: 'button', 'aria-label': `${text}: ${label}`, onclick: by(step) }, sign);
  const element = labelled(name, label, undefined, described =>
    h(
      'div',
      { class: 'number-stepper' },
      button('−', w('less'), -1),
      h('input', { ...described, name, type: 'number', inputmode: 'numeric', value, min, max }),
      button('+', w('more'), 1),
    ),
  );
  return element;
}

type Described = { id: string; 'aria-describedby': string };

/** Hint and problem describe the control and are not part of its name. */
function labelled(
  name: string,
  label: string,
  hint: string | undefined,
  control: (described: Described) => HTMLElement,
): HTMLElement {
  const id = newId(name);
  const [hintId, problemId] = [`${id}-hint`, `${id}-problem`];
  const described = { id, 'aria-describedby': hint ? `${hintId} ${problemId}` : problemId };
  return h(
    'div',
    { class: 'field' },
    h('label', { for: id }, label),
    control(described),
    hint && h('small', { id: hintId }, hint),
    problemPlace(name, problemId),
  );
}

/** Where the problem of a field is shown. */
export const problemPlace = (name: string, id?: string): HTMLElement =>
  h('em', { class: 'problem', id, 'data-problem': name });

/** A checkbox; its label may hold a link. */
export const tick = (
  name: string,
  label: string | Node,
  { required = false, checked = false }: { required?: boolean; checked?: boolean } = {},
): HTMLElement =>
  h(
    'div',
    { class: 'tick' },
    h('label', {}, h('input', { type: 'checkbox', name, required, checked }), h('span', {}, label)),
    problemPlace(name),
  );

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
    problemPlace(name),
  );

interface ChipOptions {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  label: string;
  checked?: boolean;
}

/** A choice that looks like a pill, among others of its name. */
export const chip = ({ label, ...input }: ChipOptions): HTMLElement =>
  h('label', { class: 'chip' }, h('input', input), h('span', {}, label));

/** What the browser's chooser offers for a picture. */
export const PICTURES = 'image/jpeg,image/png,image/webp';

/** A button that lets the visitor choose a file. */
export function fileButton(
  label: string,
  chosen: (file: File, input: HTMLInputElement) => unknown,
  accept = PICTURES,
): HTMLElement {
  const input = h('input', { type: 'file', accept });
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) void chosen(file, input);
  });
  return h('label', { class: 'button upload' }, label, input);
}
