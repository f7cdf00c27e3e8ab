import type { Language } from '#kit/language/language';
import type { PlacementBody } from './placement.dto';
import type { PlacementKey } from './placement-key';

export interface PlacementRequest {
  key: PlacementKey;
  customerId: number | null;
  visitorAddress: string;
  language: Language;
  body: PlacementBody;
}
