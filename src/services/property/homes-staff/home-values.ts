import { bodyColumns, NO_COLUMN } from '#kit/database/body-columns';
import { changedText } from '#kit/language/changed-text';
import { searchText } from '#kit/language/search-text';
import { toCents } from '#kit/money/money';
import type { Home, HomeLocation, StagingPair } from '../homes/home.entity';
import type { HomeBody, LocationBody, StagingPairBody } from './homes-staff.dto';

export const homeSearchText = ({ title, reference }: Pick<Home, 'title' | 'reference'>): string =>
  searchText(`${title.en} ${title.ar} ${reference}`);

const locationOf = ({ latitude, longitude, address_hint: hint }: LocationBody): HomeLocation => ({
  latitude,
  longitude,
  address_hint: { en: hint?.en ?? '', ar: hint?.ar ?? '' },
});

const stagingPair = ({ room, before_url, after_url, is_public = false }: StagingPairBody): StagingPair => ({
  room: { en: room.en, ar: room.ar },
  before_url,
  after_url,
  is_public,
});

export const homeColumns = bodyColumns<HomeBody, Home>({
  description: changedText,
  price: { priceCents: toCents },
  location: location => location && locationOf(location),
  media: NO_COLUMN,
  staging_pairs: pairs => pairs.map(stagingPair),
});
