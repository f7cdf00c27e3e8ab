// Generated from the description of the service by `npm run clients`: not to be changed by hand.

export interface BilingualView {
    /** @description In English. */
    en: string;
    /** @description In Arabic. */
    ar: string;
}
export interface PictureVersionView {
    /** @description Address of the file. */
    url: string;
    /**
     * @description Media type, for a `source` element.
     * @enum {string}
     */
    type: "image/webp" | "image/jpeg";
    /** @description Width in pixels. */
    width: number;
    /** @description Height in pixels. */
    height: number;
}
export interface PictureView {
    /** @description Address of the picture. One that begins with `/` is relative to the origin of this API: `new URL(url, base)` completes it. */
    url: string;
    /** @description Alternative text; null if unknown. */
    alt: BilingualView | null;
    /** @description Pixels of the widest version; null of a picture that is not stored here. */
    width: number | null;
    /** @description Pixels of the widest version; null of a picture that is not stored here. */
    height: number | null;
    /** @description Versions for a `srcset`, from narrow to wide, each width as WebP and as JPEG; empty if `width` is null. */
    versions: PictureVersionView[];
}
export interface NeighborhoodView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Name of the neighborhood, in both languages. */
    name: BilingualView;
    /** @description One or two sentences for lists, in both languages. */
    short_description: BilingualView;
    /** @description City of the neighborhood. */
    city: string | null;
    /** @description Address of the cover; null without one. */
    cover_url: string | null;
    /** @description Alternative text of the cover, in both languages. */
    cover_alt: BilingualView;
    /** @description Whether the site shows it first. */
    is_featured: boolean;
    /** @description Whether visitors see the neighborhood. */
    is_active: boolean;
    /** @description Position in lists, ascending. */
    sort_order: number;
    /** @description Number of published homes in the neighborhood. */
    properties_count: number;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface BilingualText120 {
    /** @description In English. (minLength 1, maxLength 120) */
    en: string;
    /** @description In Arabic. (minLength 1, maxLength 120) */
    ar: string;
}
export interface BilingualText500OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 500) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 500) */
    ar?: string | null;
}
export interface BilingualText300OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 300) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 300) */
    ar?: string | null;
}
export interface NeighborhoodBody {
    /** @description Name of the neighborhood, in both languages. */
    name: BilingualText120;
    /** @description Name in addresses; made from the English name when left out. (maxLength 120) */
    slug?: string | null;
    /** @description One or two sentences for lists. A plain string is used for both languages. */
    short_description?: string | BilingualText500OrEmptyEnglishFirst | null;
    /** @description City of the neighborhood; the city of the agency when left out. (minLength 1, maxLength 120) */
    city?: string | null;
    /** @description Address of a picture stored with this service. (minLength 1, maxLength 500) */
    cover_url?: string | null;
    /** @description Alternative text. A plain string is used for both languages. */
    cover_alt?: string | BilingualText300OrEmptyEnglishFirst | null;
    /** @description Whether the site shows it first. */
    is_featured?: boolean | null;
    /** @description Whether visitors see the neighborhood; true when left out. */
    is_active?: boolean | null;
    /** @description Position in lists, ascending; a new neighborhood is last when left out. (minimum 0, maximum 1000000) */
    sort_order?: number | null;
}
export interface NeighborhoodChangeBody {
    /** @description Name of the neighborhood, in both languages. */
    name?: BilingualText120;
    /** @description Name in addresses. (maxLength 120) */
    slug?: string | null;
    /** @description One or two sentences for lists. A plain string is used for both languages. */
    short_description?: string | BilingualText500OrEmptyEnglishFirst | null;
    /** @description City of the neighborhood. (minLength 1, maxLength 120) */
    city?: string | null;
    /** @description Address of a picture stored with this service. (minLength 1, maxLength 500) */
    cover_url?: string | null;
    /** @description Alternative text. A plain string is used for both languages. */
    cover_alt?: string | BilingualText300OrEmptyEnglishFirst | null;
    /** @description Whether the site shows it first. */
    is_featured?: boolean | null;
    /** @description Whether visitors see the neighborhood. */
    is_active?: boolean | null;
    /** @description Position in lists, ascending. (minimum 0, maximum 1000000) */
    sort_order?: number | null;
}
export interface HomeCountsView {
    /** @description All records, of every status. */
    all: number;
    /** @description Number of published homes. */
    published: number;
    /** @description Number of homes that were never published, or were unpublished. */
    drafts: number;
}
export interface HomeNeighborhoodView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Name of the neighborhood, in both languages. */
    name: BilingualView;
    /** @description City of the neighborhood. */
    city: string | null;
}
export interface HomeCoverView {
    /** @description Address of the file. */
    url: string;
    /** @description Alternative text of the picture, in both languages. */
    alt: BilingualView;
    /** @description Pixels of the widest version; null of a picture that is not stored here. */
    width: number | null;
    /** @description Pixels of the widest version; null of a picture that is not stored here. */
    height: number | null;
    /** @description Versions for a `srcset`, from narrow to wide, each width as WebP and as JPEG; empty if `width` is null. */
    versions: PictureVersionView[];
}
export interface HomeLocationView {
    /** @description Degrees north of the equator (WGS 84), negative south of it. */
    latitude: number;
    /** @description Degrees east of Greenwich (WGS 84), negative west of it. */
    longitude: number;
    /** @description Description of the location without the house number, in both languages. */
    address_hint: BilingualView;
}
export interface HomeCardView {
    /** @description Id of the record. */
    id: number;
    /** @description Reference of the home, such as `PRP-1001`; it never changes. */
    reference: string;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Title of the home, in both languages. */
    title: BilingualView;
    /**
     * @description `sale` or `rent`.
     * @enum {string}
     */
    purpose: "sale" | "rent";
    /**
     * @description Type of the home.
     * @enum {string}
     */
    type: "apartment" | "villa" | "townhouse";
    /**
     * @description Status of the home; only `published` homes are on the site.
     * @enum {string}
     */
    status: "draft" | "published" | "sold" | "rented" | "archived";
    /** @description Price in `currency`; per year for rentals. In units of the currency, with at most two decimals. */
    price: number;
    /** @description Currency of the amounts, as an ISO 4217 code. */
    currency: string;
    /** @description Number of bedrooms; 0 is a studio. */
    bedrooms: number;
    /** @description Number of bathrooms, in halves. */
    bathrooms: number;
    /** @description Living space in square metres. */
    area_sqm: number;
    /** @description Amenities of the home. */
    amenities: ("air-conditioning" | "balcony" | "built-in-wardrobes" | "children-play-area" | "concierge" | "covered-parking" | "elevator" | "furnished" | "garden" | "gym" | "maids-room" | "pets-allowed" | "private-pool" | "security" | "shared-pool" | "smart-home" | "study-room" | "view-of-landmark" | "walk-in-closet" | "water-view")[];
    /** @description Neighborhood of the home; null without one. The site also gets null for a hidden one. */
    neighborhood: HomeNeighborhoodView | null;
    /** @description Picture that lists show; null without one. */
    cover: HomeCoverView | null;
    /** @description Position on a map; null when it is not public. */
    location: HomeLocationView | null;
    /** @description Whether the site shows it first. */
    is_featured: boolean;
    /**
     * Format: date-time
     * @description Time of the first publication; null before it. (format date-time)
     */
    published_at: string | null;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
}
export interface MediaItemView {
    /** @description Address of the file. */
    url: string;
    /** @description Alternative text of the picture, in both languages. */
    alt: BilingualView;
    /** @description Whether lists show this picture. */
    is_cover: boolean;
    /** @description Pixels of the widest version; null of a picture that is not stored here. */
    width: number | null;
    /** @description Pixels of the widest version; null of a picture that is not stored here. */
    height: number | null;
    /** @description Versions for a `srcset`, from narrow to wide, each width as WebP and as JPEG; empty if `width` is null. */
    versions: PictureVersionView[];
}
export interface StagingPairView {
    /** @description Name of the room, in both languages. */
    room: BilingualView;
    /** @description Address of the picture of the empty room. */
    before_url: string;
    /** @description Address of the picture with furniture. */
    after_url: string;
    /** @description Whether visitors see this pair. */
    is_public: boolean;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface ManagedHomeView {
    /** @description Id of the record. */
    id: number;
    /** @description Reference of the home, such as `PRP-1001`; it never changes. */
    reference: string;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Title of the home, in both languages. */
    title: BilingualView;
    /**
     * @description `sale` or `rent`.
     * @enum {string}
     */
    purpose: "sale" | "rent";
    /**
     * @description Type of the home.
     * @enum {string}
     */
    type: "apartment" | "villa" | "townhouse";
    /**
     * @description Status of the home; only `published` homes are on the site.
     * @enum {string}
     */
    status: "draft" | "published" | "sold" | "rented" | "archived";
    /** @description Price in `currency`; per year for rentals. In units of the currency, with at most two decimals. */
    price: number;
    /** @description Currency of the amounts, as an ISO 4217 code. */
    currency: string;
    /** @description Number of bedrooms; 0 is a studio. */
    bedrooms: number;
    /** @description Number of bathrooms, in halves. */
    bathrooms: number;
    /** @description Living space in square metres. */
    area_sqm: number;
    /** @description Amenities of the home. */
    amenities: ("air-conditioning" | "balcony" | "built-in-wardrobes" | "children-play-area" | "concierge" | "covered-parking" | "elevator" | "furnished" | "garden" | "gym" | "maids-room" | "pets-allowed" | "private-pool" | "security" | "shared-pool" | "smart-home" | "study-room" | "view-of-landmark" | "walk-in-closet" | "water-view")[];
    /** @description Neighborhood of the home; null without one. The site also gets null for a hidden one. */
    neighborhood: HomeNeighborhoodView | null;
    /** @description Picture that lists show; null without one. */
    cover: HomeCoverView | null;
    /** @description Position on a map; null when it is not public. */
    location: HomeLocationView | null;
    /** @description Whether the site shows it first. */
    is_featured: boolean;
    /**
     * Format: date-time
     * @description Time of the first publication; null before it. (format date-time)
     */
    published_at: string | null;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
    /** @description Full description, in paragraphs, in both languages. */
    description: BilingualView;
    /** @description Id of the neighborhood; null without one. */
    neighborhood_id: number | null;
    /** @description Pictures and videos of the home, in display order. */
    media: MediaItemView[];
    /** @description Rooms before and after virtual staging. */
    staging_pairs: StagingPairView[];
}
export interface BilingualText5000OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 5000) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 5000) */
    ar?: string | null;
}
export interface LocationBody {
    /** @description Degrees north of the equator (WGS 84), negative south of it. (minimum -90, maximum 90) */
    latitude: number;
    /** @description Degrees east of Greenwich (WGS 84), negative west of it. (minimum -180, maximum 180) */
    longitude: number;
    /** @description Description of the location. A plain string is used for both languages. */
    address_hint?: string | BilingualText300OrEmptyEnglishFirst | null;
}
export interface MediaItemBody {
    /** @description Accepted as in the response, but ignored: the file determines it. */
    width?: string | number | boolean | Record<string, never> | unknown[] | null;
    /** @description Accepted as in the response, but ignored: the file determines it. */
    height?: string | number | boolean | Record<string, never> | unknown[] | null;
    /** @description Accepted as in the response, but ignored: the file determines it. */
    versions?: string | number | boolean | Record<string, never> | unknown[] | null;
    /** @description Address of a file stored with this service. (minLength 1, maxLength 500) */
    url: string;
    /** @description Alternative text. A plain string is used for both languages. */
    alt?: string | BilingualText300OrEmptyEnglishFirst | null;
    /** @description Whether lists show this item; at most one, by default the first. */
    is_cover?: boolean | null;
}
export interface StagingPairBody {
    /** @description Accepted as in the response, but ignored: the file determines it. */
    pictures?: string | number | boolean | Record<string, never> | unknown[] | null;
    /** @description Name of the room, in both languages. */
    room: BilingualText120;
    /** @description Address of a file stored with this service. (minLength 1, maxLength 500) */
    before_url: string;
    /** @description Address of a file stored with this service. (minLength 1, maxLength 500) */
    after_url: string;
    /** @description Whether visitors see this pair; at most one. */
    is_public?: boolean | null;
}
export interface BilingualText160 {
    /** @description In English. (minLength 1, maxLength 160) */
    en: string;
    /** @description In Arabic. (minLength 1, maxLength 160) */
    ar: string;
}
export interface HomeBody {
    /** @description Name in addresses; made from the English title when left out. (maxLength 120) */
    slug?: string | null;
    /** @description Full description, in paragraphs, in both languages. */
    description?: BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Currency of the price; the currency of the agency when left out. (minLength 1, maxLength 255, pattern ^[A-Z]{3}$) */
    currency?: string | null;
    /** @description Amenities of the home. */
    amenities?: ("air-conditioning" | "balcony" | "built-in-wardrobes" | "children-play-area" | "concierge" | "covered-parking" | "elevator" | "furnished" | "garden" | "gym" | "maids-room" | "pets-allowed" | "private-pool" | "security" | "shared-pool" | "smart-home" | "study-room" | "view-of-landmark" | "walk-in-closet" | "water-view")[] | null;
    /** @description Id of the neighborhood; null without one. (minimum 1, maximum 2147483647) */
    neighborhood_id?: number | null;
    /** @description Position on a map; null when it is not public. */
    location?: LocationBody | null;
    /** @description Whether the site shows it first. */
    is_featured?: boolean | null;
    /** @description The whole gallery in display order. (minItems 0, maxItems 40) */
    media?: MediaItemBody[] | null;
    /** @description Rooms before and after virtual staging; sending them requires `staging.edit`. (minItems 0, maxItems 20) */
    staging_pairs?: StagingPairBody[] | null;
    /** @description Title of the home, in both languages. */
    title: BilingualText160;
    /**
     * @description `sale` or `rent`.
     * @enum {string}
     */
    purpose: "sale" | "rent";
    /**
     * @description Type of the home.
     * @enum {string}
     */
    type: "apartment" | "villa" | "townhouse";
    /** @description Price in `currency`; per year for rentals. (minimum 0, maximum 10000000000) */
    price: number;
    /** @description Number of bedrooms; 0 is a studio. (minimum 0, maximum 100) */
    bedrooms: number;
    /** @description Number of bathrooms, in halves. (minimum 0, maximum 100, multipleOf 0.5) */
    bathrooms: number;
    /** @description Living space in square metres. (minimum 0.01, maximum 1000000) */
    area_sqm: number;
}
export interface HomeChangeBody {
    /** @description Name in addresses. (maxLength 120) */
    slug?: string | null;
    /** @description Full description, in paragraphs, in both languages. */
    description?: BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Currency of the price. (minLength 1, maxLength 255, pattern ^[A-Z]{3}$) */
    currency?: string | null;
    /** @description Amenities of the home. */
    amenities?: ("air-conditioning" | "balcony" | "built-in-wardrobes" | "children-play-area" | "concierge" | "covered-parking" | "elevator" | "furnished" | "garden" | "gym" | "maids-room" | "pets-allowed" | "private-pool" | "security" | "shared-pool" | "smart-home" | "study-room" | "view-of-landmark" | "walk-in-closet" | "water-view")[] | null;
    /** @description Id of the neighborhood; null without one. (minimum 1, maximum 2147483647) */
    neighborhood_id?: number | null;
    /** @description Position on a map; null when it is not public. */
    location?: LocationBody | null;
    /** @description Whether the site shows it first. */
    is_featured?: boolean | null;
    /** @description The whole gallery in display order. (minItems 0, maxItems 40) */
    media?: MediaItemBody[] | null;
    /** @description Rooms before and after virtual staging; sending them requires `staging.edit`. (minItems 0, maxItems 20) */
    staging_pairs?: StagingPairBody[] | null;
    /** @description Title of the home, in both languages. */
    title?: BilingualText160;
    /**
     * @description `sale` or `rent`.
     * @enum {string}
     */
    purpose?: "sale" | "rent";
    /**
     * @description Type of the home.
     * @enum {string}
     */
    type?: "apartment" | "villa" | "townhouse";
    /** @description Price in `currency`; per year for rentals. (minimum 0, maximum 10000000000) */
    price?: number;
    /** @description Number of bedrooms; 0 is a studio. (minimum 0, maximum 100) */
    bedrooms?: number;
    /** @description Number of bathrooms, in halves. (minimum 0, maximum 100, multipleOf 0.5) */
    bathrooms?: number;
    /** @description Living space in square metres. (minimum 0.01, maximum 1000000) */
    area_sqm?: number;
}
export interface HomeStatusBody {
    /**
     * @description Status of the home; only `published` homes are on the site.
     * @enum {string}
     */
    status: "draft" | "published" | "sold" | "rented" | "archived";
}
export interface HomeMediaBody {
    /** @description The whole gallery in display order. (minItems 0, maxItems 40) */
    media: MediaItemBody[];
}
export interface AmenityView {
    /**
     * @description The part of a web address that names the record.
     * @enum {string}
     */
    slug: "air-conditioning" | "balcony" | "built-in-wardrobes" | "children-play-area" | "concierge" | "covered-parking" | "elevator" | "furnished" | "garden" | "gym" | "maids-room" | "pets-allowed" | "private-pool" | "security" | "shared-pool" | "smart-home" | "study-room" | "view-of-landmark" | "walk-in-closet" | "water-view";
    /** @description Name of the amenity, in both languages. */
    name: BilingualView;
}
export interface FacetsView {
    /** @description Number of published homes. */
    total: number;
    /** @description Number of published homes by purpose; 0 for a purpose without homes. */
    purpose: {
        [key: string]: number;
    };
    /** @description Number of published homes by type; 0 for a type without homes. */
    type: {
        [key: string]: number;
    };
    /** @description Number of published homes by slug of each visible neighborhood, in sort order. */
    neighborhood: {
        [key: string]: number;
    };
    /** @description Amenities to filter by. */
    amenities: AmenityView[];
}
export interface StagedRoomView {
    /** @description Name of the room, in both languages. */
    room: BilingualView;
    /** @description Address of the picture of the empty room. */
    before_url: string;
    /** @description Address of the picture with furniture. */
    after_url: string;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface HomePageView {
    /** @description Id of the record. */
    id: number;
    /** @description Reference of the home, such as `PRP-1001`; it never changes. */
    reference: string;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Title of the home, in both languages. */
    title: BilingualView;
    /**
     * @description `sale` or `rent`.
     * @enum {string}
     */
    purpose: "sale" | "rent";
    /**
     * @description Type of the home.
     * @enum {string}
     */
    type: "apartment" | "villa" | "townhouse";
    /**
     * @description Status of the home; only `published` homes are on the site.
     * @enum {string}
     */
    status: "draft" | "published" | "sold" | "rented" | "archived";
    /** @description Price in `currency`; per year for rentals. In units of the currency, with at most two decimals. */
    price: number;
    /** @description Currency of the amounts, as an ISO 4217 code. */
    currency: string;
    /** @description Number of bedrooms; 0 is a studio. */
    bedrooms: number;
    /** @description Number of bathrooms, in halves. */
    bathrooms: number;
    /** @description Living space in square metres. */
    area_sqm: number;
    /** @description Amenities of the home. */
    amenities: ("air-conditioning" | "balcony" | "built-in-wardrobes" | "children-play-area" | "concierge" | "covered-parking" | "elevator" | "furnished" | "garden" | "gym" | "maids-room" | "pets-allowed" | "private-pool" | "security" | "shared-pool" | "smart-home" | "study-room" | "view-of-landmark" | "walk-in-closet" | "water-view")[];
    /** @description Neighborhood of the home; null without one. The site also gets null for a hidden one. */
    neighborhood: HomeNeighborhoodView | null;
    /** @description Picture that lists show; null without one. */
    cover: HomeCoverView | null;
    /** @description Position on a map; null when it is not public. */
    location: HomeLocationView | null;
    /** @description Whether the site shows it first. */
    is_featured: boolean;
    /**
     * Format: date-time
     * @description Time of the first publication; null before it. (format date-time)
     */
    published_at: string | null;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
    /** @description Full description, in paragraphs, in both languages. */
    description: BilingualView;
    /** @description Pictures and videos of the home, in display order. */
    media: MediaItemView[];
    /** @description A room before and after virtual staging; null when none is public. */
    staged_room: StagedRoomView | null;
}
export interface LeadReceiptView {
    /** @description Id of the record. */
    id: number;
    /**
     * Format: date-time
     * @description When it arrived, in UTC. (format date-time)
     */
    received_at: string;
}
export interface LeadBody {
    /** @description Name of the visitor. (minLength 1, maxLength 120) */
    name: string;
    /**
     * Format: email
     * @description E-mail address; compared and kept in small letters. (format email)
     */
    email: string;
    /** @description With the country code. */
    phone?: string | null;
    /** @description Message of the visitor; null without one. (minLength 0, maxLength 1000) */
    message?: string | null;
    /**
     * Format: uuid
     * @description UUID of the form, created once; sending it again returns the first receipt. (format uuid)
     */
    client_token: string;
    /** @description Honeypot: bots fill it in, people do not see it. (minLength 0, maxLength 1000) */
    company?: string | null;
    /**
     * @description Purpose of the inquiry; `other` for anything but buying or renting.
     * @enum {string}
     */
    intent: "buy" | "rent" | "other";
    /** @description Slugs of the neighborhoods that the visitor prefers. (minItems 0, maxItems 20) */
    preferred_areas?: string[] | null;
    /** @description Maximum budget of the visitor. In units of the currency. (minimum 0, maximum 10000000000) */
    budget?: number | null;
    /** @description Id of a published home; null without one. (minimum 1, maximum 2147483647) */
    property_id?: number | null;
}
export interface LeadCountsView {
    /** @description All records, of every status. */
    all: number;
    /** @description Number of inquiries that are not handled yet. */
    new: number;
    /** @description Number of inquiries whose visitor was contacted. */
    contacted: number;
    /** @description Number of inquiries that are worth pursuing. */
    qualified: number;
    /** @description Number of inquiries that need no more work. */
    closed: number;
}
export interface InquiredHomeView {
    /** @description Id of the record. */
    id: number | null;
    /** @description Reference of the home; kept when the home is deleted. */
    reference: string;
    /** @description Title of the home, in both languages; kept when the home is deleted. */
    title: BilingualView;
    /** @description The part of a web address that names the record. */
    slug: string | null;
    /**
     * @description Status of the home; null when it was deleted.
     * @enum {string|null}
     */
    status: "draft" | "published" | "sold" | "rented" | "archived" | null;
}
export interface LeadView {
    /** @description Id of the record. */
    id: number;
    /** @description Name of the visitor. */
    name: string;
    /** @description E-mail address; compared and kept in small letters. */
    email: string;
    /** @description With the country code. */
    phone: string | null;
    /**
     * @description Purpose of the inquiry; `other` for anything but buying or renting.
     * @enum {string}
     */
    intent: "buy" | "rent" | "other";
    /** @description Slugs of the neighborhoods that the visitor prefers. */
    preferred_areas: string[];
    /** @description Maximum budget of the visitor; null when none was sent. In units of the currency, with at most two decimals. */
    budget: number | null;
    /** @description Message of the visitor; null without one. */
    message: string | null;
    /** @description Id of the home; null without one, or when it was deleted. */
    property_id: number | null;
    /** @description Reference of the home; kept when the home is deleted. */
    property_reference: string | null;
    /** @description The home of the inquiry; null without one. */
    property: InquiredHomeView | null;
    /**
     * @description Status of the inquiry.
     * @enum {string}
     */
    status: "new" | "contacted" | "qualified" | "closed";
    /** @description Internal notes, never shown to visitors; null without notes. */
    notes: string | null;
    /**
     * Format: date-time
     * @description When it arrived, in UTC. (format date-time)
     */
    received_at: string;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
}
export interface LeadViewingView {
    /** @description Id of the record. */
    id: number;
    /** @description Reference of the viewing, such as `VW-1001`. */
    reference: string;
    /**
     * @description Status of the viewing.
     * @enum {string}
     */
    status: "requested" | "confirmed" | "completed" | "cancelled";
    /**
     * Format: date-time
     * @description Preferred time of the visitor, in UTC. (format date-time)
     */
    preferred_at: string;
    /** @description Time zone, by its IANA name. */
    timezone: string;
    /**
     * Format: date-time
     * @description Agreed time, in UTC; null until it is agreed. (format date-time)
     */
    confirmed_at: string | null;
}
export interface LeadDetailView {
    /** @description Id of the record. */
    id: number;
    /** @description Name of the visitor. */
    name: string;
    /** @description E-mail address; compared and kept in small letters. */
    email: string;
    /** @description With the country code. */
    phone: string | null;
    /**
     * @description Purpose of the inquiry; `other` for anything but buying or renting.
     * @enum {string}
     */
    intent: "buy" | "rent" | "other";
    /** @description Slugs of the neighborhoods that the visitor prefers. */
    preferred_areas: string[];
    /** @description Maximum budget of the visitor; null when none was sent. In units of the currency, with at most two decimals. */
    budget: number | null;
    /** @description Message of the visitor; null without one. */
    message: string | null;
    /** @description Id of the home; null without one, or when it was deleted. */
    property_id: number | null;
    /** @description Reference of the home; kept when the home is deleted. */
    property_reference: string | null;
    /** @description The home of the inquiry; null without one. */
    property: InquiredHomeView | null;
    /**
     * @description Status of the inquiry.
     * @enum {string}
     */
    status: "new" | "contacted" | "qualified" | "closed";
    /** @description Internal notes, never shown to visitors; null without notes. */
    notes: string | null;
    /**
     * Format: date-time
     * @description When it arrived, in UTC. (format date-time)
     */
    received_at: string;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
    /** @description Viewing that was requested with the inquiry; null without one. */
    viewing: LeadViewingView | null;
}
export interface LeadChangeBody {
    /**
     * @description Status of the inquiry.
     * @enum {string|null}
     */
    status?: "new" | "contacted" | "qualified" | "closed" | null;
    /** @description Internal notes, never shown to visitors. Empty deletes them. (minLength 0, maxLength 5000) */
    notes?: string | null;
}
export interface ViewingReceiptView {
    /** @description Reference of the viewing, such as `VW-1001`, to show to the visitor. */
    reference: string;
    /**
     * @description Status of the viewing.
     * @enum {string}
     */
    status: "requested" | "confirmed" | "completed" | "cancelled";
    /**
     * Format: date-time
     * @description Preferred time of the visitor, in UTC. (format date-time)
     */
    preferred_at: string;
    /** @description Time zone, by its IANA name. */
    timezone: string;
}
export interface ViewingBody {
    /** @description Name of the visitor. (minLength 1, maxLength 120) */
    name: string;
    /**
     * Format: email
     * @description E-mail address; compared and kept in small letters. (format email)
     */
    email: string;
    /** @description With the country code. */
    phone?: string | null;
    /** @description Message of the visitor; null without one. (minLength 0, maxLength 1000) */
    message?: string | null;
    /**
     * Format: uuid
     * @description UUID of the form, created once; sending it again returns the first receipt. (format uuid)
     */
    client_token: string;
    /** @description Honeypot: bots fill it in, people do not see it. (minLength 0, maxLength 1000) */
    company?: string | null;
    /** @description Id of a published home. (minimum 1, maximum 2147483647) */
    property_id: number;
    /**
     * Format: date
     * @description Preferred day, in the time zone of the agency. (format date)
     */
    preferred_date: string;
    /** @description Preferred time, in the time zone of the agency; at least an hour ahead. (pattern ^\d{2}:\d{2}$) */
    preferred_time: string;
}
export interface ViewingCountsView {
    /** @description All records, of every status. */
    all: number;
    /** @description Number of viewings that wait for confirmation. */
    requested: number;
    /** @description Number of viewings with an agreed time that have not taken place. */
    confirmed: number;
    /** @description Number of viewings that took place. */
    completed: number;
    /** @description Number of cancelled viewings. */
    cancelled: number;
}
export interface ViewingView {
    /** @description Id of the record. */
    id: number;
    /** @description Reference of the viewing, such as `VW-1001`, to show to the visitor. */
    reference: string;
    /** @description Name of the visitor. */
    name: string;
    /** @description E-mail address; compared and kept in small letters. */
    email: string;
    /** @description With the country code. */
    phone: string | null;
    /** @description Message of the visitor; null without one. */
    message: string | null;
    /** @description Id of the home; null without one, or when it was deleted. */
    property_id: number | null;
    /** @description Reference of the home; kept when the home is deleted. */
    property_reference: string | null;
    /** @description The home of the inquiry; null without one. */
    property: InquiredHomeView | null;
    /**
     * @description Status of the viewing.
     * @enum {string}
     */
    status: "requested" | "confirmed" | "completed" | "cancelled";
    /**
     * Format: date
     * @description Preferred day, in `timezone`. (format date)
     */
    preferred_date: string;
    /** @description Preferred time of day, in `timezone`. */
    preferred_time: string;
    /**
     * Format: date-time
     * @description Preferred time of the visitor, in UTC. (format date-time)
     */
    preferred_at: string;
    /** @description Time zone, by its IANA name. */
    timezone: string;
    /**
     * Format: date-time
     * @description Agreed time; null until it is agreed. (format date-time)
     */
    confirmed_at: string | null;
    /** @description Internal notes, never shown to visitors; null without notes. */
    admin_notes: string | null;
    /** @description Id of the inquiry that was stored with the request. */
    lead_id: number;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
}
export interface ViewingDetailView {
    /** @description Id of the record. */
    id: number;
    /** @description Reference of the viewing, such as `VW-1001`, to show to the visitor. */
    reference: string;
    /** @description Name of the visitor. */
    name: string;
    /** @description E-mail address; compared and kept in small letters. */
    email: string;
    /** @description With the country code. */
    phone: string | null;
    /** @description Message of the visitor; null without one. */
    message: string | null;
    /** @description Id of the home; null without one, or when it was deleted. */
    property_id: number | null;
    /** @description Reference of the home; kept when the home is deleted. */
    property_reference: string | null;
    /** @description The home of the inquiry; null without one. */
    property: InquiredHomeView | null;
    /**
     * @description Status of the viewing.
     * @enum {string}
     */
    status: "requested" | "confirmed" | "completed" | "cancelled";
    /**
     * Format: date
     * @description Preferred day, in `timezone`. (format date)
     */
    preferred_date: string;
    /** @description Preferred time of day, in `timezone`. */
    preferred_time: string;
    /**
     * Format: date-time
     * @description Preferred time of the visitor, in UTC. (format date-time)
     */
    preferred_at: string;
    /** @description Time zone, by its IANA name. */
    timezone: string;
    /**
     * Format: date-time
     * @description Agreed time; null until it is agreed. (format date-time)
     */
    confirmed_at: string | null;
    /** @description Internal notes, never shown to visitors; null without notes. */
    admin_notes: string | null;
    /** @description Id of the inquiry that was stored with the request. */
    lead_id: number;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
    /** @description Inquiry that was stored with the request. */
    inquiry: LeadView;
}
export interface ViewingChangeBody {
    /**
     * @description Change of the status.
     * @enum {string|null}
     */
    action?: "confirm" | "complete" | "cancel" | null;
    /**
     * Format: date-time
     * @description Agreed time; the preferred time when left out. (format date-time)
     */
    confirmed_at?: string | null;
    /** @description Internal notes, never shown to visitors. Empty deletes them. (minLength 0, maxLength 5000) */
    admin_notes?: string | null;
}
export interface JobPictureView {
    /** @description Number of the picture in the job, from 1; it is sent to accept the picture. */
    number: number;
    /** @description Address of the drawn picture. */
    url: string;
    /** @description Whether the picture was accepted; others are deleted 7 days after the end of the job. */
    is_accepted: boolean;
    /** @description Pixels of the widest version; null of a picture that is not stored here. */
    width: number | null;
    /** @description Pixels of the widest version; null of a picture that is not stored here. */
    height: number | null;
    /** @description Versions for a `srcset`, from narrow to wide, each width as WebP and as JPEG; empty if `width` is null. */
    versions: PictureVersionView[];
}
export interface StagingJobView {
    /** @description Id of the job. */
    id: number;
    /**
     * @description State of the job; `done` and `failed` are final. A `failed` job has its reason in `error`.
     * @enum {string}
     */
    status: "queued" | "running" | "done" | "failed";
    /**
     * @description Reason of the failure: the provider failed (`studio_failed`), was too slow (`studio_timeout`), declined the request (`studio_refused`), sent no usable picture (`studio_picture_unusable`) or is no longer configured (`studio_unavailable`); the record is archived or deleted (`record_gone`); the account lost its permission (`permission_required`). Null unless the job failed.
     * @enum {string|null}
     */
    error: "studio_failed" | "studio_timeout" | "studio_refused" | "studio_picture_unusable" | "studio_unavailable" | "record_gone" | "permission_required" | null;
    /** @description Number of attempts so far, at most 3. */
    attempts: number;
    /** @description Number of requested pictures. */
    count: number;
    /** @description The drawn pictures; empty before the job is done. */
    drawn_pictures: JobPictureView[];
    /**
     * Format: date-time
     * @description Time at which the job was done or failed; null before. (format date-time)
     */
    finished_at: string | null;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
    /** @description Id of the home. */
    property_id: number;
    /** @description Address of the picture of the empty room. */
    before_url: string;
    /** @description Name of the room, in both languages. */
    room: BilingualView;
    /**
     * @description Style of the furniture.
     * @enum {string}
     */
    style: "modern" | "classic" | "minimal" | "family";
    /** @description Wishes for the furniture, as sent; null without any. */
    prompt: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface BilingualText120EnglishFirst {
    /** @description In English. (minLength 1, maxLength 120) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 120) */
    ar?: string | null;
}
export interface StagingJobBody {
    /** @description Id of the home. (minimum 1, maximum 2147483647) */
    property_id: number;
    /** @description Address of a picture of the empty room, stored with this service. (minLength 1, maxLength 500) */
    before_url: string;
    /** @description Name of the room. A plain string is used for both languages. */
    room: string | BilingualText120EnglishFirst;
    /**
     * @description Style of the furniture.
     * @enum {string}
     */
    style: "modern" | "classic" | "minimal" | "family";
    /** @description Wishes for the furniture. (minLength 1, maxLength 500) */
    prompt?: string | null;
    /**
     * Format: uuid
     * @description Idempotency key, a UUID of version 4: a repeat returns the first job. (format uuid)
     */
    client_token?: string | null;
}
export interface AcceptStagingBody {
    /** @description Whether visitors see the pair; a home has at most one such pair. False when left out. */
    is_public?: boolean | null;
}
export interface PublishedCountsView {
    /** @description Number of published homes. */
    total: number;
    /** @description Number of published homes for sale. */
    sale: number;
    /** @description Number of published homes for rent. */
    rent: number;
}
export interface ViewingFiguresView {
    /** @description Number of requests that wait for confirmation. */
    awaiting_confirmation: number;
    /** @description Number of confirmed viewings in the future. */
    upcoming: number;
}
export interface MapPointView {
    /** @description Id of the record. */
    id: number;
    /** @description Reference of the home. */
    reference: string;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Title of the home, in both languages. */
    title: BilingualView;
    /**
     * @description `sale` or `rent`.
     * @enum {string}
     */
    purpose: "sale" | "rent";
    /**
     * @description Type of the home.
     * @enum {string}
     */
    type: "apartment" | "villa" | "townhouse";
    /** @description Price in `currency`; per year for rentals. In units of the currency, with at most two decimals. */
    price: number;
    /** @description Currency of the amounts, as an ISO 4217 code. */
    currency: string;
    /** @description Degrees north of the equator (WGS 84), negative south of it. */
    latitude: number;
    /** @description Degrees east of Greenwich (WGS 84), negative west of it. */
    longitude: number;
}
export interface OverviewView {
    /** @description Numbers of published homes. */
    published: PublishedCountsView;
    /** @description Number of inquiries that are not handled yet. */
    new_inquiries: number;
    /** @description Numbers of viewings. */
    viewings: ViewingFiguresView;
    /** @description The five newest inquiries. */
    recent_inquiries: LeadView[];
    /** @description The five newest viewing requests. */
    recent_viewings: ViewingView[];
    /** @description The five latest changed homes of any status. */
    recent_properties: HomeCardView[];
    /** @description The homes of the home page. */
    featured_homes: HomeCardView[];
    /** @description Published homes with a location, the latest 500 by change. */
    map_points: MapPointView[];
}
export interface PublicSettingsView {
    /** @description Name of the agency. */
    agency_name: string;
    /** @description Name of the agency in Arabic; empty where it has none. */
    agency_name_ar: string;
    /** @description Line under the name, in English. */
    agency_tagline_en: string;
    /** @description Line under the name, in Arabic. */
    agency_tagline_ar: string;
    /** @description Description of the agency, in English. */
    agency_description_en: string;
    /** @description Description of the agency, in Arabic. */
    agency_description_ar: string;
    /** @description E-mail address for visitors. */
    contact_email: string;
    /** @description City of the agency, used for new neighborhoods. */
    agency_city: string;
    /** @description Currency of new homes. */
    currency: string;
    /** @description Time zone of viewings and of agency days. */
    timezone: string;
    /** @description References of the homes on the home page, in order. */
    home_featured_references: string | number | boolean | Record<string, never> | unknown[] | null;
    /** @description Slug of the home whose staged room the home page shows. */
    home_staging_property_slug: string;
}
export interface HeldRoleView {
    /** @description Id of the role. */
    id: number;
    /** @description Name of the role. */
    name: string;
}
export interface StaffAccountView {
    /** @description Id of the account. */
    id: number;
    /** @description Username in lower case; identifies the account in addresses. */
    username: string;
    /** @description Given name. */
    first_name: string;
    /** @description Family name. */
    last_name: string;
    /** @description E-mail address to sign in with. */
    email: string;
    /** @description With the country code. */
    phone: string | null;
    /** @description Address of the picture; null without one. */
    profile_picture: string | null;
    /** @description Numeric code of ISO 3166-1; null if unknown. */
    country_id: number | null;
    /** @description Roles of the account, by name. */
    roles: HeldRoleView[];
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
    /** @description Distinct permissions of all roles of the account. */
    permissions: string[];
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface StaffSignInView {
    /** @description Sent as `Authorization: Bearer …`. */
    access_token: string;
    /**
     * @description Scheme before the token in the header.
     * @enum {string}
     */
    token_type: "Bearer";
    /** @description Lifetime of the token as configured: seconds, or a number with the unit s, m, h, d or w. */
    expires_in: string;
    /** @description The signed-in account. */
    admin: StaffAccountView;
}
export interface SignInBody {
    /**
     * Format: email
     * @description E-mail address of the account; case is ignored. (format email)
     */
    email: string;
    /**
     * Format: password
     * @description Password of the account. (format password, minLength 1)
     */
    password: string;
}
export interface EmailRestoredView {
    /**
     * @description Always true; failures return an error.
     * @enum {boolean}
     */
    restored: true;
}
export interface UndoEmailBody {
    /** @description Token of the mailed link. (minLength 1, maxLength 255) */
    token: string;
}
export interface ProfileBody {
    /** @description With the country code. */
    phone?: string | null;
    /** @description Address of an image, as an upload returned it. (minLength 1, maxLength 2000, pattern ^(https?:\/\/|\/)[^\s<>"'\\]+$) */
    profile_picture?: string | null;
    /** @description Numeric code of ISO 3166-1, as in the list of countries. (minimum 1, maximum 2147483647) */
    country_id?: number | null;
    /** @description Given name. (minLength 1, maxLength 100) */
    first_name?: string | null;
    /** @description Family name. (minLength 1, maxLength 100) */
    last_name?: string | null;
    /**
     * Format: email
     * @description E-mail address to sign in with. (format email)
     */
    email?: string | null;
    /**
     * Format: password
     * @description Current password; required when the e-mail address or the password of the own account changes. (format password, minLength 1)
     */
    current_password?: string | null;
}
export interface SessionView {
    /** @description Sent as `Authorization: Bearer …`. */
    access_token: string;
    /**
     * @description Scheme before the token in the header.
     * @enum {string}
     */
    token_type: "Bearer";
    /** @description Lifetime of the token as configured: seconds, or a number with the unit s, m, h, d or w. */
    expires_in: string;
}
export interface OwnPasswordBody {
    /**
     * Format: password
     * @description The password that is good until now. (format password, minLength 1)
     */
    current_password: string;
    /**
     * Format: password
     * @description Letters of any alphabet, digits and signs; at most 72 bytes. (format password, minLength 6)
     */
    password: string;
    /**
     * Format: password
     * @description Repetition of the password; required exactly when a password is sent. (format password)
     */
    password_confirmation: string;
}
export interface StaffRowView {
    /** @description Id of the account. */
    id: number;
    /** @description Username in lower case; identifies the account in addresses. */
    username: string;
    /** @description Given name. */
    first_name: string;
    /** @description Family name. */
    last_name: string;
    /** @description E-mail address to sign in with. */
    email: string;
    /** @description With the country code. */
    phone: string | null;
    /** @description Address of the picture; null without one. */
    profile_picture: string | null;
    /** @description Numeric code of ISO 3166-1; null if unknown. */
    country_id: number | null;
    /** @description Roles of the account, by name. */
    roles: HeldRoleView[];
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface HoldersView {
    /** @description Id of the role. */
    id: number;
    /** @description Name of the role. */
    name: string;
    /** @description Number of accounts with the role. */
    accounts: number;
}
export interface StaffStatisticsView {
    /** @description Number of accounts that are not deleted. */
    total: number;
    /** @description Number of accounts of the total without a role. */
    without_role: number;
    /** @description All roles by name; an account counts in each of its roles. */
    by_role: HoldersView[];
}
export interface CreateAccountBody {
    /** @description With the country code. */
    phone?: string | null;
    /** @description Address of an image, as an upload returned it. (minLength 1, maxLength 2000, pattern ^(https?:\/\/|\/)[^\s<>"'\\]+$) */
    profile_picture?: string | null;
    /** @description Numeric code of ISO 3166-1, as in the list of countries. (minimum 1, maximum 2147483647) */
    country_id?: number | null;
    /** @description Identifies the account in addresses; stored in lower case. (minLength 1, maxLength 40, pattern ^[a-z][a-z0-9._-]{0,39}$) */
    username?: string | null;
    /** @description Given name. (minLength 1, maxLength 100) */
    first_name: string;
    /** @description Family name. (minLength 1, maxLength 100) */
    last_name: string;
    /**
     * Format: email
     * @description E-mail address; compared and kept in small letters. (format email)
     */
    email: string;
    /**
     * Format: password
     * @description Letters of any alphabet, digits and signs; at most 72 bytes. (format password, minLength 6)
     */
    password: string;
    /**
     * Format: password
     * @description Repetition of the password; required exactly when a password is sent. (format password)
     */
    password_confirmation: string;
    /** @description Ids of the roles; requires the permission to assign roles. (minItems 0, maxItems 200) */
    role_ids?: number[] | null;
}
export interface ChangeAccountBody {
    /** @description With the country code. */
    phone?: string | null;
    /** @description Address of an image, as an upload returned it. (minLength 1, maxLength 2000, pattern ^(https?:\/\/|\/)[^\s<>"'\\]+$) */
    profile_picture?: string | null;
    /** @description Numeric code of ISO 3166-1, as in the list of countries. (minimum 1, maximum 2147483647) */
    country_id?: number | null;
    /** @description Given name. (minLength 1, maxLength 100) */
    first_name?: string | null;
    /** @description Family name. (minLength 1, maxLength 100) */
    last_name?: string | null;
    /**
     * Format: email
     * @description E-mail address to sign in with. (format email)
     */
    email?: string | null;
    /**
     * Format: password
     * @description Current password; required when the e-mail address or the password of the own account changes. (format password, minLength 1)
     */
    current_password?: string | null;
    /** @description Identifies the account in addresses; stored in lower case. (minLength 1, maxLength 40, pattern ^[a-z][a-z0-9._-]{0,39}$) */
    username?: string | null;
    /**
     * Format: password
     * @description Letters of any alphabet, digits and signs; at most 72 bytes. (format password, minLength 6)
     */
    password?: string | null;
    /**
     * Format: password
     * @description Repetition of the password; required exactly when a password is sent. (format password)
     */
    password_confirmation?: string | null;
    /** @description Ids of the roles that replace the current ones; requires the permission to assign roles. (minItems 0, maxItems 200) */
    role_ids?: number[] | null;
}
export interface AccountRolesBody {
    /** @description Ids of all roles of the account; an empty list removes all. (minItems 0, maxItems 200) */
    role_ids: number[];
}
export interface RoleView {
    /** @description Id of the role. */
    id: number;
    /** @description Name of the role. */
    name: string;
    /**
     * @description Audience of the role.
     * @enum {string}
     */
    guard_name: "staff";
    /** @description Purpose of the role; null without one. */
    description: string | null;
    /** @description Names of its permissions. */
    permissions: string[];
    /** @description Number of accounts with the role. */
    accounts_count: number;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
}
export interface RoleStatisticsView {
    /** @description Number of roles. */
    total: number;
    /** @description Number of roles with accounts. */
    in_use: number;
    /** @description Number of roles without accounts. */
    unused: number;
    /** @description Number of permissions. */
    permissions: number;
}
export interface RoleChoiceView {
    /** @description Id of the role. */
    id: number;
    /** @description Name of the role. */
    name: string;
}
export interface PermissionView {
    /** @description Name of the permission: module and action. */
    name: string;
    /** @description Effect of the permission, in English. */
    description: string;
}
export interface PermissionGroupView {
    /** @description Name of the module. */
    module: string;
    /** @description Permissions of the module. */
    permissions: PermissionView[];
}
export interface CreateRoleBody {
    /** @description Name of the role; unique, ignoring case. (minLength 1, maxLength 100) */
    name: string;
    /** @description Purpose of the role. (minLength 0, maxLength 500) */
    description?: string | null;
}
export interface ChangeRoleBody {
    /** @description Name of the role; unique, ignoring case. (minLength 1, maxLength 100) */
    name?: string;
    /** @description Purpose of the role. (minLength 0, maxLength 500) */
    description?: string | null;
}
export interface RolePermissionsBody {
    /** @description Names of all permissions of the role. (minItems 0, maxItems 500) */
    permissions: string[];
}
export interface SettingView {
    /** @description Key of the setting in addresses and responses. */
    key: string;
    /** @description Value of the setting's type. */
    value: string | number | boolean | Record<string, never> | unknown[] | null;
    /**
     * @description `string` is one line, `text` several, `json` an object or a list.
     * @enum {string}
     */
    type: "string" | "number" | "boolean" | "json" | "text";
    /** @description Group of the setting. */
    category: string;
    /** @description Effect of the setting, in English. */
    description: string;
    /** @description Whether visitors may read it. */
    is_public: boolean;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
}
export interface SettingChangeBody {
    /** @description Value of the type of the setting. */
    value: string | number | boolean | Record<string, never> | unknown[] | null;
}
export interface AccessKeyView {
    /** @description Id of the record. */
    id: number;
    /** @description Purpose of the key. */
    name: string;
    /** @description The first 8 characters of the key. */
    prefix: string;
    /** @description Groups of tools the key may use; null for all. */
    toolsets: string[] | null;
    /** @description Whether the key may only read. */
    read_only: boolean;
    /**
     * @description Only `active` keys are accepted; a new password of the account revokes its keys.
     * @enum {string}
     */
    status: "active" | "expired" | "revoked";
    /**
     * Format: date-time
     * @description Time from which the key is refused; null if it does not expire. (format date-time)
     */
    expires_at: string | null;
    /**
     * Format: date-time
     * @description Time of the last use, to the minute; null before the first one. (format date-time)
     */
    last_used_at: string | null;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
}
export interface NewAccessKeyView {
    /** @description Id of the record. */
    id: number;
    /** @description Purpose of the key. */
    name: string;
    /** @description The first 8 characters of the key. */
    prefix: string;
    /** @description Groups of tools the key may use; null for all. */
    toolsets: string[] | null;
    /** @description Whether the key may only read. */
    read_only: boolean;
    /**
     * @description Only `active` keys are accepted; a new password of the account revokes its keys.
     * @enum {string}
     */
    status: "active" | "expired" | "revoked";
    /**
     * Format: date-time
     * @description Time from which the key is refused; null if it does not expire. (format date-time)
     */
    expires_at: string | null;
    /**
     * Format: date-time
     * @description Time of the last use, to the minute; null before the first one. (format date-time)
     */
    last_used_at: string | null;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /** @description The key. Store it now: it cannot be shown again. */
    key: string;
}
export interface AccessKeyBody {
    /** @description Purpose of the key. (minLength 1, maxLength 80) */
    name: string;
    /** @description Groups of tools the key may use; all when left out. An unknown group is refused. (minItems 1, maxItems 50) */
    toolsets?: string[] | null;
    /** @description Whether the key may only read; true when left out. */
    read_only?: boolean | null;
    /**
     * Format: date-time
     * @description Time in the future from which the key is refused; it does not expire when left out. (format date-time)
     */
    expires_at?: string | null;
    /**
     * Format: password
     * @description Current password of the account, as confirmation. (format password, minLength 1)
     */
    password: string;
}
export interface ToolCallView {
    /** @description Id of the record. */
    id: number;
    /**
     * Format: date-time
     * @description Time of the call, in UTC. (format date-time)
     */
    called_at: string;
    /** @description Kind of the calling account; null for a call without an account. */
    audience: string | null;
    /** @description Id of the calling account among its kind. */
    account_id: number | null;
    /** @description Name of the calling staff account; null for other callers. */
    account_name: string | null;
    /** @description Name of the access key; null for a sign-in token and an app. */
    access_key: string | null;
    /** @description Name of the connected app; null for other callers. */
    connected_app: string | null;
    /** @description Name of the tool. */
    tool: string;
    /** @description Id or address of the changed record; null if unknown. */
    target: string | null;
    /** @description HTTP status of the response; null while the call runs, or if the process stopped meanwhile. */
    status: number | null;
}
export interface AppClientView {
    /** @description Id of the record. */
    id: number;
    /** @description Id for the settings of the app. */
    client_id: string;
    /** @description Name that is shown at consent. */
    name: string;
    /** @description Addresses to which the sign-in may return. */
    redirect_uris: string[];
    /** @description Whether the app proves itself with a secret when it fetches tokens. */
    confidential: boolean;
    /** @description Number of accounts that have connected it. */
    apps_count: number;
    /** @description Name of the account that entered it; null if it was deleted. */
    created_by: string | null;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /**
     * Format: date-time
     * @description Time of the last connection; null before the first one. (format date-time)
     */
    last_used_at: string | null;
}
export interface NewAppClientView {
    /** @description Id of the record. */
    id: number;
    /** @description Id for the settings of the app. */
    client_id: string;
    /** @description Name that is shown at consent. */
    name: string;
    /** @description Addresses to which the sign-in may return. */
    redirect_uris: string[];
    /** @description Whether the app proves itself with a secret when it fetches tokens. */
    confidential: boolean;
    /** @description Number of accounts that have connected it. */
    apps_count: number;
    /** @description Name of the account that entered it; null if it was deleted. */
    created_by: string | null;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /**
     * Format: date-time
     * @description Time of the last connection; null before the first one. (format date-time)
     */
    last_used_at: string | null;
    /** @description The secret; null without one. Store it now: it cannot be shown again. */
    client_secret: string | null;
}
export interface AppClientBody {
    /** @description Name that is shown at consent. (minLength 1, maxLength 80) */
    name: string;
    /** @description Addresses to which the sign-in may return: https, http at this machine with any port, or a scheme of the app. (minItems 1, maxItems 10) */
    redirect_uris: string[];
    /** @description Whether the app gets a secret, for apps with a server; false when left out. */
    confidential?: boolean | null;
}
export interface ConnectedAppView {
    /** @description Id of the record. */
    id: number;
    /** @description Name that the app gave itself. */
    name: string;
    /** @description Host of the app, as it was shown at consent. */
    host: string;
    /** @description The address it may use: the last part of `/mcp/<address>`. */
    address: string;
    /** @description `read`, and `write` if it may change data while the setting `mcp_writes` is on. */
    scopes: string[];
    /** @description Groups of tools that it may use; null for all. */
    toolsets: string[] | null;
    /**
     * @description Only `active` apps are accepted; a new password of the account revokes its apps.
     * @enum {string}
     */
    status: "active" | "revoked";
    /**
     * Format: date-time
     * @description Time of the consent. (format date-time)
     */
    created_at: string;
    /**
     * Format: date-time
     * @description Time of the last use, to the minute; null before the first one. (format date-time)
     */
    last_used_at: string | null;
}
export interface AnyConnectedAppView {
    /** @description Id of the record. */
    id: number;
    /** @description Name that the app gave itself. */
    name: string;
    /** @description Host of the app, as it was shown at consent. */
    host: string;
    /** @description The address it may use: the last part of `/mcp/<address>`. */
    address: string;
    /** @description `read`, and `write` if it may change data while the setting `mcp_writes` is on. */
    scopes: string[];
    /** @description Groups of tools that it may use; null for all. */
    toolsets: string[] | null;
    /**
     * @description Only `active` apps are accepted; a new password of the account revokes its apps.
     * @enum {string}
     */
    status: "active" | "revoked";
    /**
     * Format: date-time
     * @description Time of the consent. (format date-time)
     */
    created_at: string;
    /**
     * Format: date-time
     * @description Time of the last use, to the minute; null before the first one. (format date-time)
     */
    last_used_at: string | null;
    /** @description Kind of the account. */
    audience: string;
    /** @description Id of the account among its kind. */
    account_id: number;
    /** @description Name of the account; null if it has none. */
    account_name: string | null;
}
export interface WebhookTryView {
    /**
     * Format: date-time
     * @description When it happened, in UTC. (format date-time)
     */
    at: string;
    /** @description HTTP status; null without a response. */
    status: number | null;
    /** @description Duration in milliseconds. */
    ms: number;
    /** @description The first 4 KB of the response; null without the permission of the type. */
    answer: string | null;
    /** @description Why there was no response: `refused_address`, `unreachable`, `too_slow` or `too_large`. */
    error: string | null;
}
export interface WebhookDeliveryView {
    /** @description Id of the record. */
    id: number;
    /** @description The `webhook-id` of all attempts, the same at all endpoints. */
    event_id: string;
    /** @description Type of the event. */
    type: string;
    /** @description Kind of the record. */
    record: string;
    /** @description Id of the record; null for an event about several. */
    record_id: number | null;
    /**
     * @description `waiting` for an attempt, `delivered`, `failed` for good, `held` until a replay, or `cancelled`.
     * @enum {string}
     */
    status: "waiting" | "delivered" | "failed" | "held" | "cancelled";
    /** @description Why it is held, cancelled or failed, such as `switched_off`, `not_allowed` or `erased`. */
    reason: string | null;
    /** @description The latest attempts, oldest first. */
    tries: WebhookTryView[];
    /** @description Number of attempts. */
    attempts: number;
    /**
     * Format: date-time
     * @description Time of the next attempt. (format date-time)
     */
    next_try_at: string | null;
    /**
     * Format: date-time
     * @description Time of the first success. (format date-time)
     */
    delivered_at: string | null;
    /**
     * Format: date-time
     * @description Time at which the event happened. (format date-time)
     */
    occurred_at: string;
}
export interface WebhookDeliveryDetailView {
    /** @description Id of the record. */
    id: number;
    /** @description The `webhook-id` of all attempts, the same at all endpoints. */
    event_id: string;
    /** @description Type of the event. */
    type: string;
    /** @description Kind of the record. */
    record: string;
    /** @description Id of the record; null for an event about several. */
    record_id: number | null;
    /**
     * @description `waiting` for an attempt, `delivered`, `failed` for good, `held` until a replay, or `cancelled`.
     * @enum {string}
     */
    status: "waiting" | "delivered" | "failed" | "held" | "cancelled";
    /** @description Why it is held, cancelled or failed, such as `switched_off`, `not_allowed` or `erased`. */
    reason: string | null;
    /** @description The latest attempts, oldest first. */
    tries: WebhookTryView[];
    /** @description Number of attempts. */
    attempts: number;
    /**
     * Format: date-time
     * @description Time of the next attempt. (format date-time)
     */
    next_try_at: string | null;
    /**
     * Format: date-time
     * @description Time of the first success. (format date-time)
     */
    delivered_at: string | null;
    /**
     * Format: date-time
     * @description Time at which the event happened. (format date-time)
     */
    occurred_at: string;
    /** @description What every attempt sends; null before it is rendered, after 7 days, and for accounts that did not make the endpoint or lack the permission of the type. */
    payload: {
        [key: string]: unknown;
    } | null;
}
export interface WebhookTypeView {
    /** @description Name of the type, for `types` of endpoints. */
    name: string;
    /** @description When it is sent, in English. */
    description: string;
    /** @description Kind of the record. */
    record: string;
    /** @description The permission that the account of an endpoint needs. */
    permission: string;
    /** @description Whether every endpoint gets ids and links alone. */
    thin: boolean;
    /** @description Whether the signed-in account may subscribe to it. */
    is_allowed: boolean;
}
export interface WebhookEndpointView {
    /** @description Id of the record. */
    id: number;
    /** @description The address; null for accounts that did not make the endpoint. */
    url: string | null;
    /** @description Host of the address. */
    host: string;
    /** @description Purpose of the endpoint; null without one. */
    description: string | null;
    /** @description Types of events; `*` for all. */
    types: string[];
    /** @description Whether ids and links are sent in place of the records. */
    thin: boolean;
    /** @description Whether events are sent; otherwise they are held for 7 days. */
    is_active: boolean;
    /**
     * @description Why it is off: `switched_off` by hand, `failing` for 3 days, `gone` after a response 410, `ended` since its account was deleted, locked or lost `settings.edit`.
     * @enum {string|null}
     */
    off_reason: "switched_off" | "failing" | "gone" | "ended" | null;
    /**
     * Format: date-time
     * @description Time from which events are held; null while it is on. (format date-time)
     */
    off_at: string | null;
    /** @description Version of the payloads, fixed when the endpoint was made. */
    api_version: string;
    /** @description The account as which it acts: `id` and `name`. */
    account: {
        [key: string]: unknown;
    } | null;
    /** @description Whether it acts as the signed-in account. */
    is_own: boolean;
    /**
     * Format: date-time
     * @description First failed attempt since the last success. (format date-time)
     */
    failing_since: string | null;
    /** @description Number of held events, which a replay sends. */
    held_count: number;
    /** @description Number of events that wait for their next attempt. */
    waiting_count: number;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
}
export interface WebhookSecretView {
    /** @description Id of the record. */
    id: number;
    /** @description The address; null for accounts that did not make the endpoint. */
    url: string | null;
    /** @description Host of the address. */
    host: string;
    /** @description Purpose of the endpoint; null without one. */
    description: string | null;
    /** @description Types of events; `*` for all. */
    types: string[];
    /** @description Whether ids and links are sent in place of the records. */
    thin: boolean;
    /** @description Whether events are sent; otherwise they are held for 7 days. */
    is_active: boolean;
    /**
     * @description Why it is off: `switched_off` by hand, `failing` for 3 days, `gone` after a response 410, `ended` since its account was deleted, locked or lost `settings.edit`.
     * @enum {string|null}
     */
    off_reason: "switched_off" | "failing" | "gone" | "ended" | null;
    /**
     * Format: date-time
     * @description Time from which events are held; null while it is on. (format date-time)
     */
    off_at: string | null;
    /** @description Version of the payloads, fixed when the endpoint was made. */
    api_version: string;
    /** @description The account as which it acts: `id` and `name`. */
    account: {
        [key: string]: unknown;
    } | null;
    /** @description Whether it acts as the signed-in account. */
    is_own: boolean;
    /**
     * Format: date-time
     * @description First failed attempt since the last success. (format date-time)
     */
    failing_since: string | null;
    /** @description Number of held events, which a replay sends. */
    held_count: number;
    /** @description Number of events that wait for their next attempt. */
    waiting_count: number;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
    /** @description The secret of the signatures. Store it now: it cannot be shown again. */
    secret: string;
}
export interface WebhookEndpointBody {
    /** @description Public address that receives the events; https in production, at port 443 or 8443. (minLength 1, maxLength 2000) */
    url: string;
    /** @description Purpose. (minLength 1, maxLength 200) */
    description?: string | null;
    /** @description Types of events, see `GET /webhook-types`; `*` for all. (minItems 1, maxItems 100) */
    types: string[];
    /** @description Sends ids and links in place of the records; false when left out. */
    thin?: boolean | null;
    /**
     * Format: password
     * @description Current password of the account, as confirmation. (format password, minLength 1)
     */
    password: string;
}
export interface WebhookEndpointChangeBody {
    /** @description Another address; needs `password`. (minLength 1, maxLength 2000) */
    url?: string | null;
    /** @description Purpose. (minLength 1, maxLength 200) */
    description?: string | null;
    /** @description Types of events; `*` for all. (minItems 1, maxItems 100) */
    types?: string[] | null;
    /** @description Sends ids and links in place of the records. */
    thin?: boolean | null;
    /** @description Switches the endpoint on or off; while it is off, events are held for 7 days. */
    is_active?: boolean | null;
    /**
     * Format: password
     * @description Current password of the account, as confirmation. Needed with `url`. (format password, minLength 1)
     */
    password?: string | null;
}
export interface WebhookSecretBody {
    /** @description Ends the former secret at once; it signs for 24 hours more when left out. */
    expire_now?: boolean | null;
    /**
     * Format: password
     * @description Current password of the account, as confirmation. (format password, minLength 1)
     */
    password: string;
}
export interface WebhookTakeOverBody {
    /**
     * Format: password
     * @description Current password of the account, as confirmation. (format password, minLength 1)
     */
    password: string;
}
export interface WebhookTestBody {
    /** @description Type of the example; the first one of the endpoint when left out. (minLength 1, maxLength 100) */
    type?: string | null;
}
export interface WebhookReplayView {
    /** @description Number of events that will be sent. */
    replayed: number;
}
export interface WebhookReplayBody {
    /**
     * Format: date-time
     * @description Replays events since this time, at most 7 days ago. (format date-time)
     */
    since: string;
    /**
     * Format: date-time
     * @description Replays events before this time; until now when left out. (format date-time)
     */
    until?: string | null;
    /** @description Types of events; all when left out. (minItems 1, maxItems 100) */
    types?: string[] | null;
}
export interface NotificationView {
    /** @description Id of the item. */
    id: number;
    /** @description Kind of notification; new kinds may be added. */
    type: string;
    /** @description Title in the language of the request. */
    title: string;
    /** @description Text in the language of the request, one sentence. */
    body: string;
    /** @description Ids and codes for a link to the subject; the keys depend on `type`. */
    data: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When it was read, in UTC; null until then. (format date-time)
     */
    read_at: string | null;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
}
export interface NotificationFeedView {
    /** @description Notifications of the last 30 days, newest first; 30 per page unless a page size is sent. */
    items: NotificationView[];
    /** @description Number of unread notifications from the last 30 days. */
    unread_count: number;
}
export interface UploadVersionView {
    /** @description Address of the JPEG file. */
    url: string;
    /** @description In pixels. */
    width: number;
    /** @description In pixels. */
    height: number;
}
export interface UploadView {
    /** @description Address of the stored file; for an image, of its widest version. */
    url: string;
    /** @description For an image: its versions by name, none wider than the original. */
    versions?: {
        [key: string]: UploadVersionView;
    };
    /** @description For an image: the picture as records with its address return it. */
    pictures?: PictureView[];
    /**
     * @description Type of the content; `file` only in courses.
     * @enum {string}
     */
    type: "image" | "video" | "file";
}
export interface UploadForm {
    /** @description Folder of the file. (minLength 0, maxLength 100, pattern ^(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]*$) */
    path?: string | null;
    /** @description Preset that decides the sizes of an image: `profile` in every service, others per service, which the error for an unknown preset lists. The preset of the main records when left out. (minLength 0, maxLength 50) */
    for?: string | null;
    /** @description Type assumed by the client; ignored, since the content decides. (minLength 0, maxLength 50) */
    type?: string | null;
    /**
     * Format: binary
     * @description An image or a video, in courses also a document; at most 150 MB. (format binary)
     */
    file: Blob;
}
export interface DemoAccountView {
    /** @description Kind of account, as in the list of tokens. */
    audience: string;
    /** @description Roles of a staff account; for other accounts the audience. */
    role: string;
    /** @description First and last name. */
    name: string;
    /** @description E-mail address to send to `POST /demo/session`. */
    email: string;
}
export interface DemoView {
    /** @description Always true; without demo mode the response is 404. */
    enabled: boolean;
    /**
     * Format: date-time
     * @description Time of the next reset, in UTC. (format date-time)
     */
    resets_at: string;
    /** @description Accounts to sign in with, without a password. */
    accounts: DemoAccountView[];
}
export interface DemoSessionBody {
    /**
     * Format: email
     * @description E-mail address of a demo account, as `GET /demo` lists it. (format email)
     */
    email: string;
}
export interface AiModelView {
    /** @description Name of the model at the provider. */
    name: string;
    /**
     * @description Protocol of the provider; `demo` answers without a language model where no provider is configured.
     * @enum {string}
     */
    provider: "openai" | "anthropic" | "demo";
    /** @description Whether it is the default model of conversations. */
    is_default: boolean;
    /** @description Whether it is available now. */
    is_available: boolean;
}
export interface AiUsageView {
    /**
     * Format: date
     * @description Calendar day in UTC. (format date)
     */
    day: string;
    /** @description Id of the account. */
    account_id: number;
    /** @description Name of the account; null if it no longer exists. */
    account_name: string | null;
    /** @description Input tokens sent to the provider. */
    input_tokens: number;
    /** @description Output tokens returned by the provider. */
    output_tokens: number;
}
export interface AiChatView {
    /** @description Id of the record. */
    id: number;
    /** @description Title of the conversation, by default the beginning of the first message; null before the first message. */
    title: string | null;
    /** @description Name of the model; null for the default model. */
    model: string | null;
    /** @description Whether an answer is running, in any page or process. */
    is_answering: boolean;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
}
export interface AiChatBody {
    /** @description Title of the conversation; by default the beginning of the first message. (minLength 1, maxLength 120) */
    title?: string | null;
    /** @description Name of a model; the default model when omitted or null. (minLength 1, maxLength 120) */
    model?: string | null;
}
export interface AiToolUseView {
    /** @description Name of the operation as a tool. */
    name: string;
    /** @description Summary of the operation, in English. */
    title: string;
    /**
     * @description Whether the read succeeded.
     * @enum {string}
     */
    status: "done" | "failed";
}
export interface AiProposalValueView {
    /** @description Path of the argument: `name.ar`, `lines.0.quantity`. */
    field: string;
    /** @description Name of the field in the language of the request. */
    label: string;
    /** @description The whole value as text. Texts are in quotation marks, without direction marks and invisible letters; lists are joined. */
    text: string;
}
export interface AiProposalResultView {
    /** @description HTTP status of the response to the change. */
    status: number;
    /** @description Data that the route returned; null after a failure, or if the data was too large. */
    data: string | number | boolean | Record<string, never> | unknown[] | null;
    /** @description Error code; null after a success. */
    code: string | null;
    /** @description Error message; null after a success. */
    message: string | null;
    /** @description Validation errors by field; null without any. */
    errors: {
        [key: string]: unknown;
    } | null;
}
export interface AiProposalView {
    /** @description Id of the record. */
    id: number;
    /** @description Id of the answer with the proposal. */
    message_id: number;
    /** @description Name of the operation as a tool. */
    tool: string;
    /** @description Summary of the operation, in English. */
    title: string;
    /** @description Arguments of the operation, sent on confirmation. */
    arguments: {
        [key: string]: unknown;
    };
    /** @description The change in plain words with all its values, in the language of the request. Show it, or `values`, as a whole before the account confirms. */
    sentence: string;
    /** @description The arguments one by one, as in `sentence`. Nothing else is sent on confirmation. */
    values: AiProposalValueView[];
    /**
     * @description State of the proposal. `pending` can be confirmed until `expires_at`; `failed` was confirmed, but the route refused it.
     * @enum {string}
     */
    status: "pending" | "running" | "done" | "failed" | "declined" | "expired";
    /**
     * Format: date-time
     * @description End of the time to confirm, in UTC. (format date-time)
     */
    expires_at: string;
    /** @description Response to the confirmed change; null until it has run. */
    result: AiProposalResultView | null;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /**
     * Format: date-time
     * @description Time of the confirmation or refusal, in UTC; null before. (format date-time)
     */
    decided_at: string | null;
}
export interface AiMessageView {
    /** @description Id of the record. */
    id: number;
    /**
     * @description Author of the message.
     * @enum {string}
     */
    role: "user" | "assistant";
    /** @description Text of the message; of a running answer, the text so far. */
    text: string;
    /**
     * @description Of an answer: `stopped` by the account; `interrupted` and `failed` continue when the message is sent again with the same `client_token`. `done` for messages of the account.
     * @enum {string}
     */
    status: "running" | "done" | "stopped" | "interrupted" | "failed";
    /** @description Idempotency token of the message; null for answers. */
    client_token: string | null;
    /** @description Model of the answer; null for messages of the account. */
    model: string | null;
    /** @description Error code of a failed answer, such as `assistant_failed`; null otherwise. */
    failure_code: string | null;
    /** @description Reads of the answer, in order. */
    tools: AiToolUseView[];
    /** @description Proposed changes of the answer, in order. */
    proposals: AiProposalView[];
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
}
export interface AiChatDetailView {
    /** @description Id of the record. */
    id: number;
    /** @description Title of the conversation, by default the beginning of the first message; null before the first message. */
    title: string | null;
    /** @description Name of the model; null for the default model. */
    model: string | null;
    /** @description Whether an answer is running, in any page or process. */
    is_answering: boolean;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
    /** @description The latest messages, or those before the id `before`, in ascending order. */
    messages: AiMessageView[];
    /** @description Whether there are older messages. */
    has_more: boolean;
}
export interface AiDeltaView {
    /** @description Text to append. */
    text: string;
}
export interface AiToolEventView {
    /** @description Name of the operation as a tool. */
    name: string;
    /** @description Summary of the operation, in English. */
    title: string;
    /**
     * @description State of the call; one event at its start and one at its end.
     * @enum {string}
     */
    status: "running" | "done" | "failed";
}
export interface AiErrorView {
    /** @description Error code. */
    code: string;
    /** @description Error message in the language of the request. */
    message: string;
    /** @description Seconds until the next attempt is possible; null if unknown. */
    retry_after: number | null;
}
export interface AiMessageBody {
    /** @description Question or instruction of the account. (minLength 1, maxLength 4000) */
    text: string;
    /** @description Idempotency token, new for each message. Send an interrupted or failed message again with the same token to continue it. (minLength 1, maxLength 100) */
    client_token: string;
}
export interface HealthView {
    /**
     * @description `degraded` when the database is unavailable or read-only.
     * @enum {string}
     */
    status: "ok" | "degraded";
    /**
     * @description Whether the database responded within 2 seconds.
     * @enum {string}
     */
    database: "up" | "down";
}
export interface ErasedPersonView {
    /** @description Ids by kind of record, such as `{"order": [12]}`; delete what you hold about them. */
    ids: {
        [key: string]: unknown;
    };
}
export interface Failure {
    /**
     * @description Whether it was done.
     * @enum {boolean}
     */
    success: false;
    /** @description What was asked for; null where there is nothing to answer. */
    data: null;
    /** @description A text for the reader, in the language of the request. */
    message: string;
    /** @description Error code, the same in every language. */
    code: string;
    /** @description Text of `code` for the reader, where `message` is a key or the problem of one field. */
    text?: string;
    /** @description Values behind the message, such as numbers and names; null or absent without any. */
    details?: {
        [key: string]: unknown;
    } | null;
    /** @description Problems by field, nested fields by dotted path. */
    errors?: {
        [key: string]: string[];
    };
    /** @description The problems in machine-readable form: each rule with the values of its message. */
    codes?: {
        [key: string]: ({
            code: string;
        } & {
            [key: string]: unknown;
        })[];
    };
}
export interface paths {
    "/api/neighborhoods/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All neighborhoods in sort order, hidden ones included
         * @description Lists every neighborhood by `sort_order`, hidden ones included, each with the number of published homes in it. Needs the token of an account with the permission `neighborhoods.view`.
         */
        get: operations["NeighborhoodsStaff_list"];
        put?: never;
        /**
         * Add a neighborhood
         * @description Creates a neighborhood, shown on the site at once unless `is_active` is false. By default its slug is made from the English name, its city is that of the agency, and it is last in lists. Upload the cover first with `POST /api/helpers/upload` and send its address. Needs the token of an account with the permission `neighborhoods.create`.
         */
        post: operations["NeighborhoodsStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/neighborhoods/manage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a neighborhood
         * @description Changes the fields that are sent. A hidden neighborhood disappears from lists, filters and the pages of its homes, which stay published. Needs the token of an account with the permission `neighborhoods.edit`.
         */
        put: operations["NeighborhoodsStaff_change"];
        post?: never;
        /**
         * Delete a neighborhood; its homes stay without one
         * @description Deletes a neighborhood permanently. Its homes stay, without a neighborhood. Needs the token of an account with the permission `neighborhoods.delete`.
         */
        delete: operations["NeighborhoodsStaff_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/neighborhoods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Visible neighborhoods in sort order
         * @description Lists the visible neighborhoods by `sort_order`, each with picture, short text and the number of published homes. The filter `neighborhood` of homes takes their slugs. Open to anyone; no token is read.
         */
        get: operations["Neighborhoods_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Homes of every status, latest change first
         * @description Lists homes of every status with the number of each in `counts`, latest change first. `q` searches the title in both languages and the reference; filters are combined with AND. Needs the token of an account with the permission `properties.view`. Returns one page.
         */
        get: operations["HomesStaff_list"];
        put?: never;
        /**
         * Add a home as a draft
         * @description Creates a home as a draft with a new reference (`PRP-…`), by default in the agency's currency. Publish it with `PATCH /api/properties/manage/{id}/status`. Files must have been uploaded here: at most 40 in the gallery, and 20 staging pairs, which also require `staging.edit`. Needs the token of an account with the permission `properties.create`.
         */
        post: operations["HomesStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/manage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One home with gallery and staging pairs
         * @description Returns everything stored about a home, published or not: texts in both languages, the gallery in order, and every staging pair. Needs the token of an account with the permission `properties.view`.
         */
        get: operations["HomesStaff_one"];
        /**
         * Change a home; lists are replaced as a whole
         * @description Changes the fields that are sent; `media`, `staging_pairs` and `amenities` are replaced as a whole. Sending `staging_pairs` also requires `staging.edit`. The status has its own route. The site shows the change at once. Needs the token of an account with the permission `properties.edit`.
         */
        put: operations["HomesStaff_change"];
        post?: never;
        /**
         * Delete a home; its inquiries and viewings keep the reference
         * @description Deletes a home permanently with its gallery. Its inquiries and viewings stay and keep its reference and title. To remove it from the site only, archive it. Needs the token of an account with the permission `properties.delete`.
         */
        delete: operations["HomesStaff_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/manage/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Publish a home, or give it another status
         * @description Publishes a home with `published`, which stores the time of the first publication, or removes it from the site with any other status. No one is notified. Needs the token of an account with the permission `properties.publish`.
         */
        patch: operations["HomesStaff_changeStatus"];
        trace?: never;
    };
    "/api/properties/manage/{id}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the gallery
         * @description Replaces all pictures and videos, at most 40, in the order that is sent. Files must have been uploaded here, and at most one can be marked as the cover; the default is the first. Needs the token of an account with the permission `properties.edit`.
         */
        put: operations["HomesStaff_changeMedia"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published homes
         * @description Searches published homes. Filters are combined with AND; malformed values are refused with 400. Without `sort` the latest change comes first. Prices of rentals are per year, in the `currency` of each home. Open to anyone; no token is read. Other query parameters are ignored. Returns one page.
         */
        get: operations["Homes_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The homes of the home page
         * @description Lists the homes of the home page in the order of the setting `home_featured_references`. When none of them is published, it lists the 24 featured homes that changed last. Open to anyone; no token is read.
         */
        get: operations["Homes_featured"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published homes counted by purpose, type and neighborhood
         * @description Counts published homes by purpose, type and visible neighborhood, to show the number of results of each filter. Open to anyone; no token is read.
         */
        get: operations["Homes_facets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published homes by id, in the requested order
         * @description Returns at most 12 homes by id, in the requested order, such as a visitor's favourites. Unpublished homes are omitted. Open to anyone; no token is read.
         */
        get: operations["Homes_lookup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/{slug}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Up to three published homes of the same purpose
         * @description Suggests at most three published homes of the same purpose: same type and neighborhood first, then the same type, each by nearest price. Open to anyone; no token is read.
         */
        get: operations["Homes_similar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One published home
         * @description Returns everything the page of a home needs: texts, gallery, location, amenities, and a room before and after staging if staff made one public. A home that is not published is 404. Open to anyone; no token is read.
         */
        get: operations["Homes_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Inquiries, latest change first
         * @description Lists inquiries, latest change first, with the number of each status in `counts`. Inquiries that came with a viewing request are included. Needs the token of an account with the permission `leads.view`. Returns one page.
         */
        get: operations["LeadsStaff_list"];
        put?: never;
        /**
         * Send an inquiry, once for each client token
         * @description Stores an inquiry from the contact form, about one published home (`property_id`) or with a search request (`preferred_areas`, `budget`). Staff with `leads.view` are notified in their feed and live, and the visitor gets a confirmation by mail. Create a new `client_token` (UUID version 4) for each form; leave the field `company` hidden and empty. Open to anyone; no token is read. Idempotent: the same `client_token` returns the first response again. With another body, that response has `Idempotency-Mismatch: true`. At most 5 inquiries from one address in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["Leads_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One inquiry with its home and viewing
         * @description Returns one inquiry with the message of the visitor, its home unless that was deleted, and the viewing requested with it. Needs the token of an account with the permission `leads.view`.
         */
        get: operations["LeadsStaff_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the status or the notes of an inquiry
         * @description Changes the status or the internal notes of an inquiry; every status can follow every other. Omitted fields stay as they are, and empty `notes` delete the notes. The visitor is not notified. Needs the token of an account with the permission `leads.edit`.
         */
        patch: operations["LeadsStaff_change"];
        trace?: never;
    };
    "/api/viewings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Viewings, latest change first
         * @description Lists viewings, latest change first, with the number of each status in `counts`. `scheduled_from` and `scheduled_to` are days in the agency's time zone, compared with the agreed time, or the preferred one until a time is agreed. Needs the token of an account with the permission `viewings.view`. Returns one page.
         */
        get: operations["ViewingsStaff_list"];
        put?: never;
        /**
         * Request a viewing, once for each client token
         * @description Requests a viewing of a published home on a day and at a time in the agency's time zone, at least an hour ahead, else 400 `preferred_time_too_soon`. Staff with `viewings.view` are notified in their feed and live, and confirm it; the visitor gets a confirmation of receipt by mail, and an inquiry is stored with it. Create a new `client_token` (UUID version 4) for each form; leave the field `company` hidden and empty. Open to anyone; no token is read. Idempotent: the same `client_token` returns the first response again. With another body, that response has `Idempotency-Mismatch: true`. At most 5 requests from one address in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["Viewings_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/viewings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One viewing with its inquiry and home
         * @description Returns one viewing with its inquiry, the home, and the preferred and agreed times. Needs the token of an account with the permission `viewings.view`.
         */
        get: operations["ViewingsStaff_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Confirm, complete or cancel a viewing, or store notes
         * @description Confirms a requested viewing, at `confirmed_at` or by default at the preferred time, completes a confirmed one, or cancels either; an action its status does not allow is 400 `viewing_action_not_allowed`. `confirmed_at` alone moves a confirmed viewing, `admin_notes` alone stores notes. No mail is sent: call or mail the visitor. Needs the token of an account with the permission `viewings.edit`.
         */
        patch: operations["ViewingsStaff_change"];
        trace?: never;
    };
    "/api/staging/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests for furnished pictures, the latest first
         * @description Lists the requests of all staff, latest first, with the pictures that are still stored. Jobs are kept for 90 days. Needs the token of an account with the permission `ai_studio.use`. Returns one page.
         */
        get: operations["Staging_list"];
        put?: never;
        /**
         * Request a furnished picture
         * @description Queues a job that furnishes the picture of an empty room and returns it at once. The account is notified when the job is over; `GET /api/staging/jobs/{id}` returns the furnished picture. All pictures of a service count towards a daily limit, those of failed jobs too. Needs the token of an account with the permission `ai_studio.use`. Idempotent: the same `client_token` returns the first response again. With another body, that response has `Idempotency-Mismatch: true`. At most 30 requests of one account in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["Staging_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staging/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One request for a furnished picture
         * @description Returns one request with its status and, once it is done, the furnished picture. Needs the token of an account with the permission `ai_studio.use`.
         */
        get: operations["Staging_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staging/jobs/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the furnished picture to its home
         * @description Adds the room before and after staging to the staging pairs of the home, which has at most 20. A job can be accepted once. 404 if the home is deleted, or the picture was deleted because it was not accepted in time. Needs the token of an account with the permission `staging.edit`.
         */
        post: operations["Staging_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures, latest records and map points
         * @description Returns the start page of the dashboard: published homes for sale and rent, new inquiries, viewings to confirm and upcoming ones, the five latest of each, the homes of the home page, and up to 500 points for a map. Needs the token of an account with the permission `overview.view`.
         */
        get: operations["Overview_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public details of the agency
         * @description Returns the agency details that every page needs: name and texts in both languages, contact details, the currency of new homes, and the IANA time zone of viewings. Open to anyone; no token is read.
         */
        get: operations["PublicSettings_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail address and password
         * @description Returns a token to send as `Authorization: Bearer …`, its lifetime, and the account with its roles and permissions. An unknown address, a deleted account and a wrong password get the same response after the same time. After 20 failures at one account from other addresses in an hour, only addresses that have signed in to it during the last 30 days may try. Open to anyone; no token is read. At most 10 failed attempts from one address in 15 minutes; after that 429 with `Retry-After`.
         */
        post: operations["SignIn_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/undo-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of an e-mail address, within 7 days
         * @description Restores the former e-mail address with the token of the mail that was sent to it, for every kind of account of this service. The address is confirmed; earlier tokens, open sockets and mailed links end. A link works once. The password stays, so choose a new one afterwards. Open to anyone; no token is read. At most 20 calls from one address in an hour; after that 429 with `Retry-After`.
         */
        post: operations["SignIn_undoEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in account with its roles and permissions
         * @description Returns the account with its current roles and permissions, not those of the time of signing in. Read it again when the live event `permissions-updated` arrives. Needs the token of a signed-in member of staff.
         */
        get: operations["SignIn_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own profile
         * @description Changes the fields that are sent; password and roles are refused, since other routes change them. A new e-mail address requires `current_password` and is used to sign in from then on. The former one is mailed a link that undoes the change within 7 days. Needs the token of a signed-in member of staff. At most 10 refusals of taken e-mail addresses from one address or to one account in an hour; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        patch: operations["OwnAccount_changeProfile"];
        trace?: never;
    };
    "/api/admins/profile/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own password and revoke all earlier tokens; the response contains a new one
         * @description Changes the password; requires the current one. Earlier tokens and open sockets of the account end immediately. Needs the token of a signed-in member of staff. At most 10 failed attempts from one address in 15 minutes; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        patch: operations["OwnAccount_changePassword"];
        trace?: never;
    };
    "/api/admins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts, most recently changed first unless sorted otherwise
         * @description Lists accounts that are not deleted, each with its roles. An account must match all filters; parts of names are found regardless of case and accents. Needs the token of an account with the permission `admins.view`. Returns one page.
         */
        get: operations["Staff_list"];
        put?: never;
        /**
         * Add an account
         * @description Creates an account that can sign in immediately; no mail is sent. Without a username, one is made from the e-mail address. Roles require the permission to assign roles, and only permissions that the caller has can be granted; otherwise no account is created. Needs the token of an account with the permission `admins.create`.
         */
        post: operations["Staff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Numbers of accounts, in total and by role
         * @description Counts accounts that are not deleted: all, those without a role, and those of each role, including roles without accounts. Needs the token of an account with the permission `admins.view`.
         */
        get: operations["Staff_statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One account, by id or username
         * @description Returns an account with its roles and their permissions. A deleted account is 404. Needs the token of an account with the permission `admins.view`.
         */
        get: operations["Staff_one"];
        put?: never;
        post?: never;
        /**
         * Delete an account; its tokens end at once
         * @description Deletes an account: it loses its roles, cannot sign in any more, and its sockets are closed. Its records stay, and its e-mail address stays taken. The last account with full access cannot be deleted, nor one with a permission that the caller lacks. Needs the token of an account with the permission `admins.delete`.
         */
        delete: operations["Staff_remove"];
        options?: never;
        head?: never;
        /**
         * Change an account; a new password ends its tokens
         * @description Changes the fields that are sent; `role_ids` replaces all roles and requires the permission to assign roles. The caller needs every permission that the account has before and after the change, and cannot change the scope of the own account. The e-mail address and the password of the own account require `current_password`. A new password ends tokens and sockets; a new e-mail address is announced to the former one by mail, new roles by the live event `permissions-updated`. Needs the token of an account with the permission `admins.edit`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        patch: operations["Staff_change"];
        trace?: never;
    };
    "/api/admins/{id}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Replace the roles of an account
         * @description Replaces all roles of the account; an empty list removes them. They apply from its next request, and its pages receive `permissions-updated`. The caller needs every permission that the account has before and after the change, and an account with full access must remain (409 `last_full_account`). Needs the token of an account with the permission `admins.assign_roles`.
         */
        patch: operations["Staff_replaceRoles"];
        trace?: never;
    };
    "/api/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Roles, most recently changed first unless sorted otherwise
         * @description Lists roles with their permissions and their number of accounts. A role must match all filters. Needs the token of an account with the permission `roles.view`. Returns one page.
         */
        get: operations["Roles_list"];
        put?: never;
        /**
         * Add a role, without permissions
         * @description Creates a role without permissions; add them by `POST /roles/{id}/permissions`. The name must be unique, ignoring case. Needs the token of an account with the permission `roles.create`.
         */
        post: operations["Roles_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roles/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Numbers of roles and of roles in use
         * @description Counts roles, roles with and without accounts, and permissions that can be granted. Needs the token of an account with the permission `roles.view`.
         */
        get: operations["Roles_statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roles/select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every role by name, for a picker
         * @description Returns ids and names only, sorted by name and not paged; the list of roles has the permissions. Needs the token of an account with the permission `roles.view`.
         */
        get: operations["Roles_select"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roles/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All permissions, by module
         * @description Returns all permissions that a role can have, each with its effect. They are part of the program and do not change while it runs. Needs the token of an account with the permission `roles.view`.
         */
        get: operations["Roles_permissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One role with its permissions
         * @description Returns a role with its permissions and its number of accounts. Needs the token of an account with the permission `roles.view`.
         */
        get: operations["Roles_one"];
        /**
         * Rename or describe a role
         * @description Changes the fields that are sent; permissions stay unchanged. The caller needs all permissions of the role. A role that the program refers to keeps its name (409 `role_built_in`). Needs the token of an account with the permission `roles.edit`.
         */
        put: operations["Roles_change"];
        post?: never;
        /**
         * Delete a role without accounts
         * @description Deletes a role. The caller needs all its permissions. Refused while an account has it (409 `role_in_use`), and for a role that the program refers to. Needs the token of an account with the permission `roles.delete`.
         */
        delete: operations["Roles_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roles/{id}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the permissions of a role
         * @description Replaces all permissions of the role. They apply from the next request of its accounts, whose open pages receive `permissions-updated`. The caller needs all added and removed permissions, and an account with full access must remain. Needs the token of an account with the permission `roles.assign_permissions`.
         */
        post: operations["Roles_replacePermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings, latest change first unless sorted otherwise
         * @description Returns settings with value, type and group; `search` compares key, description, group and value. Callers who may only see public settings get these. Needs the token of an account with the permission `settings.view`. Returns one page.
         */
        get: operations["Settings_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One setting
         * @description Returns one setting by its key, with value, type and description. Needs the token of an account with the permission `settings.view`.
         */
        get: operations["Settings_one"];
        put?: never;
        post?: never;
        /**
         * Reset a setting to its initial value
         * @description Resets the value, effective from the next request on; the setting stays in the list. A setting that this version does not declare is deleted. Needs the token of an account with the permission `settings.edit`.
         */
        delete: operations["Settings_remove"];
        options?: never;
        head?: never;
        /**
         * Change the value of a setting
         * @description Changes the value, effective from the next request on in every process. The value must have the type of the setting: `string` at most 255 characters, `text` at most 10,000, `json` an object or a list. Some settings have further rules, which the error names. Needs the token of an account with the permission `settings.edit`.
         */
        patch: operations["Settings_change"];
        trace?: never;
    };
    "/api/access-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The access keys of the signed-in account, the latest first
         * @description Lists the keys that were not deleted, expired and revoked ones included, without their secrets. Needs the token of a signed-in member of staff.
         */
        get: operations["AccessKeys_list"];
        put?: never;
        /**
         * Create an access key
         * @description Creates a key with which a program, such as an assistant, uses the MCP endpoint of the service as this account. It has the permissions of the account at the moment of each call, narrowed by `toolsets` and `read_only`. The response is the only one that contains the key. An account has at most 20 active keys; a new password revokes all of them. Needs the token of a signed-in member of staff. At most 10 failed attempts from one address in 15 minutes; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        post: operations["AccessKeys_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/access-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an access key
         * @description Deletes a key of the signed-in account; it is refused from the next request on. Needs the token of a signed-in member of staff.
         */
        delete: operations["AccessKeys_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tool-calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes made through the MCP endpoint, the latest first
         * @description Lists every call of a tool that changes data, refused ones included, with account, access key or app, tool, changed record and HTTP status. Calls that only read are not recorded. Records are kept for 90 days. Needs the token of an account with the permission `settings.view`. Returns one page.
         */
        get: operations["ToolCalls_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connected-apps/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The apps that staff entered, the latest first
         * @description Lists the apps that accounts can connect because staff entered them, without their secrets. Needs the token of an account with the permission `settings.edit`.
         */
        get: operations["AppClients_list"];
        put?: never;
        /**
         * Enter an app
         * @description Enters an app that has no address of its own from which it could present itself. Accounts can connect it while the setting `connected_apps` is on. The response is the only one that contains the secret. Needs the token of an account with the permission `settings.edit`.
         */
        post: operations["AppClients_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connected-apps/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an app that staff entered
         * @description Deletes the app and ends its connections to all accounts, from the next request on. Needs the token of an account with the permission `settings.edit`.
         */
        delete: operations["AppClients_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connected-apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The apps that the signed-in account has connected, the latest first
         * @description Lists the apps, such as assistants, that may use the MCP endpoint of the service as this account. Needs the token of a signed-in member of staff.
         */
        get: operations["ConnectedApps_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connected-apps/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The connected apps of all accounts, the latest first
         * @description Lists the apps of every account of the service; each account ends its own, the operator any of them. Needs the token of an account with the permission `settings.edit`. Returns one page.
         */
        get: operations["ConnectedApps_listAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connected-apps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End the connection of an app
         * @description Ends an app of the signed-in account; its tokens are refused from the next request on. Needs the token of a signed-in member of staff.
         */
        delete: operations["ConnectedApps_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-endpoints/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deliveries of a webhook endpoint, newest first
         * @description Lists what was sent to the endpoint or waits to be sent, with the attempts. Kept for 30 days. Needs the token of an account with the permission `settings.view`. Returns one page.
         */
        get: operations["WebhookDeliveries_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-endpoints/{id}/deliveries/{delivery}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One delivery with its payload
         * @description Returns one delivery. The payload is shown to the account that made the endpoint, for 7 days. Needs the token of an account with the permission `settings.view`.
         */
        get: operations["WebhookDeliveries_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-endpoints/{id}/deliveries/{delivery}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Adds an attempt to the delivery, with the same `webhook-id`. Two calls at once add one. Needs the token of an account with the permission `settings.edit`. At most 60 resends and replays of one account in a minute; after that 429 with `Retry-After`.
         */
        post: operations["WebhookDeliveries_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The types of events that endpoints can receive
         * @description Lists every type with the permission that it needs; new types may be added. Needs the token of an account with the permission `settings.view`.
         */
        get: operations["Webhooks_types"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The webhook endpoints of the service
         * @description Lists all endpoints with their state. The address is shown to the account that made the endpoint. Needs the token of an account with the permission `settings.view`.
         */
        get: operations["Webhooks_list"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Creates an address to which events are posted, signed by Standard Webhooks 1.0. It acts as the signed-in account: each type needs the permission of its records, when the endpoint is made and at each attempt to deliver. The response is the only one that contains the secret. A service has at most 10 endpoints. Needs the token of an account with the permission `settings.edit`. At most 10 failed attempts from one address in 15 minutes; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        post: operations["Webhooks_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One webhook endpoint
         * @description Returns one endpoint with its state and the number of held and waiting events. Needs the token of an account with the permission `settings.view`.
         */
        get: operations["Webhooks_one"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Deletes the endpoint with its deliveries; nothing more is sent to it. Needs the token of an account with the permission `settings.edit`.
         */
        delete: operations["Webhooks_remove"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description Changes the address, which needs the password, the types or the state. Accounts that did not make the endpoint may only switch it off. Events are held for 7 days while it is off; after switching it on, a replay sends them. Needs the token of an account with the permission `settings.edit`. At most 10 failed attempts from one address in 15 minutes; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        patch: operations["Webhooks_change"];
        trace?: never;
    };
    "/api/webhook-endpoints/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a new secret for a webhook endpoint
         * @description Creates a new secret. For 24 hours every attempt has the signatures of both secrets; `expire_now` ends the former one at once. Needs the token of an account with the permission `settings.edit`. At most 10 failed attempts from one address in 15 minutes; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        post: operations["Webhooks_rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-endpoints/{id}/take-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over a webhook endpoint
         * @description Lets the endpoint act as the signed-in account, with a new secret, and switches it on. Held events are sent, as this account may see them. Needs the token of an account with the permission `settings.edit`. At most 10 failed attempts from one address in 15 minutes; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        post: operations["Webhooks_takeOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-endpoints/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an example to a webhook endpoint
         * @description Sends an example, marked by `test: true` and with an id of its own, and returns the response. Needs the token of an account with the permission `settings.edit`. At most 10 tests of one account in a minute; after that 429 with `Retry-After`.
         */
        post: operations["Webhooks_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-endpoints/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send failed and held events of a webhook endpoint again
         * @description Adds an attempt to each event of the period that has failed or is held; delivered ones are left out. Payloads are kept for 7 days. Needs the token of an account with the permission `settings.edit`. At most 60 resends and replays of one account in a minute; after that 429 with `Retry-After`.
         */
        post: operations["Webhooks_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The notifications of the caller, the newest first
         * @description Returns the notifications of the last 30 days in the language of the request, newest first, and the number of unread ones. The last page has fewer items than the page size, or none. `since` limits the list to those created or read then or later. New ones arrive live as `notification:created`. Needs the token of a signed-in member of staff. Returns one page.
         */
        get: operations["StaffNotifications_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark all notifications as read
         * @description Marks all notifications as read; those read before keep their time. Returns the updated feed. Other open pages of the account receive `notification:read` with `id` null. Needs the token of a signed-in member of staff.
         */
        patch: operations["StaffNotifications_readAll"];
        trace?: never;
    };
    "/api/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark one notification as read
         * @description Marks one notification as read; one read before keeps its time. Returns the updated feed. Other open pages of the account receive `notification:read`. Needs the token of a signed-in member of staff.
         */
        patch: operations["StaffNotifications_read"];
        trace?: never;
    };
    "/api/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete one notification
         * @description Deletes one notification permanently. Returns the updated feed. Other open pages of the account receive `notification:deleted`. Needs the token of a signed-in member of staff.
         */
        delete: operations["StaffNotifications_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/helpers/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store an image, in the sizes of its preset, or a video
         * @description Stores one `file` of at most 150 MB: a JPEG, PNG, WebP, GIF or AVIF image of at most 60 million pixels, or an MP4, WebM, MOV or M4V video; in courses also a PDF, plain text (UTF-8), ZIP or Office file without macros, which browsers download. The type is detected from the content. Images are converted to JPEG and WebP in the widths of the preset `for`, never wider than the original. Use the returned `url` in the fields of records. Names cannot be guessed, and anyone with the address can read the file. Files are deleted with the account unless a record uses them. Needs the token of a signed-in member of staff. Limited by address; over the limit 429 with `Retry-After`.
         */
        post: operations["Uploads_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The demonstration: its accounts and the time of the next reset
         * @description Lists the accounts that visitors may sign in with, and when the data is next deleted and filled again. 404 unless this installation is a public demonstration (`DEMO_MODE`). Open to anyone; no token is read.
         */
        get: operations["Demo_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in to a demo account without a password
         * @description Returns the same as the sign-in route of the account’s audience. 404 for an address that `GET /demo` does not list, and unless this installation is a public demonstration. Demo accounts keep their e-mail address, password and roles: 403 `demo_protected`. Open to anyone; no token is read. At most 10 calls from one address in a minute; after that 429 with `Retry-After`.
         */
        post: operations["Demo_createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The models that can answer
         * @description Lists the configured models, the default one first. One that is not available cannot answer now. Needs the token of an account with the permission `ai_chat.view_models`.
         */
        get: operations["AiModels_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tokens by day and account
         * @description Lists the tokens that accounts used for AI, by day in UTC and account, the latest day first. Needs the token of an account with the permission `ai_chat.view_models`. Returns one page.
         */
        get: operations["AiModels_used"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own conversations, newest first
         * @description Lists the conversations of the account with the assistant. No other account can see them. Needs the token of an account with the permission `ai_chat.use`. Returns one page.
         */
        get: operations["AiChats_list"];
        put?: never;
        /**
         * Begin a conversation
         * @description Creates a conversation without messages, which only the account can see. An account has at most 200: a further one replaces the one with the oldest last message. Needs the token of an account with the permission `ai_chat.use`.
         */
        post: operations["AiChats_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/chats/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A conversation with its latest messages
         * @description Returns an own conversation with the latest messages in ascending order. For older ones, send the id of the first message as `before` while `has_more` is true. A conversation of another account is 404. Needs the token of an account with the permission `ai_chat.use`.
         */
        get: operations["AiChats_get"];
        put?: never;
        post?: never;
        /**
         * Delete a conversation
         * @description Deletes an own conversation permanently, with its messages and proposals, and ends a running answer. Needs the token of an account with the permission `ai_chat.use`.
         */
        delete: operations["AiChats_remove"];
        options?: never;
        head?: never;
        /**
         * Change the title or the model of a conversation
         * @description Changes the fields that are sent. A new model answers from the next message on. Needs the token of an account with the permission `ai_chat.use`.
         */
        patch: operations["AiChats_change"];
        trace?: never;
    };
    "/api/ai/chats/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to the assistant and get its answer
         * @description Sends a message to the assistant, which reads with the current rights of the account; changes become proposals, which only the account can confirm. With `Accept: text/event-stream` the answer is streamed, otherwise it is returned when complete; disconnecting ends it. A message whose answer failed or was interrupted can be sent again. Needs the token of an account with the permission `ai_chat.use`. Idempotent: the same `client_token` returns the first response again. With another body, that response has `Idempotency-Mismatch: true`. At most 20 messages of one account in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["AiMessages_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/chats/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the running answer
         * @description Ends the running answer of an own conversation, in any page or process. The text so far is kept. Needs the token of an account with the permission `ai_chat.use`.
         */
        post: operations["AiMessages_stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/chats/{id}/proposals/{proposal}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a proposed change
         * @description Runs the change once, with the current rights of the account; a repeated confirmation returns the same result. A change that its route refuses gets the status `failed` with the reason in `result`. Without the permission the response is 403, and the proposal stays pending. Needs the token of an account with the permission `ai_chat.use`.
         */
        post: operations["AiMessages_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/chats/{id}/proposals/{proposal}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drop a proposed change
         * @description Declines a change, which can then no longer be confirmed. A confirmed one is 409 `proposal_decided`. Needs the token of an account with the permission `ai_chat.use`.
         */
        post: operations["AiMessages_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the service works and reaches its database
         * @description Queries the database once and waits at most 2 seconds. Returns 200 with `degraded` when the database is unavailable or read-only. Open to anyone; no token is read. Other query parameters are ignored.
         */
        get: operations["DegradingHealth_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "property.home.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A home was published.
         * @description Posted to webhook endpoints whose account has `properties.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_property_home_published"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "property.home.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A published home was changed.
         * @description Posted to webhook endpoints whose account has `properties.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_property_home_changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "property.home.gone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A published home was withdrawn or deleted.
         * @description Posted to webhook endpoints whose account has `properties.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_property_home_gone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "property.lead.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A visitor sent an inquiry.
         * @description Posted to webhook endpoints whose account has `leads.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_property_lead_received"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "property.viewing.requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A visitor requested a viewing.
         * @description Posted to webhook endpoints whose account has `viewings.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_property_viewing_requested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "property.viewing.moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A viewing was confirmed or completed, or its time changed.
         * @description Posted to webhook endpoints whose account has `viewings.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_property_viewing_moved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "property.viewing.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A viewing was cancelled.
         * @description Posted to webhook endpoints whose account has `viewings.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_property_viewing_cancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "property.person.erased": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The personal data of a person was erased. Sent to every endpoint that received a payload about the person.
         * @description Posted to webhook endpoints whose account has `settings.edit`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_property_person_erased"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        BilingualView: BilingualView;
        PictureVersionView: PictureVersionView;
        PictureView: PictureView;
        NeighborhoodView: NeighborhoodView;
        BilingualText120: BilingualText120;
        BilingualText500OrEmptyEnglishFirst: BilingualText500OrEmptyEnglishFirst;
        BilingualText300OrEmptyEnglishFirst: BilingualText300OrEmptyEnglishFirst;
        NeighborhoodBody: NeighborhoodBody;
        NeighborhoodChangeBody: NeighborhoodChangeBody;
        HomeCountsView: HomeCountsView;
        HomeNeighborhoodView: HomeNeighborhoodView;
        HomeCoverView: HomeCoverView;
        HomeLocationView: HomeLocationView;
        HomeCardView: HomeCardView;
        MediaItemView: MediaItemView;
        StagingPairView: StagingPairView;
        ManagedHomeView: ManagedHomeView;
        BilingualText5000OrEmptyEnglishFirst: BilingualText5000OrEmptyEnglishFirst;
        LocationBody: LocationBody;
        MediaItemBody: MediaItemBody;
        StagingPairBody: StagingPairBody;
        BilingualText160: BilingualText160;
        HomeBody: HomeBody;
        HomeChangeBody: HomeChangeBody;
        HomeStatusBody: HomeStatusBody;
        HomeMediaBody: HomeMediaBody;
        AmenityView: AmenityView;
        FacetsView: FacetsView;
        StagedRoomView: StagedRoomView;
        HomePageView: HomePageView;
        LeadReceiptView: LeadReceiptView;
        LeadBody: LeadBody;
        LeadCountsView: LeadCountsView;
        InquiredHomeView: InquiredHomeView;
        LeadView: LeadView;
        LeadViewingView: LeadViewingView;
        LeadDetailView: LeadDetailView;
        LeadChangeBody: LeadChangeBody;
        ViewingReceiptView: ViewingReceiptView;
        ViewingBody: ViewingBody;
        ViewingCountsView: ViewingCountsView;
        ViewingView: ViewingView;
        ViewingDetailView: ViewingDetailView;
        ViewingChangeBody: ViewingChangeBody;
        JobPictureView: JobPictureView;
        StagingJobView: StagingJobView;
        BilingualText120EnglishFirst: BilingualText120EnglishFirst;
        StagingJobBody: StagingJobBody;
        AcceptStagingBody: AcceptStagingBody;
        PublishedCountsView: PublishedCountsView;
        ViewingFiguresView: ViewingFiguresView;
        MapPointView: MapPointView;
        OverviewView: OverviewView;
        PublicSettingsView: PublicSettingsView;
        HeldRoleView: HeldRoleView;
        StaffAccountView: StaffAccountView;
        StaffSignInView: StaffSignInView;
        SignInBody: SignInBody;
        EmailRestoredView: EmailRestoredView;
        UndoEmailBody: UndoEmailBody;
        ProfileBody: ProfileBody;
        SessionView: SessionView;
        OwnPasswordBody: OwnPasswordBody;
        StaffRowView: StaffRowView;
        HoldersView: HoldersView;
        StaffStatisticsView: StaffStatisticsView;
        CreateAccountBody: CreateAccountBody;
        ChangeAccountBody: ChangeAccountBody;
        AccountRolesBody: AccountRolesBody;
        RoleView: RoleView;
        RoleStatisticsView: RoleStatisticsView;
        RoleChoiceView: RoleChoiceView;
        PermissionView: PermissionView;
        PermissionGroupView: PermissionGroupView;
        CreateRoleBody: CreateRoleBody;
        ChangeRoleBody: ChangeRoleBody;
        RolePermissionsBody: RolePermissionsBody;
        SettingView: SettingView;
        SettingChangeBody: SettingChangeBody;
        AccessKeyView: AccessKeyView;
        NewAccessKeyView: NewAccessKeyView;
        AccessKeyBody: AccessKeyBody;
        ToolCallView: ToolCallView;
        AppClientView: AppClientView;
        NewAppClientView: NewAppClientView;
        AppClientBody: AppClientBody;
        ConnectedAppView: ConnectedAppView;
        AnyConnectedAppView: AnyConnectedAppView;
        WebhookTryView: WebhookTryView;
        WebhookDeliveryView: WebhookDeliveryView;
        WebhookDeliveryDetailView: WebhookDeliveryDetailView;
        WebhookTypeView: WebhookTypeView;
        WebhookEndpointView: WebhookEndpointView;
        WebhookSecretView: WebhookSecretView;
        WebhookEndpointBody: WebhookEndpointBody;
        WebhookEndpointChangeBody: WebhookEndpointChangeBody;
        WebhookSecretBody: WebhookSecretBody;
        WebhookTakeOverBody: WebhookTakeOverBody;
        WebhookTestBody: WebhookTestBody;
        WebhookReplayView: WebhookReplayView;
        WebhookReplayBody: WebhookReplayBody;
        NotificationView: NotificationView;
        NotificationFeedView: NotificationFeedView;
        UploadVersionView: UploadVersionView;
        UploadView: UploadView;
        UploadForm: UploadForm;
        DemoAccountView: DemoAccountView;
        DemoView: DemoView;
        DemoSessionBody: DemoSessionBody;
        AiModelView: AiModelView;
        AiUsageView: AiUsageView;
        AiChatView: AiChatView;
        AiChatBody: AiChatBody;
        AiToolUseView: AiToolUseView;
        AiProposalValueView: AiProposalValueView;
        AiProposalResultView: AiProposalResultView;
        AiProposalView: AiProposalView;
        AiMessageView: AiMessageView;
        AiChatDetailView: AiChatDetailView;
        AiDeltaView: AiDeltaView;
        AiToolEventView: AiToolEventView;
        AiErrorView: AiErrorView;
        AiMessageBody: AiMessageBody;
        HealthView: HealthView;
        ErasedPersonView: ErasedPersonView;
        Failure: Failure;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    NeighborhoodsStaff_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a neighborhood with the number of its homes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: NeighborhoodView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    NeighborhoodsStaff_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NeighborhoodBody;
            };
        };
        responses: {
            /** @description A neighborhood with the number of its homes. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: NeighborhoodView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_taken" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    NeighborhoodsStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the neighborhood. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NeighborhoodChangeBody;
            };
        };
        responses: {
            /** @description A neighborhood with the number of its homes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: NeighborhoodView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: slug_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_taken" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    NeighborhoodsStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the neighborhood. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Neighborhoods_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a neighborhood with the number of its homes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: NeighborhoodView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "validation_failed";
                    };
                };
            };
        };
    };
    HomesStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 10 when left out, at most 50. */
                page_size?: number;
                /** @description Only homes for `sale`, or for `rent`. */
                purpose?: "sale" | "rent";
                /** @description Only homes of this type. */
                type?: "apartment" | "villa" | "townhouse";
                /** @description Only homes of this status. */
                status?: "draft" | "published" | "sold" | "rented" | "archived";
                /** @description In the title (both languages) or the reference. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a home as lists show it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: HomeCardView[];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                            /** @description Rows by status, under every filter but the status; `all` is their sum. */
                            counts: HomeCountsView;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    HomesStaff_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": HomeBody;
            };
        };
        responses: {
            /** @description A home with all its fields, as the office edits it. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedHomeView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_taken" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    HomesStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the home. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A home with all its fields, as the office edits it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedHomeView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    HomesStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the home. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": HomeChangeBody;
            };
        };
        responses: {
            /** @description A home with all its fields, as the office edits it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedHomeView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: slug_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_taken" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    HomesStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the home. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    HomesStaff_changeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the home. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": HomeStatusBody;
            };
        };
        responses: {
            /** @description A home with all its fields, as the office edits it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedHomeView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    HomesStaff_changeMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the home. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": HomeMediaBody;
            };
        };
        responses: {
            /** @description A home with all its fields, as the office edits it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedHomeView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Homes_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 12 when left out, at most 24. */
                page_size?: number;
                /** @description Only homes for `sale`, or for `rent`. */
                purpose?: "sale" | "rent";
                /** @description Only homes of this type. */
                type?: "apartment" | "villa" | "townhouse";
                /** @description Slug of a visible neighborhood. */
                neighborhood?: string;
                /** @description The lowest price, inclusive; a decimal, per year for rentals. */
                min_price?: string;
                /** @description The highest price, inclusive; a decimal, per year for rentals. */
                max_price?: string;
                /** @description Minimum number of bedrooms; 0 finds only studios. */
                bedrooms?: number;
                /** @description Minimum number of bathrooms, in steps of 0.5. */
                bathrooms?: number;
                /** @description Slugs of amenities that the home must all have, joined by commas: air-conditioning, balcony, built-in-wardrobes, children-play-area, concierge, covered-parking, elevator, furnished, garden, gym, maids-room, pets-allowed, private-pool, security, shared-pool, smart-home, study-room, view-of-landmark, walk-in-closet, water-view. */
                amenities?: string;
                /** @description In the title (both languages) or the reference. */
                q?: string;
                /** @description Order of the homes; latest change first when left out. */
                sort?: "newest" | "price_asc" | "price_desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a home as lists show it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: HomeCardView[];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "validation_failed";
                    };
                };
            };
        };
    };
    Homes_featured: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a home as lists show it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: HomeCardView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "validation_failed";
                    };
                };
            };
        };
    };
    Homes_facets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts of homes by filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: FacetsView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "validation_failed";
                    };
                };
            };
        };
    };
    Homes_lookup: {
        parameters: {
            query?: {
                /** @description Ids of homes, at most 12, joined by commas; the list has their order, and is empty without them. */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a home as lists show it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: HomeCardView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "validation_failed";
                    };
                };
            };
        };
    };
    Homes_similar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the home. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a home as lists show it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: HomeCardView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "validation_failed";
                    };
                };
            };
        };
    };
    Homes_page: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the home. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A home with everything its page shows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: HomePageView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "validation_failed";
                    };
                };
            };
        };
    };
    LeadsStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 10 when left out, at most 50. */
                page_size?: number;
                /** @description Only inquiries of this status. */
                status?: "new" | "contacted" | "qualified" | "closed";
                /** @description In name, e-mail address, phone number and reference of the home. */
                q?: string;
                /** @description Only inquiries received in this number of days in the time zone of the agency, today included. */
                received_within_days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is an inquiry as lists show it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: LeadView[];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                            /** @description Rows by status, under every filter but the status; `all` is their sum. */
                            counts: LeadCountsView;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Leads_submit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LeadBody;
            };
        };
        responses: {
            /** @description Receipt of an inquiry. */
            201: {
                headers: {
                    /** @description Sent if the key or token was used before with another body: this body was not processed. Use a new key for it. */
                    "Idempotency-Mismatch"?: "true";
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: LeadReceiptView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    LeadsStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the inquiry. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An inquiry with its viewing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: LeadDetailView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    LeadsStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the inquiry. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LeadChangeBody;
            };
        };
        responses: {
            /** @description An inquiry with its viewing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: LeadDetailView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ViewingsStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 10 when left out, at most 50. */
                page_size?: number;
                /** @description Only viewings of this status. */
                status?: "requested" | "confirmed" | "completed" | "cancelled";
                /** @description In reference, name, e-mail address, phone number and reference of the home. */
                q?: string;
                /** @description First day, in the time zone of the agency; compared with the agreed time, else with the preferred one. */
                scheduled_from?: string;
                /** @description Last day, in the time zone of the agency; compared as `scheduled_from` is. */
                scheduled_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a viewing as lists show it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: ViewingView[];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                            /** @description Rows by status, under every filter but the status; `all` is their sum. */
                            counts: ViewingCountsView;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Viewings_submit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ViewingBody;
            };
        };
        responses: {
            /** @description Receipt of a viewing request. */
            201: {
                headers: {
                    /** @description Sent if the key or token was used before with another body: this body was not processed. Use a new key for it. */
                    "Idempotency-Mismatch"?: "true";
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ViewingReceiptView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, preferred_time_too_soon, validation_failed; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "preferred_time_too_soon" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    ViewingsStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the viewing. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A viewing with its inquiry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ViewingDetailView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ViewingsStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the viewing. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ViewingChangeBody;
            };
        };
        responses: {
            /** @description A viewing with its inquiry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ViewingDetailView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed, viewing_action_not_allowed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "viewing_action_not_allowed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Staging_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 10 when left out, at most 50. */
                page_size?: number;
                /** @description Only jobs for this home. */
                property_id?: number;
                /** @description Only jobs of this status. */
                status?: "queued" | "running" | "done" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a request to furnish the picture of a room. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: StagingJobView[];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Staging_request: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StagingJobBody;
            };
        };
        responses: {
            /** @description A request to furnish the picture of a room. */
            202: {
                headers: {
                    /** @description Sent if the key or token was used before with another body: this body was not processed. Use a new key for it. */
                    "Idempotency-Mismatch"?: "true";
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StagingJobView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: studio_unavailable; 429: pictures_used_up, rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "pictures_used_up" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "studio_unavailable" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Staging_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the job. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A request to furnish the picture of a room. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StagingJobView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Staging_accept: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the job. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AcceptStagingBody;
            };
        };
        responses: {
            /** @description A request to furnish the picture of a room. */
            200: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StagingJobView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, picture_accepted, picture_not_ready, staging_pairs_full; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "permission_required" | "picture_accepted" | "picture_not_ready" | "server_busy" | "service_unavailable" | "sign_in_required" | "staging_pairs_full" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Overview_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Start page of the dashboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: OverviewView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    PublicSettings_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings that a site needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: PublicSettingsView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "validation_failed";
                    };
                };
            };
        };
    };
    SignIn_signIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SignInBody;
            };
        };
        responses: {
            /** @description A token and the account that signed in. */
            200: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StaffSignInView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_failed; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_failed" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    SignIn_undoEmailChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UndoEmailBody;
            };
        };
        responses: {
            /** @description Confirms that the former e-mail address is restored. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: EmailRestoredView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 403: demo_protected; 409: email_taken, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "email_taken" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    SignIn_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A staff account with its roles and permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StaffAccountView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    OwnAccount_changeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProfileBody;
            };
        };
        responses: {
            /** @description A staff account with its roles and permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StaffAccountView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected; 409: email_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "email_taken" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    OwnAccount_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OwnPasswordBody;
            };
        };
        responses: {
            /** @description A new token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: SessionView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Staff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 10 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                limit?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Part of the names, the username, the e-mail address or the phone number. */
                search?: string;
                /** @description Part of the e-mail address. */
                email?: string;
                /** @description Part of the names or the username. */
                name?: string;
                /** @description Part of the phone number, as written. */
                phone?: string;
                /** @description Accounts with this role. */
                role_id?: number;
                /** @description Sort key; the latest change first when omitted or unknown. */
                sort?: "id" | "username" | "first_name" | "last_name" | "email" | "created_at" | "updated_at";
                /** @description Direction of `sort`; `asc` when omitted. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a staff account with its roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: StaffRowView[];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Staff_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateAccountBody;
            };
        };
        responses: {
            /** @description A staff account with its roles and permissions. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StaffAccountView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, permission_required; 409: email_taken, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, username_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "email_taken" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Staff_statistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts of staff accounts by role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StaffStatisticsView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Staff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or username of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A staff account with its roles and permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StaffAccountView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Staff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or username of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, demo_protected, permission_required; 404: not_found; 409: last_full_account; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "demo_protected" | "last_full_account" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Staff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or username of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ChangeAccountBody;
            };
        };
        responses: {
            /** @description A staff account with its roles and permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StaffAccountView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, demo_protected, permission_required; 404: not_found; 409: email_taken, last_full_account, username_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "demo_protected" | "email_taken" | "last_full_account" | "malformed_json" | "not_found" | "permission_required" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Staff_replaceRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or username of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AccountRolesBody;
            };
        };
        responses: {
            /** @description A staff account with its roles and permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StaffAccountView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, demo_protected, permission_required; 404: not_found; 409: last_full_account; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "demo_protected" | "last_full_account" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roles_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 10 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                limit?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Part of the name. */
                name?: string;
                /** @description Audience of the role: `staff` finds all roles, any other value none. */
                guard_name?: string;
                /** @description Created on this day (UTC) or later. */
                created_from?: string;
                /** @description Created on this day (UTC) or earlier. */
                created_to?: string;
                /** @description Sort key; the latest change first when omitted or unknown. */
                sort?: "id" | "name" | "created_at" | "updated_at";
                /** @description Direction of `sort`; `asc` when omitted. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a role with its permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: RoleView[];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roles_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateRoleBody;
            };
        };
        responses: {
            /** @description A role with its permissions. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: RoleView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, role_name_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "role_name_taken" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roles_statistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts of roles and permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: RoleStatisticsView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roles_select: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a role to choose from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: RoleChoiceView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roles_permissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is the permissions of one module. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: PermissionGroupView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roles_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A role with its permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: RoleView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roles_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ChangeRoleBody;
            };
        };
        responses: {
            /** @description A role with its permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: RoleView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, permission_required; 404: not_found; 409: role_built_in, role_name_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "malformed_json" | "not_found" | "permission_required" | "role_built_in" | "role_name_taken" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roles_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, permission_required; 404: not_found; 409: role_built_in, role_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "not_found" | "permission_required" | "role_built_in" | "role_in_use" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roles_replacePermissions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RolePermissionsBody;
            };
        };
        responses: {
            /** @description A role with its permissions. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: RoleView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, demo_protected, permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, last_full_account; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "demo_protected" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "last_full_account" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Settings_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 10 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Text in the key, description, category or value. */
                search?: string;
                /** @description Settings of this group, such as `site`. */
                category?: string;
                /** @description Settings of this type. */
                type?: "string" | "number" | "boolean" | "json" | "text";
                /** @description Sort key; the latest change first when omitted or unknown. */
                sort?: "key" | "category" | "type" | "created_at" | "updated_at";
                /** @description Direction of `sort`; `asc` when omitted. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a setting with its value, type and category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: SettingView[];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Settings_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the setting, such as `site_name`. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A setting with its value, type and category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: SettingView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Settings_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the setting, such as `site_name`. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "demo_protected" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Settings_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the setting, such as `site_name`. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SettingChangeBody;
            };
        };
        responses: {
            /** @description A setting with its value, type and category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: SettingView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, permission_required; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AccessKeys_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is an access key of the account, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: AccessKeyView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AccessKeys_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AccessKeyBody;
            };
        };
        responses: {
            /** @description A new access key with its secret, which is shown only once. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: NewAccessKeyView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, too_many_access_keys; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_access_keys" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AccessKeys_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the access key. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    ToolCalls_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a change that a program made through the MCP endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: ToolCallView[];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AppClients_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is an app that staff entered, so that accounts can connect it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: AppClientView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AppClients_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AppClientBody;
            };
        };
        responses: {
            /** @description A new app with its secret, which is shown only once. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: NewAppClientView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AppClients_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the app. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    ConnectedApps_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is an app that acts for the account through the MCP endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ConnectedAppView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ConnectedApps_listAll: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a connected app with its account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: AnyConnectedAppView[];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ConnectedApps_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the connected app. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    WebhookDeliveries_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Deliveries with this status. */
                status?: "waiting" | "delivered" | "failed" | "held" | "cancelled";
                /** @description Deliveries of this type, such as `food.order.placed`. */
                type?: string;
            };
            header?: never;
            path: {
                /** @description Id of the webhook endpoint. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is an event for an endpoint, with its attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: WebhookDeliveryView[];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    WebhookDeliveries_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook endpoint. */
                id: number;
                /** @description Id of the delivery. */
                delivery: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An event for an endpoint, with its payload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: WebhookDeliveryDetailView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    WebhookDeliveries_resend: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the webhook endpoint. */
                id: number;
                /** @description Id of the delivery. */
                delivery: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An event for an endpoint, with its payload. */
            200: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: WebhookDeliveryDetailView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, permission_required, webhook_endpoint_of_other; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, payload_gone, webhook_endpoint_off; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "demo_protected" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_found" | "payload_gone" | "permission_required" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "webhook_endpoint_of_other" | "webhook_endpoint_off" | "wrong_audience";
                    };
                };
            };
        };
    };
    Webhooks_types: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a type of event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: WebhookTypeView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Webhooks_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is an address that receives events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: WebhookEndpointView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Webhooks_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookEndpointBody;
            };
        };
        responses: {
            /** @description An endpoint with its new secret, which is shown only once. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: WebhookSecretView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, too_many_webhook_endpoints; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "too_many_webhook_endpoints" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Webhooks_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook endpoint. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An address that receives events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: WebhookEndpointView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Webhooks_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook endpoint. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Webhooks_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook endpoint. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookEndpointChangeBody;
            };
        };
        responses: {
            /** @description An address that receives events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: WebhookEndpointView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, permission_required, webhook_endpoint_of_other; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "malformed_json" | "not_found" | "permission_required" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "webhook_endpoint_of_other" | "wrong_audience";
                    };
                };
            };
        };
    };
    Webhooks_rotate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the webhook endpoint. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookSecretBody;
            };
        };
        responses: {
            /** @description An endpoint with its new secret, which is shown only once. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: WebhookSecretView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required, webhook_endpoint_of_other; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "permission_required" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "webhook_endpoint_of_other" | "wrong_audience";
                    };
                };
            };
        };
    };
    Webhooks_takeOver: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the webhook endpoint. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookTakeOverBody;
            };
        };
        responses: {
            /** @description An endpoint with its new secret, which is shown only once. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: WebhookSecretView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "permission_required" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Webhooks_test: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the webhook endpoint. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookTestBody;
            };
        };
        responses: {
            /** @description One attempt to deliver an event. */
            200: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: WebhookTryView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, permission_required, webhook_endpoint_of_other; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "permission_required" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "webhook_endpoint_of_other" | "wrong_audience";
                    };
                };
            };
        };
    };
    Webhooks_replay: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the webhook endpoint. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookReplayBody;
            };
        };
        responses: {
            /** @description The result of a replay. */
            202: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: WebhookReplayView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, permission_required, webhook_endpoint_of_other; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, payload_gone, webhook_endpoint_off; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "payload_gone" | "permission_required" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "webhook_endpoint_of_other" | "webhook_endpoint_off" | "wrong_audience";
                    };
                };
            };
        };
    };
    StaffNotifications_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 30 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                limit?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Created or read at this instant or later. */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notifications and the number of unread ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: NotificationFeedView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    StaffNotifications_readAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notifications and the number of unread ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: NotificationFeedView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    StaffNotifications_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notifications and the number of unread ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: NotificationFeedView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    StaffNotifications_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notifications and the number of unread ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: NotificationFeedView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Uploads_upload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": UploadForm;
            };
        };
        responses: {
            /** @description The stored file with its address and versions. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: UploadView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, bucket_required, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large; 415: unsupported_media_type; 429: rate_limited, uploads_under_way; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "bucket_required" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "unsupported_media_type" | "uploads_under_way" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Demo_overview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the demonstration and its accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: DemoView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "validation_failed";
                    };
                };
            };
        };
    };
    Demo_createSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DemoSessionBody;
            };
        };
        responses: {
            /** @description A token and the account that signed in. */
            200: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StaffSignInView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    AiModels_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a model that can answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: AiModelView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AiModels_used: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 50 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description First day in UTC. */
                from_date?: string;
                /** @description Last day in UTC. */
                to_date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is the tokens of one account on one day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: AiUsageView[];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AiChats_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a conversation with the assistant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: AiChatView[];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AiChats_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AiChatBody;
            };
        };
        responses: {
            /** @description A conversation with the assistant. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: AiChatView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AiChats_get: {
        parameters: {
            query?: {
                /** @description Id of the message before which to read; the latest messages when omitted. */
                before?: number;
            };
            header?: never;
            path: {
                /** @description Id of the conversation. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A conversation with its messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: AiChatDetailView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AiChats_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the conversation. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    AiChats_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the conversation. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AiChatBody;
            };
        };
        responses: {
            /** @description A conversation with the assistant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: AiChatView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AiMessages_send: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the conversation. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AiMessageBody;
            };
        };
        responses: {
            /** @description A message of the account or an answer of the assistant. */
            200: {
                headers: {
                    /** @description Sent if the key or token was used before with another body: this body was not processed. Use a new key for it. */
                    "Idempotency-Mismatch"?: "true";
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: AiMessageView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                    "text/event-stream": AiDeltaView | AiToolEventView | AiProposalView | AiMessageView | AiErrorView;
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: answer_under_way, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: assistant_unavailable; 429: ai_tokens_used_up, rate_limited; 502: assistant_failed; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "ai_tokens_used_up" | "answer_under_way" | "assistant_failed" | "assistant_unavailable" | "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "permission_required" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AiMessages_stop: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the conversation. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
            200: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AiMessages_confirm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the conversation. */
                id: number;
                /** @description Id of the proposal. */
                proposal: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A change that the assistant proposes. */
            200: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: AiProposalView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, proposal_decided, proposal_expired, proposal_under_way; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_found" | "permission_required" | "proposal_decided" | "proposal_expired" | "proposal_under_way" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AiMessages_decline: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the conversation. */
                id: number;
                /** @description Id of the proposal. */
                proposal: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A change that the assistant proposes. */
            200: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: AiProposalView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, proposal_decided; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_found" | "permission_required" | "proposal_decided" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    DegradingHealth_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the service and its database. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: HealthView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    webhook_property_home_published: {
        parameters: {
            query?: never;
            header: {
                /** @description As in Standard Webhooks 1.0. */
                "webhook-id": string;
                /** @description As in Standard Webhooks 1.0. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks 1.0. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event, as in `webhook-id`. */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @enum {string}
                     */
                    type: "property.home.published";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: ManagedHomeView | {
                        /** @description Id of the record. */
                        id: number | null;
                        /** @description Addresses of the record, unless it is gone. */
                        links?: {
                            /** @description Address of the record. */
                            self?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Ends the endpoint. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_property_home_changed: {
        parameters: {
            query?: never;
            header: {
                /** @description As in Standard Webhooks 1.0. */
                "webhook-id": string;
                /** @description As in Standard Webhooks 1.0. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks 1.0. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event, as in `webhook-id`. */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @enum {string}
                     */
                    type: "property.home.changed";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: ManagedHomeView | {
                        /** @description Id of the record. */
                        id: number | null;
                        /** @description Addresses of the record, unless it is gone. */
                        links?: {
                            /** @description Address of the record. */
                            self?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Ends the endpoint. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_property_home_gone: {
        parameters: {
            query?: never;
            header: {
                /** @description As in Standard Webhooks 1.0. */
                "webhook-id": string;
                /** @description As in Standard Webhooks 1.0. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks 1.0. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event, as in `webhook-id`. */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @enum {string}
                     */
                    type: "property.home.gone";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: {
                        /** @description Id of the record. */
                        id: number | null;
                        /** @description Addresses of the record, unless it is gone. */
                        links?: {
                            /** @description Address of the record. */
                            self?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Ends the endpoint. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_property_lead_received: {
        parameters: {
            query?: never;
            header: {
                /** @description As in Standard Webhooks 1.0. */
                "webhook-id": string;
                /** @description As in Standard Webhooks 1.0. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks 1.0. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event, as in `webhook-id`. */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @enum {string}
                     */
                    type: "property.lead.received";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: LeadDetailView | {
                        /** @description Id of the record. */
                        id: number | null;
                        /** @description Addresses of the record, unless it is gone. */
                        links?: {
                            /** @description Address of the record. */
                            self?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Ends the endpoint. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_property_viewing_requested: {
        parameters: {
            query?: never;
            header: {
                /** @description As in Standard Webhooks 1.0. */
                "webhook-id": string;
                /** @description As in Standard Webhooks 1.0. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks 1.0. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event, as in `webhook-id`. */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @enum {string}
                     */
                    type: "property.viewing.requested";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: ViewingDetailView | {
                        /** @description Id of the record. */
                        id: number | null;
                        /** @description Addresses of the record, unless it is gone. */
                        links?: {
                            /** @description Address of the record. */
                            self?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Ends the endpoint. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_property_viewing_moved: {
        parameters: {
            query?: never;
            header: {
                /** @description As in Standard Webhooks 1.0. */
                "webhook-id": string;
                /** @description As in Standard Webhooks 1.0. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks 1.0. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event, as in `webhook-id`. */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @enum {string}
                     */
                    type: "property.viewing.moved";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: ViewingDetailView | {
                        /** @description Id of the record. */
                        id: number | null;
                        /** @description Addresses of the record, unless it is gone. */
                        links?: {
                            /** @description Address of the record. */
                            self?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Ends the endpoint. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_property_viewing_cancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description As in Standard Webhooks 1.0. */
                "webhook-id": string;
                /** @description As in Standard Webhooks 1.0. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks 1.0. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event, as in `webhook-id`. */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @enum {string}
                     */
                    type: "property.viewing.cancelled";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: ViewingDetailView | {
                        /** @description Id of the record. */
                        id: number | null;
                        /** @description Addresses of the record, unless it is gone. */
                        links?: {
                            /** @description Address of the record. */
                            self?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Ends the endpoint. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_property_person_erased: {
        parameters: {
            query?: never;
            header: {
                /** @description As in Standard Webhooks 1.0. */
                "webhook-id": string;
                /** @description As in Standard Webhooks 1.0. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks 1.0. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event, as in `webhook-id`. */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @enum {string}
                     */
                    type: "property.person.erased";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: ErasedPersonView;
                };
            };
        };
        responses: {
            /** @description Ends the endpoint. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
