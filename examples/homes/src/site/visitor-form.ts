import { h, putInPlace } from '#kit/element';
import { field } from '#kit/fields';
import { form, type Values } from '#kit/forms';
import { w } from './words';

interface VisitorFormOptions {
  button: string;
  /** Shown in place of the form when it was sent. */
  thanks: (values: Values) => string;
  send: (visitor: Visitor, values: Values) => Promise<unknown>;
  message?: string;
}

interface Visitor {
  name: string;
  email: string;
  phone?: string;
  message?: string;
  client_token: string;
  company?: string;
}

/**
 * A form with the visitor's name and address. `company` is a field that people never see: the service drops what programs
 * write there. The token makes a repeated send the same enquiry.
 */
export function visitorForm(options: VisitorFormOptions, ...fields: (Node | false)[]): HTMLElement {
  const token = crypto.randomUUID();
  const box = h('div', { class: 'visitor-form' });
  const send = async (values: Values) => {
    const { name = '', email = '', phone, message, company } = values;
    await options.send({ name, email, phone, message, company, client_token: token }, values);
    const thanks = h('p', { class: 'notice', role: 'status', tabindex: -1 }, options.thanks(values));
    putInPlace(box, thanks);
    thanks.focus();
  };
  box.append(
    form(
      send,
      { button: options.button },
      ...fields,
      field({ name: 'name', label: w('name'), autocomplete: 'name', required: true, maxlength: 120 }),
      field({ name: 'email', label: w('email'), type: 'email', autocomplete: 'email', required: true }),
      field({ name: 'phone', label: w('phone'), type: 'tel', autocomplete: 'tel' }),
      field({ name: 'message', label: w('message'), rows: 4, maxlength: 1000, value: options.message }),
      h(
        'div',
        { class: 'unseen', 'aria-hidden': 'true' },
        h('label', {}, 'Company', h('input', { name: 'company', tabindex: -1, autocomplete: 'off' })),
      ),
    ),
  );
  return box;
}
