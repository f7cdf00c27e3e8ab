import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { fittingTools } from '#ai/demo/fitting-tools';
import { parseCut } from '#ai/demo/cut-json';
import { readQuestion } from '#ai/demo/question';
import { shownResult } from '#ai/demo/shown-result';
import { slugOf } from '#kit/database/slug';
import { BilingualField } from '#kit/fields/shape-fields';
import {
  Day,
  Email,
  InstantText,
  Password,
  Phone,
  Slug,
  Text,
  TimeOfDay,
  TimeZone,
  Uuid4,
} from '#kit/fields/text-fields';
import { encodingFor } from '#cache/content-encoding';
import { readJson } from '#kit/http/json-body';
import { isFetchable } from '#public-http/public-fetch';
import { countedAddress } from '#kit/http/visitor-address';
import { readCalendar } from '#calendars/ical/read-calendar';
import { bodyHash } from '#idempotency/body-comparison';
import { arabicOrEnglish, firstLanguage } from '#kit/language/language';
import { likePattern, searchText, searchWords } from '#kit/language/search-text';
import { maskPath, maskText } from '#kit/log/mask';
import { stackOf } from '#kit/log/source-lines';
import { letter } from '#mail/letter';
import { nameForMail } from '#mail/name-for-mail';
import { fieldLabel } from '#kit/refusals/field-labels';
import { partOf } from '#media/file-range';
import { hasBoxesOfVideo } from '#media/iso-boxes';
import { hasElementsOfVideo } from '#media/webm-elements';
import { tagOf } from '#services/courses/blog/tag';
import { suggestionsIn } from '#services/food/ai-studio/suggestions';
import { normalisePostcode } from '#services/food/kitchens/postcode';
import { cutText } from '#agents/assistant/answer-steps';
import { titleOf } from '#agents/assistant/chat-title';
import { cutData, cutWords } from '#agents/assistant/json-data';
import { Placeholders } from '#agents/assistant/placeholders';
import { RestoredStream, withoutTokens } from '#agents/assistant/placeholder-tokens';
import { changeSentence, changeValues } from '#agents/confirmations/change-sentence';
import { storableData } from '#agents/assistant/storable';
import { visibleText } from '#agents/confirmations/visible-text';
import { usernameBase } from '#shared/people/username';

const LONG = 100_000;

class Fields {
  @Text({ max: LONG }) text: string;
  @Email() email: string;
  @Password() password: string;
  @Phone() phone: string;
  @Day() day: string;
  @TimeOfDay() time: string;
  @InstantText() instant: string;
  @TimeZone() zone: string;
  @Uuid4() id: string;
  @Slug() slug: string;
  @BilingualField() name: object;
}

const FIELDS = ['text', 'email', 'password', 'phone', 'day', 'time', 'instant', 'zone', 'id', 'slug'] as const;

const say = (key: string, values: Record<string, unknown> = {}) => `${key} ${Object.values(values).join(' ')}`;

/** Names that a text may consist of, as those of guests who chose them for it. */
function knownPlaceholders(text: string): Placeholders {
  const known = new Placeholders();
  const unit = text.slice(10, 13);
  for (const name of [unit, unit.repeat(2), unit.repeat(60), `${unit.repeat(50)}!`, 'a a', `${'a '.repeat(90)}b`])
    known.learnName(name);
  return known;
}

const WINDOW = { zone: 'Europe/Berlin', from: '2026-05-01', limit: '2028-05-01' };
const IN_EVENT = ['DESCRIPTION:', 'RRULE:FREQ=', 'RDATE:', 'DTSTART;TZID=', 'DTEND:', 'DURATION:P', 'X-', 'UID;X="'];

const calendar = (lines: string): string =>
  `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20260509\n${lines}\nEND:VEVENT\nEND:VCALENDAR\n`;

const readFrom = (text: string) => {
  const bytes = Buffer.from(text);
  return async (position: number, length: number) => bytes.subarray(position, position + length);
};

/**
 * What reads texts and files of others in loops or by recursion. A new one belongs here; expressions are found without a list.
 */
export const FUNCTIONS: Readonly<Record<string, (text: string) => unknown>> = {
  searchText,
  searchWords,
  likePattern,
  slugOf,
  tagOf,
  usernameBase,
  normalisePostcode,
  nameForMail,
  maskText,
  maskPath,
  stackOf: text => stackOf(Object.assign(new Error('x'), { stack: text })),
  letter: text =>
    letter({
      language: 'ar',
      greeting: text,
      paragraphs: [text],
      rows: [{ label: text, value: text }],
      signature: text,
    }),
  arabicOrEnglish,
  firstLanguage,
  encodingFor,
  isFetchable: text => [isFetchable(text), isFetchable(`https://${text}`)],
  countedAddress: text => [countedAddress(text), countedAddress(`::ffff:${text}`)],
  partOf: text => partOf(`bytes=${text}`, 10),
  fieldLabel: text => fieldLabel(text, say),
  bodyHash: text => bodyHash({ [text]: text }),
  readJson: text => attempt(() => readJson(Buffer.from(text))),
  'fields of a body': text =>
    validateSync(
      plainToInstance(Fields, {
        ...Object.fromEntries(FIELDS.map(name => [name, text])),
        name: { en: text, ar: text },
      }),
    ),
  'readCalendar, as the calendar': text => readCalendar(text, WINDOW),
  'readCalendar, as an event': text => readCalendar(calendar(text), WINDOW),
  'readCalendar, as values of an event': text =>
    readCalendar(calendar(IN_EVENT.map(name => name + text.slice(0, 12_000)).join('\n')), WINDOW),
  hasElementsOfVideo: text => hasElementsOfVideo(readFrom(`\x1a\x45\xdf\xa3\x80${text}`), LONG),
  hasBoxesOfVideo: text => hasBoxesOfVideo(readFrom(text), LONG),
  'Placeholders.maskText': text => knownPlaceholders(text).maskText(text),
  'Placeholders.maskData of a field': text => new Placeholders().maskData({ customer: { name: text } }),
  'Placeholders.maskArguments of a field': text => new Placeholders().maskArguments({ email: text }),
  'Placeholders.maskArguments of a text': text => knownPlaceholders(text).maskArguments({ note: text }),
  'Placeholders of many values': text =>
    new Placeholders().maskData({ items: many(text, part => ({ email: part, phone: part })) }),
  RestoredStream: text => {
    const stream = new RestoredStream(() => new Placeholders());
    return many(text, part => stream.push(part)).join('') + stream.end();
  },
  withoutTokens,
  visibleText,
  storableData: text => storableData({ text }),
  cutWords: text => [cutWords(text, LONG / 3), cutWords(text, LONG - 1)],
  cutData: text => cutData({ items: many(text, part => [part]) }, LONG / 3),
  cutText: text => cutText(text, LONG / 3),
  titleOf,
  'changeSentence of a text': text => changeSentence('Change', changeValues({ note: text }, say), say),
  'changeSentence of many fields': text =>
    changeSentence('Change', changeValues(Object.fromEntries(many(text, part => [part, 1])), say), say),
  readQuestion,
  fittingTools: text => fittingTools(readQuestion(text), TOOLS),
  shownResult: text => shownResult(text, 'en', key => key),
  parseCut: text => [parseCut(text), parseCut(`[${text}`)],
  suggestionsIn: text => suggestionsIn(text, 500),
};

const PARTS = 2000;

const many = <Item>(text: string, item: (part: string) => Item): Item[] =>
  Array.from({ length: PARTS }, (_, index) => item(text.slice((index * LONG) / PARTS, ((index + 1) * LONG) / PARTS)));

const TOOLS = ['orders', 'guests', 'reviews'].map(name => ({
  name: `${name}_list`,
  title: `List ${name}`,
  description: `Lists the ${name} of the service, the newest first.`,
  inputSchema: {},
  isRead: true,
}));

function attempt(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
