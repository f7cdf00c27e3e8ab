import { fileTypeFromFile } from 'file-type';
import { fieldRefused } from '#kit/refusals/refusal';
import { compoundKind } from './compound-file';
import type { MediaType } from './media-type';
import { isPlainText } from './plain-text';
import { hasZipDirectory } from './zip-directory';

const PDF = 'application/pdf';
const COMPOUND = 'application/x-cfb';
/** Archives, and Office files, which are archives. Files with macros have other types. */
const ARCHIVES: Readonly<Record<string, string>> = {
  'application/zip': 'zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
};
/** Plain text by its bytes, but interpreted as markup when opened. */
const MARKUP: readonly string[] = ['application/xml', 'application/rtf', 'text/html', 'image/svg+xml'];

/** Detects a PDF, plain text, ZIP archive or Office file by content; undefined for other files. */
export async function documentTypeOf(path: string): Promise<MediaType | undefined> {
  const contentType = (await fileTypeFromFile(path))?.mime ?? '';
  if (contentType === PDF) return { kind: 'file', contentType, extension: 'pdf' };
  const extension = Object.hasOwn(ARCHIVES, contentType) ? ARCHIVES[contentType] : undefined;
  if (extension) return (await hasZipDirectory(path)) ? { kind: 'file', contentType, extension } : undefined;
  if (contentType === COMPOUND) return compoundKind(path);
  // Text can begin with the magic number of another format, such as the `BM` of a bitmap.
  if (MARKUP.includes(contentType) || !(await isPlainText(path))) return undefined;
  return { kind: 'file', contentType: 'text/plain; charset=utf-8', extension: 'txt' };
}

/** Like `documentTypeOf`. @throws ValidationFailed with `field` for other files */
export async function requireDocumentType(path: string, field = 'file'): Promise<MediaType> {
  const type = await documentTypeOf(path);
  if (!type) throw fieldRefused(field, 'document_type');
  return type;
}
