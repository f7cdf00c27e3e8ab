import { h } from './dom';
import { sentenceOf } from './refusals';

const SHOWN_MS = 6000;
const line = h('p', { id: 'toast', role: 'alert', hidden: true });
let hiding = 0;

/** Says a sentence at the foot of the window for a while. */
export function tell(sentence: string): void {
  if (!line.isConnected) document.body.append(line);
  line.textContent = sentence;
  line.hidden = false;
  clearTimeout(hiding);
  hiding = window.setTimeout(() => (line.hidden = true), SHOWN_MS);
}

/** Does what a button or field is for, once at a time; why it could not be done is told. Answers whether it was. */
export async function attempt(control: { disabled: boolean }, work: () => Promise<unknown>): Promise<boolean> {
  control.disabled = true;
  try {
    await work();
    return true;
  } catch (error) {
    tell(sentenceOf(error));
    return false;
  } finally {
    control.disabled = false;
  }
}
