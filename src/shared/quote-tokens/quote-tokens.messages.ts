import { messagePairs } from '#kit/language/messages';

export const quoteTokensMessages = messagePairs({
  'errors.quote_invalid': [
    'The price could not be confirmed. Check the new price.',
    'تعذّر تأكيد السعر. راجع السعر الجديد.',
  ],
  'errors.quote_mismatch': [
    'This is not what the price was shown for. Check the new price.',
    'يختلف ما أُرسل عمّا عُرض سعره. راجع السعر الجديد.',
  ],
  'errors.quote_expired': [
    'The price was shown too long ago. Check the new price.',
    'انتهت صلاحية السعر المعروض. راجع السعر الجديد.',
  ],
});
