import { sentencePairs } from '../../kit/language/sentences';

/** Sentences of the property service as such; each feature keeps its own beside it. */
export const propertySentences = sentencePairs({});
