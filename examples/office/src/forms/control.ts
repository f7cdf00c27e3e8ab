import { h } from '#kit/element';
import { problemPlace } from '#kit/fields';
import type { OfficeDescribedChoice } from '../../../../src/host/office/office-definition';
import type { Data } from '../api';
import type { Schema } from '../description';
import type { Office } from '../office';

/** A field of a form with what is written in it. */
export interface Control {
  element: HTMLElement;
  /** `undefined` for a field that is left out, `null` for one that was emptied. */
  value: () => unknown;
  /** Names its inputs by their path in the body, by which refusals find them. */
  rename: (path: string) => void;
}

export interface FieldOptions {
  required?: boolean;
  initial?: unknown;
  /** In place of the label of the name. */
  label?: string;
}

export interface FormContext {
  office: Office;
  choices: Readonly<Record<string, OfficeDescribedChoice>>;
  /** Of a list: everything may be left out, and texts are short. */
  isFilter?: boolean;
  /** The record and the parameters of the page, which lists of choices may need: the course of a lesson. */
  known?: Data;
  /** The list whose order a form changes, as it is. */
  rows?: () => Promise<Option[]>;
}

/** One of the records that a field chooses from. */
export interface Option {
  value: unknown;
  label: string;
  heading?: string;
}

/** Makes the control of a schema; handed to controls that have others inside. */
export type MakeField = (context: FormContext, name: string, schema: Schema, options?: FieldOptions) => Control;

/** Names one input and the place of its problem. */
export function renamed(element: HTMLElement): (path: string) => void {
  return path => {
    element.querySelector<HTMLInputElement>('input, select, textarea')?.setAttribute('name', path);
    element.querySelector('[data-problem]')?.setAttribute('data-problem', path);
  };
}

/** Several controls under one name. */
export function group(label: string, required: boolean, ...children: (Node | false)[]): HTMLFieldSetElement {
  return h('fieldset', { class: 'group' }, h('legend', {}, marked(label, required)), ...children, problemPlace(''));
}

export const renameGroup = (element: HTMLElement, path: string): void =>
  [...element.children].find(child => child.matches('[data-problem]'))?.setAttribute('data-problem', path);

/** A small button of an item of a list. */
export const itemTool = (sign: string, label: string, onclick: () => void, disabled = false): HTMLButtonElement =>
  h('button', { type: 'button', class: 'quiet icon', disabled, 'aria-label': label, onclick }, sign);

/** Required fields have a sign, as most are optional. */
export const marked = (label: string, required: boolean): string => (required ? `${label} *` : label);
