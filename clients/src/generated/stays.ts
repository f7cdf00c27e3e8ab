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
export interface DestinationView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Name of the destination, in both languages. */
    name: BilingualView;
    /** @description Short line under the name, in both languages. */
    tagline: BilingualView;
    /** @description Full description, in both languages. */
    description: BilingualView;
    /** @description Address of the cover; null without one. */
    cover_url: string | null;
    /** @description Alternative text of the cover, in both languages. */
    cover_alt: BilingualView;
    /** @description Place in the order; the smallest first. */
    sort_order: number;
    /** @description Whether it is shown to the public. */
    is_active: boolean;
    /** @description Number of published stays; on the dashboard, drafts are included. */
    stay_count: number;
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
export interface BilingualText300OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 300) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 300) */
    ar?: string | null;
}
export interface BilingualText120 {
    /** @description In English. (minLength 1, maxLength 120) */
    en: string;
    /** @description In Arabic. (minLength 1, maxLength 120) */
    ar: string;
}
export interface BilingualText255OrEmpty {
    /** @description In English. (minLength 0, maxLength 255) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 255) */
    ar: string;
}
export interface BilingualText5000OrEmpty {
    /** @description In English. (minLength 0, maxLength 5000) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 5000) */
    ar: string;
}
export interface DestinationBody {
    /** @description Slug of the destination; generated from the English name when omitted. (maxLength 120) */
    slug?: string | null;
    /** @description Address of an uploaded picture; null for none. (minLength 1, maxLength 500) */
    cover_url?: string | null;
    /** @description Alternative text of the picture; a plain string is used for both languages. */
    cover_alt?: string | BilingualText300OrEmptyEnglishFirst | null;
    /** @description Position in lists, ascending; a new destination goes last. (minimum 0, maximum 1000000) */
    sort_order?: number | null;
    /** @description Whether the site lists the destination; true when omitted. */
    is_active?: boolean | null;
    /** @description Name of the destination, in both languages. */
    name: BilingualText120;
    /** @description Short line under the name, in both languages. */
    tagline: BilingualText255OrEmpty;
    /** @description Full description, in both languages. */
    description: BilingualText5000OrEmpty;
}
export interface BilingualText120OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 120) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 120) */
    ar?: string | null;
}
export interface BilingualText255OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 255) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 255) */
    ar?: string | null;
}
export interface BilingualText5000OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 5000) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 5000) */
    ar?: string | null;
}
export interface DestinationChangeBody {
    /** @description Slug of the destination; generated from the English name when omitted. (maxLength 120) */
    slug?: string | null;
    /** @description Address of an uploaded picture; null for none. (minLength 1, maxLength 500) */
    cover_url?: string | null;
    /** @description Alternative text of the picture; a plain string is used for both languages. */
    cover_alt?: string | BilingualText300OrEmptyEnglishFirst | null;
    /** @description Position in lists, ascending; a new destination goes last. (minimum 0, maximum 1000000) */
    sort_order?: number | null;
    /** @description Whether the site lists the destination; true when omitted. */
    is_active?: boolean | null;
    /** @description Name of the destination, in both languages. */
    name?: string | BilingualText120OrEmptyEnglishFirst | null;
    /** @description Short line under the name, in both languages. */
    tagline?: string | BilingualText255OrEmptyEnglishFirst | null;
    /** @description Full description, in both languages. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
}
export interface StayDestinationView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Name of the destination, in both languages. */
    name: BilingualView;
}
export interface LengthDiscountView {
    /** @description Minimum number of nights of a discounted booking. */
    nights: number;
    /** @description Percent off the price of the nights. */
    percent: number;
}
export interface StayMediaView {
    /** @description Position in the gallery, from 1; the first file is the cover. */
    position: number;
    /** @description Address of the file. */
    url: string;
    /** @description Alternative text of the picture, in both languages. */
    alt: BilingualView;
    /**
     * @description Type of the file: `image` or `video`.
     * @enum {string}
     */
    type: "image" | "video";
    /** @description Pixels of the widest version; null of a picture that is not stored here. */
    width: number | null;
    /** @description Pixels of the widest version; null of a picture that is not stored here. */
    height: number | null;
    /** @description Versions for a `srcset`, from narrow to wide, each width as WebP and as JPEG; empty if `width` is null. */
    versions: PictureVersionView[];
}
export interface CancellationTierView {
    /** @description Days before check-in until which the tier applies, at the check-in time. */
    days_before: number;
    /** @description Percent of the price of the nights that is refunded. */
    refund_percent: number;
}
export interface ManagedStayView {
    /** @description Id of the record. */
    id: number;
    /** @description Reference of the stay, such as `STY-1001`; it never changes. */
    reference: string;
    /** @description The part of a web address that names the record. */
    slug: string;
    /**
     * @description Type of the stay.
     * @enum {string}
     */
    type: "villa" | "apartment" | "cabin" | "chalet" | "loft" | "cottage";
    /**
     * @description Status of the stay; `published` is on the site, `draft` is not.
     * @enum {string}
     */
    status: "draft" | "published";
    /** @description Heading of the stay, in both languages. */
    title: BilingualView;
    /** @description One or two sentences for lists, in both languages. */
    short_description: BilingualView;
    /** @description Full description, in paragraphs, in both languages. */
    description: BilingualView;
    /** @description Description of the location, in both languages. */
    location_hint: BilingualView;
    /** @description Id of the destination. */
    destination_id: number;
    /** @description Destination of the stay. */
    destination: StayDestinationView;
    /** @description Number of bedrooms; 0 for a studio. */
    bedrooms: number;
    /** @description Number of beds. */
    beds: number;
    /** @description Number of bathrooms. */
    bathrooms: number;
    /** @description Maximum number of guests. */
    max_guests: number;
    /** @description Minimum number of nights of a booking. */
    min_nights: number;
    /** @description Price of one night, a whole number. In units of the currency, with at most two decimals. */
    nightly_rate: number;
    /** @description Cleaning fee per booking, a whole number. In units of the currency, with at most two decimals. */
    cleaning_fee: number;
    /** @description Number of guests included in the price; further guests pay `extra_guest_fee`. Null when none does. */
    extra_guest_from: number | null;
    /** @description Fee per extra guest and night, a whole number. In units of the currency, with at most two decimals. */
    extra_guest_fee: number;
    /** @description Refundable deposit, paid with the booking and returned after it; a whole number, 0 without one. In units of the currency, with at most two decimals. */
    deposit: number;
    /** @description Discounts for longer bookings, fewest nights first; only the last one that is reached applies. */
    length_discounts: LengthDiscountView[];
    /** @description Amenities of the stay. */
    amenities: string[];
    /** @description House rules, one per entry, in both languages. */
    house_rules: BilingualView[];
    /** @description Pictures and videos, in order. */
    media: StayMediaView[];
    /** @description Average of the published reviews; null without any. */
    rating: number | null;
    /** @description How many reviews the rating is the average of. */
    review_count: number;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
    /** @description Check-in time, `HH:MM`, in the company’s time zone; null for the default of the settings. */
    check_in_time: string | null;
    /** @description Check-out time, `HH:MM`, in the company’s time zone; null for the default of the settings. */
    check_out_time: string | null;
    /** @description Whether a whole gap between held nights can be booked although it is shorter than the minimum. */
    fills_gaps: boolean;
    /** @description Cancellation tiers, most days first; null while those of the settings apply. */
    cancellation_tiers: CancellationTierView[] | null;
    /** @description Missing requirements for publication; empty when the stay is complete. */
    missing: string[];
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
}
export interface HouseRuleBody {
    /** @description In English. (minLength 1, maxLength 300) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 300) */
    ar?: string | null;
}
export interface StayMediaBody {
    /** @description Accepted as in the response, but ignored: the file determines it. */
    width?: string | number | boolean | Record<string, never> | unknown[] | null;
    /** @description Accepted as in the response, but ignored: the file determines it. */
    height?: string | number | boolean | Record<string, never> | unknown[] | null;
    /** @description Accepted as in the response, but ignored: the file determines it. */
    versions?: string | number | boolean | Record<string, never> | unknown[] | null;
    /** @description Address of an uploaded picture or video. (minLength 1, maxLength 500) */
    url: string;
    /** @description Alternative text; a plain string is used for both languages. */
    alt?: string | BilingualText300OrEmptyEnglishFirst | null;
    /** @description Ignored: the order of the list counts. (minimum 1, maximum 30) */
    position?: number | null;
    /**
     * @description Ignored: the type of the file counts.
     * @enum {string|null}
     */
    type?: "image" | "video" | null;
}
export interface BilingualText200EnglishFirst {
    /** @description In English. (minLength 1, maxLength 200) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 200) */
    ar?: string | null;
}
export interface BilingualText500EnglishFirst {
    /** @description In English. (minLength 1, maxLength 500) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 500) */
    ar?: string | null;
}
export interface BilingualText10000EnglishFirst {
    /** @description In English. (minLength 1, maxLength 10000) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 10000) */
    ar?: string | null;
}
export interface BilingualText300EnglishFirst {
    /** @description In English. (minLength 1, maxLength 300) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 300) */
    ar?: string | null;
}
export interface StayBody {
    /**
     * @description Type of the stay.
     * @enum {string}
     */
    type: "villa" | "apartment" | "cabin" | "chalet" | "loft" | "cottage";
    /** @description Id of the destination. (minimum 1, maximum 2147483647) */
    destination_id: number;
    /** @description Number of bedrooms; 0 for a studio. (minimum 0, maximum 100) */
    bedrooms: number;
    /** @description Number of beds. (minimum 0, maximum 100) */
    beds: number;
    /** @description Number of bathrooms. (minimum 0, maximum 100) */
    bathrooms: number;
    /** @description Maximum number of guests. (minimum 1, maximum 50) */
    max_guests: number;
    /** @description Price of one night, in whole units of the currency. (minimum 1, maximum 100000) */
    nightly_rate: number;
    /** @description Cleaning fee per booking, in whole units of the currency. (minimum 0, maximum 100000) */
    cleaning_fee: number;
    /** @description Minimum number of nights of a booking. (minimum 1, maximum 365) */
    min_nights: number;
    /** @description Number of guests included in the price; further guests pay `extra_guest_fee`. Null when none does. (minimum 1, maximum 50) */
    extra_guest_from?: number | null;
    /** @description Fee per extra guest and night, in whole units of the currency; 0 when omitted. (minimum 0, maximum 100000) */
    extra_guest_fee?: number | null;
    /** @description Refundable deposit, paid with each booking, in whole units of the currency; 0 when omitted. (minimum 0, maximum 100000) */
    deposit?: number | null;
    /** @description Whether a gap between held nights, or between today and held nights, can be booked as a whole although it is shorter than the minimum; false when omitted. */
    fills_gaps?: boolean | null;
    /** @description Slug of the stay; generated from the English title when omitted. (maxLength 120) */
    slug?: string | null;
    /** @description Check-in time, `HH:MM`, in the company’s time zone; null for the default of the settings. (pattern ^\d{2}:\d{2}$) */
    check_in_time?: string | null;
    /** @description Check-out time, `HH:MM`, in the company’s time zone; null for the default of the settings. (pattern ^\d{2}:\d{2}$) */
    check_out_time?: string | null;
    /** @description Amenities without duplicates; `GET /api/stays/facets` lists the common ones. (minItems 0, maxItems 60) */
    amenities?: string[] | null;
    /** @description House rules, one per entry, in both languages. (minItems 0, maxItems 40) */
    house_rules?: HouseRuleBody[] | null;
    /** @description Gallery in order; the first file is the cover. (minItems 0, maxItems 30) */
    media?: StayMediaBody[] | null;
    /** @description Heading of the stay, in both languages. */
    title: BilingualText200EnglishFirst;
    /** @description One or two sentences for lists, in both languages. */
    short_description: BilingualText500EnglishFirst;
    /** @description Full description, in paragraphs, in both languages. */
    description: BilingualText10000EnglishFirst;
    /** @description Description of the location, in both languages. */
    location_hint: BilingualText300EnglishFirst;
}
export interface BilingualText200OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 200) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 200) */
    ar?: string | null;
}
export interface BilingualText500OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 500) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 500) */
    ar?: string | null;
}
export interface BilingualText10000OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 10000) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 10000) */
    ar?: string | null;
}
export interface StayChangeBody {
    /**
     * @description Type of the stay.
     * @enum {string}
     */
    type?: "villa" | "apartment" | "cabin" | "chalet" | "loft" | "cottage";
    /** @description Id of the destination. (minimum 1, maximum 2147483647) */
    destination_id?: number;
    /** @description Number of bedrooms; 0 for a studio. (minimum 0, maximum 100) */
    bedrooms?: number;
    /** @description Number of beds. (minimum 0, maximum 100) */
    beds?: number;
    /** @description Number of bathrooms. (minimum 0, maximum 100) */
    bathrooms?: number;
    /** @description Maximum number of guests. (minimum 1, maximum 50) */
    max_guests?: number;
    /** @description Price of one night, in whole units of the currency. (minimum 1, maximum 100000) */
    nightly_rate?: number;
    /** @description Cleaning fee per booking, in whole units of the currency. (minimum 0, maximum 100000) */
    cleaning_fee?: number;
    /** @description Minimum number of nights of a booking. (minimum 1, maximum 365) */
    min_nights?: number;
    /** @description Number of guests included in the price; further guests pay `extra_guest_fee`. Null when none does. (minimum 1, maximum 50) */
    extra_guest_from?: number | null;
    /** @description Fee per extra guest and night, in whole units of the currency; 0 when omitted. (minimum 0, maximum 100000) */
    extra_guest_fee?: number | null;
    /** @description Refundable deposit, paid with each booking, in whole units of the currency; 0 when omitted. (minimum 0, maximum 100000) */
    deposit?: number | null;
    /** @description Whether a gap between held nights, or between today and held nights, can be booked as a whole although it is shorter than the minimum; false when omitted. */
    fills_gaps?: boolean | null;
    /** @description Slug of the stay; generated from the English title when omitted. (maxLength 120) */
    slug?: string | null;
    /** @description Check-in time, `HH:MM`, in the company’s time zone; null for the default of the settings. (pattern ^\d{2}:\d{2}$) */
    check_in_time?: string | null;
    /** @description Check-out time, `HH:MM`, in the company’s time zone; null for the default of the settings. (pattern ^\d{2}:\d{2}$) */
    check_out_time?: string | null;
    /** @description Amenities without duplicates; `GET /api/stays/facets` lists the common ones. (minItems 0, maxItems 60) */
    amenities?: string[] | null;
    /** @description House rules, one per entry, in both languages. (minItems 0, maxItems 40) */
    house_rules?: HouseRuleBody[] | null;
    /** @description Gallery in order; the first file is the cover. (minItems 0, maxItems 30) */
    media?: StayMediaBody[] | null;
    /** @description Heading of the stay, in both languages. */
    title?: string | BilingualText200OrEmptyEnglishFirst | null;
    /** @description One or two sentences for lists, in both languages. */
    short_description?: string | BilingualText500OrEmptyEnglishFirst | null;
    /** @description Full description, in paragraphs, in both languages. */
    description?: string | BilingualText10000OrEmptyEnglishFirst | null;
    /** @description Description of the location, in both languages. */
    location_hint?: string | BilingualText300OrEmptyEnglishFirst | null;
}
export interface StayStatusBody {
    /**
     * @description Status of the stay; `published` is on the site, `draft` is not.
     * @enum {string}
     */
    status: "draft" | "published";
}
export interface StayGalleryBody {
    /** @description Whole gallery in order; the first file is the cover. (minItems 0, maxItems 30) */
    media: StayMediaBody[];
}
export interface RateRuleView {
    /** @description Id of the record. */
    id: number;
    /** @description Id of the stay. */
    stay_id: number;
    /** @description Name of the rule, which explains the price to guests. */
    name: BilingualView;
    /**
     * @description Layer of the rule: `special` overrides `weekdays`, and `weekdays` overrides `season`.
     * @enum {string}
     */
    layer: "season" | "weekdays" | "special";
    /**
     * Format: date
     * @description The first night. (format date)
     */
    from: string;
    /**
     * Format: date
     * @description The day after the last night. (format date)
     */
    to: string;
    /** @description Days of the week, 0 is Sunday; empty except in the layer `weekdays`. */
    weekdays: number[];
    /** @description Price of a night, a whole number; null leaves it to lower layers and the stay. In units of the currency, with at most two decimals. */
    nightly_rate: number | null;
    /** @description Minimum number of nights of a booking that begins on such a night; null leaves it to lower layers and the stay. */
    min_nights: number | null;
    /** @description Maximum number of nights of a booking that begins on such a night; null leaves it to lower layers and the stay. */
    max_nights: number | null;
    /** @description Whether no booking can begin on these days; null leaves it to lower layers and the stay. */
    closed_to_arrival: boolean | null;
    /** @description Whether no booking can end on these days; null leaves it to lower layers and the stay. */
    closed_to_departure: boolean | null;
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
export interface RateRuleBody {
    /** @description Name of the rule, which explains the price to guests, in both languages. */
    name: BilingualText120;
    /**
     * @description Layer of the rule: `special` overrides `weekdays`, and `weekdays` overrides `season`, each value separately. Two rules of one layer never share a night.
     * @enum {string}
     */
    layer: "season" | "weekdays" | "special";
    /**
     * Format: date
     * @description First night of the rule. (format date)
     */
    from: string;
    /**
     * Format: date
     * @description Day after the last night of the rule. (format date)
     */
    to: string;
    /** @description Days of the week, 0 is Sunday; required in the layer `weekdays`, empty or omitted in the others. (minItems 0, maxItems 7) */
    weekdays?: number[] | null;
    /** @description Price of a night, in whole units of the currency; null leaves it to lower layers and the stay. (minimum 1, maximum 100000) */
    nightly_rate?: number | null;
    /** @description Minimum number of nights of a booking that begins on such a night; null leaves it to lower layers and the stay. (minimum 1, maximum 365) */
    min_nights?: number | null;
    /** @description Maximum number of nights of a booking that begins on such a night; null leaves it to lower layers and the settings. (minimum 1, maximum 365) */
    max_nights?: number | null;
    /** @description Whether no booking can begin on these days; null leaves it to lower layers. */
    closed_to_arrival?: boolean | null;
    /** @description Whether no booking can end on these days; null leaves it to lower layers. */
    closed_to_departure?: boolean | null;
}
export interface RateRuleChangeBody {
    /** @description Name of the rule, which explains the price to guests, in both languages. */
    name?: BilingualText120;
    /**
     * @description Layer of the rule: `special` overrides `weekdays`, and `weekdays` overrides `season`, each value separately. Two rules of one layer never share a night.
     * @enum {string}
     */
    layer?: "season" | "weekdays" | "special";
    /**
     * Format: date
     * @description First night of the rule. (format date)
     */
    from?: string;
    /**
     * Format: date
     * @description Day after the last night of the rule. (format date)
     */
    to?: string;
    /** @description Days of the week, 0 is Sunday; required in the layer `weekdays`, empty or omitted in the others. (minItems 0, maxItems 7) */
    weekdays?: number[] | null;
    /** @description Price of a night, in whole units of the currency; null leaves it to lower layers and the stay. (minimum 1, maximum 100000) */
    nightly_rate?: number | null;
    /** @description Minimum number of nights of a booking that begins on such a night; null leaves it to lower layers and the stay. (minimum 1, maximum 365) */
    min_nights?: number | null;
    /** @description Maximum number of nights of a booking that begins on such a night; null leaves it to lower layers and the settings. (minimum 1, maximum 365) */
    max_nights?: number | null;
    /** @description Whether no booking can begin on these days; null leaves it to lower layers. */
    closed_to_arrival?: boolean | null;
    /** @description Whether no booking can end on these days; null leaves it to lower layers. */
    closed_to_departure?: boolean | null;
}
export interface LengthDiscountsView {
    /** @description All discounts, fewest nights first. */
    discounts: LengthDiscountView[];
}
export interface LengthDiscountBody {
    /** @description Minimum number of nights of a discounted booking. (minimum 2, maximum 365) */
    nights: number;
    /** @description Percent off the price of the nights. (minimum 1, maximum 90) */
    percent: number;
}
export interface LengthDiscountsBody {
    /** @description All discounts of the stay, each number of nights once; empty for none. (minItems 0, maxItems 10) */
    discounts: LengthDiscountBody[];
}
export interface OrphanView {
    /**
     * Format: date
     * @description The first night. (format date)
     */
    from: string;
    /**
     * Format: date
     * @description The day after the last night. (format date)
     */
    to: string;
    /** @description Number of nights of the stretch. */
    nights: number;
    /** @description Minimum number of nights from the first night on, more than the stretch has. */
    min_nights: number;
}
export interface NightPriceView {
    /**
     * Format: date
     * @description Day on which the night begins. (format date)
     */
    date: string;
    /** @description Price of the night, a whole number. In units of the currency, with at most two decimals. */
    rate: number;
    /** @description Minimum number of nights of a booking that begins on this day. */
    min_nights: number;
    /** @description Whether the rules of the stay let a booking begin on this day. */
    arrival: boolean;
    /** @description Whether the rules of the stay let a booking end on this day. */
    departure: boolean;
}
export interface CancellationTiersView {
    /** @description Tiers, most days first; null while those of the settings apply. */
    tiers: CancellationTierView[] | null;
}
export interface CancellationTierBody {
    /** @description Days before check-in until which the tier applies, at the check-in time. (minimum 0, maximum 365) */
    days_before: number;
    /** @description Percent of the price of the nights that is refunded. (minimum 0, maximum 100) */
    refund_percent: number;
}
export interface CancellationTiersBody {
    /** @description Tiers, most days first, with a percent that never rises; null for the tiers of the settings. (minItems 1, maxItems 10) */
    tiers: CancellationTierBody[] | null;
}
export interface NightsPriceView {
    /**
     * Format: date
     * @description First night, as the day on which it begins, in the company’s time zone. (format date)
     */
    check_in: string;
    /**
     * Format: date
     * @description Day after the last night, in the company’s time zone. (format date)
     */
    check_out: string;
    /** @description Number of nights. */
    nights: number;
    /** @description Price of all nights without cleaning, in units of the currency. In units of the currency, with at most two decimals. */
    subtotal: number;
    /** @description Cleaning fee, charged once per booking. In units of the currency, with at most two decimals. */
    cleaning_fee: number;
    /** @description Price of the nights and cleaning, without the deposit. In units of the currency, with at most two decimals. */
    total: number;
    /** @description Refundable deposit, paid with the booking; not part of `total`. In units of the currency, with at most two decimals. */
    deposit: number;
    /** @description Amount that the guest pays: `total` and `deposit`, in units of the currency. */
    to_pay: number;
    /** @description Currency of the amounts, as an ISO 4217 code. */
    currency: string;
}
export interface FoundStayView {
    /** @description Id of the record. */
    id: number;
    /** @description Reference of the stay, such as `STY-1001`; it never changes. */
    reference: string;
    /** @description The part of a web address that names the record. */
    slug: string;
    /**
     * @description Type of the stay.
     * @enum {string}
     */
    type: "villa" | "apartment" | "cabin" | "chalet" | "loft" | "cottage";
    /**
     * @description Status of the stay; `published` is on the site, `draft` is not.
     * @enum {string}
     */
    status: "draft" | "published";
    /** @description Heading of the stay, in both languages. */
    title: BilingualView;
    /** @description One or two sentences for lists, in both languages. */
    short_description: BilingualView;
    /** @description Full description, in paragraphs, in both languages. */
    description: BilingualView;
    /** @description Description of the location, in both languages. */
    location_hint: BilingualView;
    /** @description Id of the destination. */
    destination_id: number;
    /** @description Destination of the stay. */
    destination: StayDestinationView;
    /** @description Number of bedrooms; 0 for a studio. */
    bedrooms: number;
    /** @description Number of beds. */
    beds: number;
    /** @description Number of bathrooms. */
    bathrooms: number;
    /** @description Maximum number of guests. */
    max_guests: number;
    /** @description Minimum number of nights of a booking. */
    min_nights: number;
    /** @description Price of one night, a whole number. In units of the currency, with at most two decimals. */
    nightly_rate: number;
    /** @description Cleaning fee per booking, a whole number. In units of the currency, with at most two decimals. */
    cleaning_fee: number;
    /** @description Number of guests included in the price; further guests pay `extra_guest_fee`. Null when none does. */
    extra_guest_from: number | null;
    /** @description Fee per extra guest and night, a whole number. In units of the currency, with at most two decimals. */
    extra_guest_fee: number;
    /** @description Refundable deposit, paid with the booking and returned after it; a whole number, 0 without one. In units of the currency, with at most two decimals. */
    deposit: number;
    /** @description Discounts for longer bookings, fewest nights first; only the last one that is reached applies. */
    length_discounts: LengthDiscountView[];
    /** @description Amenities of the stay. */
    amenities: string[];
    /** @description House rules, one per entry, in both languages. */
    house_rules: BilingualView[];
    /** @description Pictures and videos, in order. */
    media: StayMediaView[];
    /** @description Average of the published reviews; null without any. */
    rating: number | null;
    /** @description How many reviews the rating is the average of. */
    review_count: number;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
    /** @description Check-in time, `HH:MM`, in the company's time zone. */
    check_in_time: string;
    /** @description Check-out time, `HH:MM`, in the company's time zone. */
    check_out_time: string;
    /** @description Price from `checkIn` to `checkOut`, as `/quote` calculates it; null without dates. */
    price: NightsPriceView | null;
}
export interface StayView {
    /** @description Id of the record. */
    id: number;
    /** @description Reference of the stay, such as `STY-1001`; it never changes. */
    reference: string;
    /** @description The part of a web address that names the record. */
    slug: string;
    /**
     * @description Type of the stay.
     * @enum {string}
     */
    type: "villa" | "apartment" | "cabin" | "chalet" | "loft" | "cottage";
    /**
     * @description Status of the stay; `published` is on the site, `draft` is not.
     * @enum {string}
     */
    status: "draft" | "published";
    /** @description Heading of the stay, in both languages. */
    title: BilingualView;
    /** @description One or two sentences for lists, in both languages. */
    short_description: BilingualView;
    /** @description Full description, in paragraphs, in both languages. */
    description: BilingualView;
    /** @description Description of the location, in both languages. */
    location_hint: BilingualView;
    /** @description Id of the destination. */
    destination_id: number;
    /** @description Destination of the stay. */
    destination: StayDestinationView;
    /** @description Number of bedrooms; 0 for a studio. */
    bedrooms: number;
    /** @description Number of beds. */
    beds: number;
    /** @description Number of bathrooms. */
    bathrooms: number;
    /** @description Maximum number of guests. */
    max_guests: number;
    /** @description Minimum number of nights of a booking. */
    min_nights: number;
    /** @description Price of one night, a whole number. In units of the currency, with at most two decimals. */
    nightly_rate: number;
    /** @description Cleaning fee per booking, a whole number. In units of the currency, with at most two decimals. */
    cleaning_fee: number;
    /** @description Number of guests included in the price; further guests pay `extra_guest_fee`. Null when none does. */
    extra_guest_from: number | null;
    /** @description Fee per extra guest and night, a whole number. In units of the currency, with at most two decimals. */
    extra_guest_fee: number;
    /** @description Refundable deposit, paid with the booking and returned after it; a whole number, 0 without one. In units of the currency, with at most two decimals. */
    deposit: number;
    /** @description Discounts for longer bookings, fewest nights first; only the last one that is reached applies. */
    length_discounts: LengthDiscountView[];
    /** @description Amenities of the stay. */
    amenities: string[];
    /** @description House rules, one per entry, in both languages. */
    house_rules: BilingualView[];
    /** @description Pictures and videos, in order. */
    media: StayMediaView[];
    /** @description Average of the published reviews; null without any. */
    rating: number | null;
    /** @description How many reviews the rating is the average of. */
    review_count: number;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
    /** @description Check-in time, `HH:MM`, in the company's time zone. */
    check_in_time: string;
    /** @description Check-out time, `HH:MM`, in the company's time zone. */
    check_out_time: string;
}
export interface TypeFacetView {
    /**
     * @description Type of the stays.
     * @enum {string}
     */
    type: "villa" | "apartment" | "cabin" | "chalet" | "loft" | "cottage";
    /** @description Number of published stays. */
    count: number;
}
export interface DestinationFacetView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Name of the destination, in both languages. */
    name: BilingualView;
    /** @description Number of published stays. */
    count: number;
}
export interface AmenityFacetView {
    /** @description Slug of the amenity, as in `amenities` of a stay. */
    slug: string;
    /** @description Name of the amenity, in both languages. */
    name: BilingualView;
    /** @description Number of published stays. */
    count: number;
}
export interface StayFacetsView {
    /** @description Number of published stays. */
    total: number;
    /** @description Number of stays of each type, 0 included. */
    types: TypeFacetView[];
    /** @description Number of stays of each visible destination, in sort order. */
    destinations: DestinationFacetView[];
    /** @description Common amenities with their names; a stay can have others. */
    amenities: AmenityFacetView[];
}
export interface AvailabilityView {
    /**
     * Format: date
     * @description First day of the requested range. (format date)
     */
    from: string;
    /**
     * Format: date
     * @description End of the requested range, exclusive. (format date)
     */
    to: string;
    /** @description Nights that are not available, each by the day it begins. */
    nights: string[];
}
export interface PriceLineView {
    /**
     * @description Kind of the line: `nights` is for nights in a row with the same price by the same rule, `retained` for the amount kept for cancelled nights.
     * @enum {string}
     */
    kind: "nights" | "length_discount" | "extra_guests" | "retained" | "cleaning" | "deposit";
    /** @description Label of the line, in both languages; for nights the name of their rule. */
    label: BilingualView;
    /** @description Number of nights, or of extra guests times nights; 1 for the other kinds. */
    quantity: number;
    /** @description Price of one unit. In units of the currency, with at most two decimals. */
    unit_price: number;
    /** @description `quantity` times `unit_price`; negative for a discount. In units of the currency, with at most two decimals. */
    amount: number;
}
export interface PolicyStepView {
    /** @description Last instant of the step, in UTC. */
    until: string;
    /** @description `until` as local time of `time_zone`. */
    until_local: string;
    /** @description Time zone of the company when the policy was made. */
    time_zone: string;
    /** @description Percent of `subtotal` that is refunded, rounded to whole units; cleaning fee and deposit are refunded in full. */
    refund_percent: number;
    /** @description Total refund, cleaning fee and deposit included. In units of the currency, with at most two decimals. */
    refund: number;
}
export interface NearestNightsView {
    /**
     * Format: date
     * @description First night, as the day on which it begins, in the company’s time zone. (format date)
     */
    check_in: string;
    /**
     * Format: date
     * @description Day after the last night, in the company’s time zone. (format date)
     */
    check_out: string;
    /** @description Number of nights. */
    nights: number;
    /** @description Amount that the guest pays: `total` and `deposit`, in units of the currency. */
    to_pay: number;
}
export interface EqualStayView {
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Heading of the stay, in both languages. */
    title: BilingualView;
    /** @description First picture of the stay; null without one. */
    cover: string | null;
    /** @description Amount that the guest pays: `total` and `deposit`, in units of the currency. */
    to_pay: number;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface UnavailableDetailsView {
    /** @description At most 3 alternatives in the same stay, nearest first and one per free stretch, with a check-in at most 30 days away. They have as many nights as requested, or the minimum if that is more. */
    nearest?: NearestNightsView[];
    /** @description Other stays that can be booked for the same nights and guests, at most 3: first of the same destination, then of the same type, then by nearest price. */
    equal_stays?: EqualStayView[];
    /** @description Whether guests can join a waitlist for these nights. */
    waitlist?: boolean;
    /** @description Maximum number of days ahead that a booking can begin. */
    max_days_ahead?: number;
    /** @description Minimum number of nights of a booking that begins on this day. */
    min_nights?: number;
    /** @description Maximum number of nights of a booking that begins on this day. */
    max_nights?: number;
    /** @description Maximum number of guests of the stay. */
    max_guests?: number;
}
export interface QuoteView {
    /**
     * Format: date
     * @description First night, as the day on which it begins, in the company’s time zone. (format date)
     */
    check_in: string;
    /**
     * Format: date
     * @description Day after the last night, in the company’s time zone. (format date)
     */
    check_out: string;
    /** @description Number of guests. */
    guests: number;
    /** @description Number of nights. */
    nights: number;
    /** @description Price of one night. In units of the currency, with at most two decimals. */
    nightly_rate: number;
    /** @description Whether the nights differ in price; `nightly_rate` is then their rounded average. */
    nightly_rate_varies: boolean;
    /** @description Price of all nights without cleaning, in units of the currency. In units of the currency, with at most two decimals. */
    subtotal: number;
    /** @description Cleaning fee, charged once per booking. In units of the currency, with at most two decimals. */
    cleaning_fee: number;
    /** @description Price of the nights and cleaning, without the deposit. In units of the currency, with at most two decimals. */
    total: number;
    /** @description Refundable deposit, paid with the booking; not part of `total`. In units of the currency, with at most two decimals. */
    deposit: number;
    /** @description Amount that the guest pays: `total` and `deposit`, in units of the currency. */
    to_pay: number;
    /** @description Lines of the price; their amounts sum to `to_pay`. */
    lines: PriceLineView[];
    /** @description Currency of the amounts, as an ISO 4217 code. */
    currency: string;
    /** @description Whether a booking would be accepted now. */
    available: boolean;
    /**
     * @description First reason why the nights cannot be booked; null when they can.
     * @enum {string|null}
     */
    reason: "past" | "too_far" | "min_nights" | "max_nights" | "closed_to_arrival" | "closed_to_departure" | "capacity" | "calendar_stale" | "taken" | null;
    /** @description Refunds of a cancellation by deadline, earliest first. Guests cannot cancel after the last one. */
    policy: PolicyStepView[];
    /** @description Alternatives and limits; only with `help=1`, when the nights cannot be booked. */
    details?: UnavailableDetailsView;
    /** @description Sent with the order, it confirms these prices; null while the quote cannot be ordered. */
    quote_token: string | null;
    /**
     * Format: date-time
     * @description From this instant on the token is refused; null without a token. (format date-time)
     */
    quote_expires_at: string | null;
    /**
     * Format: date-time
     * @description Before this instant an order with the token is charged as shown, even if prices change; null without a token. (format date-time)
     */
    quote_locked_until: string | null;
}
export interface BlockedStayView {
    /** @description Id of the record. */
    id: number;
    /** @description Reference of the stay. */
    reference: string;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Heading of the stay, in both languages. */
    title: BilingualView;
}
export interface BlockView {
    /** @description Id of the record. */
    id: number;
    /** @description Reference of the block, such as `BLK-1`. */
    reference: string;
    /** @description Id of the stay. */
    stay_id: number;
    /** @description Stay of the record. */
    stay: BlockedStayView;
    /**
     * Format: date
     * @description First blocked night. (format date)
     */
    from: string;
    /**
     * Format: date
     * @description Day after the last blocked night. (format date)
     */
    to: string;
    /** @description Number of nights. */
    nights: number;
    /**
     * @description Why the nights are blocked.
     * @enum {string}
     */
    reason: "maintenance" | "owner_use" | "other";
    /** @description A note of the team; null without one. */
    note: string | null;
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
export interface BlockBody {
    /** @description Id of the stay. (minimum 1, maximum 2147483647) */
    stay_id: number;
    /**
     * Format: date
     * @description First night to block. (format date)
     */
    from: string;
    /**
     * Format: date
     * @description Day after the last night to block. (format date)
     */
    to: string;
    /**
     * @description Why the nights are blocked; `other` when omitted.
     * @enum {string|null}
     */
    reason?: "maintenance" | "owner_use" | "other" | null;
    /** @description Note that only the team sees; null for none. (minLength 0, maxLength 1000) */
    note?: string | null;
}
export interface BlockChangeBody {
    /** @description Id of the stay. (minimum 1, maximum 2147483647) */
    stay_id?: number;
    /**
     * Format: date
     * @description First night to block. (format date)
     */
    from?: string;
    /**
     * Format: date
     * @description Day after the last night to block. (format date)
     */
    to?: string;
    /**
     * @description Why the nights are blocked; `other` when omitted.
     * @enum {string|null}
     */
    reason?: "maintenance" | "owner_use" | "other" | null;
    /** @description Note that only the team sees; null for none. (minLength 0, maxLength 1000) */
    note?: string | null;
}
export interface CalendarBookingView {
    /** @description Reference of the booking. */
    reference: string;
    /**
     * @description Status of the booking.
     * @enum {string}
     */
    status: "pending" | "confirmed" | "checked_in" | "completed" | "cancelled";
    /**
     * @description Payment status of the booking; `refund_due` is paid with a pending refund.
     * @enum {string}
     */
    payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
    /** @description Name of the guest. */
    guest_name: string;
    /** @description Number of guests. */
    guests: number;
    /**
     * Format: date
     * @description First night, as the day on which it begins, in the company’s time zone. (format date)
     */
    check_in: string;
    /**
     * Format: date
     * @description Day after the last night, in the company’s time zone. (format date)
     */
    check_out: string;
}
export interface CalendarBlockView {
    /** @description Id of the record. */
    id: number;
    /**
     * @description Why the nights are blocked.
     * @enum {string}
     */
    reason: "maintenance" | "owner_use" | "other";
    /** @description A note of the team; null without one. */
    note: string | null;
    /**
     * Format: date
     * @description The first night. (format date)
     */
    from: string;
    /**
     * Format: date
     * @description The day after the last night. (format date)
     */
    to: string;
}
export interface CalendarImportView {
    /** @description Id of the imported event. */
    id: number;
    /** @description Id of the calendar feed. */
    feed_id: number;
    /** @description Name of the calendar feed. */
    feed: string;
    /**
     * Format: date
     * @description The first night. (format date)
     */
    from: string;
    /**
     * Format: date
     * @description The day after the last night. (format date)
     */
    to: string;
}
export interface CalendarStayView {
    /** @description Id of the record. */
    id: number;
    /** @description Reference of the stay. */
    reference: string;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Heading of the stay, in both languages. */
    title: BilingualView;
    /**
     * @description Status of the stay; `published` is on the site, `draft` is not.
     * @enum {string}
     */
    status: "draft" | "published";
    /** @description Bookings with a night in the month, earliest first. */
    bookings: CalendarBookingView[];
    /** @description Blocks with a night in the month, earliest first. */
    blocks: CalendarBlockView[];
    /** @description Events of other calendars with a night in the month, earliest first. */
    imported: CalendarImportView[];
}
export interface CalendarView {
    /** @description Year and month, `YYYY-MM`. */
    month: string;
    /**
     * Format: date
     * @description First day of the month. (format date)
     */
    from: string;
    /**
     * Format: date
     * @description First day of the next month. (format date)
     */
    to: string;
    /** @description Stays with their nights, ordered by English title. */
    stays: CalendarStayView[];
}
export interface NightsHelpView {
    /** @description At most 3 alternatives in the same stay, nearest first and one per free stretch, with a check-in at most 30 days away. They have as many nights as requested, or the minimum if that is more. */
    nearest: NearestNightsView[];
    /** @description Other stays that can be booked for the same nights and guests, at most 3: first of the same destination, then of the same type, then by nearest price. */
    equal_stays: EqualStayView[];
    /** @description Whether guests can join a waitlist for these nights. */
    waitlist: boolean;
}
export interface CalendarExportView {
    /** @description Id of the stay. */
    stay_id: number;
    /** @description Address for other platforms. Store it now: it cannot be shown again. */
    address: string;
}
export interface CalendarExportBody {
    /** @description Id of the stay. (minimum 1, maximum 2147483647) */
    stay_id: number;
}
export interface UnreadEventView {
    /**
     * Format: date
     * @description First night; null when it cannot be read. (format date)
     */
    from: string | null;
    /**
     * Format: date
     * @description Day after the last known night; null when none is known. (format date)
     */
    to: string | null;
    /**
     * @description Part that could not be read. `start` and `end`: the days; `rule` and `dates`: how it recurs, so that only the first occurrence is held; `zone`: its time zone, in place of which the company's is used; `occurrences`: it recurs more often than is held.
     * @enum {string}
     */
    problem: "start" | "end" | "rule" | "dates" | "zone" | "occurrences";
}
export interface CalendarFeedView {
    /** @description Id of the record. */
    id: number;
    /** @description Id of the stay. */
    stay_id: number;
    /** @description Slug of the stay. */
    stay_slug: string;
    /** @description Heading of the stay, in both languages. */
    stay_title: BilingualView;
    /** @description Name of the feed, given by the team. */
    name: string;
    /** @description Host and last six characters of the address, which is secret. */
    address: string;
    /** @description Days ahead within which events hold nights; null for no limit. */
    horizon_days: number | null;
    /** @description Whether the stay takes no bookings while this feed is stale. */
    stop_when_stale: boolean;
    /**
     * @description State of the feed: `pending` was not read yet, `failed` could not be read the last time, `stale` was not read for as long as the setting `calendar_stale_minutes` says.
     * @enum {string}
     */
    state: "pending" | "ok" | "failed" | "stale";
    /** @description Why the last reading failed: `refused_address`, `unreachable`, `too_slow`, `too_large`, `too_many_events`, `http_` with the status, or `not_a_calendar`. Null otherwise. */
    error: string | null;
    /**
     * Format: date-time
     * @description Last reading, with or without success; null before the first. (format date-time)
     */
    read_at: string | null;
    /**
     * Format: date-time
     * @description Last successful reading; null before the first. (format date-time)
     */
    succeeded_at: string | null;
    /** @description Number of events that are not over. */
    events: number;
    /** @description Number of events that could not be read in full. Their known nights are held. */
    unread: number;
    /** @description The first three events that could not be read in full. */
    unread_events: UnreadEventView[];
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
export interface CalendarFeedBody {
    /** @description Id of the stay. (minimum 1, maximum 2147483647) */
    stay_id: number;
    /** @description Name of the feed, for the team. (minLength 1, maxLength 80) */
    name: string;
    /** @description Address of the calendar (https), as the other platform shows it; later only its end is shown. (minLength 1, maxLength 2000) */
    url: string;
    /** @description Days ahead within which events hold nights; null for no limit. Set it if the platform closes all days beyond its own limit. (minimum 0, maximum 3650) */
    horizon_days?: number | null;
    /** @description Whether the stay takes no bookings while this feed is stale; false when omitted. */
    stop_when_stale?: boolean | null;
}
export interface CalendarFeedChangeBody {
    /** @description Name of the feed, for the team. (minLength 1, maxLength 80) */
    name?: string;
    /** @description Address of the calendar (https), as the other platform shows it; later only its end is shown. (minLength 1, maxLength 2000) */
    url?: string;
    /** @description Days ahead within which events hold nights; null for no limit. Set it if the platform closes all days beyond its own limit. (minimum 0, maximum 3650) */
    horizon_days?: number | null;
    /** @description Whether the stay takes no bookings while this feed is stale; false when omitted. */
    stop_when_stale?: boolean | null;
}
export interface FeedEventView {
    /** @description Id of the record. */
    id: number;
    /**
     * Format: date
     * @description The first night. (format date)
     */
    from: string;
    /**
     * Format: date
     * @description The day after the last night. (format date)
     */
    to: string;
    /**
     * @description State of its nights: `held` keeps them from being booked, `covered` has nights that other calendars hold, `echo` repeats a booking or block of this service, `conflict` shares a night with one, `ignored` holds nothing: it is one of them, free, or too far ahead.
     * @enum {string}
     */
    state: "held" | "covered" | "echo" | "conflict" | "ignored";
    /**
     * Format: date-time
     * @description First reading of the event. (format date-time)
     */
    created_at: string;
}
export interface ConflictEventView {
    /** @description Id of the record. */
    id: number;
    /** @description Id of the calendar feed. */
    feed_id: number;
    /** @description Name of the calendar feed. */
    feed: string;
    /**
     * Format: date
     * @description The first night. (format date)
     */
    from: string;
    /**
     * Format: date
     * @description The day after the last night. (format date)
     */
    to: string;
}
export interface ConflictHolderView {
    /**
     * @description Kind of the holder: `booking` of a guest, or `block` by the team.
     * @enum {string}
     */
    held_by: "booking" | "block";
    /** @description Reference of the booking or block. */
    reference: string;
    /**
     * Format: date
     * @description The first night. (format date)
     */
    from: string;
    /**
     * Format: date
     * @description The day after the last night. (format date)
     */
    to: string;
}
export interface CalendarConflictView {
    /** @description Id of the stay. */
    stay_id: number;
    /** @description Slug of the stay. */
    stay_slug: string;
    /** @description Heading of the stay, in both languages. */
    stay_title: BilingualView;
    /**
     * Format: date
     * @description First night of the conflict. (format date)
     */
    from: string;
    /**
     * Format: date
     * @description Day after the last night of the conflict. (format date)
     */
    to: string;
    /** @description The event of the other calendar. */
    event: ConflictEventView;
    /** @description Booking or block of this service, which keeps the nights. */
    holder: ConflictHolderView;
}
export interface BookedStayView {
    /** @description Id of the stay; null when it was deleted. */
    id: number | null;
    /** @description Reference of the stay; kept when the stay is deleted. */
    reference: string;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Heading of the stay when it was booked, in both languages. */
    title: BilingualView;
    /** @description Address of the cover; null without one. */
    cover_url: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface LatePaymentView {
    /** @description Amount paid. */
    amount: number;
    /** @description Time of arrival, in UTC. */
    received_at: string;
    /**
     * @description Reason why it was not accepted.
     * @enum {string}
     */
    reason: "second" | "cancelled" | "expired" | "not_accepted" | "mismatch" | "nights_gone" | "change_over";
    /**
     * @description State of the refund: `returned` once the processor reports it; `failed` while the processor refuses it.
     * @enum {string}
     */
    state: "returning" | "returned" | "failed";
}
export interface BookingEventView {
    /**
     * @description New status of the booking.
     * @enum {string}
     */
    status: "pending" | "confirmed" | "checked_in" | "completed" | "cancelled";
    /**
     * Format: date-time
     * @description When it happened, in UTC. (format date-time)
     */
    at: string;
    /**
     * @description Actor that caused the change.
     * @enum {string}
     */
    by: "guest" | "staff" | "payment" | "system";
    /**
     * @description Why the booking ended unpaid, or `no_show` if its guests did not arrive; null for other changes.
     * @enum {string|null}
     */
    reason: "card_declined" | "payment_expired" | "payment_failed" | "no_show" | null;
}
export interface ManagedOpenChangeView {
    /**
     * Format: date
     * @description The first night after the change. (format date)
     */
    check_in: string;
    /**
     * Format: date
     * @description The day after the last night. (format date)
     */
    check_out: string;
    /** @description Number of guests. */
    guests: number;
    /** @description Price of the change. In units of the currency, with at most two decimals. */
    difference: number;
    /** @description When the change ends unpaid and its nights are released, in UTC. */
    expires_at: string;
}
export interface RefundPartView {
    /**
     * @description `goodwill` is for no line or fee; `unplaced` is a second or late payment; `outside` was refunded at the processor.
     * @enum {string}
     */
    kind: "line" | "delivery" | "pickup" | "tip" | "goodwill" | "unplaced" | "outside" | "nights" | "cleaning" | "deposit" | "change";
    /** @description Position of the line; null for other kinds. */
    position: number | null;
    /** @description Units of the line; null for other kinds. */
    quantity: number | null;
    /** @description After discounts. In units of the currency, with at most two decimals. */
    amount: number;
}
export interface StaffNameView {
    /** @description Id of the staff account. */
    id: number;
    /** @description Given and family name. */
    name: string;
}
export interface RefundView {
    /** @description Id of the refund. */
    id: number;
    /** @description Number of the record that was paid. */
    reference: string;
    /** @description Who returns the money. */
    provider: string;
    /** @description What goes back. In units of the currency, with at most two decimals. */
    amount: number;
    /**
     * @description `requested` by staff; `cancelled` with the whole record; `second` and `late` payments; `outside`: at the processor; `repair` of a difference; `deposit` after the stay; `changed` with the dates of a booking.
     * @enum {string}
     */
    reason_kind: "requested" | "cancelled" | "second" | "late" | "outside" | "repair" | "deposit" | "changed";
    /**
     * @description `due` until the processor accepts it, `sent` until it reports the money, then `done`; `failed` is refused and requested again; `paid_otherwise` was not paid by the processor.
     * @enum {string}
     */
    status: "due" | "sent" | "done" | "failed" | "paid_otherwise";
    /**
     * Format: date-time
     * @description When it was decided, in UTC. (format date-time)
     */
    at: string;
    /** @description What the processor has reported as returned. In units of the currency, with at most two decimals. */
    returned: number;
    /** @description Why staff refunded it; null otherwise, and once erased. */
    reason: string | null;
    /** @description What is refunded. */
    parts: RefundPartView[];
    /** @description How it was paid otherwise; null otherwise. */
    note: string | null;
    /** @description The staff account; null for other refunds. */
    asked_by: StaffNameView | null;
    /** @description How often the processor was asked. */
    attempts: number;
    /** @description Why the latest attempt failed; null otherwise. */
    error: string | null;
    /**
     * Format: date-time
     * @description When it was done or paid otherwise, in UTC. (format date-time)
     */
    ended_at: string | null;
}
export interface BookingActionView {
    /**
     * @description Value for `action`.
     * @enum {string}
     */
    action: "confirm" | "check_in" | "complete" | "cancel";
    /** @description Whether the action would be accepted now. */
    allowed: boolean;
    /**
     * @description Error code of the refusal; null when the action is possible.
     * @enum {string|null}
     */
    reason: "not_confirmed" | "not_checked_in" | "already_confirmed" | "already_checked_in" | "already_completed" | "already_cancelled" | "awaiting_payment" | "too_early" | null;
}
export interface ManagedBookingView {
    /** @description Id of the record. */
    id: number;
    /** @description Reference of the booking, such as `BKG-7K2M9QXW4T`; its mails name it. */
    reference: string;
    /**
     * @description Status of the booking; `pending` waits for payment or confirmation.
     * @enum {string}
     */
    status: "pending" | "confirmed" | "checked_in" | "completed" | "cancelled";
    /**
     * @description Payment status of the booking; `refund_due` is paid with a pending refund.
     * @enum {string}
     */
    payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
    /**
     * @description Payment method of the booking: `card`, `wallet`, or `on_arrival`.
     * @enum {string}
     */
    payment_method: "card" | "wallet" | "on_arrival";
    /** @description Stay of the record. */
    stay: BookedStayView;
    /**
     * Format: date
     * @description First night, as the day on which it begins, in the company’s time zone. (format date)
     */
    check_in: string;
    /**
     * Format: date
     * @description Day after the last night, in the company’s time zone. (format date)
     */
    check_out: string;
    /** @description Check-in time, `HH:MM`, in the company's time zone. */
    check_in_time: string;
    /** @description Check-out time, `HH:MM`, in the company's time zone. */
    check_out_time: string;
    /** @description Number of nights. */
    nights: number;
    /** @description Number of guests. */
    guests: number;
    /** @description Given name of the guest. */
    guest_first_name: string;
    /** @description Family name of the guest. */
    guest_last_name: string;
    /**
     * Format: email
     * @description E-mail address of the guest, which opens the booking together with its reference; stored in lower case. (format email)
     */
    guest_email: string;
    /** @description Phone number of the guest, with the country code; null without one. */
    guest_phone: string | null;
    /** @description Special requests of the guest; null without any. */
    special_requests: string | null;
    /**
     * @description Language that mails are written in.
     * @enum {string}
     */
    locale: "en" | "ar";
    /** @description Price of one night. In units of the currency, with at most two decimals. */
    nightly_rate: number;
    /** @description Whether the nights differ in price; `nightly_rate` is then their rounded average. */
    nightly_rate_varies: boolean;
    /** @description Price of all nights without cleaning, in units of the currency. */
    subtotal: number;
    /** @description Cleaning fee, charged once per booking. In units of the currency, with at most two decimals. */
    cleaning_fee: number;
    /** @description Price of the nights and cleaning, without the deposit. In units of the currency, with at most two decimals. */
    total: number;
    /** @description Refundable deposit, paid with the booking; not part of `total`. In units of the currency, with at most two decimals. */
    deposit: number;
    /** @description Part of the deposit that the company keeps. In units of the currency, with at most two decimals. */
    deposit_kept: number;
    /** @description Reason for keeping a part of the deposit; null when nothing is kept. */
    deposit_reason: string | null;
    /**
     * Format: date-time
     * @description When the rest of the deposit is returned; null until the booking is completed. (format date-time)
     */
    deposit_returns_at: string | null;
    /**
     * Format: date-time
     * @description When the deposit was returned, or kept in full; null until then. (format date-time)
     */
    deposit_settled_at: string | null;
    /** @description Amount that the guest pays: `total` and `deposit`, in units of the currency. */
    to_pay: number;
    /** @description Lines of the price; their amounts sum to `to_pay`. */
    lines: PriceLineView[];
    /** @description Currency of the amounts, as an ISO 4217 code. */
    currency: string;
    /**
     * @description Why the booking ended unpaid; null otherwise.
     * @enum {string|null}
     */
    failure_reason: "card_declined" | "payment_expired" | "payment_failed" | null;
    /**
     * Format: date-time
     * @description Last instant at which the guest can cancel, in UTC. (format date-time)
     */
    cancellation_deadline: string;
    /** @description Refunds of a cancellation by deadline, earliest first. Guests cannot cancel after the last one. */
    policy: PolicyStepView[];
    /**
     * Format: date-time
     * @description When the nights of an unpaid booking are released; null for permanent holds. (format date-time)
     */
    hold_expires_at: string | null;
    /**
     * Format: date-time
     * @description End of the hold for a payment that the processor is still processing, such as a bank debit; null without one. (format date-time)
     */
    payment_processing_until: string | null;
    /** @description The latest payment that was not accepted and is refunded; null without one. */
    late_payment: LatePaymentView | null;
    /** @description Status changes of the booking, oldest first. */
    timeline: BookingEventView[];
    /**
     * Format: date-time
     * @description When it was booked, in UTC. (format date-time)
     */
    placed_at: string;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
    /** @description Notes that only the team sees; null for none. */
    admin_notes: string | null;
    /** @description Id of the payment session at the processor; null without one. */
    session_id: string | null;
    /** @description Whether the simulator handled the payment, so that no money moved. */
    is_simulated: boolean;
    /** @description A change of dates that waits for its payment; null without one. */
    change: ManagedOpenChangeView | null;
    /** @description Refunds of the booking, oldest first. */
    refunds: RefundView[];
    /** @description All actions, each with whether it would be accepted now. */
    actions: BookingActionView[];
}
export interface DatesChangedView {
    /**
     * @description Status of the change: `open` waits for its payment, `applied` is in force, `ended` was not paid.
     * @enum {string}
     */
    status: "open" | "applied" | "ended";
    /**
     * Format: date
     * @description The first night before the change. (format date)
     */
    from_check_in: string;
    /**
     * Format: date
     * @description The check-out day before the change. (format date)
     */
    from_check_out: string;
    /** @description Number of guests before the change. */
    from_guests: number;
    /**
     * Format: date
     * @description The first night after the change. (format date)
     */
    check_in: string;
    /**
     * Format: date
     * @description The check-out day after the change. (format date)
     */
    check_out: string;
    /** @description Number of guests after the change. */
    guests: number;
    /** @description The new total less the former one. In units of the currency, with at most two decimals. */
    difference: number;
    /** @description Refund of the change; 0 without one. In units of the currency, with at most two decimals. */
    refund: number;
    /**
     * @description Author of the change.
     * @enum {string}
     */
    by: "guest" | "staff" | "payment" | "system";
    /** @description Staff account that made the change; null for the guest. */
    account: StaffNameView | null;
    /** @description Reason given by staff; null for changes by the guest and early departures. */
    reason: string | null;
    /**
     * Format: date-time
     * @description When the change was made, in UTC. (format date-time)
     */
    at: string;
}
export interface PaymentDisputeView {
    /** @description Id of the dispute at the processor. */
    dispute_id: string;
    /** @description Disputed amount. In units of the currency, with at most two decimals. */
    amount: number;
    /** @description ISO 4217 code. */
    currency: string;
    /** @description Reason in the words of the processor. */
    reason: string | null;
    /**
     * @description State of the dispute; `won`: decided for this service.
     * @enum {string}
     */
    status: "open" | "won" | "lost";
    /**
     * Format: date-time
     * @description When a response is due, in UTC; null where the processor names no time. (format date-time)
     */
    due_by: string | null;
    /** @description Amount that the processor withholds now. In units of the currency, with at most two decimals. */
    taken: number;
    /**
     * Format: date-time
     * @description Time of the first report, in UTC. (format date-time)
     */
    opened_at: string;
    /**
     * Format: date-time
     * @description When it was decided, in UTC; null while it is open. (format date-time)
     */
    ended_at: string | null;
}
export interface PaymentEventView {
    /** @description The processor's name of the event. */
    event_id: string;
    /** @description Kind of the event, the same for all processors. */
    type: string;
    /**
     * @description Result of the event: `mismatch` is a different amount or currency than requested, `unread` a kind that this service does not support.
     * @enum {string}
     */
    verdict: "applied" | "duplicate" | "ignored" | "mismatch" | "unknown" | "unread";
    /** @description Amount of the event; null if it has none. In units of the currency, with at most two decimals. */
    amount: number | null;
    /** @description ISO 4217 code; null if the event has none. */
    currency: string | null;
    /** @description Reason of a failed refund or a dispute, in the words of the processor; for an unread event its kind there; null otherwise. */
    reason: string | null;
    /**
     * Format: date-time
     * @description When a response to the dispute is due, in UTC; null for other events. (format date-time)
     */
    due_by: string | null;
    /**
     * Format: date-time
     * @description Time of arrival, in UTC. (format date-time)
     */
    received_at: string;
}
export interface PaymentView {
    /** @description Id of the payment. */
    id: number;
    /** @description Processor of the payment. */
    provider: string;
    /** @description The processor's session or order id. */
    session_id: string | null;
    /**
     * @description State of the payment; `processing`: the money is under way, `refund_due`: it is being refunded, since it pays for nothing.
     * @enum {string}
     */
    status: "opened" | "paid" | "failed" | "expired" | "closed" | "refund_due" | "refunded" | "processing";
    /**
     * Format: date-time
     * @description End of the time for which money under way keeps the order or booking, in UTC; null for other payments. (format date-time)
     */
    processing_until: string | null;
    /** @description Reason why the processor refused to open it, in its words; null otherwise. */
    refusal: string | null;
    /** @description Whether this payment pays for the order or booking. */
    settles: boolean;
    /** @description Requested amount. In units of the currency, with at most two decimals. */
    amount: number;
    /** @description ISO 4217 code. */
    currency: string;
    /** @description Amount refunded so far. In units of the currency, with at most two decimals. */
    refunded: number;
    /** @description Number of refund requests to the processor. */
    refund_attempts: number;
    /** @description Reason why the latest refund failed; null if it did not. */
    refund_error: string | null;
    /** @description Number of reports of the processor about it that this service does not support. */
    unread_events: number;
    /** @description Disputes and reversals, the earliest first. */
    disputes: PaymentDisputeView[];
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
    /** @description Reports of the processor about it, the earliest first. */
    events: PaymentEventView[];
}
export interface ManagedBookingDetailView {
    /** @description Id of the record. */
    id: number;
    /** @description Reference of the booking, such as `BKG-7K2M9QXW4T`; its mails name it. */
    reference: string;
    /**
     * @description Status of the booking; `pending` waits for payment or confirmation.
     * @enum {string}
     */
    status: "pending" | "confirmed" | "checked_in" | "completed" | "cancelled";
    /**
     * @description Payment status of the booking; `refund_due` is paid with a pending refund.
     * @enum {string}
     */
    payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
    /**
     * @description Payment method of the booking: `card`, `wallet`, or `on_arrival`.
     * @enum {string}
     */
    payment_method: "card" | "wallet" | "on_arrival";
    /** @description Stay of the record. */
    stay: BookedStayView;
    /**
     * Format: date
     * @description First night, as the day on which it begins, in the company’s time zone. (format date)
     */
    check_in: string;
    /**
     * Format: date
     * @description Day after the last night, in the company’s time zone. (format date)
     */
    check_out: string;
    /** @description Check-in time, `HH:MM`, in the company's time zone. */
    check_in_time: string;
    /** @description Check-out time, `HH:MM`, in the company's time zone. */
    check_out_time: string;
    /** @description Number of nights. */
    nights: number;
    /** @description Number of guests. */
    guests: number;
    /** @description Given name of the guest. */
    guest_first_name: string;
    /** @description Family name of the guest. */
    guest_last_name: string;
    /**
     * Format: email
     * @description E-mail address of the guest, which opens the booking together with its reference; stored in lower case. (format email)
     */
    guest_email: string;
    /** @description Phone number of the guest, with the country code; null without one. */
    guest_phone: string | null;
    /** @description Special requests of the guest; null without any. */
    special_requests: string | null;
    /**
     * @description Language that mails are written in.
     * @enum {string}
     */
    locale: "en" | "ar";
    /** @description Price of one night. In units of the currency, with at most two decimals. */
    nightly_rate: number;
    /** @description Whether the nights differ in price; `nightly_rate` is then their rounded average. */
    nightly_rate_varies: boolean;
    /** @description Price of all nights without cleaning, in units of the currency. */
    subtotal: number;
    /** @description Cleaning fee, charged once per booking. In units of the currency, with at most two decimals. */
    cleaning_fee: number;
    /** @description Price of the nights and cleaning, without the deposit. In units of the currency, with at most two decimals. */
    total: number;
    /** @description Refundable deposit, paid with the booking; not part of `total`. In units of the currency, with at most two decimals. */
    deposit: number;
    /** @description Part of the deposit that the company keeps. In units of the currency, with at most two decimals. */
    deposit_kept: number;
    /** @description Reason for keeping a part of the deposit; null when nothing is kept. */
    deposit_reason: string | null;
    /**
     * Format: date-time
     * @description When the rest of the deposit is returned; null until the booking is completed. (format date-time)
     */
    deposit_returns_at: string | null;
    /**
     * Format: date-time
     * @description When the deposit was returned, or kept in full; null until then. (format date-time)
     */
    deposit_settled_at: string | null;
    /** @description Amount that the guest pays: `total` and `deposit`, in units of the currency. */
    to_pay: number;
    /** @description Lines of the price; their amounts sum to `to_pay`. */
    lines: PriceLineView[];
    /** @description Currency of the amounts, as an ISO 4217 code. */
    currency: string;
    /**
     * @description Why the booking ended unpaid; null otherwise.
     * @enum {string|null}
     */
    failure_reason: "card_declined" | "payment_expired" | "payment_failed" | null;
    /**
     * Format: date-time
     * @description Last instant at which the guest can cancel, in UTC. (format date-time)
     */
    cancellation_deadline: string;
    /** @description Refunds of a cancellation by deadline, earliest first. Guests cannot cancel after the last one. */
    policy: PolicyStepView[];
    /**
     * Format: date-time
     * @description When the nights of an unpaid booking are released; null for permanent holds. (format date-time)
     */
    hold_expires_at: string | null;
    /**
     * Format: date-time
     * @description End of the hold for a payment that the processor is still processing, such as a bank debit; null without one. (format date-time)
     */
    payment_processing_until: string | null;
    /** @description The latest payment that was not accepted and is refunded; null without one. */
    late_payment: LatePaymentView | null;
    /** @description Status changes of the booking, oldest first. */
    timeline: BookingEventView[];
    /**
     * Format: date-time
     * @description When it was booked, in UTC. (format date-time)
     */
    placed_at: string;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
    /** @description Notes that only the team sees; null for none. */
    admin_notes: string | null;
    /** @description Id of the payment session at the processor; null without one. */
    session_id: string | null;
    /** @description Whether the simulator handled the payment, so that no money moved. */
    is_simulated: boolean;
    /** @description A change of dates that waits for its payment; null without one. */
    change: ManagedOpenChangeView | null;
    /** @description Refunds of the booking, oldest first. */
    refunds: RefundView[];
    /** @description All actions, each with whether it would be accepted now. */
    actions: BookingActionView[];
    /** @description Amount that `cancel` with `refund` `policy` would return now, cleaning fee and deposit included; 0 for unpaid bookings. */
    policy_refund: number;
    /** @description Changes of its dates and early departures, oldest first. */
    changes: DatesChangedView[];
    /** @description Attempts to pay through a processor, oldest first. */
    payments: PaymentView[];
    /** @description Events of processors that name this booking but no known payment; they changed nothing. */
    unknown_payment_events: PaymentEventView[];
}
export interface BookingChangeBody {
    /**
     * @description Action to apply; `actions` of the booking has those that are possible now.
     * @enum {string|null}
     */
    action?: "confirm" | "check_in" | "complete" | "cancel" | null;
    /**
     * @description Refund of a cancellation, with `cancel` only: `full`, or by the `policy` of the booking. `full` when left out, and `policy` for a no-show.
     * @enum {string|null}
     */
    refund?: "full" | "policy" | null;
    /** @description With `cancel` only, from the check-in day on: the guests of a confirmed booking did not arrive. */
    no_show?: boolean | null;
    /** @description Notes that only the team sees; null or an empty text deletes them. (minLength 0, maxLength 4000) */
    admin_notes?: string | null;
}
export interface ChangePreviewView {
    /**
     * Format: date
     * @description First night, as the day on which it begins, in the company’s time zone. (format date)
     */
    check_in: string;
    /**
     * Format: date
     * @description Day after the last night, in the company’s time zone. (format date)
     */
    check_out: string;
    /** @description Number of guests. */
    guests: number;
    /** @description Number of nights. */
    nights: number;
    /** @description New total less the current one; negative for a cheaper booking. In units of the currency, with at most two decimals. */
    difference: number;
    /** @description Refund of the change; 0 without one. In units of the currency, with at most two decimals. */
    refund: number;
    /** @description Amount that the company keeps for cancelled nights; part of `total`. In units of the currency, with at most two decimals. */
    retained: number;
    /** @description New total of the booking. In units of the currency, with at most two decimals. */
    total: number;
    /** @description Refundable deposit, paid with the booking; not part of `total`. In units of the currency, with at most two decimals. */
    deposit: number;
    /** @description Amount that the guest pays: `total` and `deposit`, in units of the currency. */
    to_pay: number;
    /** @description Lines of the price; their amounts sum to `to_pay`. */
    lines: PriceLineView[];
    /** @description Currency of the amounts, as an ISO 4217 code. */
    currency: string;
    /** @description Sent with the order, it confirms these prices; null while the quote cannot be ordered. */
    quote_token: string | null;
    /**
     * Format: date-time
     * @description From this instant on the token is refused; null without a token. (format date-time)
     */
    quote_expires_at: string | null;
    /**
     * Format: date-time
     * @description Before this instant an order with the token is charged as shown, even if prices change; null without a token. (format date-time)
     */
    quote_locked_until: string | null;
}
export interface DateChangePreviewBody {
    /**
     * Format: date
     * @description New first night. (format date)
     */
    check_in: string;
    /**
     * Format: date
     * @description New check-out day, after the last night. (format date)
     */
    check_out: string;
    /** @description New number of guests; as booked when omitted. (minimum 1, maximum 2147483647) */
    guests?: number | null;
}
export interface OpenChangeView {
    /**
     * Format: date
     * @description The first night after the change. (format date)
     */
    check_in: string;
    /**
     * Format: date
     * @description The day after the last night. (format date)
     */
    check_out: string;
    /** @description Number of guests. */
    guests: number;
    /** @description Price of the change. In units of the currency, with at most two decimals. */
    difference: number;
    /** @description When the change ends unpaid and its nights are released, in UTC. */
    expires_at: string;
    /** @description Payment page of the processor; null when there is none to use. */
    redirect_url: string | null;
}
export interface BriefRefundView {
    /** @description What goes back. In units of the currency, with at most two decimals. */
    amount: number;
    /**
     * @description `requested` by staff; `cancelled` with the whole record; `second` and `late` payments; `outside`: at the processor; `repair` of a difference; `deposit` after the stay; `changed` with the dates of a booking.
     * @enum {string}
     */
    reason_kind: "requested" | "cancelled" | "second" | "late" | "outside" | "repair" | "deposit" | "changed";
    /**
     * @description `due` until the processor accepts it, `sent` until it reports the money, then `done`; `failed` is refused and requested again; `paid_otherwise` was not paid by the processor.
     * @enum {string}
     */
    status: "due" | "sent" | "done" | "failed" | "paid_otherwise";
    /**
     * Format: date-time
     * @description When it was decided, in UTC. (format date-time)
     */
    at: string;
}
export interface BookingView {
    /** @description Reference of the booking, such as `BKG-7K2M9QXW4T`; its mails name it. */
    reference: string;
    /**
     * @description Status of the booking; `pending` waits for payment or confirmation.
     * @enum {string}
     */
    status: "pending" | "confirmed" | "checked_in" | "completed" | "cancelled";
    /**
     * @description Payment status of the booking; `refund_due` is paid with a pending refund.
     * @enum {string}
     */
    payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
    /**
     * @description Payment method of the booking: `card`, `wallet`, or `on_arrival`.
     * @enum {string}
     */
    payment_method: "card" | "wallet" | "on_arrival";
    /** @description Stay of the record. */
    stay: BookedStayView;
    /**
     * Format: date
     * @description First night, as the day on which it begins, in the company’s time zone. (format date)
     */
    check_in: string;
    /**
     * Format: date
     * @description Day after the last night, in the company’s time zone. (format date)
     */
    check_out: string;
    /** @description Check-in time, `HH:MM`, in the company's time zone. */
    check_in_time: string;
    /** @description Check-out time, `HH:MM`, in the company's time zone. */
    check_out_time: string;
    /** @description Number of nights. */
    nights: number;
    /** @description Number of guests. */
    guests: number;
    /** @description Given name of the guest. */
    guest_first_name: string;
    /** @description Family name of the guest. */
    guest_last_name: string;
    /**
     * Format: email
     * @description E-mail address of the guest, which opens the booking together with its reference; stored in lower case. (format email)
     */
    guest_email: string;
    /** @description Phone number of the guest, with the country code; null without one. */
    guest_phone: string | null;
    /** @description Special requests of the guest; null without any. */
    special_requests: string | null;
    /**
     * @description Language that mails are written in.
     * @enum {string}
     */
    locale: "en" | "ar";
    /** @description Price of one night. In units of the currency, with at most two decimals. */
    nightly_rate: number;
    /** @description Whether the nights differ in price; `nightly_rate` is then their rounded average. */
    nightly_rate_varies: boolean;
    /** @description Price of all nights without cleaning, in units of the currency. */
    subtotal: number;
    /** @description Cleaning fee, charged once per booking. In units of the currency, with at most two decimals. */
    cleaning_fee: number;
    /** @description Price of the nights and cleaning, without the deposit. In units of the currency, with at most two decimals. */
    total: number;
    /** @description Refundable deposit, paid with the booking; not part of `total`. In units of the currency, with at most two decimals. */
    deposit: number;
    /** @description Part of the deposit that the company keeps. In units of the currency, with at most two decimals. */
    deposit_kept: number;
    /** @description Reason for keeping a part of the deposit; null when nothing is kept. */
    deposit_reason: string | null;
    /**
     * Format: date-time
     * @description When the rest of the deposit is returned; null until the booking is completed. (format date-time)
     */
    deposit_returns_at: string | null;
    /**
     * Format: date-time
     * @description When the deposit was returned, or kept in full; null until then. (format date-time)
     */
    deposit_settled_at: string | null;
    /** @description Amount that the guest pays: `total` and `deposit`, in units of the currency. */
    to_pay: number;
    /** @description Lines of the price; their amounts sum to `to_pay`. */
    lines: PriceLineView[];
    /** @description Currency of the amounts, as an ISO 4217 code. */
    currency: string;
    /**
     * @description Why the booking ended unpaid; null otherwise.
     * @enum {string|null}
     */
    failure_reason: "card_declined" | "payment_expired" | "payment_failed" | null;
    /**
     * Format: date-time
     * @description Last instant at which the guest can cancel, in UTC. (format date-time)
     */
    cancellation_deadline: string;
    /** @description Refunds of a cancellation by deadline, earliest first. Guests cannot cancel after the last one. */
    policy: PolicyStepView[];
    /**
     * Format: date-time
     * @description When the nights of an unpaid booking are released; null for permanent holds. (format date-time)
     */
    hold_expires_at: string | null;
    /**
     * Format: date-time
     * @description End of the hold for a payment that the processor is still processing, such as a bank debit; null without one. (format date-time)
     */
    payment_processing_until: string | null;
    /** @description The latest payment that was not accepted and is refunded; null without one. */
    late_payment: LatePaymentView | null;
    /** @description Status changes of the booking, oldest first. */
    timeline: BookingEventView[];
    /**
     * Format: date-time
     * @description When it was booked, in UTC. (format date-time)
     */
    placed_at: string;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
    /** @description Payment page of the processor for the booking or its open change; null when there is none to use. */
    redirect_url: string | null;
    /** @description A change of dates that waits for its payment; null without one. */
    change: OpenChangeView | null;
    /** @description Refunds to the guest, oldest first. */
    refunds: BriefRefundView[];
    /** @description Whether the guest can cancel now. */
    can_cancel: boolean;
    /** @description Whether the guest can change the dates now. */
    can_change: boolean;
    /** @description Whether the guest can review the stay now. */
    can_review: boolean;
}
export interface DateChangeBody {
    /**
     * Format: date
     * @description New first night. (format date)
     */
    check_in: string;
    /**
     * Format: date
     * @description New check-out day, after the last night. (format date)
     */
    check_out: string;
    /** @description New number of guests; as booked when omitted. (minimum 1, maximum 2147483647) */
    guests?: number | null;
    /** @description `quote_token` of the preview that the guest agrees to; the change costs what the preview showed. (minLength 0, maxLength 8000) */
    quote_token?: string | null;
    /** @description Idempotency key: a repeat for the same booking changes nothing more and returns the booking again. (minLength 8, maxLength 64) */
    client_token: string;
}
export interface StaffDateChangeBody {
    /**
     * Format: date
     * @description New first night. (format date)
     */
    check_in: string;
    /**
     * Format: date
     * @description New check-out day, after the last night. (format date)
     */
    check_out: string;
    /** @description New number of guests; as booked when omitted. (minimum 1, maximum 2147483647) */
    guests?: number | null;
    /**
     * @description Credit for cancelled nights: the percent of the `policy` (default), or the `full` price.
     * @enum {string|null}
     */
    refund?: "policy" | "full" | null;
    /** @description Reason for the change. Staff see it with the booking, and the guest reads it in the mail. (minLength 1, maxLength 500) */
    reason: string;
}
export interface DepartureBody {
    /**
     * Format: date
     * @description New check-out day, after today and before the booked one. (format date)
     */
    check_out: string;
    /**
     * @description Refund of the cancelled nights: `none` (default), the percent of the `policy`, or the `full` price.
     * @enum {string|null}
     */
    refund?: "none" | "policy" | "full" | null;
}
export interface WaitlistReceiptView {
    /** @description Token for `DELETE /waitlist/{token}`, which leaves the list; store it. */
    token: string;
    /** @description Position among guests who wait for some of the same nights, from 1. */
    position: number;
}
export interface WaitlistBody {
    /**
     * Format: date
     * @description First wanted night. (format date)
     */
    check_in: string;
    /**
     * Format: date
     * @description Check-out day, after the last wanted night. (format date)
     */
    check_out: string;
    /** @description Number of guests. (minimum 1, maximum 50) */
    guests: number;
    /** @description Given name of the guest. (minLength 1, maxLength 100) */
    first_name: string;
    /**
     * Format: email
     * @description E-mail address that offers are sent to; stored in lower case. (format email)
     */
    email: string;
    /**
     * @description Language of mails; the language of the request when omitted.
     * @enum {string|null}
     */
    locale?: "en" | "ar" | null;
    /** @description Idempotency key: a repeat returns the first receipt. (minLength 8, maxLength 64) */
    client_token: string;
    /** @description Honeypot: bots fill it in, people do not see it. (minLength 0, maxLength 1000) */
    company?: string | null;
}
export interface WaitlistStayView {
    /** @description Id of the record. */
    id: number;
    /** @description Reference of the stay. */
    reference: string;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Heading of the stay, in both languages. */
    title: BilingualView;
}
export interface WaitlistOfferView {
    /**
     * @description Status of the offer; `open` while the nights are held for the guest.
     * @enum {string}
     */
    status: "open" | "booked" | "declined" | "lapsed" | "withdrawn";
    /**
     * Format: date-time
     * @description When the nights were offered, in UTC. (format date-time)
     */
    offered_at: string;
    /**
     * Format: date-time
     * @description End of the offer; null until it is mailed. (format date-time)
     */
    expires_at: string | null;
    /**
     * Format: date-time
     * @description When the offer was booked, declined or ended; null while it is open. (format date-time)
     */
    ended_at: string | null;
}
export interface WaitlistEntryView {
    /** @description Id of the record. */
    id: number;
    /** @description Stay of the record. */
    stay: WaitlistStayView;
    /**
     * Format: date
     * @description First night, as the day on which it begins, in the company’s time zone. (format date)
     */
    check_in: string;
    /**
     * Format: date
     * @description Day after the last night, in the company’s time zone. (format date)
     */
    check_out: string;
    /** @description Number of guests. */
    guests: number;
    /** @description Given name of the guest. */
    first_name: string;
    /** @description E-mail address that offers are sent to. */
    email: string;
    /**
     * @description Language of mails.
     * @enum {string}
     */
    locale: "en" | "ar";
    /**
     * @description Status of the entry; `ended` after the check-in time or three offers, `left` when the guest left the list.
     * @enum {string}
     */
    status: "waiting" | "booked" | "left" | "ended";
    /** @description Position among guests who wait for some of the same nights, from 1; null unless waiting. */
    position: number | null;
    /** @description Offers of the entry, oldest first. */
    offers: WaitlistOfferView[];
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /**
     * Format: date-time
     * @description End of the entry; null while waiting. (format date-time)
     */
    ended_at: string | null;
}
export interface BookingReceiptView {
    /** @description Reference of the booking, such as `BKG-7K2M9QXW4T`; mails contain it. */
    reference: string;
    /** @description Token that opens the booking, sent as query `token`; keep it secret. */
    access_token: string;
    /**
     * @description Status of the booking; `pending` waits for payment or confirmation.
     * @enum {string}
     */
    status: "pending" | "confirmed" | "checked_in" | "completed" | "cancelled";
    /**
     * @description Payment status of the booking; `refund_due` is paid with a pending refund.
     * @enum {string}
     */
    payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
    /**
     * @description Payment method of the booking: `card`, `wallet`, or `on_arrival`.
     * @enum {string}
     */
    payment_method: "card" | "wallet" | "on_arrival";
    /** @description Slug of the stay. */
    stay_slug: string;
    /** @description Heading of the stay when it was booked, in both languages. */
    stay_title: BilingualView;
    /**
     * Format: date
     * @description First night, as the day on which it begins, in the company’s time zone. (format date)
     */
    check_in: string;
    /**
     * Format: date
     * @description Day after the last night, in the company’s time zone. (format date)
     */
    check_out: string;
    /** @description Check-in time, `HH:MM`, in the company's time zone. */
    check_in_time: string;
    /** @description Check-out time, `HH:MM`, in the company's time zone. */
    check_out_time: string;
    /** @description Number of nights. */
    nights: number;
    /** @description Number of guests. */
    guests: number;
    /**
     * Format: date-time
     * @description Last instant at which the guest can cancel, in UTC. (format date-time)
     */
    cancellation_deadline: string;
    /** @description Price of the nights and cleaning, without the deposit. In units of the currency, with at most two decimals. */
    total: number;
    /** @description Refundable deposit, paid with the booking; not part of `total`. In units of the currency, with at most two decimals. */
    deposit: number;
    /** @description Amount that the guest pays: `total` and `deposit`, in units of the currency. */
    to_pay: number;
    /** @description Currency of the amounts, as an ISO 4217 code. */
    currency: string;
    /** @description Payment page of the processor; null when nothing has to be paid there. */
    redirect_url: string | null;
    /** @description Id of the payment session at the processor; null without one. */
    session_id: string | null;
    /**
     * @description Why the booking ended unpaid; null otherwise.
     * @enum {string|null}
     */
    failure_reason: "card_declined" | "payment_expired" | "payment_failed" | null;
    /**
     * @description `card_declined_new_token`: the card was declined and nothing is booked; to try again, send the booking with another card and a new `client_token`. Null otherwise.
     * @enum {string|null}
     */
    code: "card_declined_new_token" | null;
    /**
     * @description Next step: `redirect` sends the browser to `redirect_url`, `new_token` is explained by `code`; null when nothing is left to do.
     * @enum {string|null}
     */
    next: "redirect" | "new_token" | null;
}
export interface BookingBody {
    /** @description Slug of the stay. (minLength 1, maxLength 120) */
    stay_slug: string;
    /**
     * Format: date
     * @description First night of the booking. (format date)
     */
    check_in: string;
    /**
     * Format: date
     * @description Check-out day, after the last night. (format date)
     */
    check_out: string;
    /** @description Number of guests. (minimum 1, maximum 2147483647) */
    guests: number;
    /** @description Given name of the guest. (minLength 1, maxLength 100) */
    guest_first_name: string;
    /** @description Family name of the guest. (minLength 1, maxLength 100) */
    guest_last_name: string;
    /**
     * Format: email
     * @description E-mail address of the guest, which opens the booking together with its reference; stored in lower case. (format email)
     */
    guest_email: string;
    /**
     * @description Payment method, one of `GET /api/payments/methods`.
     * @enum {string}
     */
    payment_method: "card" | "wallet" | "on_arrival";
    /** @description Idempotency key: repeated with the same e-mail address, it returns the first receipt (with `Idempotency-Mismatch: true` when the body differs) (minLength 8, maxLength 64) */
    client_token: string;
    /** @description Phone number of the guest, with the country code; null without one. */
    guest_phone?: string | null;
    /** @description Special requests of the guest; null without any. (minLength 0, maxLength 2000) */
    special_requests?: string | null;
    /** @description `quote_token` of the quote that the guest agrees to; the booking costs what the quote showed. (minLength 0, maxLength 8000) */
    quote_token?: string | null;
    /**
     * @description Language of mails; the language of the request when omitted.
     * @enum {string|null}
     */
    locale?: "en" | "ar" | null;
    /** @description Token of a waitlist offer, for which its nights are held. (minLength 0, maxLength 64) */
    offer_token?: string | null;
    /** @description Address to which the browser returns after a hosted payment, on an origin of `CORS_ORIGIN` or of the site; the page of the site when omitted. (minLength 0, maxLength 2000) */
    return_url_ok?: string | null;
    /** @description Address to which the browser returns after a cancelled payment, on an origin of `CORS_ORIGIN` or of the site; the page of the site when omitted. (minLength 0, maxLength 2000) */
    return_url_cancel?: string | null;
    /** @description Card number, for the simulator only: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined. (minLength 0, maxLength 100) */
    card_number?: string | null;
    /** @description Name on the card, for the simulator only. (minLength 0, maxLength 100) */
    card_name?: string | null;
    /** @description Expiry month of the card, `MM/YY`, not in the past; for the simulator only. (minLength 0, maxLength 100) */
    card_expiry?: string | null;
    /** @description Security code of three or four digits, for the simulator only. (minLength 0, maxLength 100) */
    card_cvc?: string | null;
    /** @description Honeypot: bots fill it in, people do not see it. (minLength 0, maxLength 1000) */
    company?: string | null;
}
export interface CancellationPreviewView {
    /** @description Whether the guest can cancel now. */
    can_cancel: boolean;
    /**
     * @description Error code of the refusal; null while the guest can cancel.
     * @enum {string|null}
     */
    reason: "cancellation_window_passed" | "already_cancelled" | "already_checked_in" | "already_completed" | null;
    /** @description Total refund, cleaning fee and deposit included; 0 if the guest cannot cancel or has not paid. In units of the currency, with at most two decimals. */
    refund_now: number;
    /** @description Deposit, included in `refund_now`. In units of the currency, with at most two decimals. */
    deposit: number;
    /** @description Refunds of a cancellation by deadline, earliest first. Guests cannot cancel after the last one. */
    steps: PolicyStepView[];
    /**
     * @description Payment method of the booking, by which the money goes back.
     * @enum {string}
     */
    method: "card" | "wallet" | "on_arrival";
}
export interface CancellationBody {
    /** @description `refund_now` of the preview; nothing is cancelled if the refund has changed. In units of the currency. (minimum 0, maximum 1000000) */
    expected_refund?: number | null;
}
export interface ReviewedStayView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Reference of the stay. */
    reference: string;
    /** @description Heading of the stay, in both languages. */
    title: BilingualView;
}
export interface StaffReviewView {
    /** @description Id of the record. */
    id: number;
    /** @description First name of the guest, and the initial of the family name. */
    author: string;
    /** @description Stars from 1 to 5, in halves. (minimum 1, maximum 5) */
    rating: number;
    /** @description Comment of the guest. */
    comment: string;
    /**
     * @description Status of the review; `published` is shown, `hidden` is not.
     * @enum {string}
     */
    status: "published" | "hidden";
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /** @description Name of the guest. */
    guest_name: string;
    /** @description Reference of the booking that was reviewed. */
    booking_reference: string;
    /** @description Stay of the record. */
    stay: ReviewedStayView;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
}
export interface ReviewStatusBody {
    /**
     * @description New status of the review; `published` is shown, `hidden` is not.
     * @enum {string}
     */
    status: "published" | "hidden";
}
export interface ReviewView {
    /** @description Id of the record. */
    id: number;
    /** @description First name of the guest, and the initial of the family name. */
    author: string;
    /** @description Stars from 1 to 5, in halves. (minimum 1, maximum 5) */
    rating: number;
    /** @description Comment of the guest. */
    comment: string;
    /**
     * @description Status of the review; `published` is shown, `hidden` is not.
     * @enum {string}
     */
    status: "published" | "hidden";
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
}
export interface ReviewBody {
    /** @description Stars from 1 to 5, in halves. (minimum 1, maximum 5, multipleOf 0.5) */
    rating: number;
    /** @description Comment of the guest. (minLength 10, maxLength 2000) */
    comment: string;
}
export interface InquiryReceiptView {
    /** @description Id of the record. */
    id: number;
    /**
     * Format: date-time
     * @description When it arrived, in UTC. (format date-time)
     */
    received_at: string;
}
export interface InquiryBody {
    /** @description Name of the visitor. (minLength 1, maxLength 200) */
    name: string;
    /**
     * Format: email
     * @description E-mail address; compared and kept in small letters. (format email)
     */
    email: string;
    /** @description Message of the visitor. (minLength 10, maxLength 4000) */
    message: string;
    /** @description Idempotency key: a repeat returns the first receipt and notifies staff only once. (minLength 8, maxLength 64) */
    client_token: string;
    /** @description With the country code. */
    phone?: string | null;
    /** @description Slug of a published stay; null for a question about no stay in particular. (minLength 1, maxLength 120) */
    stay_slug?: string | null;
    /**
     * Format: date
     * @description First night of the question; null without dates. (format date)
     */
    check_in?: string | null;
    /**
     * Format: date
     * @description Day after the last night, later than `check_in`; null without dates. (format date)
     */
    check_out?: string | null;
    /** @description Number of guests. (minimum 1, maximum 50) */
    guests?: number | null;
    /** @description Honeypot: bots fill it in, people do not see it. (minLength 0, maxLength 1000) */
    company?: string | null;
}
export interface InquiryStayView {
    /** @description Id of the stay; null when it was deleted. */
    id: number | null;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Reference of the stay; kept when the stay is deleted. */
    reference: string;
    /** @description Heading of the stay, in both languages; it stays when the stay is deleted. */
    title: BilingualView;
}
export interface InquiryView {
    /** @description Id of the record. */
    id: number;
    /** @description Name of the visitor. */
    name: string;
    /** @description E-mail address; compared and kept in small letters. */
    email: string;
    /** @description With the country code. */
    phone: string | null;
    /** @description Message of the visitor. */
    message: string;
    /** @description Slug of the stay. */
    stay_slug: string | null;
    /** @description Stay of the question; null for a question about no stay in particular. */
    stay: InquiryStayView | null;
    /**
     * Format: date
     * @description First night of the question; null without dates. (format date)
     */
    check_in: string | null;
    /**
     * Format: date
     * @description The day after the last night of the question; null without dates. (format date)
     */
    check_out: string | null;
    /** @description Number of guests. */
    guests: number | null;
    /**
     * @description Language in which the visitor used the site.
     * @enum {string}
     */
    locale: "en" | "ar";
    /**
     * @description Status of the inquiry.
     * @enum {string}
     */
    status: "new" | "replied" | "closed";
    /** @description Internal notes, never shown to guests; null for none. */
    admin_notes: string | null;
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
export interface InquiryChangeBody {
    /**
     * @description Status of the inquiry.
     * @enum {string|null}
     */
    status?: "new" | "replied" | "closed" | null;
    /** @description Notes that only the team sees; null or an empty text deletes them. (minLength 0, maxLength 4000) */
    admin_notes?: string | null;
}
export interface OfferedMethodView {
    /**
     * @description Value for `payment_method`.
     * @enum {string}
     */
    method: "card" | "wallet" | "on_arrival";
    /** @description Whether the guest pays on a page of the processor. */
    hosted: boolean;
}
export interface PaymentMethodsView {
    /** @description Available methods, in display order. */
    methods: OfferedMethodView[];
    /** @description Whether `on_arrival` is among the methods. */
    allowPayOnArrival: boolean;
    /** @description Whether the simulator handles `card` and `wallet`; it moves no money. */
    simulated: boolean;
}
export interface WebhookView {
    /**
     * @description Always true; failures have another status.
     * @enum {boolean}
     */
    received: true;
}
export interface RepairActionView {
    /**
     * @description `settle`: apply the state of the processor; `refund`: refund the money; `cancel`: cancel the unpaid order or booking; `ignore`: change nothing.
     * @enum {string}
     */
    action: "settle" | "refund" | "cancel" | "ignore";
    /** @description Whether the action is possible now. */
    allowed: boolean;
    /**
     * @description Reason why it is not possible; null otherwise. `payment_counts`: cancel the order or booking instead, which refunds it.
     * @enum {string|null}
     */
    reason: "difference_gone" | "record_unknown" | "record_not_cancellable" | "payment_counts" | null;
}
export interface PaymentDifferenceView {
    /** @description Id of the difference. */
    id: number;
    /**
     * @description `paid_unrecorded`, `refund_unrecorded`: the processor reports money that is not recorded here; `paid_unconfirmed`, `refund_unconfirmed`: recorded here, not there; `amount_differs`: another amount or currency; `refund_overdue`: not returned after a day; `payment_unknown`: a charge of this service without a payment here.
     * @enum {string}
     */
    type: "paid_unrecorded" | "paid_unconfirmed" | "amount_differs" | "refund_unrecorded" | "refund_unconfirmed" | "refund_overdue" | "payment_unknown";
    /**
     * @description State of the difference; `gone`: both sides agree now.
     * @enum {string}
     */
    status: "open" | "repaired" | "ignored" | "gone";
    /** @description Processor of the payment. */
    provider: string;
    /** @description Number of the order or booking; null if unknown. */
    reference: string | null;
    /** @description Id of the payment; null for `payment_unknown`. */
    payment_id: number | null;
    /** @description Id of the payment intent or capture at the processor. */
    charge_id: string | null;
    /** @description Amount of the payment here; null for `payment_unknown`. In units of the currency, with at most two decimals. */
    expected: number | null;
    /** @description Amount received by the processor; null if it reports no payment. In units of the currency, with at most two decimals. */
    received: number | null;
    /** @description Amount refunded by the processor; null if it does not report it. In units of the currency, with at most two decimals. */
    refunded: number | null;
    /** @description ISO 4217 code at the processor. */
    currency: string | null;
    /**
     * Format: date-time
     * @description Time at which a comparison first found it, in UTC. (format date-time)
     */
    first_seen_at: string;
    /**
     * Format: date-time
     * @description Time at which a comparison last found it, in UTC. (format date-time)
     */
    last_seen_at: string;
    /**
     * Format: date-time
     * @description Time of its end, in UTC; null while open. (format date-time)
     */
    ended_at: string | null;
    /** @description The staff account that ended it; null for comparisons. */
    ended_by: StaffNameView | null;
    /**
     * @description Action that ended it; null while open or gone.
     * @enum {string|null}
     */
    action: "settle" | "refund" | "cancel" | "ignore" | null;
    /** @description The note of the staff account. */
    note: string | null;
    /** @description The actions for this difference, and whether each is possible now. */
    actions: RepairActionView[];
}
export interface RepairBody {
    /**
     * @description One of the allowed `actions` of the difference.
     * @enum {string}
     */
    action: "settle" | "refund" | "cancel" | "ignore";
    /** @description Note; required to `ignore`, and to `cancel`, where it is the reason of the cancellation. (minLength 1, maxLength 500) */
    note?: string | null;
    /** @description Idempotency key: a repeated request of the same account returns the first result. (minLength 8, maxLength 64) */
    client_token: string;
}
export interface StartedRunView {
    /** @description Id of the started comparison, or of the running one. */
    run_id: number;
}
export interface ReconcileRunView {
    /** @description Id of the run. */
    id: number;
    /**
     * @description Scope of the comparison; `unfinished`: payments that have not ended; `listed`: transactions that PayPal lists late.
     * @enum {string}
     */
    kind: "full" | "unfinished" | "listed";
    /**
     * @description State of the comparison; `incomplete`: a processor did not respond.
     * @enum {string}
     */
    status: "running" | "complete" | "incomplete";
    /** @description Number of compared pages of up to 100 payments. */
    pages: number;
    /** @description Number of payments compared one by one. */
    payments: number;
    /** @description Number of charges in the lists of the processors. */
    charges: number;
    /** @description Number of new differences. */
    found: number;
    /** @description Number of payments for which a processor did not respond. */
    unanswered: number;
    /**
     * Format: date-time
     * @description Time of its start, in UTC. (format date-time)
     */
    started_at: string;
    /**
     * Format: date-time
     * @description Time of its end, in UTC; null while it runs. (format date-time)
     */
    ended_at: string | null;
}
export interface RefundPreviewPartView {
    /**
     * @description `nights`, `cleaning`, `deposit`, or `goodwill` for `amount`.
     * @enum {string}
     */
    kind: "line" | "delivery" | "pickup" | "tip" | "goodwill" | "unplaced" | "outside" | "nights" | "cleaning" | "deposit" | "change";
    /** @description Refunded amount. In units of the currency, with at most two decimals. */
    amount: number;
}
export interface RefundPreviewView {
    /** @description Sum of the parts. In units of the currency, with at most two decimals. */
    amount: number;
    /** @description Parts of the refund. */
    parts: RefundPreviewPartView[];
}
export interface BookingRefundPartBody {
    /**
     * @description Part of the price, or the deposit.
     * @enum {string}
     */
    kind: "nights" | "cleaning" | "deposit";
    /** @description Amount to refund, in whole units of the currency. (minimum 1, maximum 10000000) */
    amount: number;
}
export interface BookingRefundPreviewBody {
    /** @description Parts of the price and the deposit, each kind once. (minItems 1, maxItems 3) */
    parts?: BookingRefundPartBody[] | null;
    /** @description Goodwill, in addition to parts of the price, in whole units of the currency. (minimum 1, maximum 10000000) */
    amount?: number | null;
    /** @description Reason of the refund, for staff. (minLength 1, maxLength 500) */
    reason: string;
}
export interface BookingRefundBody {
    /** @description Parts of the price and the deposit, each kind once. (minItems 1, maxItems 3) */
    parts?: BookingRefundPartBody[] | null;
    /** @description Goodwill, in addition to parts of the price, in whole units of the currency. (minimum 1, maximum 10000000) */
    amount?: number | null;
    /** @description Reason of the refund, for staff. (minLength 1, maxLength 500) */
    reason: string;
    /** @description Idempotency key: a repeat by the same account refunds nothing more and returns the booking again. (minLength 8, maxLength 64) */
    client_token: string;
}
export interface RefundActionBody {
    /**
     * @description `retry` asks the processor again; `paid_otherwise` records that the money was paid in another way.
     * @enum {string}
     */
    action: "retry" | "paid_otherwise";
    /** @description How it was paid; needed for `paid_otherwise` (minLength 1, maxLength 500) */
    note?: string | null;
}
export interface DepositBody {
    /** @description Part of the deposit to keep, in whole units of the currency; 0 keeps nothing. (minimum 0, maximum 10000000) */
    keep: number;
    /** @description Reason for keeping it. The guest reads it on the booking and in the mail about the deposit. (minLength 1, maxLength 500) */
    reason: string;
}
export interface RefundedPartView {
    /** @description Id of the refund. */
    refund_id: number;
    /** @description `nights`, `cleaning`, `deposit`, `goodwill`, `unplaced` for money that came too late, or `outside`. */
    kind: string;
    /** @description Refunded amount. In units of the currency, with at most two decimals. */
    amount: number;
}
export interface LedgerEntryView {
    /** @description Id of the entry; later entries have larger ones. */
    id: number;
    /** @description The debited account. */
    debit: string;
    /** @description The credited account. */
    credit: string;
    /** @description What moved from the credited to the debited account: money, or whole points. */
    amount: number;
    /**
     * @description `USD`, or `PTS` for points.
     * @enum {string}
     */
    unit: "USD" | "PTS";
    /**
     * Format: date
     * @description The day of the company that the entry falls on. (format date)
     */
    day: string;
    /** @description The record it belongs to; null for points without one. */
    reference: string | null;
    /** @description Whose points they are; null for money. */
    customer_id: number | null;
    /** @description What it was written for. */
    source: string;
    /**
     * Format: date-time
     * @description When its transaction began, in UTC. (format date-time)
     */
    at: string;
}
export interface BookingBooksView {
    /** @description Reference of the booking. */
    reference: string;
    /** @description Price of the nights; 0 until the booking is paid. In units of the currency, with at most two decimals. */
    nights: number;
    /** @description Charge for extra guests; 0 until the booking is paid. In units of the currency, with at most two decimals. */
    extra_guests: number;
    /** @description Discount for the length of the stay; 0 until the booking is paid. In units of the currency, with at most two decimals. */
    length_discounts: number;
    /** @description Cleaning fee; 0 until the booking is paid. In units of the currency, with at most two decimals. */
    cleaning: number;
    /** @description `nights` + `extra_guests` - `length_discounts` + `cleaning`. In units of the currency, with at most two decimals. */
    charged: number;
    /** @description Deposit; 0 until the booking is paid. In units of the currency, with at most two decimals. */
    deposit: number;
    /** @description Part of the deposit that the company keeps. In units of the currency, with at most two decimals. */
    deposit_kept: number;
    /** @description Money received for the booking, including second and late payments. In units of the currency, with at most two decimals. */
    received: number;
    /** @description Every part that was refunded, oldest first. */
    refunded: RefundedPartView[];
    /** @description Part of the price that a cancellation did not refund. In units of the currency, with at most two decimals. */
    retained: number;
    /** @description Refunded amount that has not been paid out yet. In units of the currency, with at most two decimals. */
    owed: number;
    /** @description All entries of the booking, newest first. */
    entries: LedgerEntryView[];
}
export interface ProcessorDayView {
    /** @description Account of the processor, or `cash`. */
    name: string;
    /** @description What it had before the day. In units of the currency, with at most two decimals. */
    start: number;
    /** @description What it received on the day. In units of the currency, with at most two decimals. */
    received: number;
    /** @description What it gave back on the day. In units of the currency, with at most two decimals. */
    returned: number;
    /** @description What disputes took from it on the day, less what they returned. In units of the currency, with at most two decimals. */
    disputed: number;
    /** @description `start` + `received` - `returned` - `disputed`. In units of the currency, with at most two decimals. */
    end: number;
}
export interface BooksDayView {
    /**
     * Format: date
     * @description The day of the company. (format date)
     */
    date: string;
    /**
     * Format: date-time
     * @description When the day was closed; null while it is open. (format date-time)
     */
    closed_at: string | null;
    /** @description SHA-256 over the entries of a closed day; null while open. */
    digest: string | null;
    /** @description What was sold, before discounts. In units of the currency, with at most two decimals. */
    gross: number;
    /** @description Discounts on it. In units of the currency, with at most two decimals. */
    discounts: number;
    /** @description Fees on top. In units of the currency, with at most two decimals. */
    fees: number;
    /** @description Tips. In units of the currency, with at most two decimals. */
    tips: number;
    /** @description `gross` - `discounts` + `fees` + `tips`. In units of the currency, with at most two decimals. */
    net: number;
    /** @description Money that arrived: `net` + `deposits` + `unplaced`. In units of the currency, with at most two decimals. */
    received: number;
    /** @description Money that came second or too late; it goes back. In units of the currency, with at most two decimals. */
    unplaced: number;
    /** @description Refunds that were owed before the day. In units of the currency, with at most two decimals. */
    owed_at_start: number;
    /** @description Refunds decided on the day. In units of the currency, with at most two decimals. */
    decided: number;
    /** @description Money that went back on the day. In units of the currency, with at most two decimals. */
    returned: number;
    /** @description `owed_at_start` + `decided` - `returned`. In units of the currency, with at most two decimals. */
    owed_at_end: number;
    /** @description Money that disputes took on the day, less what they returned. In units of the currency, with at most two decimals. */
    disputed: number;
    /** @description Every processor that has had money, and cash. */
    processors: ProcessorDayView[];
    /** @description Deposits that were charged; they are owed to guests until returned or kept. In units of the currency, with at most two decimals. */
    deposits: number;
}
export interface BooksDifferenceView {
    /**
     * @description The check that found it.
     * @enum {string}
     */
    check: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9";
    /** @description The record; null where there is none. */
    reference: string | null;
    /** @description The account, the entry or the counter. */
    subject: string;
    /** @description What the records say, in cents or points. */
    expected: string;
    /** @description What the books say. */
    actual: string;
}
export interface BooksCheckView {
    /**
     * Format: date-time
     * @description When it was checked; null before the first night. (format date-time)
     */
    checked_at: string | null;
    /** @description Number of differences; 0 when everything agrees. */
    count: number;
    /** @description The first of them. */
    differences: BooksDifferenceView[];
}
export interface FaqEntryView {
    /** @description Id of the record. */
    id: number;
    /** @description The question, in both languages. */
    question: BilingualView;
    /** @description The answer, in both languages. */
    answer: BilingualView;
    /** @description Place in the order; the smallest first. */
    sort_order: number;
    /** @description Whether visitors see the question. */
    is_active: boolean;
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
export interface BilingualText300 {
    /** @description In English. (minLength 1, maxLength 300) */
    en: string;
    /** @description In Arabic. (minLength 1, maxLength 300) */
    ar: string;
}
export interface BilingualText4000 {
    /** @description In English. (minLength 1, maxLength 4000) */
    en: string;
    /** @description In Arabic. (minLength 1, maxLength 4000) */
    ar: string;
}
export interface FaqEntryBody {
    /** @description The question, in both languages. */
    question: BilingualText300;
    /** @description The answer, in both languages. */
    answer: BilingualText4000;
    /** @description Position in the list, ascending; a new question goes last. (minimum 0, maximum 1000000) */
    sort_order?: number | null;
    /** @description Whether visitors see the question; true when omitted. */
    is_active?: boolean | null;
}
export interface FaqEntryChangeBody {
    /** @description The question, in both languages. */
    question?: BilingualText300;
    /** @description The answer, in both languages. */
    answer?: BilingualText4000;
    /** @description Position in the list, ascending; a new question goes last. (minimum 0, maximum 1000000) */
    sort_order?: number | null;
    /** @description Whether visitors see the question; true when omitted. */
    is_active?: boolean | null;
}
export interface MonthView {
    /** @description Year and month, `YYYY-MM`. */
    month: string;
    /** @description Number of bookings made in the month and not cancelled. */
    bookings: number;
    /** @description Total of these bookings that are confirmed, checked in or completed. In units of the currency, with at most two decimals. */
    revenue: number;
    /** @description Nights of the month that are booked in published stays. */
    nights: number;
    /** @description Percent of the nights of published stays that are booked, blocked nights excluded; one decimal, 0 without stays. (minimum 0, maximum 100) */
    occupancy: number;
}
export interface CardsView {
    /** @description Year and month, `YYYY-MM`. */
    month: string;
    /** @description Number of bookings made in the month and not cancelled. */
    bookings: number;
    /** @description Total of these bookings that are confirmed, checked in or completed. In units of the currency, with at most two decimals. */
    revenue: number;
    /** @description Nights of the month that are booked in published stays. */
    nights: number;
    /** @description Percent of the nights of published stays that are booked, blocked nights excluded; one decimal, 0 without stays. (minimum 0, maximum 100) */
    occupancy: number;
    /** @description Statistics of the previous month. */
    previous: MonthView;
    /** @description Number of bookings that wait for payment or confirmation. */
    pending_bookings: number;
    /** @description Number of inquiries that are not closed. */
    open_inquiries: number;
    /** @description Number of stays on the site. */
    published_stays: number;
}
export interface OverviewStayView {
    /** @description Id of the stay; null when it was deleted. */
    id: number | null;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Reference of the stay. */
    reference: string;
    /** @description Heading of the stay, in both languages. */
    title: BilingualView;
}
export interface OverviewBookingView {
    /** @description Reference of the booking. */
    reference: string;
    /**
     * @description Status of the booking.
     * @enum {string}
     */
    status: "pending" | "confirmed" | "checked_in" | "completed" | "cancelled";
    /**
     * @description Payment status of the booking; `refund_due` is paid with a pending refund.
     * @enum {string}
     */
    payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
    /**
     * @description Payment method of the booking: `card`, `wallet`, or `on_arrival`.
     * @enum {string}
     */
    payment_method: "card" | "wallet" | "on_arrival";
    /** @description Stay of the record. */
    stay: OverviewStayView;
    /** @description Name of the guest. */
    guest_name: string;
    /**
     * Format: date
     * @description First night, as the day on which it begins, in the company’s time zone. (format date)
     */
    check_in: string;
    /**
     * Format: date
     * @description Day after the last night, in the company’s time zone. (format date)
     */
    check_out: string;
    /** @description Number of nights. */
    nights: number;
    /** @description Number of guests. */
    guests: number;
    /** @description Price of the nights and cleaning, without the deposit. In units of the currency, with at most two decimals. */
    total: number;
    /** @description Currency of the amounts, as an ISO 4217 code. */
    currency: string;
    /**
     * Format: date-time
     * @description When it was booked, in UTC. (format date-time)
     */
    placed_at: string;
}
export interface TopStayView {
    /** @description Id of the stay; null when it was deleted. */
    id: number | null;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Reference of the stay. */
    reference: string;
    /** @description Heading of the stay, in both languages. */
    title: BilingualView;
    /** @description Number of bookings. */
    bookings: number;
    /** @description Number of nights. */
    nights: number;
    /** @description Revenue of these bookings. In units of the currency, with at most two decimals. */
    revenue: number;
}
export interface GuestCountryView {
    /** @description ISO 3166 code of the country; null when it is unknown. */
    country: string | null;
    /** @description Number of bookings. */
    bookings: number;
}
export interface OverviewView {
    /**
     * Format: date
     * @description Today, in the company's time zone. (format date)
     */
    date: string;
    /** @description Time zone, by its IANA name. */
    timezone: string;
    /** @description Currency of the amounts, as an ISO 4217 code. */
    currency: string;
    /** @description Statistics of the current month. */
    cards: CardsView;
    /** @description Today's arrivals, cancelled bookings excluded. */
    arrivals: OverviewBookingView[];
    /** @description Today's departures, cancelled bookings excluded. */
    departures: OverviewBookingView[];
    /** @description The ten pending bookings with the earliest check-in. */
    pending_bookings: OverviewBookingView[];
    /** @description The ten newest bookings. */
    latest_bookings: OverviewBookingView[];
    /** @description The five stays with the highest revenue from bookings of the last twelve months. */
    top_stays: TopStayView[];
    /** @description Bookings of the last twelve months by the country of the guest’s calling code, most first, unknown last. */
    guest_countries: GuestCountryView[];
    /** @description Number of all bookings by status; every status is present. */
    bookings_by_status: {
        [key: string]: number;
    };
    /** @description The five newest reviews. */
    latest_reviews: StaffReviewView[];
    /** @description The five newest inquiries that are not closed. */
    open_inquiries: InquiryView[];
}
export interface PublicSettingsView {
    /** @description Name of the company. */
    company_name: string;
    /** @description Name of the company in Arabic; empty for none. */
    company_name_ar: string;
    /** @description Line under the name, English. */
    tagline_en: string;
    /** @description Line under the name, Arabic. */
    tagline_ar: string;
    /** @description Description of the company, English. */
    description_en: string;
    /** @description Description of the company, Arabic. */
    description_ar: string;
    /** @description E-mail address for guests; questions are mailed to it. */
    contact_email: string;
    /** @description Phone number for guests. */
    contact_phone: string;
    /** @description Location of the office. */
    contact_address_hint: string;
    /** @description Currency of all prices. */
    currency: string;
    /** @description Time zone of every day, check-in and deadline. */
    timezone: string;
    /** @description Check-in time of stays without a time of their own. */
    default_check_in_time: string;
    /** @description Check-out time of stays without a time of their own. */
    default_check_out_time: string;
    /** @description Whether guests may pay when they arrive. */
    allow_pay_on_arrival: boolean;
    /** @description Whether guests may change the dates of a booking while they may cancel it. */
    allow_date_changes: boolean;
    /** @description Cancellation policy, as guests read it. */
    cancellation_policy: string;
    /** @description Percent of the nights that is refunded when a guest cancels, by days before check-in, most days first. */
    cancellation_tiers: string | number | boolean | Record<string, never> | unknown[] | null;
    /** @description Whether guests may wait for nights that are taken. */
    waitlist: boolean;
    /** @description References of the stays on the home page, in order. */
    home_featured_references: string[];
    /** @description Reference of the stay at the top of the home page. */
    home_hero_stay_reference: string;
    /** @description Last line of every mail. */
    service_email_signature: string;
    /** @description Last line of every mail in Arabic; the Arabic name of the company if it is empty. */
    service_email_signature_ar: string;
}
export interface CardProcessorStatusView {
    /** @description Whether its key is set. */
    configured: boolean;
    /** @description Whether the key is for tests and moves no real money. */
    testMode: boolean;
}
export interface WalletProcessorStatusView {
    /** @description Whether its credentials are set. */
    configured: boolean;
    /** @description Whether the credentials are for tests and move no real money. */
    sandbox: boolean;
}
export interface PaymentsStatusView {
    /** @description Processor of card payments. */
    card_processor: CardProcessorStatusView;
    /** @description Processor of wallet payments. */
    wallet_processor: WalletProcessorStatusView;
    /** @description Whether the simulator takes card and wallet payments, because no processor is configured. */
    simulator: boolean;
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
export interface WebhookDisputeView {
    /** @description Id of the record. */
    id: number;
    /** @description Id of the payment. */
    payment_id: number;
    /** @description The payment processor. */
    provider: string;
    /** @description Id of the dispute at the processor. */
    dispute_id: string;
    /** @description Whether it is a reversal without a dispute. */
    is_reversal: boolean;
    /** @description The disputed amount. In units of the currency, with at most two decimals. */
    amount: number;
    /** @description Currency of the amounts, as an ISO 4217 code. */
    currency: string;
    /**
     * @description State of the dispute at the processor.
     * @enum {string}
     */
    status: "open" | "won" | "lost";
    /**
     * Format: date-time
     * @description Time until which a response is due. (format date-time)
     */
    due_by: string | null;
    /**
     * Format: date-time
     * @description Time of the first report. (format date-time)
     */
    opened_at: string;
    /**
     * Format: date-time
     * @description Time of the decision; null before it. (format date-time)
     */
    ended_at: string | null;
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
    "/api/destinations/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every destination in sort order, hidden ones included
         * @description Lists every destination by `sort_order`, hidden ones included, each with the number of its stays, drafts included. Needs the token of an account with the permission `destinations.view`.
         */
        get: operations["DestinationsStaff_all"];
        put?: never;
        /**
         * Add a destination
         * @description Creates a destination, listed on the site at once unless `is_active` is false. The default of `slug` is made from the English name, that of `sort_order` places it last. Upload the cover first with `POST /api/helpers/upload` and send its address. Needs the token of an account with the permission `destinations.create`.
         */
        post: operations["DestinationsStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/destinations/manage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a destination; omitted fields stay as they are
         * @description Changes the sent fields of a destination. A text can be sent in one language; the other language stays as it is. Needs the token of an account with the permission `destinations.edit`.
         */
        put: operations["DestinationsStaff_change"];
        post?: never;
        /**
         * Delete a destination without stays
         * @description Deletes a destination permanently. Fails with 409 `destination_has_stays` while it has stays, drafts included; hide it with `is_active: false` instead. Needs the token of an account with the permission `destinations.delete`.
         */
        delete: operations["DestinationsStaff_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/destinations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Visible destinations in sort order
         * @description Lists the visible destinations by `sort_order`, each with picture, texts and the number of published stays. The filter `destination` of stays takes their slugs. Open to anyone; no token is read.
         */
        get: operations["Destinations_visible"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/destinations/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One visible destination
         * @description Returns one destination by its slug; a hidden one is 404. Open to anyone; no token is read.
         */
        get: operations["Destinations_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every stay, drafts included
         * @description Lists stays of every status with the number of each in `counts`; without `sort` the latest change comes first. Filters are combined with AND. Needs the token of an account with the permission `stays.view`. Returns one page.
         */
        get: operations["StaysStaff_list"];
        put?: never;
        /**
         * Add a stay as a draft
         * @description Creates a stay as a draft with a new reference (`STY-…`). The destination must exist; prices are whole dollars. Publish it with `PATCH /api/stays/manage/{id}/status` once it has photographs and texts in both languages. Needs the token of an account with the permission `stays.create`.
         */
        post: operations["StaysStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/manage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One stay in full
         * @description Returns everything stored about a stay, published or not, in both languages. Needs the token of an account with the permission `stays.view`.
         */
        get: operations["StaysStaff_one"];
        /**
         * Change a stay; omitted fields stay as they are, lists are replaced
         * @description Changes the sent fields of a stay; lists such as `amenities` and `media` are replaced as a whole. A published stay must stay complete, otherwise 422 `not_publishable`. Existing bookings keep their price and times. Needs the token of an account with the permission `stays.edit`.
         */
        put: operations["StaysStaff_change"];
        post?: never;
        /**
         * Delete a stay whose bookings are all cancelled
         * @description Deletes a stay permanently. Fails with 409 `stay_has_bookings` while it has a booking that is not cancelled; cancelled bookings stay readable. Needs the token of an account with the permission `stays.delete`.
         */
        delete: operations["StaysStaff_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/manage/{id}/status": {
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
         * Publish a stay, or make it a draft again
         * @description Publishes a stay, which needs at least 3 photographs and every text in both languages (422 `not_publishable` lists the missing parts), or makes it a draft again. Its bookings do not change. Needs the token of an account with the permission `stays.publish`.
         */
        patch: operations["StaysStaff_changeStatus"];
        trace?: never;
    };
    "/api/stays/manage/{id}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the gallery, in order
         * @description Replaces all pictures and videos, at most 30, in the order that is sent; the first is the cover. Files must have been uploaded here, and a published stay needs at least 3 photographs. Needs the token of an account with the permission `stays.edit`.
         */
        put: operations["StaysStaff_changeGallery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/manage/{id}/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules of a stay for prices and limits by night
         * @description Lists the rules of a stay for prices and limits by night, earliest first, past ones included. Needs the token of an account with the permission `stays.view`.
         */
        get: operations["RatesStaff_list"];
        put?: never;
        /**
         * Add a rule for prices and limits
         * @description Adds a rule with at least one of a price, limits of nights, and closed days. For each value of a night the highest layer that has it counts, then the stay itself. Two rules of one layer never share a night, otherwise 409 `rate_overlap` with the other rule in `details`. A stay has at most 200 rules; existing bookings keep their price. Needs the token of an account with the permission `stays.edit`.
         */
        post: operations["RatesStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/manage/{id}/rates/{ruleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a rule; omitted fields stay as they are
         * @description Changes the sent fields of a rule; null removes a value. Existing bookings keep their price. Needs the token of an account with the permission `stays.edit`.
         */
        put: operations["RatesStaff_change"];
        post?: never;
        /**
         * Delete a rule
         * @description Deletes a rule permanently. Its nights get the values of lower layers and of the stay. Needs the token of an account with the permission `stays.edit`.
         */
        delete: operations["RatesStaff_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/manage/{id}/length-discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the discounts for longer bookings
         * @description Replaces all discounts of a stay for longer bookings. A booking gets only the discount with the most nights that it reaches, on the price of the nights without extra guests and cleaning. Needs the token of an account with the permission `stays.edit`.
         */
        put: operations["RatesStaff_replaceDiscounts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/manage/{id}/orphans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Free stretches that cannot be booked
         * @description Lists free stretches between held nights that are too short for every minimum of their nights, each with the minimum of its first night. Lower the minimum with a rule, or set `fills_gaps` of the stay. A request covers at most 92 days. Needs the token of an account with the permission `stays.view`.
         */
        get: operations["RatesStaff_orphans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/{slug}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Price and limits of each night
         * @description Lists the price of each night and on which days bookings may begin and end, to show in a calendar. It does not say which nights are free; see `/availability`. A request covers at most 92 days. Open to anyone; no token is read.
         */
        get: operations["NightPrices_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/manage/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the cancellation tiers of a stay
         * @description Replaces the refunds of cancellations of a stay, by days before check-in; null restores `cancellation_tiers` of the settings. Guests can cancel until the last tier ends. Existing bookings keep their policy. Needs the token of an account with the permission `stays.edit`.
         */
        put: operations["CancellationTiers_replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published stays; with dates, the price of the nights too
         * @description Searches published stays. With `checkIn` and `checkOut` (both or none) the result is limited to stays that can be booked for all of these nights, each with its price; with `guests` to stays with enough room. A check-in in the past or too far ahead, or too many nights, finds nothing. Without `sort` the latest change comes first. Open to anyone; no token is read. Other query parameters are ignored. Returns one page.
         */
        get: operations["Stays_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stays of the home page, in the order of the setting
         * @description Lists the stays of the home page in the order of the setting `home_featured_references`. Stays that are not published are omitted. Open to anyone; no token is read.
         */
        get: operations["Stays_featured"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/hero": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stay at the top of the home page, or null
         * @description Returns the stay at the top of the home page, which the setting `home_hero_stay_reference` names; null when the setting is empty or the stay is not published. Open to anyone; no token is read.
         */
        get: operations["Stays_hero"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of published stays of each type and in each destination
         * @description Counts published stays by type and by visible destination, and lists the common amenities in both languages, to build the search filters. Open to anyone; no token is read.
         */
        get: operations["Stays_facets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published stays by id, in the requested order
         * @description Returns at most 12 stays by id, in the requested order, such as a visitor's favourites. Unpublished stays and repeated ids are omitted. Open to anyone; no token is read.
         */
        get: operations["Stays_lookup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One published stay
         * @description Returns everything the page of a stay needs: texts, gallery, amenities, house rules, nightly rate, check-in times and rating. Use `/availability` for its calendar and `/quote` for a price. A stay that is not published is 404. Open to anyone; no token is read.
         */
        get: operations["Stays_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/{slug}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Up to three similar stays
         * @description Suggests at most three other published stays: first from the same destination, then of the same type, then by nearest price. Open to anyone; no token is read.
         */
        get: operations["Stays_similar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/{slug}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The nights that are not available
         * @description Lists the nights that cannot be booked, each by the day it begins, to grey out in a calendar. The response does not reveal whether they are booked or blocked. A request covers at most 92 days. Open to anyone; no token is read.
         */
        get: operations["Availability_nights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/{slug}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Price of the nights, and whether they can be booked
         * @description Calculates the price of the nights and reports in `available` and `reason` whether a booking would be accepted now. It reserves nothing: `POST /api/bookings` checks again. Book with its `quote_token` to be charged as shown until `quote_locked_until`; afterwards a changed price needs a new token. With `help=1`, `details` names alternatives to nights that cannot be booked. Open to anyone; no token is read.
         */
        get: operations["Availability_quote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every block, soonest first
         * @description Lists the blocked nights, earliest first, each with its stay. Needs the token of an account with the permission `calendar.view`.
         */
        get: operations["Blocks_all"];
        put?: never;
        /**
         * Block nights of a stay
         * @description Blocks nights of a stay, from `from` until the morning of `to`. When one of them is taken, 409 `dates_taken` returns the holder of the nights in `details` (`held_by`, `reference`). Overdue unpaid bookings do not count: they are cancelled. Needs the token of an account with the permission `calendar.block`.
         */
        post: operations["Blocks_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/blocks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a block; omitted fields stay as they are
         * @description Moves a block to other nights or another stay, or changes its reason or note; omitted fields stay as they are. When a new night is taken, nothing changes and the response is 409 `dates_taken`. Needs the token of an account with the permission `calendar.block`.
         */
        put: operations["Blocks_change"];
        post?: never;
        /**
         * Delete a block and release its nights
         * @description Removes a block; its nights can be booked again at once. Needs the token of an account with the permission `calendar.block`.
         */
        delete: operations["Blocks_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings, blocks and imported nights of a month, stay by stay
         * @description Returns a month of the calendar: for each stay, in the order of English titles, every booking, block and event of another calendar with a night in the month. Overdue unpaid bookings are omitted. Needs the token of an account with the permission `calendar.view`.
         */
        get: operations["Calendar_month"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/{slug}/nearest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Alternatives to the requested nights
         * @description Finds the nights nearest to the requested ones that can be booked in the stay, other stays that can be booked for exactly the requested nights, and whether there is a waitlist. Refused bookings return the same in `details`. It reserves nothing, and the response does not reveal why nights are not free. Open to anyone; no token is read.
         */
        get: operations["NightsHelp_nearest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the calendar address of a stay
         * @description Creates the address at which other platforms read the reserved and blocked nights of a stay. Only this response contains it. A stay has one address: the former one is 404 at once. Needs the token of an account with the permission `calendar.block`.
         */
        post: operations["CalendarExports_create"];
        /**
         * End the calendar address of a stay
         * @description Ends the calendar address of a stay: other platforms get 404 at once. Needs the token of an account with the permission `calendar.block`.
         */
        delete: operations["CalendarExports_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The calendar feeds
         * @description Lists the calendars of other platforms that are read, by stay, each with its state and last error. Needs the token of an account with the permission `calendar.view`.
         */
        get: operations["CalendarFeeds_list"];
        put?: never;
        /**
         * Add a calendar feed
         * @description Adds a calendar of another platform. It is read soon and then every `calendar_poll_minutes`; its events hold the nights of the stay that are free, and never move a booking or block. The address must be public and begin with https. A stay has at most 10 feeds. Needs the token of an account with the permission `calendar.block`.
         */
        post: operations["CalendarFeeds_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/feeds/{id}": {
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
         * Delete a calendar feed and release its nights
         * @description Deletes a calendar feed. The nights that only its events hold can be booked again at once. Needs the token of an account with the permission `calendar.block`.
         */
        delete: operations["CalendarFeeds_remove"];
        options?: never;
        head?: never;
        /**
         * Change a calendar feed
         * @description Changes a calendar feed and reads it soon; omitted fields stay as they are. Needs the token of an account with the permission `calendar.block`.
         */
        patch: operations["CalendarFeeds_change"];
        trace?: never;
    };
    "/api/calendar/feeds/{id}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a calendar feed now
         * @description Reads a calendar now and returns its feed, with `error` when that failed. Returns the feed unchanged while another process reads it. Needs the token of an account with the permission `calendar.block`. At most 2 readings of one feed by staff in a minute; after that 429 with `Retry-After`.
         */
        post: operations["CalendarFeeds_sync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/feeds/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The events of a calendar feed
         * @description Lists the events of a calendar that are not over, earliest first, each with the state of its nights. Needs the token of an account with the permission `calendar.view`.
         */
        get: operations["CalendarFeeds_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/conflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Conflicts with other calendars
         * @description Lists the nights that an event of another calendar shares with a booking or block, earliest first. A conflict ends when either of them is gone; nights that the booking or block releases are held for the event at once. Needs the token of an account with the permission `calendar.view`.
         */
        get: operations["CalendarFeeds_conflicts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ical/{secret}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The calendar of a stay, for other platforms
         * @description Returns the reserved and blocked nights of a stay as an iCalendar file, from 30 days ago on, without data of guests. Send the `ETag` as `If-None-Match` to get 304 while nothing has changed. Open to anyone; no token is read. Other query parameters are ignored. At most 60 readings of one calendar from one address in an hour; after that 429 with `Retry-After`. At most 120 unknown addresses of calendars from one address in an hour; after that 429 with `Retry-After`.
         */
        get: operations["Ical_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings, newest first
         * @description Lists bookings with the number of each status in `counts`, the newest first unless `sort` is sent, each with the actions that are possible now. To catch up after a pause, send the time of the last response as `since`. Needs the token of an account with the permission `bookings.view`. Returns one page.
         */
        get: operations["BookingsStaff_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/manage/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One booking with its timeline, payments and possible actions
         * @description Returns one booking with its timeline, the actions that are possible now, and every payment with the events of its processor. Needs the token of an account with the permission `bookings.view`.
         */
        get: operations["BookingsStaff_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the status or the notes of a booking
         * @description Applies an `action` to a booking, stores `admin_notes`, or both: `confirm` a pending booking (paid ones are confirmed automatically), `check_in` from the check-in day on, `complete`, or `cancel` before check-in. A booking paid on arrival becomes paid at check-in; cancelling releases the nights and refunds the payment, in full or with `refund` `policy` by the policy of the booking; `no_show` records that the guests did not arrive. Every action is mailed to the guest and sent to connected clients. Needs the token of an account with the permission `bookings.edit`.
         */
        patch: operations["BookingsStaff_change"];
        trace?: never;
    };
    "/api/bookings/{reference}/change/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a change of dates
         * @description Prices other dates or another number of guests for a booking, and changes nothing. Kept nights keep their price, added nights cost the price of today, and cancelled nights are credited by the percent of the cancellation policy. With its `quote_token` the change costs what the preview showed until `quote_locked_until`. Needs the booking's access token or the e-mail address it was made with; where both are sent, both must be right. At most 120 wrong references or e-mail addresses without a token from one address in an hour; after that 429 with `Retry-After`.
         */
        post: operations["DateChanges_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the dates of a booking
         * @description Changes the dates or the guests of a booking, while the company offers it and the guest can cancel. The change applies at once, with a refund if it is cheaper, unless a booking paid online becomes more expensive. Then `change` of the booking has a page to pay on: its nights are held until `expires_at`, and the booking changes once it is paid. Limit: 20. Needs the booking's access token or the e-mail address it was made with; where both are sent, both must be right. Idempotent: the same `client_token` returns the first response again. With another body, that response has `Idempotency-Mismatch: true`. At most 20 calls from one address in 10 minutes; after that 429 with `Retry-After`. At most 120 wrong references or e-mail addresses without a token from one address in an hour; after that 429 with `Retry-After`.
         */
        post: operations["DateChanges_change"];
        /**
         * Withdraw an unpaid change of dates
         * @description Withdraws a change that waits for its payment: its nights are released and the booking stays as it was. Needs the booking's access token or the e-mail address it was made with; where both are sent, both must be right. At most 120 wrong references or e-mail addresses without a token from one address in an hour; after that 429 with `Retry-After`.
         */
        delete: operations["DateChanges_giveUp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/manage/{reference}/dates": {
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
         * Change the dates of a booking
         * @description Changes the dates or the guests of a booking before check-in, under the rules of a new booking; the guest is mailed. Cancelled nights are credited by the percent of the cancellation policy, or in full with `refund: full`. If a booking paid online becomes more expensive, the guest first pays on a page from a mail with the `reason`; `change` has the new dates until then. When a night is taken, `details` names its holder (`held_by`, `reference`). Needs the token of an account with the permission `bookings.edit`.
         */
        patch: operations["StaffDateChanges_changeDates"];
        trace?: never;
    };
    "/api/bookings/manage/{reference}/departure": {
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
         * Record an early departure
         * @description Records an early departure of a checked-in guest, who is mailed. The nights from the new check-out day on are released at once. Nothing is refunded unless `refund` is sent. Needs the token of an account with the permission `bookings.edit`.
         */
        patch: operations["StaffDateChanges_depart"];
        trace?: never;
    };
    "/api/stays/{slug}/waitlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the waitlist for taken nights
         * @description Adds a guest to the waitlist for taken nights. When all of them become free, the first waiting guest gets an offer by mail: the nights are held for `waitlist_offer_minutes`, and `POST /bookings` books them with its `offer_token`. An entry ends at its check-in time or after three offers. Leave the field `company` hidden and empty. Open to anyone; no token is read. Idempotent: the same `client_token` returns the first response again. With another body, that response has `Idempotency-Mismatch: true`. At most 5 entries from one address in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["Waitlist_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waitlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The waitlist
         * @description Lists the entries of the waitlist, ended ones included, in the order of their offers, each with the offers it got. Needs the token of an account with the permission `bookings.view`. Returns one page.
         */
        get: operations["WaitlistEntries_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waitlist/{token}": {
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
         * Leave the waitlist or decline an offer
         * @description Ends an entry of the waitlist by its token, or declines an offer by the token of the offer. Nights that were held go to the next waiting guest. Repeating the call changes nothing. Open to anyone; no token is read. At most 120 unknown tokens from one address in an hour; after that 429 with `Retry-After`.
         */
        delete: operations["WaitlistEntries_leave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a stay
         * @description Books nights of a published stay that `/quote` reports as available; staff are notified live, and the guest by mail at once or, with a hosted payment, after paying. `on_arrival` stays `pending` until staff confirm it; `card` and `wallet` return a `redirect_url` to send the browser to, and the nights are held until `hold_expires_at` of the booking. Without a processor the simulator decides at once: a declined card is also 201, with `status: cancelled` and a `code`. Send `quote_token` to book at the quoted price and policy until `quote_locked_until`, create a new `client_token` for each attempt, leave the field `company` hidden and empty, and store `access_token`, which opens the booking. Open to anyone; no token is read. Idempotent: the same `client_token` returns the first response again. With another body, that response has `Idempotency-Mismatch: true`. At most 5 bookings from one address in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["Bookings_place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A booking for its guest
         * @description Returns a booking with its stay, times, price, timeline, and whether it can be cancelled or reviewed now. Mails link to a page that shows it. Needs the booking's access token or the e-mail address it was made with; where both are sent, both must be right. At most 120 wrong references or e-mail addresses without a token from one address in an hour; after that 429 with `Retry-After`.
         */
        get: operations["Bookings_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the cancellation of a booking
         * @description Returns the refund of a cancellation now, or why the booking cannot be cancelled, and the steps of its policy. Send `refund_now` as `expected_refund` with the cancellation, so that the refund cannot change in between. Needs the booking's access token or the e-mail address it was made with; where both are sent, both must be right. At most 120 wrong references or e-mail addresses without a token from one address in an hour; after that 429 with `Retry-After`.
         */
        get: operations["Bookings_cancellation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Capture an approved wallet payment
         * @description Captures a wallet payment that the guest has approved and returns the booking. Call it from the page the wallet returns the guest to; repeating the call is safe. Bookings with another payment method are returned unchanged: card payments are reported by the processor. Needs the booking's access token or the e-mail address it was made with; where both are sent, both must be right. At most 120 wrong references or e-mail addresses without a token from one address in an hour; after that 429 with `Retry-After`.
         */
        post: operations["Bookings_settle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a booking and refund it by its policy
         * @description Cancels a pending or confirmed booking for its guest, until `cancellation_deadline`. Its nights are released at once, a payment is refunded by `policy` of the booking, the guest is mailed and staff are notified live. With `expected_refund`, a different refund is refused with 409 `refund_changed` and the current preview in `details`. Needs the booking's access token or the e-mail address it was made with; where both are sent, both must be right. At most 120 wrong references or e-mail addresses without a token from one address in an hour; after that 429 with `Retry-After`.
         */
        post: operations["Bookings_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All reviews, latest change first
         * @description Lists reviews, hidden ones included, latest change first, with the number of each status in `counts`. Needs the token of an account with the permission `reviews.view`. Returns one page.
         */
        get: operations["ReviewsStaff_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/manage/{id}": {
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
         * Publish or hide a review; hidden reviews are not counted
         * @description Publishes or hides a review. Hidden reviews are in no list of the site, and the average of the stay is recalculated at once. The guest is not notified. Needs the token of an account with the permission `reviews.moderate`.
         */
        patch: operations["ReviewsStaff_setStatus"];
        trace?: never;
    };
    "/api/stays/{slug}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published reviews of a stay, newest first
         * @description Lists the published reviews of a published stay, newest first, with the average rating. Authors are shown by first name and initial. Open to anyone; no token is read. Returns one page.
         */
        get: operations["Reviews_ofStay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review the stay of a completed booking, once
         * @description Publishes a review at once, with 1 to 5 stars in halves and a comment of 10 to 2,000 characters. Only a completed booking can be reviewed (422 `not_completed`), once (409 `already_reviewed`). Staff with `reviews.view` are notified in their feed and live. Needs the booking's access token or the e-mail address it was made with; where both are sent, both must be right. At most 5 attempts from one address in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["Reviews_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Inquiries, latest change first
         * @description Lists questions, latest change first, with the number of each status in `counts`. `from` and `to` are days in the company's time zone. Needs the token of an account with the permission `inquiries.view`. Returns one page.
         */
        get: operations["InquiriesStaff_list"];
        put?: never;
        /**
         * Ask the host a question
         * @description Stores a question, optionally about a published stay and nights. Staff with `inquiries.view` are notified in their feed and live, the company gets the question by mail at `contact_email`, and the visitor gets a confirmation by mail. Nothing is reserved. Create a new `client_token` for each form; leave `company` hidden and empty. Open to anyone; no token is read. Idempotent: the same `client_token` returns the first response again. With another body, that response has `Idempotency-Mismatch: true`. At most 5 questions from one address in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["Inquiries_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inquiries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One inquiry with its stay
         * @description Returns one question with its nights and its stay; the name of the stay is kept when the stay is deleted. Needs the token of an account with the permission `inquiries.view`.
         */
        get: operations["InquiriesStaff_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the status or the notes of the team
         * @description Changes the status or the internal notes of a question; omitted fields stay as they are. Nothing is sent: reply to the visitor by mail. Needs the token of an account with the permission `inquiries.edit`.
         */
        patch: operations["InquiriesStaff_change"];
        trace?: never;
    };
    "/api/payments/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payment methods that are available now
         * @description Lists the payment methods that are available now: the value to send as `payment_method`, and whether the guest pays on a page of the processor (`hosted`) or through the simulator, which moves no money. Open to anyone; no token is read.
         */
        get: operations["Payments_offered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/payments/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event of a processor: `stripe` or `paypal`, also called `card_processor` and `wallet_processor`
         * @description Applies an event, after its signature over the exact bytes was checked; a processor that is not configured is 404. A repeated event changes nothing and gets the same response. Received money marks the order or booking as paid, returned money as refunded; a failed or ended attempt releases it. A different amount or currency changes nothing, and staff are notified. Called by the payment processor; its signature is the proof, so it cannot be called from a page.
         */
        post: operations["PaymentWebhooks_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Differences between our payments and the processors
         * @description Lists payments that a processor describes differently, newest first, each with the actions that end it. Comparisons run every night, every hour with `reconcile_hourly`, and on request. A difference is listed once while it is open, and is `gone` when a complete comparison does not find it any more. Needs the token of an account with the permission `bookings.view`. Returns one page.
         */
        get: operations["Reconciliation_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/differences/{id}/repair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repair a difference
         * @description Ends a difference. The processor is asked again first; when both sides agree by then, the response is 409. `settle` applies what the processor reports, as its webhook would; `refund` gives the money back; `cancel` cancels an order or booking that was never paid, without a refund; `ignore` keeps everything as it is. Needs the token of an account with the permission `bookings.edit`. Idempotent: the same `client_token` returns the first response again. With another body, that response has `Idempotency-Mismatch: true`.
         */
        post: operations["Reconciliation_repair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/reconcile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare payments with the processors now
         * @description Starts a comparison of the payments of the last `reconcile_days` with the processors, in the background. While one is running, its id is returned and none is started. Staff are notified of the open differences afterwards. Needs the token of an account with the permission `bookings.edit`.
         */
        post: operations["Reconciliation_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last comparisons with the processors
         * @description Lists the last 30 comparisons with their counts, the latest first. Needs the token of an account with the permission `bookings.view`.
         */
        get: operations["Reconciliation_runs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/manage/{reference}/refunds/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate a refund of a part of a booking
         * @description Checks a refund as `POST /bookings/manage/{reference}/refunds` would, and changes nothing. Needs the token of an account with the permission `bookings.edit`.
         */
        post: operations["BookingRefunds_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/manage/{reference}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a part of a paid booking
         * @description Refunds parts of the price, a goodwill `amount`, or both, and keeps the status of the booking. All refunds together never exceed the paid amount; `details` of a 422 have what is left. The processor is asked in the background, money of the simulator returns at once, and money taken on arrival waits until it is marked as paid otherwise. Needs the token of an account with the permission `bookings.edit`. Idempotent: the same `client_token` returns the first response again. With another body, that response has `Idempotency-Mismatch: true`.
         */
        post: operations["BookingRefunds_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refunds, newest first
         * @description Lists refunds of bookings with their parts, newest first. `from` and `to` are days of the company. Needs the token of an account with the permission `bookings.view`. Returns one page.
         */
        get: operations["Refunds_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refunds/{id}": {
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
         * Retry a refund, or record how it was paid
         * @description Retries a refund, or ends it. `retry` asks the processor again, after reading what it has already returned. `paid_otherwise` ends the refund as paid in another way, such as in cash, and needs a `note`. 409 for an ended one. Needs the token of an account with the permission `bookings.edit`.
         */
        patch: operations["Refunds_change"];
        trace?: never;
    };
    "/api/bookings/manage/{reference}/deposit": {
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
         * Keep a part of the deposit of a booking
         * @description Keeps a part of a paid deposit until it is returned; the latest call counts. The rest goes back at `deposit_returns_at`, some days after the booking is completed, with a mail that says what was kept and why. Cancelling the booking returns the whole deposit. Needs the token of an account with the permission `bookings.edit`.
         */
        patch: operations["Deposits_keep"];
        trace?: never;
    };
    "/api/bookings/manage/{reference}/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The books of one booking
         * @description Returns what was charged, received and refunded for a booking, and the entries that prove it. All amounts are 0 until money arrives. Needs the token of an account with the permission `bookings.view`.
         */
        get: operations["BookingBooks_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/days/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures of one day
         * @description Sums the entries of one day of the company. The figures of an open day still grow; those of a closed day never change. Needs the token of an account with the permission `bookings.view`.
         */
        get: operations["Books_day"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries of the ledger, newest first
         * @description Lists entries, each with a debited and a credited account. The database writes them with the payments, refunds and points that they come from, and never changes one. All filters must match. Needs the token of an account with the permission `bookings.view`. Returns one page.
         */
        get: operations["Books_entries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The result of the last nightly check
         * @description Compares the ledger with payments, refunds and records every night. Empty when everything agrees. Needs the token of an account with the permission `bookings.view`.
         */
        get: operations["Books_check"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/days/{date}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a day
         * @description Closes a day from 00:15 of the next on, with a SHA-256 over its entries. What is written for it later falls on the first open day. Days close in order, days without entries too, and cannot be opened again. Needs the token of an account with the permission `settings.edit`.
         */
        post: operations["Books_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faq/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All questions in order, hidden ones included
         * @description Lists all questions and answers by `sort_order`, hidden ones included. Needs the token of an account with the permission `settings.view`.
         */
        get: operations["FaqStaff_list"];
        put?: never;
        /**
         * Add a question
         * @description Creates a question with its answer, both in English and Arabic. Visitors see it at once unless `is_active` is false; without `sort_order` it is placed last. Needs the token of an account with the permission `settings.edit`.
         */
        post: operations["FaqStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faq/manage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a question; omitted fields stay as they are
         * @description Changes the fields of a question that are sent. `is_active: false` hides it from the site. Needs the token of an account with the permission `settings.edit`.
         */
        put: operations["FaqStaff_change"];
        post?: never;
        /**
         * Delete a question
         * @description Deletes a question permanently. Needs the token of an account with the permission `settings.edit`.
         */
        delete: operations["FaqStaff_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The questions of the home page, in order
         * @description Lists the questions and answers that visitors see, by `sort_order`. Open to anyone; no token is read.
         */
        get: operations["Faq_list"];
        put?: never;
        post?: never;
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
         * This month's statistics, today's arrivals and departures, and the latest records
         * @description Returns the statistics of the dashboard's start page, in the company's time zone: this and the previous month, today's arrivals and departures, bookings to confirm, the latest bookings and reviews, open questions, the stays with the highest revenue and the countries of guests. Needs the token of an account with the permission `overview.view`.
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
    "/api/overview/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings, revenue and occupancy of the last twelve months, oldest first
         * @description Returns bookings, revenue and the share of booked nights for twelve months, ending with the current one, to draw as a chart. Needs the token of an account with the permission `overview.view`.
         */
        get: operations["Overview_series"];
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
         * Public details of the company
         * @description Returns the company details that every page needs: name and texts in both languages, contact details, currency, the IANA time zone of all days and deadlines, default check-in and check-out times, and the cancellation policy. Open to anyone; no token is read.
         */
        get: operations["PublicSettings_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/payments-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How payments are set up
         * @description Returns whether card and wallet processors are configured, whether they move real money, or whether the simulator takes payments. Keys are never returned. Needs the token of an account with the permission `settings.view`.
         */
        get: operations["PublicSettings_paymentsStatus"];
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
    "stays.booking.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking was stored.
         * @description Posted to webhook endpoints whose account has `bookings.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_stays_booking_created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stays.booking.confirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking was confirmed.
         * @description Posted to webhook endpoints whose account has `bookings.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_stays_booking_confirmed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stays.booking.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The payment of a booking arrived.
         * @description Posted to webhook endpoints whose account has `bookings.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_stays_booking_paid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stays.booking.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The dates or guests of a booking changed.
         * @description Posted to webhook endpoints whose account has `bookings.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_stays_booking_changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stays.booking.no_show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Staff cancelled a booking because its guests did not arrive. `stays.booking.cancelled` follows.
         * @description Posted to webhook endpoints whose account has `bookings.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_stays_booking_no_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stays.booking.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking was cancelled, and its nights were released.
         * @description Posted to webhook endpoints whose account has `bookings.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_stays_booking_cancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stays.booking.checked_in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The guests of a booking have arrived.
         * @description Posted to webhook endpoints whose account has `bookings.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_stays_booking_checked_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stays.booking.checked_out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Staff completed a booking.
         * @description Posted to webhook endpoints whose account has `bookings.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_stays_booking_checked_out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stays.booking.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Money of a booking was returned, all or a part of it.
         * @description Posted to webhook endpoints whose account has `bookings.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_stays_booking_refunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stays.inquiry.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A visitor sent a question.
         * @description Posted to webhook endpoints whose account has `inquiries.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_stays_inquiry_received"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stays.payment.disputed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment was disputed or reversed at its processor, or the dispute was decided.
         * @description Posted to webhook endpoints whose account has `bookings.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_stays_payment_disputed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stays.person.erased": {
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
        post: operations["webhook_stays_person_erased"];
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
        DestinationView: DestinationView;
        BilingualText300OrEmptyEnglishFirst: BilingualText300OrEmptyEnglishFirst;
        BilingualText120: BilingualText120;
        BilingualText255OrEmpty: BilingualText255OrEmpty;
        BilingualText5000OrEmpty: BilingualText5000OrEmpty;
        DestinationBody: DestinationBody;
        BilingualText120OrEmptyEnglishFirst: BilingualText120OrEmptyEnglishFirst;
        BilingualText255OrEmptyEnglishFirst: BilingualText255OrEmptyEnglishFirst;
        BilingualText5000OrEmptyEnglishFirst: BilingualText5000OrEmptyEnglishFirst;
        DestinationChangeBody: DestinationChangeBody;
        StayDestinationView: StayDestinationView;
        LengthDiscountView: LengthDiscountView;
        StayMediaView: StayMediaView;
        CancellationTierView: CancellationTierView;
        ManagedStayView: ManagedStayView;
        HouseRuleBody: HouseRuleBody;
        StayMediaBody: StayMediaBody;
        BilingualText200EnglishFirst: BilingualText200EnglishFirst;
        BilingualText500EnglishFirst: BilingualText500EnglishFirst;
        BilingualText10000EnglishFirst: BilingualText10000EnglishFirst;
        BilingualText300EnglishFirst: BilingualText300EnglishFirst;
        StayBody: StayBody;
        BilingualText200OrEmptyEnglishFirst: BilingualText200OrEmptyEnglishFirst;
        BilingualText500OrEmptyEnglishFirst: BilingualText500OrEmptyEnglishFirst;
        BilingualText10000OrEmptyEnglishFirst: BilingualText10000OrEmptyEnglishFirst;
        StayChangeBody: StayChangeBody;
        StayStatusBody: StayStatusBody;
        StayGalleryBody: StayGalleryBody;
        RateRuleView: RateRuleView;
        RateRuleBody: RateRuleBody;
        RateRuleChangeBody: RateRuleChangeBody;
        LengthDiscountsView: LengthDiscountsView;
        LengthDiscountBody: LengthDiscountBody;
        LengthDiscountsBody: LengthDiscountsBody;
        OrphanView: OrphanView;
        NightPriceView: NightPriceView;
        CancellationTiersView: CancellationTiersView;
        CancellationTierBody: CancellationTierBody;
        CancellationTiersBody: CancellationTiersBody;
        NightsPriceView: NightsPriceView;
        FoundStayView: FoundStayView;
        StayView: StayView;
        TypeFacetView: TypeFacetView;
        DestinationFacetView: DestinationFacetView;
        AmenityFacetView: AmenityFacetView;
        StayFacetsView: StayFacetsView;
        AvailabilityView: AvailabilityView;
        PriceLineView: PriceLineView;
        PolicyStepView: PolicyStepView;
        NearestNightsView: NearestNightsView;
        EqualStayView: EqualStayView;
        UnavailableDetailsView: UnavailableDetailsView;
        QuoteView: QuoteView;
        BlockedStayView: BlockedStayView;
        BlockView: BlockView;
        BlockBody: BlockBody;
        BlockChangeBody: BlockChangeBody;
        CalendarBookingView: CalendarBookingView;
        CalendarBlockView: CalendarBlockView;
        CalendarImportView: CalendarImportView;
        CalendarStayView: CalendarStayView;
        CalendarView: CalendarView;
        NightsHelpView: NightsHelpView;
        CalendarExportView: CalendarExportView;
        CalendarExportBody: CalendarExportBody;
        UnreadEventView: UnreadEventView;
        CalendarFeedView: CalendarFeedView;
        CalendarFeedBody: CalendarFeedBody;
        CalendarFeedChangeBody: CalendarFeedChangeBody;
        FeedEventView: FeedEventView;
        ConflictEventView: ConflictEventView;
        ConflictHolderView: ConflictHolderView;
        CalendarConflictView: CalendarConflictView;
        BookedStayView: BookedStayView;
        LatePaymentView: LatePaymentView;
        BookingEventView: BookingEventView;
        ManagedOpenChangeView: ManagedOpenChangeView;
        RefundPartView: RefundPartView;
        StaffNameView: StaffNameView;
        RefundView: RefundView;
        BookingActionView: BookingActionView;
        ManagedBookingView: ManagedBookingView;
        DatesChangedView: DatesChangedView;
        PaymentDisputeView: PaymentDisputeView;
        PaymentEventView: PaymentEventView;
        PaymentView: PaymentView;
        ManagedBookingDetailView: ManagedBookingDetailView;
        BookingChangeBody: BookingChangeBody;
        ChangePreviewView: ChangePreviewView;
        DateChangePreviewBody: DateChangePreviewBody;
        OpenChangeView: OpenChangeView;
        BriefRefundView: BriefRefundView;
        BookingView: BookingView;
        DateChangeBody: DateChangeBody;
        StaffDateChangeBody: StaffDateChangeBody;
        DepartureBody: DepartureBody;
        WaitlistReceiptView: WaitlistReceiptView;
        WaitlistBody: WaitlistBody;
        WaitlistStayView: WaitlistStayView;
        WaitlistOfferView: WaitlistOfferView;
        WaitlistEntryView: WaitlistEntryView;
        BookingReceiptView: BookingReceiptView;
        BookingBody: BookingBody;
        CancellationPreviewView: CancellationPreviewView;
        CancellationBody: CancellationBody;
        ReviewedStayView: ReviewedStayView;
        StaffReviewView: StaffReviewView;
        ReviewStatusBody: ReviewStatusBody;
        ReviewView: ReviewView;
        ReviewBody: ReviewBody;
        InquiryReceiptView: InquiryReceiptView;
        InquiryBody: InquiryBody;
        InquiryStayView: InquiryStayView;
        InquiryView: InquiryView;
        InquiryChangeBody: InquiryChangeBody;
        OfferedMethodView: OfferedMethodView;
        PaymentMethodsView: PaymentMethodsView;
        WebhookView: WebhookView;
        RepairActionView: RepairActionView;
        PaymentDifferenceView: PaymentDifferenceView;
        RepairBody: RepairBody;
        StartedRunView: StartedRunView;
        ReconcileRunView: ReconcileRunView;
        RefundPreviewPartView: RefundPreviewPartView;
        RefundPreviewView: RefundPreviewView;
        BookingRefundPartBody: BookingRefundPartBody;
        BookingRefundPreviewBody: BookingRefundPreviewBody;
        BookingRefundBody: BookingRefundBody;
        RefundActionBody: RefundActionBody;
        DepositBody: DepositBody;
        RefundedPartView: RefundedPartView;
        LedgerEntryView: LedgerEntryView;
        BookingBooksView: BookingBooksView;
        ProcessorDayView: ProcessorDayView;
        BooksDayView: BooksDayView;
        BooksDifferenceView: BooksDifferenceView;
        BooksCheckView: BooksCheckView;
        FaqEntryView: FaqEntryView;
        BilingualText300: BilingualText300;
        BilingualText4000: BilingualText4000;
        FaqEntryBody: FaqEntryBody;
        FaqEntryChangeBody: FaqEntryChangeBody;
        MonthView: MonthView;
        CardsView: CardsView;
        OverviewStayView: OverviewStayView;
        OverviewBookingView: OverviewBookingView;
        TopStayView: TopStayView;
        GuestCountryView: GuestCountryView;
        OverviewView: OverviewView;
        PublicSettingsView: PublicSettingsView;
        CardProcessorStatusView: CardProcessorStatusView;
        WalletProcessorStatusView: WalletProcessorStatusView;
        PaymentsStatusView: PaymentsStatusView;
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
        WebhookDisputeView: WebhookDisputeView;
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
    DestinationsStaff_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a destination with the number of its stays. */
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
                        data: DestinationView[];
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
    DestinationsStaff_create: {
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
                "application/json": DestinationBody;
            };
        };
        responses: {
            /** @description A destination with the number of its stays. */
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
                        data: DestinationView;
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
    DestinationsStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the destination. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DestinationChangeBody;
            };
        };
        responses: {
            /** @description A destination with the number of its stays. */
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
                        data: DestinationView;
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
    DestinationsStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the destination. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: destination_has_stays; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "destination_has_stays" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Destinations_visible: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a destination with the number of its stays. */
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
                        data: DestinationView[];
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
    Destinations_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the destination. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A destination with the number of its stays. */
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
                        data: DestinationView;
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
    StaysStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 50. */
                page_size?: number;
                /** @description Only stays of this status. */
                status?: "draft" | "published";
                /** @description Only stays of this kind. */
                type?: "villa" | "apartment" | "cabin" | "chalet" | "loft" | "cottage";
                /** @description Id or slug of a destination, hidden ones included. */
                destination?: string;
                /** @description Only stays with room for this many guests. */
                guests?: number;
                /** @description Minimum number of bedrooms. */
                bedrooms?: number;
                /** @description Only stays whose minimum is this many nights or fewer. */
                nights?: number;
                /** @description Maximum nightly rate, in whole units of the currency. */
                price?: number;
                /** @description Order of the list; the latest change first when omitted. */
                sort?: "updated" | "rate_asc" | "rate_desc";
                /** @description Search words in title, location and reference, in either language. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a stay with all its fields, as the host edits it. */
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
                            data: ManagedStayView[];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            page_size: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            total_pages: number;
                            /** @description Stays by status, under every filter but `status` */
                            counts: {
                                /** @description All records, of every status. */
                                all: number;
                                /** @description Stays that are not on the site. */
                                draft: number;
                                /** @description Stays that visitors see. */
                                published: number;
                            };
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
    StaysStaff_create: {
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
                "application/json": StayBody;
            };
        };
        responses: {
            /** @description A stay with all its fields, as the host edits it. */
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
                        data: ManagedStayView;
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
    StaysStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the stay. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stay with all its fields, as the host edits it. */
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
                        data: ManagedStayView;
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
    StaysStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the stay. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StayChangeBody;
            };
        };
        responses: {
            /** @description A stay with all its fields, as the host edits it. */
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
                        data: ManagedStayView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: slug_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: not_publishable; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "not_publishable" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_taken" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    StaysStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the stay. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: stay_has_bookings; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "stay_has_bookings" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    StaysStaff_changeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the stay. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StayStatusBody;
            };
        };
        responses: {
            /** @description A stay with all its fields, as the host edits it. */
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
                        data: ManagedStayView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: not_publishable; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "not_publishable" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    StaysStaff_changeGallery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the stay. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StayGalleryBody;
            };
        };
        responses: {
            /** @description A stay with all its fields, as the host edits it. */
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
                        data: ManagedStayView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: not_publishable; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "not_publishable" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    RatesStaff_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the stay. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is prices and limits for some nights of a stay. */
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
                        data: RateRuleView[];
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
    RatesStaff_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the stay. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RateRuleBody;
            };
        };
        responses: {
            /** @description Prices and limits for some nights of a stay. */
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
                        data: RateRuleView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, rate_overlap; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: too_many_rates; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "permission_required" | "rate_overlap" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_rates" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    RatesStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the stay. */
                id: number;
                /** @description Id of the rule. */
                ruleId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RateRuleChangeBody;
            };
        };
        responses: {
            /** @description Prices and limits for some nights of a stay. */
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
                        data: RateRuleView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: rate_overlap; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "permission_required" | "rate_overlap" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    RatesStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the stay. */
                id: number;
                /** @description Id of the rule. */
                ruleId: number;
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
    RatesStaff_replaceDiscounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the stay. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LengthDiscountsBody;
            };
        };
        responses: {
            /** @description Discounts of a stay for longer bookings. */
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
                        data: LengthDiscountsView;
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
    RatesStaff_orphans: {
        parameters: {
            query: {
                /** @description First night of the range. */
                from: string;
                /** @description Day after the last night of the range; at most 92 days after `from`. */
                to: string;
            };
            header?: never;
            path: {
                /** @description Id of the stay. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a free stretch of nights that cannot be booked. */
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
                        data: OrphanView[];
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
    NightPrices_list: {
        parameters: {
            query: {
                /** @description First night of the range. */
                from: string;
                /** @description Day after the last night of the range; at most 92 days after `from`. */
                to: string;
            };
            header?: never;
            path: {
                /** @description Slug of the stay. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is price and limits of a night. */
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
                        data: NightPriceView[];
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
    CancellationTiers_replace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the stay. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CancellationTiersBody;
            };
        };
        responses: {
            /** @description Cancellation tiers of a stay. */
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
                        data: CancellationTiersView;
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
    Stays_search: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 6 when left out, at most 24. */
                page_size?: number;
                /** @description Slug of a visible destination. */
                destination?: string;
                /** @description First night; only stays that can be booked for all nights until `checkOut`. */
                checkIn?: string;
                /** @description Day after the last night, in the company’s time zone; needs `checkIn`. */
                checkOut?: string;
                /** @description Only stays with room for this many guests. */
                guests?: number;
                /** @description Only stays of this kind. */
                type?: "villa" | "apartment" | "cabin" | "chalet" | "loft" | "cottage";
                /** @description Order of the stays; the latest change first when omitted. */
                sort?: "recommended" | "price_asc" | "price_desc" | "rating";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a stay that matches, with its price for the dates. */
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
                            data: FoundStayView[];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            page_size: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            total_pages: number;
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
    Stays_featured: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a stay with everything its page shows. */
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
                        data: StayView[];
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
    Stays_hero: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stay with everything its page shows; null if there is none. */
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
                        data: StayView | null;
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
    Stays_facets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts of stays by filter. */
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
                        data: StayFacetsView;
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
    Stays_lookup: {
        parameters: {
            query: {
                /** @description One to 12 ids, comma separated. */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a stay with everything its page shows. */
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
                        data: StayView[];
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
    Stays_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the stay. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stay with everything its page shows. */
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
                        data: StayView;
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
    Stays_similar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the stay. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a stay with everything its page shows. */
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
                        data: StayView[];
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
    Availability_nights: {
        parameters: {
            query: {
                /** @description First night of the range. */
                from: string;
                /** @description Day after the last night of the range; at most 92 days after `from`. */
                to: string;
            };
            header?: never;
            path: {
                /** @description Slug of the stay. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nights of a range that are not available. */
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
                        data: AvailabilityView;
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
    Availability_quote: {
        parameters: {
            query: {
                /** @description First requested night. */
                checkIn: string;
                /** @description Check-out day, after the last night. */
                checkOut: string;
                /** @description Number of guests; 1 when omitted. */
                guests?: number;
                /** @description Whether `details` names alternatives when the nights cannot be booked. */
                help?: boolean;
                /** @description Token of a waitlist offer, for which its nights count as free. */
                offer_token?: string;
            };
            header?: never;
            path: {
                /** @description Slug of the stay. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price of the dates, and whether they are free. */
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
                        data: QuoteView;
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
    Blocks_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a range of nights that cannot be booked. */
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
                        data: BlockView[];
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
    Blocks_create: {
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
                "application/json": BlockBody;
            };
        };
        responses: {
            /** @description A range of nights that cannot be booked. */
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
                        data: BlockView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: dates_taken, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "dates_taken" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Blocks_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the block. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BlockChangeBody;
            };
        };
        responses: {
            /** @description A range of nights that cannot be booked. */
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
                        data: BlockView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: dates_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "dates_taken" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Blocks_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the block. */
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
    Calendar_month: {
        parameters: {
            query: {
                /** @description Year and month, `YYYY-MM`. */
                month: string;
                /** @description Id or slug of a stay; all stays when omitted. */
                stay?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The month with the bookings, blocks and imported nights of every stay. */
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
                        data: CalendarView;
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
    NightsHelp_nearest: {
        parameters: {
            query: {
                /** @description First requested night. */
                checkIn: string;
                /** @description Check-out day, after the last night. */
                checkOut: string;
                /** @description Number of guests; 1 when omitted. */
                guests?: number;
            };
            header?: never;
            path: {
                /** @description Slug of the stay. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alternatives to nights that cannot be booked. */
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
                        data: NightsHelpView;
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
    CalendarExports_create: {
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
                "application/json": CalendarExportBody;
            };
        };
        responses: {
            /** @description The address of a calendar, which is shown only once. */
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
                        data: CalendarExportView;
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
    CalendarExports_end: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CalendarExportBody;
            };
        };
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
    CalendarFeeds_list: {
        parameters: {
            query?: {
                /** @description Id or slug of a stay; all stays when omitted. */
                stay?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a calendar of another platform that is read for a stay. */
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
                        data: CalendarFeedView[];
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
    CalendarFeeds_create: {
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
                "application/json": CalendarFeedBody;
            };
        };
        responses: {
            /** @description A calendar of another platform that is read for a stay. */
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
                        data: CalendarFeedView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, permission_required; 409: feed_exists, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: too_many_feeds; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "feed_exists" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_feeds" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    CalendarFeeds_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the calendar feed. */
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
    CalendarFeeds_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the calendar feed. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CalendarFeedChangeBody;
            };
        };
        responses: {
            /** @description A calendar of another platform that is read for a stay. */
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
                        data: CalendarFeedView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, permission_required; 404: not_found; 409: feed_exists; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "feed_exists" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    CalendarFeeds_sync: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the calendar feed. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A calendar of another platform that is read for a stay. */
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
                        data: CalendarFeedView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "demo_protected" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_found" | "permission_required" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    CalendarFeeds_events: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the calendar feed. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is an event of another calendar, without its texts. */
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
                        data: FeedEventView[];
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
    CalendarFeeds_conflicts: {
        parameters: {
            query?: {
                /** @description Id or slug of a stay; all stays when omitted. */
                stay?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is nights of an event and of a booking or block. */
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
                        data: CalendarConflictView[];
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
    Ical_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the address that staff created. */
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An iCalendar file (`text/calendar`) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The calendar has not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. 400: bad_request; 404: not_found; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "rate_limited" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    BookingsStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 10 when left out, at most 50. */
                page_size?: number;
                /** @description Only bookings of this status. */
                status?: "pending" | "confirmed" | "checked_in" | "completed" | "cancelled";
                /** @description Only bookings with check-in on this day or later. */
                from?: string;
                /** @description Only bookings with check-in on this day or earlier. */
                to?: string;
                /** @description Search words in reference, guest, e-mail address, phone number and stay. */
                q?: string;
                /** @description Id or slug of a stay. */
                stay?: string;
                /** @description Only bookings with this payment status. */
                payment?: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
                /** @description Only bookings with this payment method. */
                method?: "card" | "wallet" | "on_arrival";
                /** @description Minimum number of guests. */
                guests?: number;
                /** @description Changed at this instant or later. */
                since?: string;
                /** @description Order of the list: `newest` first (default), or the earliest `check_in` or the largest `total` first. */
                sort?: "newest" | "check_in" | "total";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a booking as staff see it in lists. */
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
                            data: ManagedBookingView[];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            page_size: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            total_pages: number;
                            /** @description Bookings by status, under every filter but `status` */
                            counts: {
                                /** @description All records, of every status. */
                                all: number;
                                /** @description Bookings that wait for payment or confirmation. */
                                pending: number;
                                /** @description Bookings that are certain, before check-in. */
                                confirmed: number;
                                /** @description Bookings whose guests have checked in. */
                                checked_in: number;
                                /** @description Bookings whose guests have left. */
                                completed: number;
                                /** @description Bookings that were cancelled or ended unpaid. */
                                cancelled: number;
                            };
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
    BookingsStaff_detail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Reference of the booking. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A booking with its notes and timeline. */
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
                        data: ManagedBookingDetailView;
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
    BookingsStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Reference of the booking. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BookingChangeBody;
            };
        };
        responses: {
            /** @description A booking with its notes and timeline. */
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
                        data: ManagedBookingDetailView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: already_cancelled, already_checked_in, already_completed, already_confirmed, awaiting_payment, not_checked_in, not_confirmed, too_early; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "already_cancelled" | "already_checked_in" | "already_completed" | "already_confirmed" | "awaiting_payment" | "bad_request" | "body_too_large" | "malformed_json" | "not_checked_in" | "not_confirmed" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_early" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    DateChanges_preview: {
        parameters: {
            query?: {
                /** @description Access token of the booking; when `email` is sent too, both must match. */
                token?: string;
                /** @description E-mail address of the booking. */
                email?: string;
            };
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Reference of the booking, as its mail names it. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DateChangePreviewBody;
            };
        };
        responses: {
            /** @description Price and refund of a change of dates. */
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
                        data: ChangePreviewView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 404: not_found; 409: change_open, dates_taken, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: calendar_stale, capacity, change_not_offered, closed_to_arrival, closed_to_departure, max_nights, min_nights, past, too_far, too_many_unpaid_here; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "calendar_stale" | "capacity" | "change_not_offered" | "change_open" | "closed_to_arrival" | "closed_to_departure" | "dates_taken" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "max_nights" | "min_nights" | "not_found" | "past" | "rate_limited" | "server_busy" | "service_unavailable" | "too_far" | "too_many_unpaid_here" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    } & ({
                        /** @description Values of the refusal; for refused nights also alternatives, as `/nearest` returns them. */
                        details?: ({
                            /** @description At most 3 alternatives in the same stay, nearest first and one per free stretch, with a check-in at most 30 days away. They have as many nights as requested, or the minimum if that is more. */
                            nearest?: NearestNightsView[];
                            /** @description Other stays that can be booked for the same nights and guests, at most 3: first of the same destination, then of the same type, then by nearest price. */
                            equal_stays?: EqualStayView[];
                            /** @description Whether guests can join a waitlist for these nights. */
                            waitlist?: boolean;
                        } & {
                            [key: string]: unknown;
                        }) | null;
                    } & {
                        [key: string]: unknown;
                    }) & ({
                        /** @description Values of the refusal; for refused nights also alternatives, as `/nearest` returns them. */
                        details?: ({
                            /** @description At most 3 alternatives in the same stay, nearest first and one per free stretch, with a check-in at most 30 days away. They have as many nights as requested, or the minimum if that is more. */
                            nearest?: NearestNightsView[];
                            /** @description Other stays that can be booked for the same nights and guests, at most 3: first of the same destination, then of the same type, then by nearest price. */
                            equal_stays?: EqualStayView[];
                            /** @description Whether guests can join a waitlist for these nights. */
                            waitlist?: boolean;
                        } & {
                            [key: string]: unknown;
                        }) | null;
                    } & {
                        [key: string]: unknown;
                    });
                };
            };
        };
    };
    DateChanges_change: {
        parameters: {
            query?: {
                /** @description Access token of the booking; when `email` is sent too, both must match. */
                token?: string;
                /** @description E-mail address of the booking. */
                email?: string;
            };
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Reference of the booking, as its mail names it. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DateChangeBody;
            };
        };
        responses: {
            /** @description A booking as its guest sees it. */
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
                        data: BookingView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 404: not_found; 409: change_open, dates_taken, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: amount_too_small, calendar_stale, capacity, change_not_offered, closed_to_arrival, closed_to_departure, max_nights, min_nights, past, payment_refused, price_changed, quote_expired, quote_invalid, quote_mismatch, too_far, too_many_unpaid_here; 429: rate_limited; 502: payment_unavailable; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "amount_too_small" | "bad_request" | "body_too_large" | "calendar_stale" | "capacity" | "change_not_offered" | "change_open" | "closed_to_arrival" | "closed_to_departure" | "dates_taken" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "max_nights" | "min_nights" | "not_found" | "past" | "payment_refused" | "payment_unavailable" | "price_changed" | "quote_expired" | "quote_invalid" | "quote_mismatch" | "rate_limited" | "server_busy" | "service_unavailable" | "too_far" | "too_many_unpaid_here" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    } & ({
                        /** @description Values of the refusal; for refused nights also alternatives, as `/nearest` returns them. */
                        details?: ({
                            /** @description At most 3 alternatives in the same stay, nearest first and one per free stretch, with a check-in at most 30 days away. They have as many nights as requested, or the minimum if that is more. */
                            nearest?: NearestNightsView[];
                            /** @description Other stays that can be booked for the same nights and guests, at most 3: first of the same destination, then of the same type, then by nearest price. */
                            equal_stays?: EqualStayView[];
                            /** @description Whether guests can join a waitlist for these nights. */
                            waitlist?: boolean;
                        } & {
                            [key: string]: unknown;
                        }) | null;
                    } & {
                        [key: string]: unknown;
                    }) & ({
                        /** @description Values of the refusal; for refused nights also alternatives, as `/nearest` returns them. */
                        details?: ({
                            /** @description At most 3 alternatives in the same stay, nearest first and one per free stretch, with a check-in at most 30 days away. They have as many nights as requested, or the minimum if that is more. */
                            nearest?: NearestNightsView[];
                            /** @description Other stays that can be booked for the same nights and guests, at most 3: first of the same destination, then of the same type, then by nearest price. */
                            equal_stays?: EqualStayView[];
                            /** @description Whether guests can join a waitlist for these nights. */
                            waitlist?: boolean;
                        } & {
                            [key: string]: unknown;
                        }) | null;
                    } & {
                        [key: string]: unknown;
                    });
                };
            };
        };
    };
    DateChanges_giveUp: {
        parameters: {
            query?: {
                /** @description Access token of the booking; when `email` is sent too, both must match. */
                token?: string;
                /** @description E-mail address of the booking. */
                email?: string;
            };
            header?: never;
            path: {
                /** @description Reference of the booking, as its mail names it. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A booking as its guest sees it. */
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
                        data: BookingView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 404: not_found; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "rate_limited" | "server_busy" | "service_unavailable" | "validation_failed";
                    };
                };
            };
        };
    };
    StaffDateChanges_changeDates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Reference of the booking. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StaffDateChangeBody;
            };
        };
        responses: {
            /** @description A booking with its notes and timeline. */
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
                        data: ManagedBookingDetailView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: change_open, dates_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: already_cancelled, already_checked_in, already_completed, amount_too_small, awaiting_payment, calendar_stale, capacity, change_not_offered, closed_to_arrival, closed_to_departure, max_nights, min_nights, past, payment_refused, too_far; 502: payment_unavailable; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "already_cancelled" | "already_checked_in" | "already_completed" | "amount_too_small" | "awaiting_payment" | "bad_request" | "body_too_large" | "calendar_stale" | "capacity" | "change_not_offered" | "change_open" | "closed_to_arrival" | "closed_to_departure" | "dates_taken" | "malformed_json" | "max_nights" | "min_nights" | "not_found" | "past" | "payment_refused" | "payment_unavailable" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_far" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    } & ({
                        /** @description Values of the refusal; for refused nights also alternatives, as `/nearest` returns them. */
                        details?: ({
                            /** @description At most 3 alternatives in the same stay, nearest first and one per free stretch, with a check-in at most 30 days away. They have as many nights as requested, or the minimum if that is more. */
                            nearest?: NearestNightsView[];
                            /** @description Other stays that can be booked for the same nights and guests, at most 3: first of the same destination, then of the same type, then by nearest price. */
                            equal_stays?: EqualStayView[];
                            /** @description Whether guests can join a waitlist for these nights. */
                            waitlist?: boolean;
                        } & {
                            [key: string]: unknown;
                        }) | null;
                    } & {
                        [key: string]: unknown;
                    }) & ({
                        /** @description Values of the refusal; for refused nights also alternatives, as `/nearest` returns them. */
                        details?: ({
                            /** @description At most 3 alternatives in the same stay, nearest first and one per free stretch, with a check-in at most 30 days away. They have as many nights as requested, or the minimum if that is more. */
                            nearest?: NearestNightsView[];
                            /** @description Other stays that can be booked for the same nights and guests, at most 3: first of the same destination, then of the same type, then by nearest price. */
                            equal_stays?: EqualStayView[];
                            /** @description Whether guests can join a waitlist for these nights. */
                            waitlist?: boolean;
                        } & {
                            [key: string]: unknown;
                        }) | null;
                    } & {
                        [key: string]: unknown;
                    });
                };
            };
        };
    };
    StaffDateChanges_depart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Reference of the booking. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DepartureBody;
            };
        };
        responses: {
            /** @description A booking with its notes and timeline. */
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
                        data: ManagedBookingDetailView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: departure_day, not_checked_in; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "departure_day" | "malformed_json" | "not_checked_in" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Waitlist_join: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the stay. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WaitlistBody;
            };
        };
        responses: {
            /** @description A place on the waitlist of a stay. */
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
                        data: WaitlistReceiptView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 404: not_found; 409: dates_free, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: too_many_waiting, too_many_waiting_here, waitlist_not_offered; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "dates_free" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "too_many_waiting" | "too_many_waiting_here" | "unsupported_media_type" | "validation_failed" | "waitlist_not_offered";
                    };
                };
            };
        };
    };
    WaitlistEntries_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 50. */
                page_size?: number;
                /** @description Id or slug of a stay. */
                stay?: string;
                /** @description Only entries of this status. */
                status?: "waiting" | "booked" | "left" | "ended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a guest who waits for nights of a stay. */
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
                            data: WaitlistEntryView[];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            page_size: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            total_pages: number;
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
    WaitlistEntries_leave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token of the entry or of an offer. */
                token: string;
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
            /** @description Refused. 400: bad_request; 404: not_found; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "rate_limited" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    Bookings_place: {
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
                "application/json": BookingBody;
            };
        };
        responses: {
            /** @description The booking as placed, its access token and its next payment step. */
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
                        data: BookingReceiptView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 404: not_found; 409: client_token_reused, dates_taken, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, offer_over; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: amount_too_small, calendar_stale, capacity, closed_to_arrival, closed_to_departure, max_nights, min_nights, past, payment_method_unavailable, payment_refused, price_changed, quote_expired, quote_invalid, quote_mismatch, too_far, too_many_unpaid, too_many_unpaid_here; 429: rate_limited; 502: payment_unavailable; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "amount_too_small" | "bad_request" | "body_too_large" | "calendar_stale" | "capacity" | "client_token_reused" | "closed_to_arrival" | "closed_to_departure" | "dates_taken" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "max_nights" | "min_nights" | "not_found" | "offer_over" | "past" | "payment_method_unavailable" | "payment_refused" | "payment_unavailable" | "price_changed" | "quote_expired" | "quote_invalid" | "quote_mismatch" | "rate_limited" | "server_busy" | "service_unavailable" | "too_far" | "too_many_unpaid" | "too_many_unpaid_here" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    } & ({
                        /** @description Values of the refusal; for refused nights also alternatives, as `/nearest` returns them. */
                        details?: ({
                            /** @description At most 3 alternatives in the same stay, nearest first and one per free stretch, with a check-in at most 30 days away. They have as many nights as requested, or the minimum if that is more. */
                            nearest?: NearestNightsView[];
                            /** @description Other stays that can be booked for the same nights and guests, at most 3: first of the same destination, then of the same type, then by nearest price. */
                            equal_stays?: EqualStayView[];
                            /** @description Whether guests can join a waitlist for these nights. */
                            waitlist?: boolean;
                        } & {
                            [key: string]: unknown;
                        }) | null;
                    } & {
                        [key: string]: unknown;
                    }) & ({
                        /** @description Values of the refusal; for refused nights also alternatives, as `/nearest` returns them. */
                        details?: ({
                            /** @description At most 3 alternatives in the same stay, nearest first and one per free stretch, with a check-in at most 30 days away. They have as many nights as requested, or the minimum if that is more. */
                            nearest?: NearestNightsView[];
                            /** @description Other stays that can be booked for the same nights and guests, at most 3: first of the same destination, then of the same type, then by nearest price. */
                            equal_stays?: EqualStayView[];
                            /** @description Whether guests can join a waitlist for these nights. */
                            waitlist?: boolean;
                        } & {
                            [key: string]: unknown;
                        }) | null;
                    } & {
                        [key: string]: unknown;
                    });
                };
            };
        };
    };
    Bookings_one: {
        parameters: {
            query?: {
                /** @description Access token of the booking; when `email` is sent too, both must match. */
                token?: string;
                /** @description E-mail address of the booking. */
                email?: string;
            };
            header?: never;
            path: {
                /** @description Reference of the booking, as its mail names it. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A booking as its guest sees it. */
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
                        data: BookingView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 404: not_found; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "rate_limited" | "server_busy" | "service_unavailable" | "validation_failed";
                    };
                };
            };
        };
    };
    Bookings_cancellation: {
        parameters: {
            query?: {
                /** @description Access token of the booking; when `email` is sent too, both must match. */
                token?: string;
                /** @description E-mail address of the booking. */
                email?: string;
            };
            header?: never;
            path: {
                /** @description Reference of the booking, as its mail names it. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refund of a cancellation now. */
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
                        data: CancellationPreviewView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 404: not_found; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "rate_limited" | "server_busy" | "service_unavailable" | "validation_failed";
                    };
                };
            };
        };
    };
    Bookings_settle: {
        parameters: {
            query?: {
                /** @description Access token of the booking; when `email` is sent too, both must match. */
                token?: string;
                /** @description E-mail address of the booking. */
                email?: string;
            };
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Reference of the booking, as its mail names it. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A booking as its guest sees it. */
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
                        data: BookingView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 429: rate_limited; 502: payment_unavailable; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_found" | "payment_unavailable" | "rate_limited" | "server_busy" | "service_unavailable" | "validation_failed";
                    };
                };
            };
        };
    };
    Bookings_cancel: {
        parameters: {
            query?: {
                /** @description Access token of the booking; when `email` is sent too, both must match. */
                token?: string;
                /** @description E-mail address of the booking. */
                email?: string;
            };
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Reference of the booking, as its mail names it. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CancellationBody;
            };
        };
        responses: {
            /** @description A booking as its guest sees it. */
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
                        data: BookingView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, refund_changed; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: already_cancelled, already_checked_in, already_completed, cancellation_window_passed; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "already_cancelled" | "already_checked_in" | "already_completed" | "bad_request" | "body_too_large" | "cancellation_window_passed" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "rate_limited" | "refund_changed" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    ReviewsStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 8 when left out, at most 50. */
                page_size?: number;
                /** @description Only reviews of this status. */
                status?: "published" | "hidden";
                /** @description Id or slug of a stay. */
                stay?: string;
                /** @description Minimum number of stars. */
                rating?: "1" | "1.5" | "2" | "2.5" | "3" | "3.5" | "4" | "4.5" | "5";
                /** @description Search words in comment, guest, booking reference and stay. */
                q?: string;
                /** @description Maximum age of the reviews in days. */
                since?: "7" | "30" | "90" | "365";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a review as moderators see it. */
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
                            data: StaffReviewView[];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            page_size: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            total_pages: number;
                            /** @description Reviews by status, under every filter but `status` */
                            counts: {
                                /** @description All records, of every status. */
                                all: number;
                                /** @description Reviews that visitors see. */
                                published: number;
                                /** @description Reviews that visitors do not see. */
                                hidden: number;
                            };
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
    ReviewsStaff_setStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the review. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReviewStatusBody;
            };
        };
        responses: {
            /** @description A review as moderators see it. */
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
                        data: StaffReviewView;
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
    Reviews_ofStay: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 8 when left out, at most 50. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Slug of the stay. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a review of a stay. */
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
                            data: ReviewView[];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            page_size: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            total_pages: number;
                            /** @description Average of all published reviews, with two decimals; null without any. */
                            average: number | null;
                        };
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
    Reviews_create: {
        parameters: {
            query?: {
                /** @description Access token of the booking. */
                token?: string;
                /** @description E-mail address of the booking. */
                email?: string;
            };
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Reference of the booking, as its mail names it. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReviewBody;
            };
        };
        responses: {
            /** @description A review of a stay. */
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
                        data: ReviewView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 404: not_found; 409: already_reviewed, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: not_completed; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "already_reviewed" | "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_completed" | "not_found" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    InquiriesStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 50. */
                page_size?: number;
                /** @description Only questions of this status. */
                status?: "new" | "replied" | "closed";
                /** @description Search words in name, e-mail address, phone number, message and stay. */
                q?: string;
                /** @description Only questions received on this day or later, in the company's time zone. */
                from?: string;
                /** @description Only questions received on this day or earlier, in the company's time zone. */
                to?: string;
                /** @description Id or slug of a stay. */
                stay?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a question of a guest. */
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
                            data: InquiryView[];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            page_size: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            total_pages: number;
                            /** @description Inquiries by status, under every filter but `status` */
                            counts: {
                                /** @description All records, of every status. */
                                all: number;
                                /** @description Questions that are not handled yet. */
                                new: number;
                                /** @description Questions that are answered. */
                                replied: number;
                                /** @description Questions that are closed. */
                                closed: number;
                            };
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
    Inquiries_receive: {
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
                "application/json": InquiryBody;
            };
        };
        responses: {
            /** @description Confirms that the question was received. */
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
                        data: InquiryReceiptView;
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
    InquiriesStaff_detail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the question. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A question of a guest. */
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
                        data: InquiryView;
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
    InquiriesStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the question. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InquiryChangeBody;
            };
        };
        responses: {
            /** @description A question of a guest. */
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
                        data: InquiryView;
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
    Payments_offered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The available payment methods. */
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
                        data: PaymentMethodsView;
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
    PaymentWebhooks_receive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Processor: `stripe` or `card_processor`, `paypal` or `wallet_processor`. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms that the event was received. */
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
                        data: WebhookView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: signature_invalid; 404: not_found; 503: server_busy, service_unavailable, verification_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "signature_invalid" | "verification_unavailable";
                    };
                };
            };
        };
    };
    Reconciliation_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 100. */
                page_size?: number;
                /** @description Another name for `page_size`. */
                page_count?: number;
                /** @description Differences with this status. */
                status?: "open" | "repaired" | "ignored" | "gone";
                /** @description Differences of this type. */
                type?: "paid_unrecorded" | "paid_unconfirmed" | "amount_differs" | "refund_unrecorded" | "refund_unconfirmed" | "refund_overdue" | "payment_unknown";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a payment that the processor describes differently. */
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
                            data: PaymentDifferenceView[];
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
    Reconciliation_repair: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the difference. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RepairBody;
            };
        };
        responses: {
            /** @description A payment that the processor describes differently. */
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
                        data: PaymentDifferenceView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: action_not_allowed, difference_gone, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 502: payment_unavailable; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "action_not_allowed" | "bad_request" | "body_too_large" | "difference_gone" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "payment_unavailable" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Reconciliation_start: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The started comparison, or the running one. */
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
                        data: StartedRunView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Reconciliation_runs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is one comparison of the payments with the processors. */
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
                        data: ReconcileRunView[];
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
    BookingRefunds_preview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Reference of the booking. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BookingRefundPreviewBody;
            };
        };
        responses: {
            /** @description What a refund would return. */
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
                        data: RefundPreviewView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, not_refundable; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: refund_too_large; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "not_refundable" | "permission_required" | "refund_too_large" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    BookingRefunds_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Reference of the booking. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BookingRefundBody;
            };
        };
        responses: {
            /** @description A booking with its notes and timeline. */
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
                        data: ManagedBookingDetailView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, not_refundable; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: refund_too_large; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "not_refundable" | "permission_required" | "refund_too_large" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Refunds_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 50. */
                page_size?: number;
                /** @description Only refunds with this status. */
                status?: "due" | "sent" | "done" | "failed" | "paid_otherwise";
                /** @description First day on which refunds were decided, in the time zone of the company. */
                from?: string;
                /** @description Last day on which refunds were decided, in the time zone of the company. */
                to?: string;
                /** @description Words in the reference, guest, e-mail address, phone or stay of the booking. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a refund with its parts and its state at the processor. */
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
                            data: RefundView[];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            page_size: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            total_pages: number;
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
    Refunds_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the refund. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RefundActionBody;
            };
        };
        responses: {
            /** @description A refund with its parts and its state at the processor. */
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
                        data: RefundView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: refund_settled; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "permission_required" | "refund_settled" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Deposits_keep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Reference of the booking. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DepositBody;
            };
        };
        responses: {
            /** @description A booking with its notes and timeline. */
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
                        data: ManagedBookingDetailView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: deposit_settled; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: deposit_exceeded; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "deposit_exceeded" | "deposit_settled" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    BookingBooks_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Reference of the booking. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The books of one booking. */
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
                        data: BookingBooksView;
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
    Books_day: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The day of the company, as `YYYY-MM-DD`. */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of one day. */
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
                        data: BooksDayView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: books_forbidden, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "books_forbidden" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Books_entries: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 100. */
                page_size?: number;
                /** @description Another name for `page_size`. */
                page_count?: number;
                /** @description Entries of this record. */
                reference?: string;
                /** @description Entries that debit or credit this account. */
                account?: string;
                /** @description Entries of this day of the company. */
                day?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is one entry of the ledger. */
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
                            data: LedgerEntryView[];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: books_forbidden, permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "books_forbidden" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Books_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of the last nightly check of the books. */
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
                        data: BooksCheckView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: books_forbidden, permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "books_forbidden" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Books_close: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The day of the company, as `YYYY-MM-DD`. */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of one day. */
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
                        data: BooksDayView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: books_forbidden, permission_required; 404: not_found; 409: day_closed, day_not_over, earlier_day_open, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "books_forbidden" | "day_closed" | "day_not_over" | "earlier_day_open" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    FaqStaff_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a question with its answer. */
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
                        data: FaqEntryView[];
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
    FaqStaff_create: {
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
                "application/json": FaqEntryBody;
            };
        };
        responses: {
            /** @description A question with its answer. */
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
                        data: FaqEntryView;
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
    FaqStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the question. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FaqEntryChangeBody;
            };
        };
        responses: {
            /** @description A question with its answer. */
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
                        data: FaqEntryView;
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
    FaqStaff_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the question. */
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
    Faq_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a question with its answer. */
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
                        data: FaqEntryView[];
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
    Overview_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Statistics of the dashboard. */
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
    Overview_series: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is statistics of one month. */
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
                        data: MonthView[];
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
    PublicSettings_read: {
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
    PublicSettings_paymentsStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which payment processors are configured. */
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
                        data: PaymentsStatusView;
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
                page_size?: number;
                /** @description Another name for `page_size`. */
                page_count?: number;
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
                page_size?: number;
                /** @description Another name for `page_size`. */
                page_count?: number;
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
                page_size?: number;
                /** @description Another name for `page_size`. */
                page_count?: number;
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
                page_size?: number;
                /** @description Another name for `page_size`. */
                page_count?: number;
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
                page_size?: number;
                /** @description Another name for `page_size`. */
                page_count?: number;
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
                page_size?: number;
                /** @description Another name for `page_size`. */
                page_count?: number;
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
    webhook_stays_booking_created: {
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
                    type: "stays.booking.created";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: ManagedBookingDetailView | {
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
    webhook_stays_booking_confirmed: {
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
                    type: "stays.booking.confirmed";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: ManagedBookingDetailView | {
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
    webhook_stays_booking_paid: {
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
                    type: "stays.booking.paid";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: ManagedBookingDetailView | {
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
    webhook_stays_booking_changed: {
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
                    type: "stays.booking.changed";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: ManagedBookingDetailView | {
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
    webhook_stays_booking_no_show: {
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
                    type: "stays.booking.no_show";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: ManagedBookingDetailView | {
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
    webhook_stays_booking_cancelled: {
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
                    type: "stays.booking.cancelled";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: ManagedBookingDetailView | {
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
    webhook_stays_booking_checked_in: {
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
                    type: "stays.booking.checked_in";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: ManagedBookingDetailView | {
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
    webhook_stays_booking_checked_out: {
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
                    type: "stays.booking.checked_out";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: ManagedBookingDetailView | {
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
    webhook_stays_booking_refunded: {
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
                    type: "stays.booking.refunded";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: ManagedBookingDetailView | {
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
    webhook_stays_inquiry_received: {
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
                    type: "stays.inquiry.received";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: InquiryView | {
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
    webhook_stays_payment_disputed: {
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
                    type: "stays.payment.disputed";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: WebhookDisputeView | {
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
    webhook_stays_person_erased: {
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
                    type: "stays.person.erased";
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
