export type FormValue = string | FormBody;
export interface FormBody {
  [name: string]: FormValue;
}

/** A form body with nested names such as `line_items[0][price_data][currency]`, as an object of objects. */
export function readForm(text: string): FormBody {
  const form: FormBody = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map(part => part.replace(/\]$/, ''));
    const last = path.pop() ?? '';
    let place = form;
    for (const part of path) place = (place[part] ??= {}) as FormBody;
    place[last] = value;
  }
  return form;
}

export const inner = (form: FormBody, name: string): FormBody => (form[name] ?? {}) as FormBody;
export function text(form: FormBody, name: string): string | null {
  const value = form[name];
  return typeof value === 'string' ? value : null;
}
