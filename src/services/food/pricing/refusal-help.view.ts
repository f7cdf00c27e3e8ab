import { applyDecorators } from '@nestjs/common';
import { fillPictures } from '#kit/http/response-pictures';
import { RefusesWithFields } from '#kit/http/route-description';
import { ApiExtraModels, getSchemaPath } from '#kit/openapi/api-notes';
import { optional } from '#kit/views/optional';
import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { QuoteHelpView } from './quote-help.view';
import { QuoteView } from './quote.view';

const RefusalHelpView = view('RefusalHelpView', 'What would be accepted instead; only members that apply', {
  ...QuoteHelpView.fields,
  ...optional({ quote: shown.one(QuoteView, { description: 'Current quote of the basket.' }) }),
});

/** A quote inside a failure, where pictures are not filled in by the envelope. */
export function refusedQuoteView(quote: RowOf<typeof QuoteView>): QuoteView {
  const shownQuote = QuoteView.of(quote);
  fillPictures(shownQuote, QuoteView);
  return shownQuote;
}

/** Describes `help`, and further fields, of the refusals of these statuses. Put it above the list of refusals. */
export const RefusesWithHelp = (statuses: readonly number[], fields: Readonly<Record<string, object>> = {}) =>
  applyDecorators(ApiExtraModels(RefusalHelpView), RefusesWithFields(statuses, { ...fields, help: HELP }));

const HELP = {
  description: 'What would be accepted instead; absent if there is no help.',
  allOf: [{ $ref: getSchemaPath(RefusalHelpView) }],
};
