import { fileTypeFromFile } from 'file-type';
import { fieldRefused } from '../refusals/refusal';
import { compoundKind } from './compound-file';
import type { MediaType } from './media-type';
import { isPlainText } from './plain-text';
import { hasZipDirectory } from './zip-directory';

const PDF = 'application/pdf';
const COMPOUND = 'application/x-cfb';
/** Types of archives, and of Office files that are archives. Those with macros are none of them. */
const ARCHIVES: Readonly<Record<string, string>> = {
  'application/zip': 'zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
};
/** Text by its characters, and something else to programs that open it. */
const MARKUP: readonly string[] = ['application/xml', 'application/rtf', 'text/html', 'image/svg+xml'];

/** Reads from its bytes what a document is: a PDF, a text, a ZIP archive or an Office file; undefined for all others. */
export async function documentTypeOf(path: string): Promise<MediaType | undefined> {
  const contentType = (await fileTypeFromFile(path))?.mime ?? '';
  if (contentType === PDF) return { kind: 'file', contentType, extension: 'pdf' };
  const extension = Object.hasOwn(ARCHIVES, contentType) ? ARCHIVES[contentType] : undefined;
  if (extension) return (await hasZipDirectory(path)) ? { kind: 'file', contentType, extension } : undefined;
  if (contentType === COMPOUND) return compoundKind(path);
  // A few letters at the beginning of a text are also those of other formats, such as the `BM` of a bitmap.
  if (MARKUP.includes(contentType) || !(await isPlainText(path))) return undefined;
  return { kind: 'file', contentType: 'text/plain; charset=utf-8', extension: 'txt' };
}

/** As `documentTypeOf`; refuses (400, naming `field`) every other file. */
export async function requireDocumentType(path: string, field = 'file'): Promise<MediaType> {
  const type = await documentTypeOf(path);
  if (!type) throw fieldRefused(field, 'document_type');
  return type;
}
