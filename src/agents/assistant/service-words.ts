import { Injectable } from '@nestjs/common';
import { isRequestWord } from '#ai/demo/question';
import { LANGUAGES, Translator } from '#kit/language/language';
import { searchWords } from '#kit/language/search-text';
import type { Schema } from '#kit/openapi/document';
import { fieldLabel } from '#kit/refusals/field-labels';
import type { Tool } from '../tools/tool';

interface Words {
  /** Folded words of names, titles and fields, in both languages. */
  words: ReadonlySet<string>;
  /** Values of enumerations in requests and responses. */
  values: ReadonlySet<string>;
}

export interface KnownWords {
  /** Whether a name consists of words of the service or of requests, such as "new" and "bookings". */
  isWord: (name: string) => boolean;
  /** Whether a text is the value of an enumeration. */
  isValue: (text: string) => boolean;
}

/** The words of tools, fields and states. They are not masked, even if a person has that name. */
@Injectable()
export class ServiceWords {
  private readonly known = new WeakMap<Tool, Words>();

  constructor(private readonly translator: Translator) {}

  of(tools: Iterable<Tool>): KnownWords {
    const all = [...tools].map(tool => this.ofTool(tool));
    const isWord = (word: string) => isRequestWord(word) || all.some(({ words }) => words.has(word));
    return {
      isWord: name => {
        const words = wordsOf(name);
        return words.length > 0 && words.every(isWord);
      },
      isValue: text => all.some(({ values }) => values.has(text)),
    };
  }

  private ofTool(tool: Tool): Words {
    const known = this.known.get(tool);
    if (known) return known;
    const fields = new Set<string>();
    const values = new Set<string>();
    for (const { $defs, ...schema } of [tool.inputSchema, tool.outputSchema])
      for (const part of [schema, ...Object.values($defs ?? {})]) collect(part, fields, values);
    const labels = LANGUAGES.flatMap(language =>
      [...fields].map(field => fieldLabel(field, (key, of) => this.translator.say(key, language, of))),
    );
    const texts = [tool.name, tool.title, tool.toolset, ...tool.keywords, ...fields, ...values, ...labels];
    const words = { words: new Set(texts.flatMap(wordsOf)), values };
    this.known.set(tool, words);
    return words;
  }
}

const wordsOf = (text: string): string[] => searchWords(text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ' '));

function collect(schema: Schema, fields: Set<string>, values: Set<string>): void {
  for (const value of schema.enum ?? []) if (typeof value === 'string') values.add(value);
  for (const [field, inner] of Object.entries(schema.properties ?? {})) {
    fields.add(field);
    collect(inner, fields, values);
  }
  const parts = [schema.items, schema.additionalProperties, schema.anyOf, schema.oneOf, schema.allOf].flat();
  for (const part of parts) if (typeof part === 'object' && part !== null) collect(part, fields, values);
}
