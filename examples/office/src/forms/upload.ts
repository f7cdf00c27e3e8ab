import { pictureAddress } from '#kit/api';
import { h, put } from '#kit/element';
import { field, fileButton } from '#kit/fields';
import { attempt } from '#kit/toast';
import { OFFICE, send } from '../api';
import { lastWord, type Schema, segmentsOf, textOf } from '../description';
import type { Office } from '../office';
import { w } from '../words';
import { type Control, type FieldOptions, marked, renamed } from './control';

const MEDIA = /(^|_)(images?|pictures?|photos?|covers?|avatar|logo|thumbnail|video|media|file|poster)(_url)?$/;

/** Whether a field is the address of a file. */
export const hasMedia = (name: string): boolean => MEDIA.test(name) && !/alt|type|name/.test(name);

/** The address of a file, with a button that uploads one and a preview. */
export function uploadField(office: Office, name: string, options: FieldOptions & { label: string }): Control {
  const { label, required = false, initial } = options;
  const element = field({ name, label: marked(label, required), value: textOf(initial), dir: 'ltr', required });
  const input = element.querySelector('input')!;
  const preview = h('div', { class: 'preview' });
  const show = () => put(preview, previewOf(input.value));
  input.addEventListener('change', show);
  const operation = office.description.operations.find(({ isUpload, path }) => isUpload && path === '/helpers/upload');
  const upload = async (file: File, chooser: HTMLInputElement) => {
    const body = new FormData();
    const preset = presetFor(office, name);
    if (preset) body.set('for', preset);
    body.set('file', file);
    await attempt(chooser, async () => {
      const { data } = await send(operation!, { path: operation!.path, body });
      input.value = (data as { url: string }).url;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      show();
    });
    chooser.value = '';
  };
  show();
  element.append(
    h(
      'div',
      { class: 'buttons' },
      preview,
      operation && fileButton(`${w('chooseFile')}: ${label}`, upload, 'image/*,video/*'),
    ),
  );
  const value = () => {
    const text = input.value.trim();
    if (text !== '') return text;
    return initial === undefined || initial === null || initial === '' ? undefined : null;
  };
  return { element, value, rename: renamed(element) };
}

/** The preset that the field is named after, or the records of this address: `category` of `/categories/1`. */
function presetFor({ description: { presets } }: Office, name: string): string | undefined {
  const own = presets.find(preset => name.split('_').includes(preset));
  if (own) return own;
  const words = segmentsOf(location.pathname.slice(OFFICE.length)).reverse();
  const isOf = (word: string) => (preset: string) =>
    [preset, `${preset}s`, preset.replace(/y$/, 'ies')].includes(lastWord(word));
  return words.map(word => presets.find(isOf(word))).find(preset => preset !== undefined);
}

/** A file that is sent with the form itself. */
export function fileField(name: string, { description }: Schema, options: FieldOptions & { label: string }): Control {
  const { label, required = false } = options;
  const element = field({
    name,
    label: marked(label, required),
    type: 'file',
    required,
    ...(description !== undefined && { hint: description }),
  });
  const input = element.querySelector('input')!;
  return { element, value: () => input.files?.[0], rename: renamed(element) };
}

function previewOf(address: string): Node | false {
  if (address === '') return false;
  if (/\.(mp4|webm|mov)(\?|$)/i.test(address))
    return h('video', { src: pictureAddress(address), controls: true, class: 'thumbnail' });
  return h('img', { src: pictureAddress(address), alt: '', class: 'thumbnail', width: 80, height: 64 });
}
