import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';

/** Control characters except tab, line feed, form feed and carriage return. */
const CONTROL = /(?![\t\n\f\r])\p{Cc}/u;
/** The start of HTML, XML or SVG, after the characters that browsers skip. */
const PAGE =
  /^[\s\ufeff]*<(?:!|\?|\/?(?:html|head|body|svg|script|iframe|style|title|table|meta|link|div|font|img|h1|br|a|b|p)\b)/i;
const BEGINNING = 4096;
/** Error code of a fatal `TextDecoder` for invalid bytes. */
const NO_TEXT = 'ERR_ENCODING_INVALID_ENCODED_DATA';

/** Whether a file is UTF-8 text, or UTF-16 with a byte order mark, but no HTML, SVG or XML. */
export async function isPlainText(path: string): Promise<boolean> {
  let decoder: TextDecoder | undefined;
  let beginning = '';
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
      const text = decoder.decode(chunk, { stream: true });
      if (CONTROL.test(text)) return false;
      if (beginning.length < BEGINNING) beginning += text.slice(0, BEGINNING);
    }
    decoder?.decode();
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === NO_TEXT) return false;
    throw failure;
  }
  return beginning.trim() !== '' && !PAGE.test(beginning);
}

function encodingOf(chunk: Buffer): string {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
  return chunk[0] === 0xfe && chunk[1] === 0xff ? 'utf-16be' : 'utf-8';
}
