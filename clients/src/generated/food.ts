// Generated from the description of the service by `npm run clients`: not to be changed by hand.

export interface CategoryStatisticView {
    /** @description Categories that are not archived. */
    total: number;
    /** @description Categories of the total that are listed for the public. */
    active: number;
    /** @description Categories of the total that are hidden from the public. */
    hidden: number;
    /** @description Categories of the total without a parent. */
    roots: number;
    /** @description Archived categories, which are not in the total. */
    archived: number;
}
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
export interface ArchivedCategoryView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Name of the category, in both languages. */
    name: BilingualView;
    /** @description A few words about the category, in both languages. */
    description: BilingualView;
    /** @description Id of the parent category; null at the top level. */
    parent_id: number | null;
    /** @description Address of the picture; null without one. */
    image: string | null;
    /** @description Place in the menu, ascending. */
    position: number;
    /** @description Whether the category is listed for the public; dishes of a hidden one stay published. */
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
    /**
     * Format: date-time
     * @description When it was archived, in UTC. (format date-time)
     */
    archived_at: string;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface CategoryView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Name of the category, in both languages. */
    name: BilingualView;
    /** @description A few words about the category, in both languages. */
    description: BilingualView;
    /** @description Id of the parent category; null at the top level. */
    parent_id: number | null;
    /** @description Address of the picture; null without one. */
    image: string | null;
    /** @description Place in the menu, ascending. */
    position: number;
    /** @description Whether the category is listed for the public; dishes of a hidden one stay published. */
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
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface BilingualText2000OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 2000) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 2000) */
    ar?: string | null;
}
export interface BilingualText120 {
    /** @description In English. (minLength 1, maxLength 120) */
    en: string;
    /** @description In Arabic. (minLength 1, maxLength 120) */
    ar: string;
}
export interface CategoryBody {
    /** @description Slug for addresses; made from the English name when left out. (maxLength 120) */
    slug?: string | null;
    /** @description A few words about the category, in both languages. */
    description?: BilingualText2000OrEmptyEnglishFirst | null;
    /** @description Id of the parent category; null for the top level. (minimum 1, maximum 2147483647) */
    parent_id?: number | null;
    /** @description Address of a picture stored with this service. (minLength 1, maxLength 500) */
    image?: string | null;
    /** @description Place in the menu; a new category goes last. (minimum 0, maximum 1000000) */
    position?: number | null;
    /** @description Whether the category is listed for the public; dishes of a hidden one stay published. */
    is_active?: boolean | null;
    /** @description Name of the category, in both languages. */
    name: BilingualText120;
}
export interface CategoryChangeBody {
    /** @description Slug for addresses. (maxLength 120) */
    slug?: string | null;
    /** @description A few words about the category, in both languages. */
    description?: BilingualText2000OrEmptyEnglishFirst | null;
    /** @description Id of the parent category; null for the top level. (minimum 1, maximum 2147483647) */
    parent_id?: number | null;
    /** @description Address of a picture stored with this service. (minLength 1, maxLength 500) */
    image?: string | null;
    /** @description Place in the menu; a new category goes last. (minimum 0, maximum 1000000) */
    position?: number | null;
    /** @description Whether the category is listed for the public; dishes of a hidden one stay published. */
    is_active?: boolean | null;
    /** @description Name of the category, in both languages. */
    name?: BilingualText120;
}
export interface DishCategoryView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Name of the category in both languages. */
    name: BilingualView;
}
export interface DishChoiceView {
    /** @description Permanent short name. */
    key: string;
    /** @description Name of the choice in both languages. */
    name: BilingualView;
    /** @description Change of the price by the choice; may be negative. In units of the currency, with at most two decimals. */
    price_delta: number;
    /** @description Whether the dish or choice can be ordered now. */
    is_available: boolean;
}
export interface DishOptionGroupView {
    /** @description Permanent short name. */
    key: string;
    /** @description Name of the option group in both languages. */
    name: BilingualView;
    /** @description Whether a choice of the group is required. */
    required: boolean;
    /** @description Minimum number of choices. */
    min: number;
    /** @description Maximum number of choices. */
    max: number;
    /** @description Choices in display order. */
    choices: DishChoiceView[];
}
export interface DishView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Name of the dish in both languages. */
    name: BilingualView;
    /** @description Description of the dish in both languages. */
    description: BilingualView;
    /** @description Ingredients of the dish in both languages. */
    ingredients: BilingualView;
    /** @description Price of one unit without options. In units of the currency, with at most two decimals. */
    price: number;
    /** @description Id of the category of the dish. */
    category_id: number;
    /** @description Category of the dish. */
    category: DishCategoryView;
    /** @description Pictures, the cover first. */
    images: string[];
    /** @description Option groups in display order, such as the size. */
    option_groups: DishOptionGroupView[];
    /** @description Allergens, such as `sesame`; `GET /api/settings/public` returns the names of the usual ones. */
    allergens: string[];
    /** @description Dietary tags, such as `vegan`; `GET /api/settings/public` returns the names of the usual ones. */
    dietary_tags: string[];
    /** @description Preparation time in minutes. */
    preparation_minutes: number;
    /** @description Whether the dish is published; otherwise it is a draft. */
    is_active: boolean;
    /** @description Whether the dish can be ordered now. */
    is_available: boolean;
    /**
     * @description Why the dish cannot be ordered: `switched_off` by staff, or `choices_missing` in a required option group; null if it can.
     * @enum {string|null}
     */
    unavailable_reason: "switched_off" | "choices_missing" | null;
    /** @description Keys of the required option groups with too few available choices. */
    unavailable_groups: string[];
    /** @description Whether staff have marked the dish for the home page. */
    is_featured: boolean;
    /** @description Whether staff have marked the dish as a best seller, which is suggested with other dishes. */
    is_best_seller: boolean;
    /** @description Average of the ratings with two decimals; null without reviews. */
    rating: number | null;
    /** @description How many reviews the rating is the average of. */
    review_count: number;
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
export interface DishCategoryCountView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Name of the category in both languages. */
    name: BilingualView;
    /** @description Number of its dishes that are not archived. */
    total: number;
}
export interface MenuStatisticView {
    /** @description Number of dishes that are not archived. */
    total: number;
    /** @description Number of published dishes. */
    active: number;
    /** @description Number of drafts. */
    drafts: number;
    /** @description Number of dishes that can be ordered now. */
    available: number;
    /** @description Number of dishes that cannot be ordered now. */
    unavailable: number;
    /** @description Number of featured dishes. */
    featured: number;
    /** @description Number of best sellers. */
    best_sellers: number;
    /** @description Number of archived dishes, which the total excludes. */
    archived: number;
    /** @description Number of dishes of each category in menu order, including categories without dishes. */
    by_category: DishCategoryCountView[];
}
export interface ArchivedDishView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Name of the dish in both languages. */
    name: BilingualView;
    /** @description Description of the dish in both languages. */
    description: BilingualView;
    /** @description Ingredients of the dish in both languages. */
    ingredients: BilingualView;
    /** @description Price of one unit without options. In units of the currency, with at most two decimals. */
    price: number;
    /** @description Id of the category of the dish. */
    category_id: number;
    /** @description Category of the dish. */
    category: DishCategoryView;
    /** @description Pictures, the cover first. */
    images: string[];
    /** @description Option groups in display order, such as the size. */
    option_groups: DishOptionGroupView[];
    /** @description Allergens, such as `sesame`; `GET /api/settings/public` returns the names of the usual ones. */
    allergens: string[];
    /** @description Dietary tags, such as `vegan`; `GET /api/settings/public` returns the names of the usual ones. */
    dietary_tags: string[];
    /** @description Preparation time in minutes. */
    preparation_minutes: number;
    /** @description Whether the dish is published; otherwise it is a draft. */
    is_active: boolean;
    /** @description Whether the dish can be ordered now. */
    is_available: boolean;
    /**
     * @description Why the dish cannot be ordered: `switched_off` by staff, or `choices_missing` in a required option group; null if it can.
     * @enum {string|null}
     */
    unavailable_reason: "switched_off" | "choices_missing" | null;
    /** @description Keys of the required option groups with too few available choices. */
    unavailable_groups: string[];
    /** @description Whether staff have marked the dish for the home page. */
    is_featured: boolean;
    /** @description Whether staff have marked the dish as a best seller, which is suggested with other dishes. */
    is_best_seller: boolean;
    /** @description Average of the ratings with two decimals; null without reviews. */
    rating: number | null;
    /** @description How many reviews the rating is the average of. */
    review_count: number;
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
    /**
     * Format: date-time
     * @description When it was archived, in UTC. (format date-time)
     */
    archived_at: string;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface DishChoiceBody {
    /** @description Permanent short name. (minLength 1, maxLength 60) */
    key: string;
    /** @description Name of the choice in both languages. */
    name: BilingualText120;
    /** @description Change of the price by the choice; 0 by default. (minimum -100000, maximum 100000) */
    price_delta?: number | null;
    /** @description Whether the choice can be ordered; true by default. */
    is_available?: boolean | null;
}
export interface DishOptionGroupBody {
    /** @description Permanent short name. (minLength 1, maxLength 60) */
    key: string;
    /** @description Name of the option group in both languages. */
    name: BilingualText120;
    /** @description Whether a choice of the group is required; false by default. */
    required?: boolean | null;
    /** @description Minimum number of choices; by default 1 for a required group and 0 for others. (minimum 0, maximum 50) */
    min?: number | null;
    /** @description Maximum number of choices; by default the larger of 1 and `min`. (minimum 1, maximum 50) */
    max?: number | null;
    /** @description Choices in display order. (minItems 1, maxItems 50) */
    choices: DishChoiceBody[];
}
export interface DishBody {
    /** @description Name of the dish in addresses; made from the English name by default. (maxLength 120) */
    slug?: string | null;
    /** @description Description of the dish in both languages. */
    description?: BilingualText2000OrEmptyEnglishFirst | null;
    /** @description Ingredients of the dish in both languages. */
    ingredients?: BilingualText2000OrEmptyEnglishFirst | null;
    /** @description Addresses of pictures stored with this service, the cover first. (minItems 0, maxItems 20) */
    images?: string[] | null;
    /** @description Option groups in display order, such as the size. (minItems 0, maxItems 20) */
    option_groups?: DishOptionGroupBody[] | null;
    /** @description Allergens, such as `sesame`; `GET /api/settings/public` returns the names of the usual ones. (minItems 0, maxItems 30) */
    allergens?: string[] | null;
    /** @description Dietary tags, such as `vegan`; `GET /api/settings/public` returns the names of the usual ones. (minItems 0, maxItems 30) */
    dietary_tags?: string[] | null;
    /** @description Preparation time in minutes; 15 by default. (minimum 0, maximum 1440) */
    preparation_minutes?: number | null;
    /** @description Whether the dish is published; otherwise it is a draft. True by default. */
    is_active?: boolean | null;
    /** @description Whether staff offer the dish; true by default. It also needs a choice in each required option group. */
    is_available?: boolean | null;
    /** @description Whether staff have marked the dish for the home page. */
    is_featured?: boolean | null;
    /** @description Whether staff have marked the dish as a best seller, which is suggested with other dishes. */
    is_best_seller?: boolean | null;
    /** @description Name of the dish in both languages. */
    name: BilingualText120;
    /** @description Price of one unit without options. In units of the currency. (minimum 0, maximum 100000) */
    price: number;
    /** @description Id of a category that is not archived. (minimum 1, maximum 2147483647) */
    category_id: number;
}
export interface DishChangeBody {
    /** @description Name of the dish in addresses; made from the English name by default. (maxLength 120) */
    slug?: string | null;
    /** @description Description of the dish in both languages. */
    description?: BilingualText2000OrEmptyEnglishFirst | null;
    /** @description Ingredients of the dish in both languages. */
    ingredients?: BilingualText2000OrEmptyEnglishFirst | null;
    /** @description Addresses of pictures stored with this service, the cover first. (minItems 0, maxItems 20) */
    images?: string[] | null;
    /** @description Option groups in display order, such as the size. (minItems 0, maxItems 20) */
    option_groups?: DishOptionGroupBody[] | null;
    /** @description Allergens, such as `sesame`; `GET /api/settings/public` returns the names of the usual ones. (minItems 0, maxItems 30) */
    allergens?: string[] | null;
    /** @description Dietary tags, such as `vegan`; `GET /api/settings/public` returns the names of the usual ones. (minItems 0, maxItems 30) */
    dietary_tags?: string[] | null;
    /** @description Preparation time in minutes; 15 by default. (minimum 0, maximum 1440) */
    preparation_minutes?: number | null;
    /** @description Whether the dish is published; otherwise it is a draft. True by default. */
    is_active?: boolean | null;
    /** @description Whether staff offer the dish; true by default. It also needs a choice in each required option group. */
    is_available?: boolean | null;
    /** @description Whether staff have marked the dish for the home page. */
    is_featured?: boolean | null;
    /** @description Whether staff have marked the dish as a best seller, which is suggested with other dishes. */
    is_best_seller?: boolean | null;
    /** @description Name of the dish in both languages. */
    name?: BilingualText120;
    /** @description Price of one unit without options. In units of the currency. (minimum 0, maximum 100000) */
    price?: number;
    /** @description Id of a category that is not archived. (minimum 1, maximum 2147483647) */
    category_id?: number;
}
export interface AvailabilityBody {
    /** @description Whether the dish or choice can be ordered now. */
    is_available: boolean;
}
export interface ListedDishView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Name of the dish in both languages. */
    name: BilingualView;
    /** @description Description of the dish in both languages. */
    description: BilingualView;
    /** @description Ingredients of the dish in both languages. */
    ingredients: BilingualView;
    /** @description Price of one unit without options. In units of the currency, with at most two decimals. */
    price: number;
    /** @description Id of the category of the dish. */
    category_id: number;
    /** @description Category of the dish. */
    category: DishCategoryView;
    /** @description Pictures, the cover first. */
    images: string[];
    /** @description Option groups in display order, such as the size. */
    option_groups: DishOptionGroupView[];
    /** @description Allergens, such as `sesame`; `GET /api/settings/public` returns the names of the usual ones. */
    allergens: string[];
    /** @description Dietary tags, such as `vegan`; `GET /api/settings/public` returns the names of the usual ones. */
    dietary_tags: string[];
    /** @description Preparation time in minutes. */
    preparation_minutes: number;
    /** @description Whether the dish is published; otherwise it is a draft. */
    is_active: boolean;
    /** @description Whether the dish can be ordered now, in the requested kitchen if there is one. */
    is_available: boolean;
    /**
     * @description Why the dish cannot be ordered: `switched_off` by staff, or `choices_missing` in a required option group; null if it can.
     * @enum {string|null}
     */
    unavailable_reason: "switched_off" | "choices_missing" | null;
    /** @description Keys of the required option groups with too few available choices. */
    unavailable_groups: string[];
    /** @description Whether staff have marked the dish for the home page. */
    is_featured: boolean;
    /** @description Whether staff have marked the dish as a best seller, which is suggested with other dishes. */
    is_best_seller: boolean;
    /** @description Average of the ratings with two decimals; null without reviews. */
    rating: number | null;
    /** @description How many reviews the rating is the average of. */
    review_count: number;
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
    /**
     * Format: date-time
     * @description When the requested kitchen sells the dish again; null unless it is sold out there for a limited time. (format date-time)
     */
    available_from: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface DishPageView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Name of the dish in both languages. */
    name: BilingualView;
    /** @description Description of the dish in both languages. */
    description: BilingualView;
    /** @description Ingredients of the dish in both languages. */
    ingredients: BilingualView;
    /** @description Price of one unit without options. In units of the currency, with at most two decimals. */
    price: number;
    /** @description Id of the category of the dish. */
    category_id: number;
    /** @description Category of the dish. */
    category: DishCategoryView;
    /** @description Pictures, the cover first. */
    images: string[];
    /** @description Option groups in display order, such as the size. */
    option_groups: DishOptionGroupView[];
    /** @description Allergens, such as `sesame`; `GET /api/settings/public` returns the names of the usual ones. */
    allergens: string[];
    /** @description Dietary tags, such as `vegan`; `GET /api/settings/public` returns the names of the usual ones. */
    dietary_tags: string[];
    /** @description Preparation time in minutes. */
    preparation_minutes: number;
    /** @description Whether the dish is published; otherwise it is a draft. */
    is_active: boolean;
    /** @description Whether the dish can be ordered now. */
    is_available: boolean;
    /**
     * @description Why the dish cannot be ordered: `switched_off` by staff, or `choices_missing` in a required option group; null if it can.
     * @enum {string|null}
     */
    unavailable_reason: "switched_off" | "choices_missing" | null;
    /** @description Keys of the required option groups with too few available choices. */
    unavailable_groups: string[];
    /** @description Whether staff have marked the dish for the home page. */
    is_featured: boolean;
    /** @description Whether staff have marked the dish as a best seller, which is suggested with other dishes. */
    is_best_seller: boolean;
    /** @description Average of the ratings with two decimals; null without reviews. */
    rating: number | null;
    /** @description How many reviews the rating is the average of. */
    review_count: number;
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
    /** @description Related dishes, at most eight: of the same category, then best sellers. */
    related: DishView[];
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface OfferDishView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Name of the dish in both languages. */
    name: BilingualView;
    /** @description Price of the dish ordered on its own. In units of the currency, with at most two decimals. */
    price: number;
    /** @description Address of the picture; null without one. */
    image: string | null;
    /** @description Whether the dish or choice can be ordered now. */
    is_available: boolean;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface OfferChoiceView {
    /** @description Id of the dish. */
    product_id: number;
    /** @description Amount that the choice adds to the price of the offer. In units of the currency, with at most two decimals. */
    supplement: number;
    /** @description Dish of the current menu. */
    product: OfferDishView;
}
export interface OfferSlotView {
    /** @description Key of the slot, with which a basket names its choice. */
    name: string;
    /** @description Display name in both languages. */
    label: BilingualView;
    /** @description Choices in display order. */
    choices: OfferChoiceView[];
}
export interface OfferView {
    /** @description Id of the record. */
    id: number;
    /** @description Permanent short name, used in addresses. */
    code: string;
    /** @description Name of the offer in both languages. */
    name: BilingualView;
    /** @description Description of the offer in both languages. */
    description: BilingualView;
    /** @description Price of the offer before supplements. In units of the currency, with at most two decimals. */
    price: number;
    /** @description Savings compared with ordering the cheapest choices separately; at least 0. */
    savings: number;
    /** @description Slots of the offer in order; one dish is chosen for each. */
    slots: OfferSlotView[];
    /** @description Address of the picture; null without one. */
    image: string | null;
    /** @description Whether the offer is shown and can be ordered. */
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
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface BilingualText255 {
    /** @description In English. (minLength 1, maxLength 255) */
    en: string;
    /** @description In Arabic. (minLength 1, maxLength 255) */
    ar: string;
}
export interface BilingualText2000OrEmpty {
    /** @description In English. (minLength 0, maxLength 2000) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 2000) */
    ar: string;
}
export interface OfferChoiceBody {
    /** @description Id of the dish. (minimum 1, maximum 2147483647) */
    product_id: number;
    /** @description Amount that the choice adds to the price of the offer; 0 by default. In units of the currency. (minimum 0, maximum 1000000) */
    supplement?: number | null;
}
export interface OfferSlotBody {
    /** @description Key of the slot, with which a basket names its choice. (minLength 1, maxLength 40, pattern ^[A-Za-z0-9]+([_-][A-Za-z0-9]+)*$) */
    name: string;
    /** @description Display name in both languages. */
    label: BilingualText255;
    /** @description Choices in display order. (minItems 1, maxItems 50) */
    choices: OfferChoiceBody[];
}
export interface OfferBody {
    /** @description Permanent short name, used in addresses. (minLength 1, maxLength 60, pattern ^[A-Za-z0-9]+([_-][A-Za-z0-9]+)*$) */
    code: string;
    /** @description Name of the offer in both languages. */
    name: BilingualText255;
    /** @description Description of the offer in both languages. */
    description?: BilingualText2000OrEmpty | null;
    /** @description Price of the offer before supplements. In units of the currency. (minimum 0, maximum 1000000) */
    price: number;
    /** @description Slots of the offer in order; one dish is chosen for each. (minItems 1, maxItems 10) */
    slots: OfferSlotBody[];
    /** @description Address of the picture; null without one. (minLength 1, maxLength 500) */
    image?: string | null;
    /** @description Whether the offer is shown and can be ordered; true by default. */
    is_active?: boolean | null;
}
export interface OfferChangeBody {
    /** @description Name of the offer in both languages. */
    name?: BilingualText255;
    /** @description Description of the offer in both languages. */
    description?: BilingualText2000OrEmpty | null;
    /** @description Price of the offer before supplements. In units of the currency. (minimum 0, maximum 1000000) */
    price?: number;
    /** @description Slots of the offer in order; one dish is chosen for each. (minItems 1, maxItems 10) */
    slots?: OfferSlotBody[];
    /** @description Address of the picture; null without one. (minLength 1, maxLength 500) */
    image?: string | null;
    /** @description Whether the offer is shown and can be ordered; true by default. */
    is_active?: boolean | null;
}
export interface HomeSectionView {
    /** @description Permanent short name. */
    key: string;
    /** @description Heading of the section in both languages. */
    title: BilingualView;
    /** @description Free-form data from which the site renders the section. */
    content: {
        [key: string]: unknown;
    };
    /** @description Position on the page, in ascending order. */
    position: number;
    /** @description Whether visitors see the section. */
    is_visible: boolean;
    /** @description Ids of the dishes in display order; the public gets published dishes only. */
    product_ids: number[];
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
export interface HomeSectionBody {
    /** @description Heading of the section in both languages. */
    title?: BilingualText120 | null;
    /** @description Free-form data from which the site renders the section. */
    content?: {
        [key: string]: unknown;
    } | null;
    /** @description Position on the page, in ascending order. (minimum 0, maximum 10000) */
    position?: number | null;
    /** @description Whether visitors see the section; true by default for a new one. */
    is_visible?: boolean | null;
    /** @description Ids of the dishes in display order, without repetition. (minItems 0, maxItems 100) */
    product_ids?: number[] | null;
}
export interface KitchenAddressView {
    /** @description Street, house number and door. */
    street: string;
    /** @description City of the address. */
    city: string;
    /** @description Postcode of the address. */
    postcode: string;
}
export interface KitchenLocationView {
    /** @description Degrees north of the equator (WGS 84), negative south of it. */
    latitude: number;
    /** @description Degrees east of Greenwich (WGS 84), negative west of it. */
    longitude: number;
}
export interface HoursView {
    /** @description Day of the week: 0 is Sunday, 6 is Saturday. */
    day: number;
    /** @description Opening time in the time zone of the kitchen, `HH:MM`. */
    open: string;
    /** @description Closing time, `HH:MM`; on the next day if it is not after `open`. */
    close: string;
}
export interface ClosureView {
    /**
     * Format: date
     * @description Closed day in the time zone of the kitchen. (format date)
     */
    date: string;
    /** @description Reason, shown to the team and to visitors. */
    reason: string;
}
export interface SpecialHoursView {
    /**
     * Format: date
     * @description Day on which the hours begin, in the time zone of the kitchen. (format date)
     */
    date: string;
    /** @description Opening time in the time zone of the kitchen, `HH:MM`. */
    open: string;
    /** @description Closing time, `HH:MM`; on the next day if it is not after `open`. */
    close: string;
    /** @description Reason, shown to the team and to visitors. */
    reason: string;
}
export interface KitchenView {
    /** @description Id of the record. */
    id: number;
    /** @description Permanent short name, used in addresses. */
    code: string;
    /** @description Name of the kitchen in both languages. */
    name: BilingualView;
    /** @description IANA name of the time zone of the kitchen. */
    time_zone: string;
    /** @description Address where orders are picked up; null if unknown. */
    address: KitchenAddressView | null;
    /** @description With the country code. */
    phone: string | null;
    /** @description Coordinates of the kitchen; null if unknown. */
    location: KitchenLocationView | null;
    /** @description Usual minutes from the payment of an order until it is ready. */
    preparation_minutes: number;
    /** @description Postcodes to which the kitchen delivers, in capitals and without blanks and dashes. */
    delivery_postcodes: string[];
    /** @description Weekly hours in the order of the week, which begins on Sunday. */
    hours: HoursView[];
    /** @description Days on which the kitchen is closed, regardless of its opening hours. */
    closures: ClosureView[];
    /** @description Hours of single dates, which replace the weekly hours. */
    special_hours: SpecialHoursView[];
    /** @description Length in minutes of a slot, in which an order is to be ready. */
    slot_minutes: number;
    /** @description Maximum number of orders in a slot; null for no limit. */
    slot_orders: number | null;
    /** @description Maximum number of dishes in a slot, each unit counted; null for no limit. */
    slot_dishes: number | null;
    /** @description Days ahead for which orders can be scheduled; 0 if they cannot. */
    slot_days_ahead: number;
    /** @description Minutes before closing from which no orders for now are taken. */
    last_order_minutes: number;
    /** @description Whether an order takes as long as its slowest dish, if that is longer than `preparation_minutes`. */
    lead_from_dishes: boolean;
    /** @description Minutes to accept a paid order, after which it is cancelled; 0 for no deadline. */
    accept_minutes: number;
    /** @description Whether the kitchen is shown and takes orders. */
    is_active: boolean;
    /** @description Whether the kitchen takes orders for now: active, open by its hours (evaluated by the setting `service_clock`), at least `last_order_minutes` before closing, and not paused. */
    is_open_now: boolean;
    /** @description First opening of the day in the time zone of the kitchen; null on a day without any. */
    opens_today: string | null;
    /** @description End of the last opening of the day; on the next day if it is not after `opens_today`. */
    closes_today: string | null;
    /**
     * Format: date-time
     * @description When the kitchen closes next by its hours, whatever the setting `service_clock`; null if it is closed or never closes. (format date-time)
     */
    closes_at: string | null;
    /**
     * Format: date-time
     * @description When the kitchen takes orders for now again, after a pause too, by the clock of the setting `service_clock`; null if it takes them now or has no opening within 60 days. (format date-time)
     */
    next_opening: string | null;
    /**
     * Format: date-time
     * @description End of the pause of this kitchen or of all kitchens, whichever is later; null if it is not paused. (format date-time)
     */
    paused_until: string | null;
    /** @description Reason of the pause; null if the team gave none. */
    pause_reason: string | null;
    /**
     * Format: date-time
     * @description End of the time in which new orders take longer; null if the kitchen is not busy. (format date-time)
     */
    busy_until: string | null;
    /** @description Minutes that new orders take longer than `preparation_minutes`; null if the kitchen is not busy. */
    busy_minutes: number | null;
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
export interface KitchenCheckView {
    /**
     * @description `match`: the kitchen takes the order now; `closed`: it takes no orders now; `outside_area`: it does not deliver to the postcode.
     * @enum {string}
     */
    result: "match" | "outside_area" | "closed";
    /** @description The requested kitchen, or one that serves the postcode; null if none does. */
    kitchen: KitchenView | null;
    /** @description Other kitchens that can take the order now. */
    alternatives: KitchenView[];
}
export interface KitchenCheckBody {
    /**
     * @description `delivery` to the postcode, or `pickup` at the kitchen.
     * @enum {string}
     */
    mode: "delivery" | "pickup";
    /** @description Postcode of the delivery; required for `delivery`. (minLength 0, maxLength 20) */
    postcode?: string | null;
    /** @description Code of a kitchen, as `GET /api/kitchens` lists it. (minLength 1, maxLength 40) */
    kitchen_code?: string | null;
}
export interface KitchenAddressBody {
    /** @description Street, house number and door. (minLength 1, maxLength 255) */
    street: string;
    /** @description City of the address. (minLength 1, maxLength 100) */
    city: string;
    /** @description Postcode of the address. (minLength 1, maxLength 20) */
    postcode: string;
}
export interface KitchenLocationBody {
    /** @description Degrees north of the equator (WGS 84), negative south of it. (minimum -90, maximum 90) */
    latitude: number;
    /** @description Degrees east of Greenwich (WGS 84), negative west of it. (minimum -180, maximum 180) */
    longitude: number;
}
export interface HoursBody {
    /** @description Day of the week: 0 is Sunday, 6 is Saturday. (minimum 0, maximum 6) */
    day: number;
    /** @description Opening time in the time zone of the kitchen, `HH:MM`. (pattern ^\d{2}:\d{2}$) */
    open: string;
    /** @description Closing time in the time zone of the kitchen, `HH:MM`, or `24:00` for midnight; on the next day if it is not after `open`. (pattern ^\d{2}:\d{2}$) */
    close: string;
}
export interface ClosureBody {
    /**
     * Format: date
     * @description Closed day in the time zone of the kitchen. (format date)
     */
    date: string;
    /** @description Reason, shown to the team and to visitors. (minLength 0, maxLength 255) */
    reason?: string | null;
}
export interface SpecialHoursBody {
    /**
     * Format: date
     * @description Day on which the hours begin, in the time zone of the kitchen. (format date)
     */
    date: string;
    /** @description Opening time in the time zone of the kitchen, `HH:MM`. (pattern ^\d{2}:\d{2}$) */
    open: string;
    /** @description Closing time in the time zone of the kitchen, `HH:MM`, or `24:00` for midnight; on the next day if it is not after `open`. (pattern ^\d{2}:\d{2}$) */
    close: string;
    /** @description Reason, shown to the team and to visitors. (minLength 0, maxLength 200) */
    reason?: string | null;
}
export interface KitchenBody {
    /** @description Permanent short name, used in addresses. (minLength 1, maxLength 40, pattern ^[A-Za-z0-9]+([_-][A-Za-z0-9]+)*$) */
    code: string;
    /** @description Name of the kitchen in both languages. */
    name: BilingualText255;
    /** @description IANA name of the time zone of the kitchen. */
    time_zone: string;
    /** @description Address where orders are picked up; null if unknown. */
    address?: KitchenAddressBody | null;
    /** @description With the country code. */
    phone?: string | null;
    /** @description Coordinates of the kitchen; null if unknown. */
    location?: KitchenLocationBody | null;
    /** @description Usual minutes from the payment of an order until it is ready. (minimum 0, maximum 600) */
    preparation_minutes?: number | null;
    /** @description Postcodes to which the kitchen delivers, stored in capitals and without blanks and dashes. A US ZIP code includes its ZIP+4 codes. (minItems 0, maxItems 2000) */
    delivery_postcodes?: string[] | null;
    /** @description Weekly hours in the time zone of the kitchen, one entry for each opening. (minItems 0, maxItems 50) */
    hours?: HoursBody[] | null;
    /** @description Days on which the kitchen is closed, regardless of its opening hours. (minItems 0, maxItems 400) */
    closures?: ClosureBody[] | null;
    /** @description Hours of single dates, which replace the weekly hours; a date cannot also be a closure. (minItems 0, maxItems 400) */
    special_hours?: SpecialHoursBody[] | null;
    /**
     * @description Length in minutes of a slot, in which an order is to be ready; 15 by default.
     * @enum {integer|null}
     */
    slot_minutes?: 5 | 10 | 15 | 30 | 60 | null;
    /** @description Maximum number of orders in a slot; null for no limit. (minimum 1, maximum 10000) */
    slot_orders?: number | null;
    /** @description Maximum number of dishes in a slot, each unit counted; null for no limit. A larger order needs an empty slot. (minimum 1, maximum 100000) */
    slot_dishes?: number | null;
    /** @description Days ahead for which orders can be scheduled; 0, the default, if they cannot. (minimum 0, maximum 30) */
    slot_days_ahead?: number | null;
    /** @description Minutes before closing from which no orders for now are taken; 0 by default. (minimum 0, maximum 720) */
    last_order_minutes?: number | null;
    /** @description Whether an order takes as long as its slowest dish, if that is longer than `preparation_minutes`; false by default. */
    lead_from_dishes?: boolean | null;
    /** @description Minutes to accept a paid order, after which it is cancelled; 0, the default, for no deadline. (minimum 0, maximum 120) */
    accept_minutes?: number | null;
    /** @description Whether the kitchen is shown and takes orders; true by default. */
    is_active?: boolean | null;
}
export interface KitchenChangeBody {
    /** @description Name of the kitchen in both languages. */
    name?: BilingualText255;
    /** @description IANA name of the time zone of the kitchen. */
    time_zone?: string;
    /** @description Address where orders are picked up; null if unknown. */
    address?: KitchenAddressBody | null;
    /** @description With the country code. */
    phone?: string | null;
    /** @description Coordinates of the kitchen; null if unknown. */
    location?: KitchenLocationBody | null;
    /** @description Usual minutes from the payment of an order until it is ready. (minimum 0, maximum 600) */
    preparation_minutes?: number | null;
    /** @description Postcodes to which the kitchen delivers, stored in capitals and without blanks and dashes. A US ZIP code includes its ZIP+4 codes. (minItems 0, maxItems 2000) */
    delivery_postcodes?: string[] | null;
    /** @description Weekly hours in the time zone of the kitchen, one entry for each opening. (minItems 0, maxItems 50) */
    hours?: HoursBody[] | null;
    /** @description Days on which the kitchen is closed, regardless of its opening hours. (minItems 0, maxItems 400) */
    closures?: ClosureBody[] | null;
    /** @description Hours of single dates, which replace the weekly hours; a date cannot also be a closure. (minItems 0, maxItems 400) */
    special_hours?: SpecialHoursBody[] | null;
    /**
     * @description Length in minutes of a slot, in which an order is to be ready; 15 by default.
     * @enum {integer|null}
     */
    slot_minutes?: 5 | 10 | 15 | 30 | 60 | null;
    /** @description Maximum number of orders in a slot; null for no limit. (minimum 1, maximum 10000) */
    slot_orders?: number | null;
    /** @description Maximum number of dishes in a slot, each unit counted; null for no limit. A larger order needs an empty slot. (minimum 1, maximum 100000) */
    slot_dishes?: number | null;
    /** @description Days ahead for which orders can be scheduled; 0, the default, if they cannot. (minimum 0, maximum 30) */
    slot_days_ahead?: number | null;
    /** @description Minutes before closing from which no orders for now are taken; 0 by default. (minimum 0, maximum 720) */
    last_order_minutes?: number | null;
    /** @description Whether an order takes as long as its slowest dish, if that is longer than `preparation_minutes`; false by default. */
    lead_from_dishes?: boolean | null;
    /** @description Minutes to accept a paid order, after which it is cancelled; 0, the default, for no deadline. (minimum 0, maximum 120) */
    accept_minutes?: number | null;
    /** @description Whether the kitchen is shown and takes orders; true by default. */
    is_active?: boolean | null;
}
export interface PauseBody {
    /** @description When it ends: an instant within 60 days, `closing` (the end of the current opening) or `reopening` (the start of the next one). */
    until: string;
    /** @description Reason, shown to the team and to visitors. (minLength 0, maxLength 200) */
    reason?: string | null;
}
export interface BusyBody {
    /** @description Extra minutes that new orders take. (minimum 5, maximum 120) */
    minutes: number;
    /** @description When it ends: an instant within 60 days, `closing` (the end of the current opening) or `reopening` (the start of the next one). */
    until: string;
}
export interface SnoozeView {
    /** @description Id of the dish. */
    product_id: number;
    /** @description Name of the dish in both languages. */
    name: BilingualView;
    /**
     * Format: date-time
     * @description When the kitchen sells the dish again. (format date-time)
     */
    until: string;
    /** @description Reason, shown to the team; null without one. */
    reason: string | null;
}
export interface SnoozeBody {
    /** @description When it ends: an instant within 60 days, `closing` (the end of the current opening) or `reopening` (the start of the next one). */
    until: string;
    /** @description Reason, shown to the team. (minLength 0, maxLength 200) */
    reason?: string | null;
}
export interface AsapView {
    /** @description Whether an order without `scheduled_for` would be accepted now. */
    available: boolean;
    /**
     * Format: date-time
     * @description When the order would be ready; null if it would be refused. (format date-time)
     */
    promised_at: string | null;
    /**
     * @description Code with which the order would be refused; null if it would be accepted.
     * @enum {string|null}
     */
    reason: "kitchen_closed" | "slot_full" | null;
}
export interface SlotTakenView {
    /** @description Number of orders that hold the slot. */
    orders: number;
    /** @description Number of dishes of these orders, each unit counted. */
    dishes: number;
}
export interface SlotLimitsView {
    /** @description Maximum number of orders; null for no limit. */
    orders: number | null;
    /** @description Maximum number of dishes; null for no limit. */
    dishes: number | null;
}
export interface SlotView {
    /**
     * Format: date-time
     * @description Start of the slot, to send as `scheduled_for`. (format date-time)
     */
    starts_at: string;
    /**
     * Format: date-time
     * @description End of the slot, exclusive. (format date-time)
     */
    ends_at: string;
    /** @description Whether an order of `dishes` dishes would be accepted for the slot now. */
    available: boolean;
    /** @description Orders and dishes in the slot; only for staff of the kitchen. */
    taken?: SlotTakenView;
    /** @description Limits of the slot; only for staff of the kitchen. */
    limits?: SlotLimitsView;
}
export interface SlotDayView {
    /**
     * Format: date
     * @description Date in the time zone of the kitchen. (format date)
     */
    date: string;
    /** @description Slots that begin on the day, inside its opening hours, in order. */
    slots: SlotView[];
}
export interface SlotsView {
    /** @description IANA name of the time zone of the kitchen. */
    time_zone: string;
    /** @description Length of a slot in minutes; slots begin at multiples of it. */
    slot_minutes: number;
    /** @description Minutes from an order until it is ready; dishes may need more if `lead_from_dishes` is set. */
    lead_minutes: number;
    /** @description Result for an order without `scheduled_for`. */
    asap: AsapView;
    /** @description Requested days in order. */
    days: SlotDayView[];
}
export interface PromoValidationView {
    /** @description Promo code, stored in capitals. */
    code: string;
    /** @description Whether the code gives a discount. */
    valid: boolean;
    /**
     * @description Code of the obstacle; null if there is none.
     * @enum {string|null}
     */
    reason: "unknown" | "inactive" | "not_yet" | "ended" | "other_kitchen" | "other_category" | "below_minimum_subtotal" | "used_up" | null;
    /** @description Discount on the dishes in percent, with at most two decimals. */
    percent: number | null;
    /** @description Discount of the code on the subtotal; 0 if it is not valid. In units of the currency, with at most two decimals. */
    discount: number;
}
export interface PromoValidateBody {
    /** @description Promo code, stored in capitals. (minLength 1, maxLength 100) */
    code: string;
    /** @description Subtotal of the dishes. In units of the currency. (minimum 0, maximum 1000000) */
    subtotal: number;
    /** @description Code of the kitchen of the order; without it, the kitchens of the code are not checked. (minLength 1, maxLength 40) */
    kitchen_code?: string | null;
}
export interface PromoCodeView {
    /** @description Id of the promo code. */
    id: number;
    /** @description Promo code, stored in capitals. */
    code: string;
    /** @description Discount on the dishes in percent, with at most two decimals. */
    percent: number;
    /** @description Note for the team without effect on prices: codes discount dishes, never fees. True by default. */
    excludes_delivery: boolean;
    /** @description Whether points may be redeemed in the same order. */
    stackable_with_rewards: boolean;
    /** @description Whether the code is enabled. */
    is_active: boolean;
    /**
     * Format: date-time
     * @description Start of the validity; null for no start. (format date-time)
     */
    starts_at: string | null;
    /**
     * Format: date-time
     * @description End of the validity, exclusive; null for no end. (format date-time)
     */
    ends_at: string | null;
    /** @description Maximum number of orders with the code; null for no limit. */
    max_uses: number | null;
    /** @description Maximum number of orders with the code by one customer or e-mail address; null for no limit. */
    max_uses_per_customer: number | null;
    /** @description Minimum subtotal of the dishes, before discounts; null for none. In units of the currency, with at most two decimals. */
    minimum_subtotal: number | null;
    /** @description Whether the code is only for the first order of a person. */
    first_order_only: boolean;
    /** @description Codes of the kitchens in which the code can be used; empty for all. */
    kitchen_codes: string[];
    /** @description Ids of the categories whose dishes the code discounts, with their subcategories; empty for the whole menu. */
    category_ids: number[];
    /** @description Number of orders with the code, counted only while it has a limit. */
    uses: number;
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
export interface PromoBody {
    /** @description Promo code, stored in capitals. (minLength 1, maxLength 40, pattern ^[^\s]+$) */
    code: string;
    /** @description Discount on the dishes in percent, with at most two decimals. (minimum 0.01, maximum 100) */
    percent: number;
    /** @description Note for the team without effect on prices: codes discount dishes, never fees. True by default. */
    excludes_delivery?: boolean | null;
    /** @description Whether points may be redeemed in the same order; false by default. */
    stackable_with_rewards?: boolean | null;
    /** @description Whether the code is enabled; true by default. */
    is_active?: boolean | null;
    /**
     * Format: date-time
     * @description Start of the validity; null for no start. (format date-time)
     */
    starts_at?: string | null;
    /**
     * Format: date-time
     * @description End of the validity, exclusive; null for no end. (format date-time)
     */
    ends_at?: string | null;
    /** @description Maximum number of orders with the code, counted from the time the limit is set; null for no limit. (minimum 1, maximum 2147483647) */
    max_uses?: number | null;
    /** @description Maximum number of orders with the code by one customer or e-mail address; null for no limit. (minimum 1, maximum 2147483647) */
    max_uses_per_customer?: number | null;
    /** @description Minimum subtotal of the dishes, before discounts; null for none. In units of the currency. (minimum 0, maximum 1000000) */
    minimum_subtotal?: number | null;
    /** @description Whether the code is only for the first order of a customer or e-mail address, who can use one such code; false by default. */
    first_order_only?: boolean | null;
    /** @description Codes of the kitchens in which the code can be used; empty for all. (minItems 0, maxItems 100) */
    kitchen_codes?: string[] | null;
    /** @description Ids of the categories whose dishes the code discounts, with their subcategories; empty for the whole menu. (minItems 0, maxItems 100) */
    category_ids?: number[] | null;
}
export interface PromoChangeBody {
    /** @description Promo code, stored in capitals. (minLength 1, maxLength 40, pattern ^[^\s]+$) */
    code?: string;
    /** @description Discount on the dishes in percent, with at most two decimals. (minimum 0.01, maximum 100) */
    percent?: number;
    /** @description Note for the team without effect on prices: codes discount dishes, never fees. True by default. */
    excludes_delivery?: boolean | null;
    /** @description Whether points may be redeemed in the same order; false by default. */
    stackable_with_rewards?: boolean | null;
    /** @description Whether the code is enabled; true by default. */
    is_active?: boolean | null;
    /**
     * Format: date-time
     * @description Start of the validity; null for no start. (format date-time)
     */
    starts_at?: string | null;
    /**
     * Format: date-time
     * @description End of the validity, exclusive; null for no end. (format date-time)
     */
    ends_at?: string | null;
    /** @description Maximum number of orders with the code, counted from the time the limit is set; null for no limit. (minimum 1, maximum 2147483647) */
    max_uses?: number | null;
    /** @description Maximum number of orders with the code by one customer or e-mail address; null for no limit. (minimum 1, maximum 2147483647) */
    max_uses_per_customer?: number | null;
    /** @description Minimum subtotal of the dishes, before discounts; null for none. In units of the currency. (minimum 0, maximum 1000000) */
    minimum_subtotal?: number | null;
    /** @description Whether the code is only for the first order of a customer or e-mail address, who can use one such code; false by default. */
    first_order_only?: boolean | null;
    /** @description Codes of the kitchens in which the code can be used; empty for all. (minItems 0, maxItems 100) */
    kitchen_codes?: string[] | null;
    /** @description Ids of the categories whose dishes the code discounts, with their subcategories; empty for the whole menu. (minItems 0, maxItems 100) */
    category_ids?: number[] | null;
}
export interface PromoUseView {
    /** @description Number of the order, such as `ORD-1001`. */
    order_number: string;
    /**
     * Format: date-time
     * @description When the order was placed, in UTC. (format date-time)
     */
    at: string;
    /**
     * @description Status of the order. Orders that have given their use back are not listed.
     * @enum {string}
     */
    state: "pending" | "confirmed" | "preparing" | "ready" | "out_for_delivery" | "delivered" | "cancelled" | "refunded";
}
export interface QuoteLineView {
    /** @description Position of the line in the basket, from 0. */
    line: number;
    /** @description Id of the dish. */
    product_id: number | null;
    /** @description Id of the combo offer; null for a dish. */
    offer_id: number | null;
    /** @description Name in both languages; null if the dish or offer is not on the menu. */
    name: BilingualView | null;
    /** @description Slug of the dish; null for an offer, and if it is not on the menu. */
    slug: string | null;
    /** @description Code of the combo offer; null for a dish, and if it is not on the menu. */
    code: string | null;
    /** @description Picture of the dish or offer; null without one. */
    image: string | null;
    /** @description Number of units, 1 to 10. */
    quantity: number;
    /** @description Price of one unit with its options; null if the line cannot be ordered. In units of the currency, with at most two decimals. */
    unit_price: number | null;
    /** @description Price of the line; 0 if it cannot be ordered. In units of the currency, with at most two decimals. */
    line_total: number;
    /** @description Whether the line can be ordered. */
    orderable: boolean;
    /**
     * @description Why the line cannot be ordered; null if it can.
     * @enum {string|null}
     */
    reason: "not_on_menu" | "archived" | "unavailable" | "options_invalid" | "choice_unavailable" | "slot_unknown" | "slot_missing" | "slot_choice_unknown" | "slot_dish_unavailable" | null;
    /**
     * Format: date-time
     * @description When the kitchen sells the dish again; null unless it is sold out there for a limited time. (format date-time)
     */
    available_from: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface QuoteDiscountsView {
    /** @description Discount of the promo code. In units of the currency, with at most two decimals. */
    promo: number;
    /** @description Discount of redeemed points. In units of the currency, with at most two decimals. */
    rewards: number;
}
export interface QuoteFeesView {
    /** @description Fee of a delivery; 0 for a pick-up. In units of the currency, with at most two decimals. */
    delivery: number;
    /** @description Fee of a pick-up; 0 for a delivery. In units of the currency, with at most two decimals. */
    pickup: number;
}
export interface QuoteTipView {
    /** @description Tip, which the total includes; 0 without one. In units of the currency, with at most two decimals. */
    amount: number;
    /**
     * @description `not_offered` if the order cannot have a tip; null otherwise.
     * @enum {string|null}
     */
    reason: "not_offered" | null;
}
export interface QuoteDeliveryView {
    /** @description Whether the basket can be delivered or picked up as requested. */
    available: boolean;
    /**
     * @description Code of the obstacle; null if there is none.
     * @enum {string|null}
     */
    reason: "address_incomplete" | "outside_area" | "closed" | "below_minimum" | "scheduling_unavailable" | "slot_not_offered" | "slot_full" | null;
    /** @description Minimum subtotal of a delivery, before discounts; null for a pick-up. In units of the currency, with at most two decimals. */
    minimum: number | null;
    /** @description Amount that the subtotal is short of the minimum; 0 if it is enough. In units of the currency, with at most two decimals. */
    missing: number;
}
export interface QuotePromoView {
    /** @description Promo code in capitals; null without one. */
    code: string | null;
    /** @description Whether the promo code gives a discount. */
    applied: boolean;
    /**
     * @description Code of the obstacle; null if there is none.
     * @enum {string|null}
     */
    reason: "unknown" | "inactive" | "not_yet" | "ended" | "other_kitchen" | "other_category" | "below_minimum_subtotal" | "used_up" | "not_for_you" | null;
}
export interface QuoteRewardsView {
    /** @description Whether points are redeemed. */
    applied: boolean;
    /** @description Points that the order deducts from the balance. */
    points: number;
    /**
     * @description Code of the obstacle; null if there is none.
     * @enum {string|null}
     */
    reason: "not_offered" | "sign_in_required" | "not_enough_points" | "not_stackable" | "nothing_to_discount" | null;
}
export interface QuoteChangeView {
    /** @description Key to send in `accept_changes`. */
    key: string;
    /** @description Position of the line; null for fees, discounts, the promo code and the redemption. */
    line: number | null;
    /**
     * @description Kind of the change. `unavailable` can be accepted only if `line` is null; fees and discounts are compared only with a `quote_token`.
     * @enum {string}
     */
    type: "price_changed" | "unavailable" | "fee_changed" | "discount_changed";
    /** @description Displayed amount; null if there was none. In units of the currency, with at most two decimals. */
    previous: number | null;
    /** @description Current amount; null if the line cannot be ordered. In units of the currency, with at most two decimals. */
    current: number | null;
}
export interface HelpDishView {
    /** @description Id of the dish. */
    product_id: number;
    /** @description Slug of the dish. */
    slug: string;
    /** @description Name of the dish in both languages. */
    name: BilingualView;
    /** @description Price of one unit without options. In units of the currency, with at most two decimals. */
    price: number;
}
export interface HelpSlotView {
    /**
     * Format: date-time
     * @description Start of a free slot, to send as `scheduled_for`. (format date-time)
     */
    starts_at: string;
    /**
     * Format: date-time
     * @description When an order in the slot is ready. (format date-time)
     */
    promised_at: string;
}
export interface HelpKitchenView {
    /** @description Permanent short name, used in addresses. */
    code: string;
    /** @description Name of the kitchen in both languages. */
    name: BilingualView;
    /** @description Whether the kitchen takes orders now. */
    open_now: boolean;
    /**
     * Format: date-time
     * @description When the kitchen takes orders again; null if it takes them now. (format date-time)
     */
    next_opening: string | null;
    /** @description Whether the kitchen delivers to the postcode of the request; false without one. */
    delivers: boolean;
    /** @description Number of lines of the basket that cannot be ordered there. */
    changes: number;
}
export interface HelpChoiceView {
    /** @description Key of the choice within its group. */
    choice: string;
    /** @description Name of the choice in both languages. */
    name: BilingualView;
    /** @description Change of the price of the dish by the choice. In units of the currency, with at most two decimals. */
    price_delta: number;
}
export interface HelpGroupView {
    /** @description Key of the option group of the dish. */
    group: string;
    /** @description Name of the option group in both languages. */
    name: BilingualView;
    /** @description Whether a choice of the group is required. */
    required: boolean;
    /** @description Minimum number of choices. */
    min: number;
    /** @description Maximum number of choices. */
    max: number;
    /** @description Choices that can be ordered, at most 3. */
    choices: HelpChoiceView[];
}
export interface HelpLineView {
    /** @description Position of the line in the basket, from 0. */
    line: number;
    /**
     * Format: date-time
     * @description When the kitchen sells the dish again; null unless it is sold out there for a limited time. (format date-time)
     */
    available_from: string | null;
    /** @description Dishes of the same category that can be ordered in this kitchen, nearest price first, at most 3. */
    alternatives: HelpDishView[];
    /** @description Option groups whose selection is refused, at most 3. */
    groups: HelpGroupView[];
}
export interface HelpNamedKitchenView {
    /** @description Permanent short name, used in addresses. */
    code: string;
    /** @description Name of the kitchen in both languages. */
    name: BilingualView;
}
export interface HelpCategoryView {
    /** @description Id of the category. */
    id: number;
    /** @description Slug of the category. */
    slug: string;
    /** @description Name of the category in both languages. */
    name: BilingualView;
}
export interface HelpPromoView {
    /**
     * @description Why the code does not apply.
     * @enum {string}
     */
    reason: "unknown" | "inactive" | "not_yet" | "ended" | "other_kitchen" | "other_category" | "below_minimum_subtotal" | "used_up" | "not_for_you";
    /**
     * Format: date-time
     * @description Start of the validity, for a code that is not valid yet. (format date-time)
     */
    starts_at?: string;
    /**
     * Format: date-time
     * @description End of the validity, for a code that has expired. (format date-time)
     */
    ends_at?: string;
    /** @description Minimum subtotal of the code, before discounts. In units of the currency, with at most two decimals. */
    minimum?: number;
    /** @description Amount that the subtotal is short of the minimum. In units of the currency, with at most two decimals. */
    missing?: number;
    /** @description Kitchens in which the code can be used, at most 3. */
    kitchens?: HelpNamedKitchenView[];
    /** @description Categories that the code discounts, at most 3. */
    categories?: HelpCategoryView[];
}
export interface QuoteHelpView {
    /** @description Minimum subtotal of a delivery, before discounts. In units of the currency, with at most two decimals. */
    minimum?: number;
    /** @description Amount that the subtotal is short of the minimum. In units of the currency, with at most two decimals. */
    missing?: number;
    /** @description Dishes without required choices, each of which reaches the minimum; cheapest first, at most 3. */
    additions?: HelpDishView[];
    /** @description Whether the basket could be picked up at this kitchen instead. */
    pickup_possible?: boolean;
    /**
     * Format: date-time
     * @description When the kitchen takes orders again, in UTC. (format date-time)
     */
    next_opening?: string;
    /** @description `next_opening` in the local time of the kitchen, with the offset. */
    next_opening_local?: string;
    /**
     * Format: date-time
     * @description End of the pause of the kitchen. (format date-time)
     */
    paused_until?: string;
    /** @description Free slots, at most 3: the nearest at or after the requested time, then before it. */
    next_slots?: HelpSlotView[];
    /** @description Other kitchens, open ones first, then by their next opening, at most 3. */
    other_kitchens?: HelpKitchenView[];
    /** @description Lines that cannot be ordered unchanged, at most 3. */
    lines?: HelpLineView[];
    /** @description Why the promo code does not apply; absent for an unknown code. */
    promo?: HelpPromoView;
    /** @description Points that the balance is short of a redemption. */
    points_missing?: number;
}
export interface QuoteView {
    /**
     * @description Currency of the amounts, as an ISO 4217 code.
     * @enum {string}
     */
    currency: "USD";
    /** @description Dishes and combo offers, one line for each selection. */
    lines: QuoteLineView[];
    /** @description Sum of the lines before discounts and fees. In units of the currency, with at most two decimals. */
    subtotal: number;
    /** @description Discounts on the dishes. */
    discounts: QuoteDiscountsView;
    /** @description Fees added to the dishes. */
    fees: QuoteFeesView;
    /** @description Tip, to which no discount applies. */
    tip: QuoteTipView;
    /** @description Amount to pay: lines less discounts, plus fees and tip. In units of the currency, with at most two decimals. */
    total: number;
    /** @description Points that a customer would earn with the order. */
    points_earned: number;
    /** @description Whether the basket can be delivered or picked up as requested, with the obstacle. */
    delivery: QuoteDeliveryView;
    /** @description Result of the promo code. */
    promo: QuotePromoView;
    /** @description Result of the redemption of points. */
    rewards: QuoteRewardsView;
    /** @description Changes since the displayed prices, which the customer has to accept. */
    changes: QuoteChangeView[];
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
    /** @description What would be accepted instead; absent if the basket can be ordered or there is no help. */
    help?: QuoteHelpView;
}
export interface RefusalHelpView {
    /** @description Minimum subtotal of a delivery, before discounts. In units of the currency, with at most two decimals. */
    minimum?: number;
    /** @description Amount that the subtotal is short of the minimum. In units of the currency, with at most two decimals. */
    missing?: number;
    /** @description Dishes without required choices, each of which reaches the minimum; cheapest first, at most 3. */
    additions?: HelpDishView[];
    /** @description Whether the basket could be picked up at this kitchen instead. */
    pickup_possible?: boolean;
    /**
     * Format: date-time
     * @description When the kitchen takes orders again, in UTC. (format date-time)
     */
    next_opening?: string;
    /** @description `next_opening` in the local time of the kitchen, with the offset. */
    next_opening_local?: string;
    /**
     * Format: date-time
     * @description End of the pause of the kitchen. (format date-time)
     */
    paused_until?: string;
    /** @description Free slots, at most 3: the nearest at or after the requested time, then before it. */
    next_slots?: HelpSlotView[];
    /** @description Other kitchens, open ones first, then by their next opening, at most 3. */
    other_kitchens?: HelpKitchenView[];
    /** @description Lines that cannot be ordered unchanged, at most 3. */
    lines?: HelpLineView[];
    /** @description Why the promo code does not apply; absent for an unknown code. */
    promo?: HelpPromoView;
    /** @description Points that the balance is short of a redemption. */
    points_missing?: number;
    /** @description Current quote of the basket. */
    quote?: QuoteView;
}
export interface ChosenOptionBody {
    /** @description Key of the option group of the dish. (minLength 1, maxLength 100) */
    group: string;
    /** @description Key of the choice within its group. (minLength 1, maxLength 100) */
    choice: string;
}
export interface BasketLineBody {
    /** @description Id of the dish; a line has either this or `offer_id`. (minimum 1, maximum 2147483647) */
    product_id?: number | null;
    /** @description Id of the combo offer; a line has either this or `product_id`. (minimum 1, maximum 2147483647) */
    offer_id?: number | null;
    /** @description Number of units, 1 to 10. (minimum 1, maximum 10) */
    quantity: number;
    /** @description Options of a dish, one entry for each choice. (minItems 0, maxItems 100) */
    options?: ChosenOptionBody[] | null;
    /** @description Instructions for the line, such as “no onions”. (minLength 0, maxLength 200) */
    instructions?: string | null;
    /** @description Ids of the chosen dishes of an offer by the name of the slot. */
    offer_choices?: {
        [key: string]: number;
    } | null;
    /** @description Unit price that was displayed to the customer. It reveals changes, and never sets the price. */
    unit_price?: number | null;
}
export interface BasketAddressBody {
    /** @description Street, house number and door. (minLength 0, maxLength 255) */
    street?: string | null;
    /** @description City of the address. (minLength 0, maxLength 255) */
    city?: string | null;
    /** @description Postcode of the address. (minLength 0, maxLength 32) */
    postcode?: string | null;
}
export interface TipBody {
    /** @description Tip in percent of the dishes before discounts; a tip has either this or `amount`. (minimum 0, maximum 100) */
    percent?: number | null;
    /** @description Tip in units of the currency; a tip has either this or `percent`. (minimum 0, maximum 1000000) */
    amount?: number | null;
}
export interface QuoteBody {
    /** @description Dishes and combo offers, one line for each selection. (minItems 1, maxItems 50) */
    lines: BasketLineBody[];
    /** @description Code of a kitchen, as `GET /api/kitchens` lists it. (minLength 1, maxLength 40) */
    kitchen_code: string;
    /**
     * @description `delivery` to the customer, or `pickup` at the kitchen.
     * @enum {string}
     */
    fulfillment: "delivery" | "pickup";
    /** @description Address of a delivery. */
    address?: BasketAddressBody | null;
    /** @description Promo code as the customer typed it. (minLength 0, maxLength 255) */
    promo_code?: string | null;
    /** @description Whether to redeem points of the signed-in customer, once. */
    redeem_points?: boolean | null;
    /** @description Tip for the team, within the settings `tips` and `tip_max`. */
    tip?: TipBody | null;
    /**
     * Format: date-time
     * @description Start of a slot of `GET /api/kitchens/{code}/slots` in which the order is to be ready; as soon as possible by default. (format date-time)
     */
    scheduled_for?: string | null;
}
export interface CartOptionView {
    /** @description Key of the option group of the dish. */
    group: string;
    /** @description Key of the choice within its group. */
    choice: string;
}
export interface CartItemView {
    /** @description Id of the cart line. */
    id: number;
    /** @description Id of the dish. */
    product_id: number | null;
    /** @description Id of the combo offer; null for a dish. */
    offer_id: number | null;
    /** @description Name in both languages; null if the dish or offer is not on the menu. */
    name: BilingualView | null;
    /** @description Slug of the dish; null for an offer, and if it is not on the menu. */
    slug: string | null;
    /** @description Code of the offer; null for a dish, and if it is not on the menu. */
    code: string | null;
    /** @description Address of the picture; null without one. */
    image: string | null;
    /** @description Number of units, 1 to 10. */
    quantity: number;
    /** @description Chosen options of the dish; empty for an offer. */
    options: CartOptionView[];
    /** @description Ids of the chosen dishes of an offer by the name of the slot; empty for a dish. */
    offer_choices: {
        [key: string]: number;
    };
    /** @description Instructions for the line, such as “no onions”. */
    instructions: string | null;
    /** @description Unit price when the line was added, null if unknown; `quote` has the current price. In units of the currency, with at most two decimals. */
    unit_price: number | null;
    /** @description Total of the line at the current price; 0 if it cannot be ordered. In units of the currency, with at most two decimals. */
    line_total: number;
    /** @description Whether the line can be ordered now. */
    orderable: boolean;
    /**
     * @description Why the line cannot be ordered; null if it can.
     * @enum {string|null}
     */
    reason: "not_on_menu" | "archived" | "unavailable" | "options_invalid" | "choice_unavailable" | "slot_unknown" | "slot_missing" | "slot_choice_unknown" | "slot_dish_unavailable" | null;
    /**
     * Format: date-time
     * @description When the kitchen sells the dish again; null unless it is sold out there for a limited time. (format date-time)
     */
    available_from: string | null;
    /**
     * Format: date-time
     * @description When the line was added, in UTC. (format date-time)
     */
    added_at: string;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface CartView {
    /** @description Lines in the order they were added. */
    items: CartItemView[];
    /** @description Code of a kitchen, as `GET /api/kitchens` lists it. */
    kitchen_code: string | null;
    /**
     * @description `delivery` to the customer, or `pickup` at the kitchen.
     * @enum {string}
     */
    fulfillment: "delivery" | "pickup";
    /** @description Quote as at checkout; its `line` is the position in `items`. */
    quote: QuoteView;
}
export interface CartChangeView {
    /** @description Lines in the order they were added. */
    items: CartItemView[];
    /** @description Code of a kitchen, as `GET /api/kitchens` lists it. */
    kitchen_code: string | null;
    /**
     * @description `delivery` to the customer, or `pickup` at the kitchen.
     * @enum {string}
     */
    fulfillment: "delivery" | "pickup";
    /** @description Quote as at checkout; its `line` is the position in `items`. */
    quote: QuoteView;
    /** @description Whether a quantity above the maximum was reduced to it. */
    capped: boolean;
}
export interface CartItemChangeBody {
    /** @description Number of units, 1 to 10. (minimum 1, maximum 10) */
    quantity?: number | null;
    /** @description Options of a dish, one entry for each choice; replaces all of them. (minItems 0, maxItems 100) */
    options?: ChosenOptionBody[] | null;
    /** @description Instructions for the line, such as “no onions”. (minLength 0, maxLength 200) */
    instructions?: string | null;
    /** @description Ids of the chosen dishes of an offer by the name of the slot; replaces all of them. */
    offer_choices?: {
        [key: string]: number;
    } | null;
}
export interface CartMetaBody {
    /** @description Code of a kitchen, as `GET /api/kitchens` lists it. (minLength 1, maxLength 40) */
    kitchen_code?: string | null;
    /**
     * @description `delivery` to the customer, or `pickup` at the kitchen.
     * @enum {string|null}
     */
    fulfillment?: "delivery" | "pickup" | null;
}
export interface SkippedLineView {
    /** @description Position of the line in the request, from 0. */
    line: number;
    /**
     * @description Why the line was left out.
     * @enum {string}
     */
    reason: "not_on_menu" | "archived" | "unavailable" | "options_invalid" | "choice_unavailable" | "slot_unknown" | "slot_missing" | "slot_choice_unknown" | "slot_dish_unavailable" | "cart_full";
}
export interface CartMergeView {
    /** @description Lines in the order they were added. */
    items: CartItemView[];
    /** @description Code of a kitchen, as `GET /api/kitchens` lists it. */
    kitchen_code: string | null;
    /**
     * @description `delivery` to the customer, or `pickup` at the kitchen.
     * @enum {string}
     */
    fulfillment: "delivery" | "pickup";
    /** @description Quote as at checkout; its `line` is the position in `items`. */
    quote: QuoteView;
    /** @description Whether a quantity above the maximum was reduced to it. */
    capped: boolean;
    /** @description Lines that were left out. */
    skipped: SkippedLineView[];
}
export interface CartMergeBody {
    /** @description Dishes and combo offers, one line for each selection. (minItems 0, maxItems 50) */
    lines: BasketLineBody[];
}
export interface OrderKitchenView {
    /** @description Permanent short name, used in addresses. */
    code: string;
    /** @description Name of the kitchen in both languages. */
    name: BilingualView;
    /** @description IANA name of the time zone of the kitchen. */
    time_zone: string;
    /** @description Address where orders are picked up; null if unknown. */
    address: KitchenAddressView | null;
    /** @description With the country code. */
    phone: string | null;
}
export interface OrderedOptionView {
    /** @description Key of the option group of the dish. */
    group: string;
    /** @description Name of the option group at the time of the order. */
    group_name: BilingualView;
    /** @description Key of the choice within its group. */
    choice: string;
    /** @description Name of the choice at the time of the order. */
    choice_name: BilingualView;
    /** @description Amount in units of the currency, at the time of the order; absent for kitchen accounts. */
    price_delta?: number;
}
export interface OrderedDishView {
    /** @description Key of the slot of the offer. */
    slot: string;
    /** @description Display name in both languages. */
    label: BilingualView;
    /** @description Id of the dish. */
    product_id: number;
    /** @description Name of the dish at the time of the order, in both languages. */
    name: BilingualView;
    /** @description Amount in units of the currency, at the time of the order; absent for kitchen accounts. */
    supplement?: number;
}
export interface OrderLineView {
    /** @description Position of the line in the order, from 0. */
    line: number;
    /** @description Position of the line, with which a refund names it. */
    position: number;
    /** @description Id of the dish. */
    product_id: number | null;
    /** @description Id of the combo offer; null for a dish. */
    offer_id: number | null;
    /** @description Name of the dish or offer at the time of the order, in both languages. */
    name: BilingualView;
    /** @description Slug of the dish, which may no longer be on the menu; null for an offer. */
    slug: string | null;
    /** @description Code of the combo offer; null for a dish. */
    code: string | null;
    /** @description Current picture of the dish or offer; null without one. */
    image: string | null;
    /** @description Number of units, 1 to 10. */
    quantity: number;
    /** @description Number of units with an open or completed refund. */
    refunded_quantity: number;
    /** @description Chosen options of the dish; empty for an offer. */
    options: OrderedOptionView[];
    /** @description Chosen dishes of the combo offer; empty for a dish. */
    offer_choices: OrderedDishView[];
    /** @description Instructions for the line, such as “no onions”. */
    instructions: string | null;
    /** @description Amount in units of the currency, at the time of the order; absent for kitchen accounts. */
    unit_price?: number;
    /** @description Amount in units of the currency, at the time of the order; absent for kitchen accounts. */
    line_total?: number;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface OrderAddressView {
    /** @description Street, house number and door. */
    street: string;
    /** @description City of the address. */
    city: string;
    /** @description Postcode of the address. */
    postcode: string;
}
export interface TimelineEntryView {
    /**
     * @description Status that the order reached.
     * @enum {string}
     */
    status: "pending" | "confirmed" | "preparing" | "ready" | "out_for_delivery" | "delivered" | "cancelled" | "refunded";
    /**
     * Format: date-time
     * @description When it happened, in UTC. (format date-time)
     */
    at: string;
    /**
     * @description Who or what changed the status.
     * @enum {string}
     */
    by: "customer" | "guest" | "staff" | "payment" | "system";
    /** @description Reason of a cancellation: the words of staff, or `payment_expired` or `not_accepted` by the system; null for any other status. */
    reason: string | null;
}
export interface OrderSlotView {
    /**
     * Format: date-time
     * @description Start of the slot. (format date-time)
     */
    starts_at: string;
    /**
     * Format: date-time
     * @description End of the slot, exclusive. (format date-time)
     */
    ends_at: string;
}
export interface DiscountsView {
    /** @description Discount of the promo code. In units of the currency, with at most two decimals. */
    promo: number;
    /** @description Discount of redeemed points. In units of the currency, with at most two decimals. */
    rewards: number;
}
export interface FeesView {
    /** @description Fee of a delivery; 0 for a pick-up. In units of the currency, with at most two decimals. */
    delivery: number;
    /** @description Fee of a pick-up; 0 for a delivery. In units of the currency, with at most two decimals. */
    pickup: number;
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
export interface CustomerActionView {
    /**
     * @description `pay`: pay the order.
     * @enum {string}
     */
    action: "pay";
    /** @description Whether the action would be accepted now. */
    allowed: boolean;
    /**
     * @description Code with which the action would be refused; null if it is allowed.
     * @enum {string|null}
     */
    reason: "not_payable" | "payment_in_progress" | null;
}
export interface OrderView {
    /** @description Id of the record. */
    id: number;
    /** @description Number of the order, such as `ORD-1001`. */
    order_number: string;
    /**
     * @description Status of the order.
     * @enum {string}
     */
    status: "pending" | "confirmed" | "preparing" | "ready" | "out_for_delivery" | "delivered" | "cancelled" | "refunded";
    /**
     * @description Status of the payment: `failed` can be paid again; `refund_due` is paid and waits for its refund.
     * @enum {string}
     */
    payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
    /**
     * Format: date-time
     * @description End of the wait for money that the processor reports as under way, such as a bank debit; null if none is. (format date-time)
     */
    payment_processing_until: string | null;
    /** @description Payment method, such as `stripe`, `paypal` or `demo`. */
    payment_method: string;
    /**
     * @description `delivery` to the customer, or `pickup` at the kitchen.
     * @enum {string}
     */
    fulfillment: "delivery" | "pickup";
    /** @description Code of a kitchen, as `GET /api/kitchens` lists it. */
    kitchen_code: string;
    /** @description Kitchen that makes the order, where it is picked up; null once the kitchen is deleted. */
    kitchen: OrderKitchenView | null;
    /** @description Dishes and combo offers, one line for each selection. */
    lines: OrderLineView[];
    /** @description Name of the person who ordered. */
    name: string;
    /** @description With the country code. */
    phone: string;
    /** @description Delivery address; null for a pick-up. */
    address: OrderAddressView | null;
    /** @description Instructions for the courier, such as which bell to ring. */
    delivery_instructions: string | null;
    /**
     * @description Language of mails to the customer.
     * @enum {string}
     */
    locale: "en" | "ar";
    /** @description Statuses that the order reached, oldest first. */
    timeline: TimelineEntryView[];
    /**
     * Format: date-time
     * @description When the order was placed, in UTC. (format date-time)
     */
    placed_at: string;
    /**
     * Format: date-time
     * @description When the kitchen plans to have the order ready: at the scheduled time, otherwise its preparation time after placement or payment, not before its slot. (format date-time)
     */
    promised_at: string | null;
    /**
     * Format: date-time
     * @description Start of the slot that the customer chose; null for as soon as possible. (format date-time)
     */
    scheduled_for: string | null;
    /** @description Slot in which the order is to be ready; null for as soon as possible in a kitchen without limits, and after the slot is released. */
    slot: OrderSlotView | null;
    /**
     * Format: date-time
     * @description When the order is cancelled unless it is paid, because it holds a limited slot or promo code; null if it holds neither, and once it is paid. (format date-time)
     */
    hold_expires_at: string | null;
    /**
     * Format: date-time
     * @description When the paid order is cancelled and refunded unless the kitchen confirms it; null without a deadline. (format date-time)
     */
    accept_by: string | null;
    /**
     * Format: date-time
     * @description When the order was ready; null before. (format date-time)
     */
    ready_at: string | null;
    /**
     * Format: date-time
     * @description When the order was delivered or picked up; null before. (format date-time)
     */
    delivered_at: string | null;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
    /** @description E-mail address; compared and kept in small letters. */
    email: string;
    /**
     * @description Currency of the amounts, as an ISO 4217 code.
     * @enum {string}
     */
    currency: "USD";
    /** @description Sum of the lines before discounts and fees. In units of the currency, with at most two decimals. */
    subtotal: number;
    /** @description Discounts on the dishes. */
    discounts: DiscountsView;
    /** @description Fees added to the dishes. */
    fees: FeesView;
    /** @description Tip, which the total includes; 0 without one. In units of the currency, with at most two decimals. */
    tip: number;
    /** @description Amount to pay: lines less discounts, plus fees and tip. In units of the currency, with at most two decimals. */
    total: number;
    /** @description Promo code of the order, even if it was deleted since; null without one. */
    promo_code: string | null;
    /** @description Points that are credited to the customer's account on delivery. */
    points_earned: number;
    /** @description Points deducted from the balance for this order. */
    points_redeemed: number;
    /** @description The latest payment that was not accepted and is refunded; null without one. */
    late_payment: LatePaymentView | null;
    /** @description Refunds, open and completed, oldest first. */
    refunds: BriefRefundView[];
    /** @description Whether a payment is due; the kitchen does not begin before it. */
    requires_payment: boolean;
    /** @description Actions of the customer: `pay` is `POST /api/payments/checkout-session`. */
    actions: CustomerActionView[];
}
export interface OpenedPaymentView {
    /**
     * @description `redirect` to a page of the processor; `none` for a demo payment, and if nothing is due.
     * @enum {string}
     */
    kind: "redirect" | "none";
    /** @description Address of the page of the processor; null without one. */
    url: string | null;
    /** @description Payment method, as in `GET /api/payments/methods`. */
    method: string;
    /** @description Id of the session at the processor; null without one. */
    session_id: string | null;
    /** @description Whether a payment is due; the kitchen does not begin before it. */
    requires_payment: boolean;
    /**
     * @description Next step: `redirect` the browser to `url`, or pay with `POST /api/payments/checkout-session` (`checkout_session`); null if nothing is due.
     * @enum {string|null}
     */
    next: "redirect" | "checkout_session" | null;
}
export interface PlacementView {
    /** @description The stored order. */
    order: OrderView;
    /** @description Payment of the order and its next step. */
    payment: OpenedPaymentView;
    /** @description Token for `GET /api/orders/track/status`, valid for three hours. */
    tracking: string;
}
export interface PlacementBody {
    /** @description Dishes and combo offers, one line for each selection. (minItems 1, maxItems 50) */
    lines: BasketLineBody[];
    /** @description Code of a kitchen, as `GET /api/kitchens` lists it. (minLength 1, maxLength 40) */
    kitchen_code: string;
    /**
     * @description `delivery` to the customer, or `pickup` at the kitchen.
     * @enum {string}
     */
    fulfillment: "delivery" | "pickup";
    /** @description Address of a delivery. */
    address?: BasketAddressBody | null;
    /** @description Promo code as the customer typed it. (minLength 0, maxLength 255) */
    promo_code?: string | null;
    /** @description Whether to redeem points of the signed-in customer, once. */
    redeem_points?: boolean | null;
    /** @description Tip for the team, within the settings `tips` and `tip_max`. */
    tip?: TipBody | null;
    /**
     * Format: date-time
     * @description Start of a slot of `GET /api/kitchens/{code}/slots` in which the order is to be ready; as soon as possible by default. (format date-time)
     */
    scheduled_for?: string | null;
    /** @description Name of the person who orders; required for a guest, by default that of the customer's account. (minLength 0, maxLength 120) */
    name?: string | null;
    /**
     * Format: email
     * @description E-mail address of the order; required for a guest, by default that of the customer's account. (format email)
     */
    email?: string | null;
    /** @description With the country code. */
    phone: string;
    /** @description Payment method of `GET /api/payments/methods`. (minLength 1, maxLength 40) */
    payment_method: string;
    /**
     * @description Whether the customer has agreed to the terms; must be true.
     * @enum {boolean}
     */
    terms_accepted: true;
    /** @description Instructions for the courier, such as which bell to ring. (minLength 0, maxLength 500) */
    delivery_instructions?: string | null;
    /**
     * @description Language of mails to the customer; by default that of the request.
     * @enum {string|null}
     */
    locale?: "en" | "ar" | null;
    /** @description Keys of the changes that the customer accepts. (minItems 0, maxItems 200) */
    accept_changes?: string[] | null;
    /** @description Token of the quote that the customer accepts; `unit_price` of the lines is then ignored. (minLength 0, maxLength 8000) */
    quote_token?: string | null;
    /** @description Address to which the browser returns after a hosted payment, on an origin of `CORS_ORIGIN` or of the site; the page of the site when omitted. (minLength 0, maxLength 2000) */
    return_url_ok?: string | null;
    /** @description Address to which the browser returns after a cancelled payment, on an origin of `CORS_ORIGIN` or of the site; the page of the site when omitted. (minLength 0, maxLength 2000) */
    return_url_cancel?: string | null;
}
export interface StaffLatePaymentView {
    /** @description Amount paid; absent for kitchen accounts. */
    amount?: number;
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
export interface OrderActionView {
    /**
     * @description Value of `status` to send.
     * @enum {string}
     */
    action: "confirmed" | "preparing" | "ready" | "out_for_delivery" | "delivered" | "cancelled";
    /** @description Whether the action would be accepted now. */
    allowed: boolean;
    /**
     * @description Code with which the action would be refused; null if it is allowed.
     * @enum {string|null}
     */
    reason: "transition_not_allowed" | "transition_forbidden" | "payment_required" | null;
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
export interface StaffOrderView {
    /** @description Id of the record. */
    id: number;
    /** @description Number of the order, such as `ORD-1001`. */
    order_number: string;
    /**
     * @description Status of the order.
     * @enum {string}
     */
    status: "pending" | "confirmed" | "preparing" | "ready" | "out_for_delivery" | "delivered" | "cancelled" | "refunded";
    /**
     * @description Status of the payment: `failed` can be paid again; `refund_due` is paid and waits for its refund.
     * @enum {string}
     */
    payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
    /**
     * Format: date-time
     * @description End of the wait for money that the processor reports as under way, such as a bank debit; null if none is. (format date-time)
     */
    payment_processing_until: string | null;
    /** @description Payment method, such as `stripe`, `paypal` or `demo`. */
    payment_method: string;
    /**
     * @description `delivery` to the customer, or `pickup` at the kitchen.
     * @enum {string}
     */
    fulfillment: "delivery" | "pickup";
    /** @description Code of a kitchen, as `GET /api/kitchens` lists it. */
    kitchen_code: string;
    /** @description Kitchen that makes the order, where it is picked up; null once the kitchen is deleted. */
    kitchen: OrderKitchenView | null;
    /** @description Dishes and combo offers, one line for each selection. */
    lines: OrderLineView[];
    /** @description Name of the person who ordered. */
    name: string;
    /** @description With the country code. */
    phone: string;
    /** @description Delivery address; null for a pick-up. */
    address: OrderAddressView | null;
    /** @description Instructions for the courier, such as which bell to ring. */
    delivery_instructions: string | null;
    /**
     * @description Language of mails to the customer.
     * @enum {string}
     */
    locale: "en" | "ar";
    /** @description Statuses that the order reached, oldest first. */
    timeline: TimelineEntryView[];
    /**
     * Format: date-time
     * @description When the order was placed, in UTC. (format date-time)
     */
    placed_at: string;
    /**
     * Format: date-time
     * @description When the kitchen plans to have the order ready: at the scheduled time, otherwise its preparation time after placement or payment, not before its slot. (format date-time)
     */
    promised_at: string | null;
    /**
     * Format: date-time
     * @description Start of the slot that the customer chose; null for as soon as possible. (format date-time)
     */
    scheduled_for: string | null;
    /** @description Slot in which the order is to be ready; null for as soon as possible in a kitchen without limits, and after the slot is released. */
    slot: OrderSlotView | null;
    /**
     * Format: date-time
     * @description When the order is cancelled unless it is paid, because it holds a limited slot or promo code; null if it holds neither, and once it is paid. (format date-time)
     */
    hold_expires_at: string | null;
    /**
     * Format: date-time
     * @description When the paid order is cancelled and refunded unless the kitchen confirms it; null without a deadline. (format date-time)
     */
    accept_by: string | null;
    /**
     * Format: date-time
     * @description When the order was ready; null before. (format date-time)
     */
    ready_at: string | null;
    /**
     * Format: date-time
     * @description When the order was delivered or picked up; null before. (format date-time)
     */
    delivered_at: string | null;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
    /** @description The latest payment that was not accepted and is refunded; null without one. */
    late_payment: StaffLatePaymentView | null;
    /** @description Changes of status, each with whether this kind of account can make it now. */
    actions: OrderActionView[];
    /** @description E-mail address; compared and kept in small letters. */
    email?: string;
    /**
     * @description Currency of the amounts, as an ISO 4217 code.
     * @enum {string}
     */
    currency?: "USD";
    /** @description Sum of the lines before discounts and fees. In units of the currency, with at most two decimals. */
    subtotal?: number;
    /** @description Discounts on the dishes. */
    discounts?: DiscountsView;
    /** @description Fees added to the dishes. */
    fees?: FeesView;
    /** @description Tip, which the total includes; 0 without one. In units of the currency, with at most two decimals. */
    tip?: number;
    /** @description Amount to pay: lines less discounts, plus fees and tip. In units of the currency, with at most two decimals. */
    total?: number;
    /** @description Promo code of the order, even if it was deleted since; null without one. */
    promo_code?: string | null;
    /** @description Points that are credited to the customer's account on delivery. */
    points_earned?: number;
    /** @description Points deducted from the balance for this order. */
    points_redeemed?: number;
    /** @description Refunds, open and completed, oldest first; absent for kitchen accounts. */
    refunds?: RefundView[];
    /** @description Id of the customer; null for a guest, absent for kitchen accounts. */
    customer_id?: number | null;
    /** @description Id at the processor of the successful payment, or of the latest one; null without a payment, absent for kitchen accounts. */
    session_id?: string | null;
    /** @description Payments with the reports of the processors; only for a single order, absent for kitchen accounts. */
    payments?: PaymentView[];
    /** @description Reports of processors with this order number about payments that this service did not open; they changed nothing. Only for a single order, absent for kitchen accounts. */
    unknown_payment_events?: PaymentEventView[];
}
export interface OrderStatisticView {
    /** @description Number of orders with any status. */
    total: number;
    /** @description Number of orders by status, including statuses without orders. */
    by_status: {
        [key: string]: number;
    };
    /** @description Sum of the totals of paid orders; absent for kitchen accounts. */
    revenue?: number;
}
export interface OrderStatusBody {
    /**
     * @description Next status of the order.
     * @enum {string}
     */
    status: "pending" | "confirmed" | "preparing" | "ready" | "out_for_delivery" | "delivered" | "cancelled" | "refunded";
    /** @description Reason for the customer; required to cancel. (minLength 1, maxLength 500) */
    reason?: string | null;
}
export interface RefundPreviewView {
    /** @description Sum of the parts. In units of the currency, with at most two decimals. */
    amount: number;
    /** @description Amount that could still be refunded afterwards. In units of the currency, with at most two decimals. */
    left: number;
    /** @description Amount of each line, fee, the tip and the goodwill. */
    parts: RefundPartView[];
    /** @description Earned points that are taken back, or not credited. */
    points: number;
}
export interface RefundLineBody {
    /** @description Position of the line in the order. (minimum 0, maximum 2147483647) */
    position: number;
    /** @description Number of units to refund. (minimum 1, maximum 10) */
    quantity: number;
}
export interface RefundPreviewBody {
    /** @description Units of lines to refund; their discounts are deducted. (minItems 1, maxItems 50) */
    lines?: RefundLineBody[] | null;
    /** @description Fees to refund, each in full. (minItems 1, maxItems 2) */
    fees?: ("delivery" | "pickup")[] | null;
    /** @description Whether the tip is refunded, in full. */
    tip?: boolean | null;
    /** @description Goodwill, in addition to lines and fees. In units of the currency. (minimum 0.01, maximum 1000000) */
    amount?: number | null;
    /** @description Reason of the refund, for staff. (minLength 1, maxLength 500) */
    reason: string;
}
export interface RefundBody {
    /** @description Units of lines to refund; their discounts are deducted. (minItems 1, maxItems 50) */
    lines?: RefundLineBody[] | null;
    /** @description Fees to refund, each in full. (minItems 1, maxItems 2) */
    fees?: ("delivery" | "pickup")[] | null;
    /** @description Whether the tip is refunded, in full. */
    tip?: boolean | null;
    /** @description Goodwill, in addition to lines and fees. In units of the currency. (minimum 0.01, maximum 1000000) */
    amount?: number | null;
    /** @description Reason of the refund, for staff. (minLength 1, maxLength 500) */
    reason: string;
    /** @description Idempotency key: a repeat by the same account refunds nothing more and returns the order again. (minLength 8, maxLength 64) */
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
export interface HourView {
    /** @description Hour of the day in the time zone of the company, 0 to 23. (minimum 0, maximum 23) */
    hour: number;
    /** @description Number of orders placed in the hour. */
    orders: number;
}
export interface TopDishView {
    /** @description Id of the dish; null if it no longer exists, and for an offer. */
    product_id: number | null;
    /** @description Name of the dish at the time of the order, in both languages. */
    name: BilingualView;
    /** @description Number of units ordered. */
    quantity: number;
    /** @description Revenue of these units. In units of the currency, with at most two decimals. */
    revenue: number;
}
export interface KitchenDayView {
    /** @description Permanent short name, used in addresses. */
    code: string;
    /** @description Name of the kitchen in both languages. */
    name: BilingualView;
    /** @description Whether the kitchen takes orders now. */
    is_open_now: boolean;
    /** @description Number of orders of the day. */
    orders: number;
    /** @description Number of confirmed orders of any day that are not delivered yet. */
    open_orders: number;
}
export interface OverviewView {
    /**
     * @description Day of the overview, `today` or `yesterday`.
     * @enum {string}
     */
    range: "today" | "yesterday";
    /**
     * Format: date
     * @description Date of the day in the time zone of the company. (format date)
     */
    date: string;
    /** @description IANA name of the time zone of the company. */
    time_zone: string;
    /** @description Number of orders placed that day. */
    orders: number;
    /** @description Number of orders of the day by status. */
    by_status: {
        [key: string]: number;
    };
    /** @description Sum of the totals of the paid orders of the day. In units of the currency, with at most two decimals. */
    revenue: number;
    /** @description Revenue per paid order; 0 without one. In units of the currency, with at most two decimals. */
    average_order: number;
    /** @description Number of paid orders of any day that wait to be confirmed. */
    awaiting_confirmation: number;
    /** @description Number of customers who registered that day. */
    new_customers: number;
    /** @description Number of orders by hour; hours without orders are left out. */
    by_hour: HourView[];
    /** @description Most ordered dishes of the day. */
    top_dishes: TopDishView[];
    /** @description Active kitchens with their orders of the day. */
    kitchens: KitchenDayView[];
    /** @description Latest orders of the day, at most ten. */
    recent_orders: StaffOrderView[];
}
export interface PaymentMethodsView {
    /** @description Accepted values of `payment_method`. */
    methods: string[];
    /** @description Methods with a page of the processor. */
    hosted: string[];
    /** @description Mode by method: `live` moves real money, `test` does not. */
    modes: {
        [key: string]: "test" | "live";
    };
}
export interface CheckoutSessionView {
    /** @description Number of the order, such as `ORD-1001`. */
    order_number: string;
    /**
     * @description Status of the order.
     * @enum {string}
     */
    status: "pending" | "confirmed" | "preparing" | "ready" | "out_for_delivery" | "delivered" | "cancelled" | "refunded";
    /**
     * @description Status of the payment: `failed` can be paid again; `refund_due` is paid and waits for its refund.
     * @enum {string}
     */
    payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
    /** @description Payment of the order and its next step. */
    payment: OpenedPaymentView;
    /** @description The latest payment that was not accepted and is refunded; null without one. */
    late_payment: LatePaymentView | null;
}
export interface CheckoutSessionBody {
    /** @description Number of the order, such as `ORD-1001`. (minLength 1, maxLength 40) */
    order_number: string;
    /**
     * Format: email
     * @description E-mail address of the order; required unless the order belongs to the signed-in customer. (format email)
     */
    email?: string | null;
}
export interface WebhookView {
    /**
     * @description Always true; failures have another status.
     * @enum {boolean}
     */
    received: true;
}
export interface RefundedPartView {
    /** @description Id of the refund. */
    refund_id: number;
    /** @description `line`, `delivery`, `pickup`, `goodwill`, `unplaced` for money that came too late, or `outside`. */
    kind: string;
    /** @description Position of the line; null for other kinds. */
    position: number | null;
    /** @description Units of the line; null for other kinds. */
    quantity: number | null;
    /** @description Refunded amount, after discounts. In units of the currency, with at most two decimals. */
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
export interface OrderBooksView {
    /** @description Number of the order. */
    reference: string;
    /** @description Price of the lines before discounts; 0 until the order is paid. In units of the currency, with at most two decimals. */
    gross: number;
    /** @description Discounts on the lines. In units of the currency, with at most two decimals. */
    discounts: number;
    /** @description Delivery or pick-up fee. In units of the currency, with at most two decimals. */
    fees: number;
    /** @description Tip of the order. In units of the currency, with at most two decimals. */
    tip: number;
    /** @description `gross` - `discounts` + `fees` + `tip`. In units of the currency, with at most two decimals. */
    charged: number;
    /** @description Money received for the order, including second and late payments. In units of the currency, with at most two decimals. */
    received: number;
    /** @description Every part that was refunded, oldest first. */
    refunded: RefundedPartView[];
    /** @description Refunded amount that has not been paid out yet. In units of the currency, with at most two decimals. */
    owed: number;
    /** @description Points credited on delivery. */
    points_earned: number;
    /** @description Points spent on the order. */
    points_redeemed: number;
    /** @description Spent points that were returned to the customer. */
    points_returned: number;
    /** @description Earned points taken back after a refund. */
    points_taken_back: number;
    /** @description All entries of the order, newest first. */
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
export interface PlaceDayView {
    /** @description Code of the kitchen; null for money without an order. */
    code: string | null;
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
}
export interface KitchenBooksDayView {
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
    /** @description Money that arrived: `net` + `unplaced`. In units of the currency, with at most two decimals. */
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
    /** @description Each kitchen with sales on the day; their sums are those of the day. */
    kitchens: PlaceDayView[];
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
export interface CustomerView {
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
    /** @description Whether the e-mail address is confirmed. */
    is_verified: boolean;
    /** @description Balance of reward points. */
    reward_points: number;
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
export interface CustomerSessionView {
    /** @description Access token, sent as `Authorization: Bearer <token>`. */
    token: string;
    /** @description Profile of the customer who signed in. */
    user: CustomerView;
}
export interface RegisterBody {
    /** @description Given name. (minLength 1, maxLength 100) */
    first_name: string;
    /** @description Family name. (minLength 1, maxLength 100) */
    last_name: string;
    /**
     * Format: email
     * @description E-mail address; compared and kept in small letters. (format email)
     */
    email: string;
    /** @description With the country code. */
    phone?: string | null;
    /**
     * Format: password
     * @description Letters of any alphabet, digits and signs; at most 72 bytes. (format password, minLength 8)
     */
    password: string;
    /** @description Idempotency key of the registration: a repeat with the same e-mail address and password returns the first account. (minLength 1, maxLength 255) */
    client_token?: string | null;
}
export interface OwnDetailsChangeBody {
    /** @description Given name. (minLength 1, maxLength 100) */
    first_name?: string;
    /** @description Family name. (minLength 1, maxLength 100) */
    last_name?: string;
    /**
     * Format: email
     * @description E-mail address; compared and kept in small letters. (format email)
     */
    email?: string;
    /** @description With the country code. */
    phone?: string | null;
    /**
     * Format: password
     * @description Current password; required when the e-mail address changes. (format password, minLength 1)
     */
    current_password?: string | null;
}
export interface OwnPasswordChangeBody {
    /**
     * Format: password
     * @description Current password of the account. (format password, minLength 1)
     */
    current_password: string;
    /**
     * Format: password
     * @description New password of the account. (format password, minLength 8)
     */
    new_password: string;
}
export interface EmailAndPasswordBody {
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
export interface LinkSentView {
    /**
     * @description Always true, also for an address without an account.
     * @enum {boolean}
     */
    sent: true;
}
export interface EmailBody {
    /**
     * Format: email
     * @description E-mail address of the account; case is ignored. (format email)
     */
    email: string;
}
export interface PasswordResetView {
    /**
     * @description Always true; failures return an error.
     * @enum {boolean}
     */
    reset: true;
}
export interface PasswordResetBody {
    /** @description Token of the mailed link. (minLength 1, maxLength 255) */
    token: string;
    /**
     * Format: password
     * @description Letters of any alphabet, digits and signs; at most 72 bytes. (format password, minLength 8)
     */
    password: string;
}
export interface CustomerRecordView {
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
    /** @description Whether the e-mail address is confirmed. */
    is_verified: boolean;
    /** @description Balance of reward points. */
    reward_points: number;
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
    /** @description Points of refunded orders that were already spent; later earnings pay them first. 0 unless the setting `rewards_recover_spent` is on. */
    points_debt: number;
    /** @description Number of orders placed with the account. */
    orders_count: number;
    /**
     * Format: date-time
     * @description When it was deleted, in UTC; null while it is live. (format date-time)
     */
    deleted_at: string | null;
}
export interface CustomerStatisticView {
    /** @description Number of customers who are not deleted. */
    total: number;
    /** @description Number of people of the total with a confirmed e-mail address. */
    verified: number;
    /** @description Number of people of the total without a confirmed e-mail address. */
    unverified: number;
    /** @description Number of deleted people, who are not in the total. */
    deleted: number;
    /** @description Number of people registered since the first day of this month, in UTC. */
    new_this_month: number;
}
export interface CustomerBody {
    /** @description Given name. (minLength 1, maxLength 100) */
    first_name: string;
    /** @description Family name. (minLength 1, maxLength 100) */
    last_name: string;
    /**
     * Format: email
     * @description E-mail address; compared and kept in small letters. (format email)
     */
    email: string;
    /** @description With the country code. */
    phone?: string | null;
    /** @description Identifies the account in addresses; stored in lower case. (minLength 1, maxLength 60, pattern ^[a-z0-9][a-z0-9._-]*$) */
    username?: string | null;
    /**
     * Format: password
     * @description Letters of any alphabet, digits and signs; at most 72 bytes. (format password, minLength 8)
     */
    password: string;
    /** @description The same password once more. */
    password_confirmation?: string | null;
}
export interface CustomerChangeBody {
    /** @description Given name. (minLength 1, maxLength 100) */
    first_name?: string;
    /** @description Family name. (minLength 1, maxLength 100) */
    last_name?: string;
    /**
     * Format: email
     * @description E-mail address; compared and kept in small letters. (format email)
     */
    email?: string;
    /** @description With the country code. */
    phone?: string | null;
    /** @description Identifies the account in addresses; stored in lower case. (minLength 1, maxLength 60, pattern ^[a-z0-9][a-z0-9._-]*$) */
    username?: string | null;
}
export interface CustomerPasswordBody {
    /**
     * Format: password
     * @description Letters of any alphabet, digits and signs; at most 72 bytes. (format password, minLength 8)
     */
    password: string;
    /** @description The same password once more. */
    password_confirmation?: string | null;
}
export interface AddressView {
    /** @description Id of the record. */
    id: number;
    /** @description Name that the customer gave the address, such as “Home”; null without one. */
    label: string | null;
    /** @description Street, house number and door. */
    street: string;
    /** @description City of the address. */
    city: string;
    /** @description Postcode of the address. */
    postcode: string;
    /** @description Whether this is the default address of the customer, who has exactly one. */
    is_default: boolean;
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
export interface AddressBody {
    /** @description Name that the customer gave the address, such as “Home”; null without one. (minLength 1, maxLength 60) */
    label?: string | null;
    /** @description Street, house number and door. (minLength 1, maxLength 255) */
    street: string;
    /** @description City of the address. (minLength 1, maxLength 100) */
    city: string;
    /** @description Postcode of the address. (minLength 1, maxLength 20) */
    postcode: string;
    /** @description Whether to make it the default; the first address always is. */
    is_default?: boolean | null;
}
export interface AddressChangeBody {
    /** @description Name that the customer gave the address, such as “Home”; null without one. (minLength 1, maxLength 60) */
    label?: string | null;
    /** @description Street, house number and door. (minLength 1, maxLength 255) */
    street?: string;
    /** @description City of the address. (minLength 1, maxLength 100) */
    city?: string;
    /** @description Postcode of the address. (minLength 1, maxLength 20) */
    postcode?: string;
    /** @description True makes it the default. False changes nothing: make another address the default instead. */
    is_default?: boolean | null;
}
export interface WishlistMergeBody {
    /** @description Ids of dishes; those that are not on the menu are ignored. (minItems 0, maxItems 200) */
    product_ids: number[];
}
export interface RewardEntryView {
    /** @description Id of the record. */
    id: number;
    /**
     * @description Kind of the movement: `earned` by a delivered order, `redeemed` in an order, `returned` after a cancellation, `revoked` after a refund, `recovered`: earned points that paid a debt.
     * @enum {string}
     */
    kind: "earned" | "redeemed" | "returned" | "revoked" | "granted" | "recovered";
    /** @description Points, positive for credits, negative for debits. */
    points: number;
    /** @description Number of the order, such as `ORD-1001`. */
    order_number: string | null;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
}
export interface RewardsView {
    /** @description Balance: the sum of all movements. */
    reward_points: number;
    /** @description Points of refunded orders that were already spent; later earnings pay them first. 0 unless the setting `rewards_recover_spent` is on. */
    points_debt: number;
    /** @description Points that one redemption costs. */
    redeem_points: number;
    /** @description Discount of one redemption on the dishes, in units of the currency. */
    redeem_value: number;
    /** @description Points earned per dollar paid for dishes. */
    points_per_dollar: number;
    /** @description Movements, newest first, at most 100. */
    history: RewardEntryView[];
}
export interface ReviewView {
    /** @description Id of the record. */
    id: number;
    /** @description Id of the dish. */
    product_id: number;
    /** @description Id of the author, so that customers recognize their own review. */
    customer_id: number;
    /** @description First name and initial of the author. */
    author: string;
    /** @description Number of stars, 1 to 5. (minimum 1, maximum 5) */
    rating: number;
    /** @description Comment of the customer; null without one. */
    comment: string | null;
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
export interface StarCountsView {
    /** @description Number of reviews with 1 star. */
    1: number;
    /** @description Number of reviews with 2 stars. */
    2: number;
    /** @description Number of reviews with 3 stars. */
    3: number;
    /** @description Number of reviews with 4 stars. */
    4: number;
    /** @description Number of reviews with 5 stars. */
    5: number;
}
export interface ReviewSummaryView {
    /** @description Average number of stars with one decimal; 0 without reviews. */
    average: number;
    /** @description How many rows there are on all pages. */
    total: number;
    /** @description Number of reviews by stars. */
    counts: StarCountsView;
}
export interface ReviewBody {
    /** @description Id of the dish. (minimum 1, maximum 2147483647) */
    product_id: number;
    /** @description Number of stars, 1 to 5. (minimum 1, maximum 5) */
    rating: number;
    /** @description Comment of the customer; null without one. (minLength 0, maxLength 2000) */
    comment?: string | null;
}
export interface ReviewChangeBody {
    /** @description Number of stars, 1 to 5. (minimum 1, maximum 5) */
    rating?: number;
    /** @description Comment of the customer; null without one. (minLength 0, maxLength 2000) */
    comment?: string | null;
}
export interface ContactReceiptView {
    /**
     * @description True: it has arrived.
     * @enum {boolean}
     */
    received: true;
    /** @description Id of the record. */
    id: number;
    /**
     * Format: date-time
     * @description When it arrived, in UTC. (format date-time)
     */
    received_at: string;
}
export interface ContactBody {
    /** @description Name of the sender. (minLength 1, maxLength 200) */
    name: string;
    /**
     * Format: email
     * @description E-mail address; compared and kept in small letters. (format email)
     */
    email: string;
    /** @description Text of the message. (minLength 1, maxLength 4000) */
    message: string;
    /** @description Idempotency key of the message: a repeat returns the first receipt and stores nothing, with `Idempotency-Mismatch: true` if the body differs. (minLength 1, maxLength 255) */
    client_token: string;
}
export interface TextSuggestionsView {
    /** @description At most three texts without formatting, the best first. */
    suggestions: string[];
    /** @description Whether the texts were made from the fields of the dish, without a language model. */
    is_demo: boolean;
}
export interface StudioTextBody {
    /**
     * @description `describe` writes a description of the dish, `alt_text` describes its picture; `translate` and `shorten` work on `text`, or on the description of the dish.
     * @enum {string}
     */
    task: "describe" | "translate" | "shorten" | "alt_text";
    /** @description Id of a dish that is not archived; required for `describe` and `alt_text`. (minimum 1, maximum 2147483647) */
    product_id?: number | null;
    /** @description Text to translate or to shorten; that of the dish when left out. (minLength 1, maxLength 2000) */
    text?: string | null;
    /**
     * @description Language of the suggestions.
     * @enum {string}
     */
    language: "en" | "ar";
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
export interface DishPictureJobView {
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
    /** @description Id of the dish. */
    product_id: number;
    /** @description Wishes for the picture, as sent; null without any. */
    prompt: string | null;
    /** @description Style of the picture, as sent; null without one. */
    style: string | null;
    /** @description Address of the picture that the new ones are made from; null without one. */
    source_url: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface DishPictureBody {
    /** @description Id of a dish that is not archived. (minimum 1, maximum 2147483647) */
    product_id: number;
    /** @description Wishes for the picture, in addition to the name and ingredients of the dish. (minLength 1, maxLength 500) */
    prompt?: string | null;
    /** @description Style of the picture, in a few words. (minLength 1, maxLength 60) */
    style?: string | null;
    /** @description Address of a picture stored with this service, which the new ones are made from. (minLength 1, maxLength 500) */
    source_url?: string | null;
    /** @description Number of pictures to draw. (minimum 1, maximum 4) */
    count: number;
    /**
     * Format: uuid
     * @description Idempotency key, a UUID of version 4: a repeat returns the first job. (format uuid)
     */
    client_token?: string | null;
}
export interface AcceptPictureBody {
    /** @description Number of the picture in the job. (minimum 1, maximum 4) */
    picture: number;
    /** @description Place among the pictures of the dish, the last one when left out; 1 makes it the cover. (minimum 1, maximum 20) */
    position?: number | null;
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
    /** @description Code of a kitchen, as `GET /api/kitchens` lists it. */
    kitchen_code: string | null;
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
    member: StaffAccountView;
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
     * @description Letters of any alphabet, digits and signs; at most 72 bytes. (format password, minLength 8)
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
    /** @description Code of a kitchen, as `GET /api/kitchens` lists it. */
    kitchen_code: string | null;
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
     * @description Letters of any alphabet, digits and signs; at most 72 bytes. (format password, minLength 8)
     */
    password: string;
    /**
     * Format: password
     * @description Repetition of the password; required exactly when a password is sent. (format password)
     */
    password_confirmation: string;
    /** @description Ids of the roles; requires the permission to assign roles. (minItems 0, maxItems 200) */
    role_ids?: number[] | null;
    /** @description Code of a kitchen, as `GET /api/kitchens` lists it. (minLength 1, maxLength 40) */
    kitchen_code?: string | null;
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
     * @description Letters of any alphabet, digits and signs; at most 72 bytes. (format password, minLength 8)
     */
    password?: string | null;
    /**
     * Format: password
     * @description Repetition of the password; required exactly when a password is sent. (format password)
     */
    password_confirmation?: string | null;
    /** @description Ids of the roles that replace the current ones; requires the permission to assign roles. (minItems 0, maxItems 200) */
    role_ids?: number[] | null;
    /** @description Code of a kitchen, as `GET /api/kitchens` lists it. (minLength 1, maxLength 40) */
    kitchen_code?: string | null;
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
export interface MenuWordView {
    /** @description Value in `dietary_tags` or `allergens` of dishes. */
    slug: string;
    /** @description Name in both languages. */
    name: BilingualView;
}
export interface PublicSettingsView {
    /** @description Fee of a delivery. */
    delivery_fee: number;
    /** @description Fee of a pick-up. */
    pickup_fee: number;
    /** @description Minimum menu subtotal of a delivery, before discounts. */
    delivery_minimum: number;
    /** @description Which orders may have a tip: off for none, delivery for deliveries, always for pick-ups too. */
    tips: string;
    /** @description Maximum tip of an order. */
    tip_max: number;
    /** @description Percentages of the dishes that a checkout suggests as a tip, up to 6. */
    tip_suggestions: string | number | boolean | Record<string, never> | unknown[] | null;
    /** @description Points earned per dollar paid for dishes. */
    rewards_points_per_dollar: number;
    /** @description Points that one redemption costs. */
    rewards_redeem_points: number;
    /** @description Discount of one redemption on the dishes. */
    rewards_redeem_value: number;
    /** @description Name of the site. */
    site_name: string;
    /** @description Name of the site in Arabic; empty without one. */
    site_name_ar: string;
    /** @description Line under the name. */
    site_tagline: string;
    /** @description E-mail address for customers. */
    support_email: string;
    /** @description Phone number for customers. */
    support_phone: string;
    /** @description Currency of all amounts. */
    currency: string;
    /** @description Languages of bilingual texts (`{en, ar}`). */
    languages: ("en" | "ar")[];
    /** @description Usual dietary tags of dishes with their names. */
    dietary_tags: MenuWordView[];
    /** @description Allergens of dishes with their names. */
    allergens: MenuWordView[];
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
export interface WebhookInquiryView {
    /** @description Id of the record. */
    id: number;
    /** @description Name of the visitor. */
    name: string;
    /** @description E-mail address; compared and kept in small letters. */
    email: string;
    /** @description A text for the reader, in the language of the request. */
    message: string;
    /**
     * Format: date-time
     * @description When it arrived, in UTC. (format date-time)
     */
    received_at: string;
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
    "/api/categories/statistic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts of categories
         * @description Counts categories: not archived, public, hidden, top-level and archived ones. Needs the token of an account with the permission `categories.view`.
         */
        get: operations["CategoriesStaff_statistic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Archived categories, the latest first
         * @description Lists archived categories, most recently archived first. Needs the token of an account with the permission `categories.delete`. Returns one page.
         */
        get: operations["CategoriesStaff_archived"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/deleted/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an archived category
         * @description Restores an archived category to its former place. 409 `parent_archived` while its parent is archived: restore that one first. Needs the token of an account with the permission `categories.restore`.
         */
        post: operations["CategoriesStaff_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories in menu order
         * @description Lists categories by `position`, each with the id of its parent: build the tree from `parent_id`. One page usually contains all of them. Open to anyone. With a staff token, what is not public is shown too. Returns one page.
         */
        get: operations["Categories_list"];
        put?: never;
        /**
         * Add a category
         * @description Creates a category, at the top level or below one that is not archived. Without `slug` it is derived from the English name; without `position` the category comes last. It is public at once unless `is_active` is false. Needs the token of an account with the permission `categories.create`.
         */
        post: operations["CategoriesStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One category
         * @description Returns a category by its id, which dishes have as `category_id`. Hidden ones are 404 for the public, archived ones for everyone. Open to anyone. With a staff token, what is not public is shown too.
         */
        get: operations["Categories_byId"];
        put?: never;
        post?: never;
        /**
         * Archive a category without dishes and child categories
         * @description Archives a category; it can be restored. 409 while it has a child category or a dish that is not archived: move those first. Needs the token of an account with the permission `categories.delete`.
         */
        delete: operations["CategoriesStaff_archive"];
        options?: never;
        head?: never;
        /**
         * Change a category
         * @description Changes the fields that are sent. A category cannot be moved below itself or one of its descendants. To hide it from the public, send `is_active: false`; its dishes stay published. Needs the token of an account with the permission `categories.edit`.
         */
        patch: operations["CategoriesStaff_change"];
        trace?: never;
    };
    "/api/categories/roots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories without a parent, in menu order
         * @description Lists the visible top-level categories by `position`, for a menu bar. Open to anyone; no token is read. Returns one page.
         */
        get: operations["Categories_roots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One category
         * @description Returns a category by its slug, for its page. Read its dishes with `GET /api/products?category=<slug>`. Open to anyone. With a staff token, what is not public is shown too.
         */
        get: operations["Categories_bySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The unfinished dish form of the account; null if there is none
         * @description Returns the unfinished dish form of this account, exactly as it was saved; `data` is null without one. Each staff account has at most one. Needs the token of a signed-in member of staff.
         */
        get: operations["DishDrafts_find"];
        /**
         * Save the dish form as it is, at most 200 KB
         * @description Saves an unfinished form as a JSON object of at most 200 KB, without validating or publishing it. Saving again replaces it. Needs the token of a signed-in member of staff.
         */
        put: operations["DishDrafts_save"];
        post?: never;
        /**
         * Discard the unfinished dish form
         * @description Deletes the saved form, for example after the dish was created. Succeeds if there is none. Needs the token of a signed-in member of staff.
         */
        delete: operations["DishDrafts_discard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/statistic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Totals of the menu
         * @description Counts dishes: published, draft, orderable, featured, best-selling and archived ones, and the dishes of each category. Needs the token of an account with the permission `products.view`.
         */
        get: operations["MenuStaff_statistic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Archived dishes, the latest first
         * @description Lists archived dishes, most recently changed first, with the time of archiving. Needs the token of an account with the permission `products.delete`. Returns one page.
         */
        get: operations["MenuStaff_archived"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/deleted/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an archived dish
         * @description Restores an archived dish, published or as a draft as before. 409 `category_archived` while its category is archived. Needs the token of an account with the permission `products.restore`.
         */
        post: operations["MenuStaff_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published menu; staff see drafts too
         * @description Searches and filters the menu, most recently changed dish first by default. Filters are combined with AND, and malformed values are ignored. With `kitchen`, dishes that this kitchen does not sell now are unavailable. Staff also get drafts; `scope=admin` requires a staff token with `products.view`. Open to anyone. With a staff token, what is not public is shown too. Returns one page.
         */
        get: operations["Menu_list"];
        put?: never;
        /**
         * Add a dish
         * @description Creates a dish in a category that is not archived. It can be ordered at once unless `is_active` or `is_available` is false. Upload up to 20 pictures first with `POST /api/helpers/upload` and send their addresses. Up to 20 option groups of 50 choices each may add to the price. Needs the token of an account with the permission `products.create`.
         */
        post: operations["MenuStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One dish
         * @description Returns a dish by its id, the `product_id` of baskets and orders, with option groups and rating. Open to anyone. With a staff token, what is not public is shown too.
         */
        get: operations["Menu_byId"];
        put?: never;
        post?: never;
        /**
         * Archive a dish; orders keep their lines
         * @description Archives a dish: it disappears from the menu, lists and wishlists, and can be restored. Baskets with it cannot be ordered; existing orders keep their lines. Needs the token of an account with the permission `products.delete`.
         */
        delete: operations["MenuStaff_archive"];
        options?: never;
        head?: never;
        /**
         * Change a dish; lists are replaced as a whole
         * @description Changes the sent fields; `images`, `option_groups`, `allergens` and `dietary_tags` are replaced as whole lists. Baskets use the new price; existing orders keep their names and prices. Needs the token of an account with the permission `products.edit`.
         */
        patch: operations["MenuStaff_change"];
        trace?: never;
    };
    "/api/products/{id}/availability": {
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
         * Mark a dish as sold out or available
         * @description Marks a dish as sold out or available. A sold-out dish stays on the menu, and a basket with it cannot be ordered until its line is removed. Needs the token of an account with the permission `products.edit`.
         */
        patch: operations["MenuStaff_changeAvailability"];
        trace?: never;
    };
    "/api/products/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Featured dishes, latest change first
         * @description Lists featured dishes, most recently changed first, for the home page. Open to anyone; no token is read. Returns one page.
         */
        get: operations["Menu_featured"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One dish with related dishes
         * @description Returns a dish for its page: option groups with the price of each choice, pictures, allergens, rating, and up to eight related dishes. Open to anyone. With a staff token, what is not public is shown too.
         */
        get: operations["Menu_bySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dishes of the same category, then best sellers; at most eight
         * @description Lists up to eight published dishes: the most popular ones of the same category, then best sellers of other categories. Open to anyone; no token is read.
         */
        get: operations["Menu_related"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Combo offers with their choices, supplements and savings
         * @description Lists combo offers, most recently changed first, each with its slots, the dishes to choose from, and the savings compared with ordering the cheapest choices separately. Open to anyone. With a staff token, what is not public is shown too.
         */
        get: operations["Offers_list"];
        put?: never;
        /**
         * Add a combo offer
         * @description Creates an offer of at most 10 slots with at most 50 dishes each, at one price; a choice may have a `supplement`. Every dish must exist and not be archived. The code cannot be changed later; 409 `offer_code_taken` if another offer has it. Needs the token of an account with the permission `products.create`.
         */
        post: operations["Offers_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One combo offer
         * @description Returns one combo offer by its code, with slots, choices and supplements. Open to anyone. With a staff token, what is not public is shown too.
         */
        get: operations["Offers_one"];
        put?: never;
        post?: never;
        /**
         * Delete a combo offer; orders keep their lines
         * @description Deletes an offer permanently. Baskets with it cannot be ordered; existing orders keep its name. Needs the token of an account with the permission `products.delete`.
         */
        delete: operations["Offers_delete"];
        options?: never;
        head?: never;
        /**
         * Change a combo offer; slots are replaced as a whole
         * @description Changes the sent fields; `slots` are replaced as a whole. Existing orders stay unchanged. Needs the token of an account with the permission `products.edit`.
         */
        patch: operations["Offers_change"];
        trace?: never;
    };
    "/api/homepage-sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sections in page order
         * @description Lists the sections of the home page by `position`: title, ids of the dishes, and data for the site. The public gets visible sections with published dishes only. Open to anyone. With a staff token, what is not public is shown too.
         */
        get: operations["HomePage_sections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homepage-sections/{key}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published dishes of a visible section, in its order
         * @description Returns the published dishes of a section in its order. 404 while the section is hidden. Open to anyone; no token is read.
         */
        get: operations["HomePage_dishes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homepage-sections/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One section
         * @description Returns one section, visible or hidden, including its unpublished dishes. Needs the token of an account with the permission `products.view`.
         */
        get: operations["HomePage_one"];
        /**
         * Change a section, or create one with a title
         * @description Changes the sent fields, or creates the section if the key is unknown and a `title` is sent. Keys have letters, digits, `-` and `_`, at most 60 characters. The home page shows the change at once. Needs the token of an account with the permission `products.edit`.
         */
        put: operations["HomePage_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kitchens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kitchens with their hours, delivery area and whether they are open now
         * @description Lists kitchens, most recently changed first, with address, opening hours, delivery postcodes, whether each takes orders now, and when it opens or closes next. Open to anyone. With a staff token, what is not public is shown too.
         */
        get: operations["Kitchens_list"];
        put?: never;
        /**
         * Add a kitchen
         * @description Creates a kitchen with an IANA time zone. `hours`, `closures`, `special_hours` and `delivery_postcodes` define when and where it takes orders; without hours it is closed. The code cannot be changed, since orders and accounts refer to it. Needs the token of an account with the permission `settings.edit`.
         */
        post: operations["Kitchens_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kitchens/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check which kitchen can serve a postcode now
         * @description Checks which kitchen can serve an order: `delivery` needs a `postcode`, `pickup` does not. `result` is `match`, `closed` (the kitchen serves it, but is closed now) or `outside_area`; `alternatives` are other kitchens that are open and serve it. Nothing is stored. Open to anyone; no token is read.
         */
        post: operations["Kitchens_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kitchens/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One kitchen
         * @description Returns one kitchen with its hours and whether it takes orders now. Open to anyone. With a staff token, what is not public is shown too.
         */
        get: operations["Kitchens_one"];
        put?: never;
        post?: never;
        /**
         * Delete a kitchen without staff and open orders
         * @description Deletes a kitchen permanently; past orders keep its code. 409 while a staff account is linked to it or one of its orders is in progress. Needs the token of an account with the permission `settings.edit`.
         */
        delete: operations["Kitchens_delete"];
        options?: never;
        head?: never;
        /**
         * Change a kitchen; hours, closures and postcodes are replaced as whole lists
         * @description Changes the sent fields; hours, closures, special hours and postcodes are replaced as whole lists. Existing orders stay unchanged: a first limit (`slot_orders`, `slot_dishes`) counts those in progress, and a lower one keeps those above it. A date cannot be a closure and have special hours. 409 `slots_in_use` while orders hold future slots of another length than `slot_minutes`. Needs the token of an account with the permission `settings.edit`.
         */
        patch: operations["Kitchens_change"];
        trace?: never;
    };
    "/api/kitchens/{code}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pause a kitchen
         * @description Pauses a kitchen: it takes no orders until `until`, and then takes orders again. Existing orders stay, and an existing pause is replaced. Kitchen accounts pause their own kitchen. Needs the token of an account with the permission `orders.edit`.
         */
        put: operations["KitchenPauses_pause"];
        post?: never;
        /**
         * End the pause of a kitchen
         * @description Ends the pause of a kitchen; succeeds if it has none. A pause of all kitchens (setting `ordering_paused_until`) continues. Needs the token of an account with the permission `orders.edit`.
         */
        delete: operations["KitchenPauses_resume"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kitchens/{code}/busy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a kitchen as busy
         * @description Marks a kitchen as busy: orders placed before `until` are promised `minutes` later than usual. Existing orders keep their time. Kitchen accounts mark their own kitchen. Needs the token of an account with the permission `orders.edit`.
         */
        put: operations["KitchenPauses_setBusy"];
        post?: never;
        /**
         * End the busy time of a kitchen
         * @description Ends the busy time of a kitchen; succeeds if it has none. Orders placed during it keep their time. Needs the token of an account with the permission `orders.edit`.
         */
        delete: operations["KitchenPauses_endBusy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kitchens/{code}/snoozes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Snoozed dishes of a kitchen
         * @description Lists the dishes that a kitchen does not sell now, with the time at which it sells them again, soonest first. Kitchen accounts read those of their own kitchen. Needs the token of an account with the permission `orders.view`.
         */
        get: operations["Snoozes_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kitchens/{code}/snoozes/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stop selling a dish in a kitchen for a limited time
         * @description Snoozes a dish in one kitchen: until `until` it cannot be ordered there, alone or in a combo offer. Other kitchens still sell it. Replaces an existing snooze, and returns the whole list. Needs the token of an account with the permission `orders.edit`.
         */
        put: operations["Snoozes_snooze"];
        post?: never;
        /**
         * Sell a snoozed dish again
         * @description Sells a dish in the kitchen again and returns the whole list; succeeds if it was not snoozed. Needs the token of an account with the permission `orders.edit`.
         */
        delete: operations["Snoozes_unsnooze"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kitchens/{code}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Slots for which a kitchen takes orders
         * @description Lists the slots of a kitchen in which an order can be ready, for at most 8 days: send the start of an `available` one as `scheduled_for`. A slot is not available while it is full, too soon or too far ahead, and not listed during a pause. `asap` is the time of an order without `scheduled_for`. Staff of the kitchen also get the taken orders and dishes. Open to anyone. With a staff token, what is not public is shown too.
         */
        get: operations["Slots_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promo/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a promo code
         * @description Checks a code against a subtotal of dishes and returns the discount, or `valid: false` with a reason. With `kitchen_code` the kitchens of the code are checked too; its categories are checked by a quote only, and earlier uses of a person by an order only. After 30 unknown codes in an hour from one address, every code is reported as unknown. Open to anyone; no token is read.
         */
        post: operations["Promo_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promo codes, latest change first
         * @description Lists all codes with their terms, including disabled ones, most recently changed first. Needs the token of an account with the permission `settings.view`. Returns one page.
         */
        get: operations["Promo_list"];
        put?: never;
        /**
         * Add a promo code
         * @description Creates a code that discounts the dishes of an order by `percent`, never fees or the tip. Conditions that are null or left out do not apply. Codes are stored in capitals; 409 `promo_code_taken` if the code exists. Needs the token of an account with the permission `settings.edit`.
         */
        post: operations["Promo_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promo/{id}": {
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
         * Delete a promo code; orders keep it as text
         * @description Deletes a code permanently. Orders with it keep the discount and the code as text. Needs the token of an account with the permission `settings.edit`.
         */
        delete: operations["Promo_delete"];
        options?: never;
        head?: never;
        /**
         * Change a promo code
         * @description Changes the sent fields; lists are replaced as a whole, and `is_active: false` disables the code. Existing orders keep their discount. 409 `promo_in_use` if a limit is below the current number of uses. Needs the token of an account with the permission `settings.edit`.
         */
        patch: operations["Promo_change"];
        trace?: never;
    };
    "/api/promo/{id}/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders that use a promo code
         * @description Lists the orders that use a code with a limit of uses, newest first. A cancelled order gives its use back, and so does one that is refunded in full before delivery or is never paid. Needs the token of an account with the permission `settings.view`. Returns one page.
         */
        get: operations["Promo_listUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a basket and report obstacles
         * @description Prices a basket of 1 to 50 lines from the current menu without storing anything: lines, discounts, fees, total, points to earn, and obstacles with a reason (`delivery`, `changes`, `promo`, `rewards`). An order with the `quote_token` is charged as displayed until `quote_locked_until`; after that, changed amounts have to be accepted. Without the token, send the displayed `unit_price` to get price changes with a key to accept them. After 30 unknown promo codes in an hour from one address, every code is reported as unknown. Open to guests. A customer's token is read when it is sent, and one that is not good is refused.
         */
        post: operations["Quotes_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cart with its quote
         * @description Returns the cart with its quote. It is stored across visits and devices; lines that can no longer be ordered stay in it with a reason. Needs the token of a signed-in customer.
         */
        get: operations["Cart_mine"];
        put?: never;
        post?: never;
        /**
         * Empty the cart
         * @description Deletes every line. Kitchen and mode stay. Needs the token of a signed-in customer.
         */
        delete: operations["Cart_empty"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a selection; an equal one adds to its line
         * @description Adds a dish with its options, or a combo offer with a dish for each slot. An equal selection adds to the quantity of its line, up to 10 (`capped` is true if it was cut); a cart has at most 50 lines. 422 if the selection cannot be ordered now. Needs the token of a signed-in customer.
         */
        post: operations["Cart_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/items/{id}": {
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
         * Remove a line
         * @description Deletes a line, even if its dish no longer exists, and returns the cart. Needs the token of a signed-in customer.
         */
        delete: operations["Cart_remove"];
        options?: never;
        head?: never;
        /**
         * Change quantity, options or note of a line
         * @description Changes the sent fields. Changed options take the current price and must be orderable. A line that becomes equal to another one is merged into it, up to a quantity of 10. Needs the token of a signed-in customer.
         */
        patch: operations["Cart_change"];
        trace?: never;
    };
    "/api/cart/meta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose kitchen and mode
         * @description Sets the kitchen and the mode (delivery or pick-up) that the cart is priced for. `kitchen_code: null` removes the kitchen; fields that are not sent stay unchanged. Needs the token of a signed-in customer.
         */
        put: operations["Cart_choose"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a guest's cart: no line is replaced, and merging again changes nothing
         * @description Merges the basket that a guest filled before signing in. If both have a selection, the larger quantity stays, so a repeated call changes nothing. Lines that cannot be ordered, or exceed 50 lines, are returned in `skipped`. Needs the token of a signed-in customer.
         */
        post: operations["Cart_merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders that the account may see; a kitchen account gets its queue, oldest first
         * @description Lists orders with lines, timeline and possible changes of status, most recently changed first. Kitchen accounts get the orders of their kitchen, oldest first, without amounts and e-mail addresses. To get only what has changed since the last response, send its time as `since`. Needs the token of an account with the permission `orders.view`. Returns one page.
         */
        get: operations["OrdersStaff_list"];
        put?: never;
        /**
         * Place an order
         * @description Places the order that `POST /api/checkout/quote` priced, as `pending`: redeemed points are deducted, the customer is mailed (a guest at most 5 times a day), and staff are notified live, its kitchen once it is paid. Send `kitchen_code`, `fulfillment`, a full address for a delivery, `phone`, a method of `GET /api/payments/methods` and `terms_accepted: true`; guests also send `name` and `email`. With the `quote_token` the displayed prices apply while they are locked; otherwise current prices apply, and 422 `changes` lists the changes with keys for `accept_changes`. Then follow `payment.next`: with `redirect` send the browser to `payment.url`, with `checkout_session` pay by `POST /api/payments/checkout-session`, with null nothing is due. Open to guests. A customer's token is read when it is sent, and one that is not good is refused. Idempotent: the same key returns the first response again, with `Idempotent-Replay: true`. With another body, that response also has `Idempotency-Mismatch: true`. At most 10 orders, placed or refused, from one address in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["Orders_place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's orders, newest first
         * @description Lists the orders of the signed-in customer, newest first, with lines, timeline and the amount due. Needs the token of a signed-in customer. Returns one page.
         */
        get: operations["Orders_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/number/{orderNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the caller's orders
         * @description Returns one order of the signed-in customer by its number. An order of another customer is 404. Needs the token of a signed-in customer.
         */
        get: operations["Orders_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order by its number and the e-mail address it was placed with
         * @description Returns an order by its number and e-mail address, for guests without a link. Any mismatch gives the same 404, so that the response does not reveal which orders exist. Open to anyone; no token is read. At most 30 calls from one address in 10 minutes; after that 429 with `Retry-After`.
         */
        get: operations["Orders_track"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/track/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The order that a tracking token opens
         * @description Returns the order of a tracking token, from a mailed link or from `tracking` of a placed order, without signing in. A token is valid for one order and three hours; afterwards 401 `tracking_token_invalid`: ask for the number and e-mail address instead. Open to anyone; no token is read.
         */
        get: operations["Orders_trackByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/statistic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders by status, and the revenue collected
         * @description Counts orders by status; kitchen accounts get those of their kitchen. `revenue` is the amount collected and not refunded, and is left out for kitchen accounts. Needs the token of an account with the permission `orders.view`.
         */
        get: operations["OrdersStaff_statistic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order with its timeline
         * @description Returns one order with its timeline and the changes of status that are possible now. Accounts that see amounts also get its payments with the reports of the processors. Needs the token of an account with the permission `orders.view`.
         */
        get: operations["OrdersStaff_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/status": {
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
         * Move an order to its next status, or cancel it with a reason
         * @description Moves an order one step: `pending`, `confirmed`, `preparing`, `ready`, for a delivery `out_for_delivery`, then `delivered`; or cancels it, with a `reason`, until it has left. Only a paid order can be confirmed; kitchen accounts move orders up to `ready` and cannot cancel. The customer is mailed at every step except `preparing`, and live pages are updated. Delivery credits the earned points; cancelling returns redeemed points and refunds the payment. Needs the token of an account with the permission `orders.edit`.
         */
        patch: operations["OrdersStaff_move"];
        trace?: never;
    };
    "/api/orders/{id}/refunds/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate a refund of a part of an order
         * @description Calculates a refund with this body, part by part, and changes nothing. Discounts of the order are deducted in proportion to the lines. Needs the token of an account with the permission `books.refund`.
         */
        post: operations["Refunds_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a part of an order
         * @description Refunds units of lines, fees, the tip or an amount of a paid order. The processor is asked at once; its report ends the refund, and the order becomes `refunded` when everything was returned. The customer gets an e-mail, and points for the refunded food are not credited or are taken back. `left` of a 422 is the amount that can still be refunded. Needs the token of an account with the permission `books.refund`. Idempotent: the same `client_token` returns the first response again. With another body, that response has `Idempotency-Mismatch: true`.
         */
        post: operations["Refunds_create"];
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
         * @description Lists refunds with their parts, newest first. `from` and `to` are days of the company. Needs the token of an account with the permission `books.view`. Returns one page.
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
         * @description Retries a refund, or ends it. `retry` asks the processor again, after reading what it has already returned. `paid_otherwise` ends the refund as paid in another way, such as in cash; the processor is not asked any more. Needs the token of an account with the permission `books.refund`.
         */
        patch: operations["Refunds_change"];
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
         * One day of the company: figures, top dishes, kitchens and the latest orders
         * @description Returns the figures of `today` (default) or `yesterday` in the company's time zone: orders, revenue, new customers, top dishes, each kitchen and up to ten orders. 403 for kitchen accounts, since it contains amounts. Needs the token of an account with the permission `orders.view`.
         */
        get: operations["Overview_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * Payment methods
         * @description Lists the payment methods: values of `payment_method`, those with a page of the processor (`hosted`), and whether each moves real money (`modes`). Open to anyone; no token is read.
         */
        get: operations["Payments_methods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/checkout-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an unpaid order, or open its payment again
         * @description Pays an order that is `pending` and unpaid, or whose payment failed. A hosted method opens a page of the processor, or returns the open one: send the browser to `payment.url`. A `demo` order is paid at once. Guests send the `email` of the order, customers their token; staff are notified live once it is paid. Open to guests. A customer's token is read when it is sent, and one that is not good is refused. At most 30 calls from one address in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["Payments_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/return/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Confirm a card payment and redirect to the site
         * @description Checks the payment at the processor and redirects the browser to `return_url_ok` or `return_url_cancel` of the order, or to the site, with `order` and `payment` (`paid`, `pending`, `cancelled`, `failed`) in the query. The card processor sends the browser here after its page; sites never call it. Opened by the link it is part of, whose signature is the proof. Other query parameters are ignored.
         */
        get: operations["PaymentCallbacks_fromCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/return/paypal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Capture an approved wallet payment and redirect to the site
         * @description Captures an approved payment and redirects the browser to `return_url_ok` or `return_url_cancel` of the order, or to the site, with `order` and `payment` (`paid`, `pending`, `cancelled`, `failed`) in the query. The wallet sends the browser here after its page; sites never call it. Opened by the link it is part of, whose signature is the proof. Other query parameters are ignored.
         */
        get: operations["PaymentCallbacks_fromWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/webhooks/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive events of `stripe`, `paypal` or `demo`
         * @description Receives events of `stripe`, `paypal` or the simulator of demo payments, and applies each once. A payment makes the order `paid`; a refund makes it `refunded` and revokes earned points. An event about an unknown payment is stored for staff and changes nothing. Called by the payment processor; its signature is the proof, so it cannot be called from a page.
         */
        post: operations["PaymentCallbacks_webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The books of one order
         * @description Returns what was charged, received and refunded for an order, its points, and the entries that prove it. All amounts are 0 until money arrives. Not for kitchen accounts. Needs the token of an account with the permission `books.view`.
         */
        get: operations["OrderBooks_one"];
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
         * @description Sums the entries of one day of the company. The figures of an open day still grow; those of a closed day never change. Needs the token of an account with the permission `books.view`.
         */
        get: operations["KitchenBooks_day"];
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
         * @description Lists entries, each with a debited and a credited account. The database writes them with the payments, refunds and points that they come from, and never changes one. All filters must match. Needs the token of an account with the permission `books.view`. Returns one page.
         */
        get: operations["KitchenBooks_entries"];
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
         * @description Compares the ledger with payments, refunds and records every night. Empty when everything agrees. Needs the token of an account with the permission `books.view`.
         */
        get: operations["KitchenBooks_check"];
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
         * @description Closes a day from 00:15 of the next on, with a SHA-256 over its entries. What is written for it later falls on the first open day. Days close in order, days without entries too, and cannot be opened again. Needs the token of an account with the permission `books.close`.
         */
        post: operations["KitchenBooks_close"];
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
         * @description Lists payments that a processor describes differently, newest first, each with the actions that end it. Comparisons run every night, every hour with `reconcile_hourly`, and on request. A difference is listed once while it is open, and is `gone` when a complete comparison does not find it any more. Needs the token of an account with the permission `books.view`. Returns one page.
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
         * @description Ends a difference. The processor is asked again first; when both sides agree by then, the response is 409. `settle` applies what the processor reports, as its webhook would; `refund` gives the money back; `cancel` cancels an order or booking that was never paid, without a refund; `ignore` keeps everything as it is. Needs the token of an account with the permission `books.refund`. Idempotent: the same `client_token` returns the first response again. With another body, that response has `Idempotency-Mismatch: true`.
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
         * @description Starts a comparison of the payments of the last `reconcile_days` with the processors, in the background. While one is running, its id is returned and none is started. Staff are notified of the open differences afterwards. Needs the token of an account with the permission `books.refund`.
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
         * @description Lists the last 30 comparisons with their counts, the latest first. Needs the token of an account with the permission `books.view`.
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
    "/api/auth/customer/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a customer account and sign in
         * @description Creates an account and returns a token, so that the customer is signed in. 409 `email_taken` if an account has the e-mail address. Refused registrations count against the limit too. Open to anyone; no token is read. Idempotent: the same `client_token` returns the first response again. With another body, that response has `Idempotency-Mismatch: true`. At most 10 registrations from one address in an hour; after that 429 with `Retry-After`. At most 10 refusals of taken e-mail addresses from one address in an hour; after that 429 with `Retry-After`.
         */
        post: operations["Customers_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/customer/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in customer
         * @description Returns the profile with the points balance. Needs the token of a signed-in customer.
         */
        get: operations["Customers_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own name, address or phone number
         * @description Changes the fields that are sent. A new e-mail address needs `current_password`, is used to sign in and is not confirmed; the former address gets a mail with a link to undo the change within 7 days, and earlier links become invalid. Needs the token of a signed-in customer. At most 10 refusals of taken e-mail addresses from one address or to one account in an hour; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        patch: operations["Customers_change"];
        trace?: never;
    };
    "/api/auth/customer/me/password": {
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
         * Change the own password and revoke all earlier tokens
         * @description Requires the current password. Other tokens, open sockets and mailed links become invalid; the response contains a new token. Needs the token of a signed-in customer. At most 10 wrong current passwords from one address in 15 minutes; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        patch: operations["Customers_changePassword"];
        trace?: never;
    };
    "/api/auth/customer/login": {
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
         * @description An unknown address, a deleted account and a wrong password get the same error after the same time. After 20 failures at one account from other addresses in an hour, only addresses that have signed in to it during the last 30 days may try. Open to anyone; no token is read. At most 10 failed attempts from one address in 15 minutes; after that 429 with `Retry-After`.
         */
        post: operations["Customers_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/customer/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link to a new password, if there is such a customer
         * @description Sends the link if the address has an account; the response is the same for every address. The link is valid for one hour, works once and replaces the previous one. At most 5 mails a day go to one address. Open to anyone; no token is read. At most 10 calls from one address in an hour; after that 429 with `Retry-After`.
         */
        post: operations["Customers_forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/customer/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with the token of the link, within one hour
         * @description Sets the password and invalidates all tokens, open sockets and mailed links. It does not sign in. Open to anyone; no token is read.
         */
        post: operations["Customers_resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customers, most recently changed first
         * @description Lists customer accounts with their points and number of orders, most recently changed first unless `sort_by` is sent. Filters are combined with AND. Needs the token of an account with the permission `users.view`. Returns one page.
         */
        get: operations["CustomersStaff_list"];
        put?: never;
        /**
         * Add a customer
         * @description Creates an account with a password that you give to the customer; no mail is sent. Without `username` it is derived from the e-mail address. Needs the token of an account with the permission `users.create`.
         */
        post: operations["CustomersStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/statistic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts of customers
         * @description Counts accounts: verified, unverified and deleted ones, and those registered in this calendar month (UTC). Needs the token of an account with the permission `users.view`.
         */
        get: operations["CustomersStaff_statistic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deleted customers, most recently changed first
         * @description Lists deleted accounts, which can be restored, with the filters and sorting of the list of customers. Needs the token of an account with the permission `users.view`. Returns one page.
         */
        get: operations["CustomersStaff_deleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/deleted/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One deleted customer
         * @description Returns one deleted account by its username. Needs the token of an account with the permission `users.view`.
         */
        get: operations["CustomersStaff_oneDeleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/deleted/{username}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted customer
         * @description Restores a deleted account, so that its owner can sign in again. 409 `email_taken` if another account has its e-mail address now. Needs the token of an account with the permission `users.restore`.
         */
        post: operations["CustomersStaff_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One customer
         * @description Returns one account by its username, with its points and number of orders. Needs the token of an account with the permission `users.view`.
         */
        get: operations["CustomersStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a customer; its tokens are revoked and its e-mail address is free again
         * @description Deletes an account: its tokens are revoked, its live connections are closed and mailed links become invalid. Its orders stay, and it can be restored. Needs the token of an account with the permission `users.delete`.
         */
        delete: operations["CustomersStaff_delete"];
        options?: never;
        head?: never;
        /**
         * Change a customer
         * @description Changes the sent fields. A new e-mail address is unverified and revokes mailed links; the former address is notified by mail. Needs the token of an account with the permission `users.update`.
         */
        patch: operations["CustomersStaff_change"];
        trace?: never;
    };
    "/api/users/{username}/change-password": {
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
         * Set the password of a customer; revokes all earlier tokens
         * @description Sets a new password for a customer. All tokens of the account are revoked, its live connections are closed and mailed links become invalid. Give the customer the new password yourself. Needs the token of an account with the permission `users.update`.
         */
        patch: operations["CustomersStaff_setPassword"];
        trace?: never;
    };
    "/api/users/{username}/make-verified": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the e-mail address as verified
         * @description Marks the e-mail address as verified. No mail is sent. Needs the token of an account with the permission `users.verify`.
         */
        post: operations["CustomersStaff_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{username}/make-unverified": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the e-mail address as not verified
         * @description Marks the e-mail address as not verified. The customer can still sign in and order. Needs the token of an account with the permission `users.verify`.
         */
        post: operations["CustomersStaff_unverify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved addresses, most recently changed first
         * @description Lists the customer's saved addresses, most recently changed first; exactly one is the default. Use them to fill in a checkout: an order stores the address itself, not its id. Needs the token of a signed-in customer.
         */
        get: operations["Addresses_list"];
        put?: never;
        /**
         * Save an address; the first one is the default
         * @description Saves an address, at most 50 per customer (409 `address_limit_reached` beyond). The first one becomes the default, and so does one with `is_default: true`. Needs the token of a signed-in customer.
         */
        post: operations["Addresses_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One saved address
         * @description Returns one saved address. An address of another customer is 404. Needs the token of a signed-in customer.
         */
        get: operations["Addresses_one"];
        put?: never;
        post?: never;
        /**
         * Delete an address; if it was the default, another one becomes the default
         * @description Deletes a saved address. If it was the default, the most recently changed of the others becomes the default. Needs the token of a signed-in customer.
         */
        delete: operations["Addresses_delete"];
        options?: never;
        head?: never;
        /**
         * Change an address
         * @description Changes the sent fields. `is_default: true` makes the address the default. Existing orders keep their address. Needs the token of a signed-in customer.
         */
        patch: operations["Addresses_change"];
        trace?: never;
    };
    "/api/addresses/{id}/default": {
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
         * Make an address the default
         * @description Makes an address the default, which a checkout proposes, instead of the former one. Needs the token of a signed-in customer.
         */
        patch: operations["Addresses_makeDefault"];
        trace?: never;
    };
    "/api/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved dishes that are on the menu, most recently saved first
         * @description Lists the dishes that the customer has saved, most recently saved first. Dishes that are not published are left out. Needs the token of a signed-in customer.
         */
        get: operations["Wishlist_mine"];
        put?: never;
        post?: never;
        /**
         * Remove all saved dishes
         * @description Removes all dishes from the list. Needs the token of a signed-in customer.
         */
        delete: operations["Wishlist_clear"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlist/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a guest's saved dishes
         * @description Adds the dishes that a guest saved before signing in and returns the whole list. Ids that are not on the menu are ignored; a repeated call changes nothing. Needs the token of a signed-in customer.
         */
        post: operations["Wishlist_merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlist/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a dish
         * @description Saves a published dish and returns the whole list. Saving a dish twice changes nothing. Needs the token of a signed-in customer.
         */
        put: operations["Wishlist_save"];
        post?: never;
        /**
         * Remove a dish, saved or not
         * @description Removes a dish from the list and returns the list. Needs the token of a signed-in customer.
         */
        delete: operations["Wishlist_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rewards/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Points balance, the terms of one redemption, and the history
         * @description Returns the balance, the points and the discount of one redemption, and the latest 100 movements with their orders. Points are credited when an order is delivered; redeem them with `redeem_points: true` in a quote and an order. Needs the token of a signed-in customer.
         */
        get: operations["Rewards_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/product/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews of a dish, newest first
         * @description Lists the reviews of a published dish, newest first. Authors are shown by first name and initial. Open to anyone; no token is read. Returns one page.
         */
        get: operations["Reviews_ofDish"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/product/{productId}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Average, total and count per star
         * @description Returns the average, the number of reviews and the count for each number of stars. Open to anyone; no token is read.
         */
        get: operations["Reviews_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a dish, once
         * @description Publishes a review of a published dish with 1 to 5 stars and an optional comment of at most 2,000 characters. Each customer has one review per dish: 409 `already_reviewed`, change it instead. The rating of the dish is updated at once. Needs the token of a signed-in customer.
         */
        post: operations["Reviews_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}": {
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
         * Delete an own review
         * @description Deletes the customer's own review and updates the rating of the dish. A new review can be written afterwards. Needs the token of a signed-in customer.
         */
        delete: operations["Reviews_delete"];
        options?: never;
        head?: never;
        /**
         * Edit an own review
         * @description Changes the stars or the comment of the customer's own review; an empty comment removes it. The rating of the dish is updated at once. Needs the token of a signed-in customer.
         */
        patch: operations["Reviews_change"];
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the restaurant; staff are notified
         * @description Stores a message of the contact form and notifies staff with `users.view` in their feed and live. No mail is sent; the team replies from its own mailbox. Open to anyone; no token is read. Idempotent: the same `client_token` returns the first response again. With another body, that response has `Idempotency-Mismatch: true`. At most 5 messages from one address in an hour; after that 429 with `Retry-After`.
         */
        post: operations["Contact_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai-studio/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suggest texts for a dish
         * @description Suggests up to three texts in `language` and stores nothing: send the chosen one with `PATCH /api/products/{id}`. Only the texts of the dish and `text` are sent to the provider. Without a provider, outside production, the suggestions are made from the fields of the dish (`is_demo`). Needs the token of an account with the permission `ai_studio.use`. At most 30 requests of one account in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["AiStudio_suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai-studio/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request pictures of a dish
         * @description Queues a job that draws pictures of a dish and returns it at once. The account is notified when the job is over; `GET /api/ai-studio/jobs/{id}` returns its pictures. All pictures of a service count towards a daily limit, those of failed jobs too. Needs the token of an account with the permission `ai_studio.use`. Idempotent: the same `client_token` returns the first response again. With another body, that response has `Idempotency-Mismatch: true`. At most 30 requests of one account in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["AiStudio_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai-studio/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests for pictures, the latest first
         * @description Lists the requests for pictures of all staff, latest first, with the pictures that are still stored. Jobs are kept for 90 days. Needs the token of an account with the permission `ai_studio.use`. Returns one page.
         */
        get: operations["AiStudio_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai-studio/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One request for pictures
         * @description Returns one request with its status and, once it is done, the drawn pictures. Needs the token of an account with the permission `ai_studio.use`.
         */
        get: operations["AiStudio_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai-studio/jobs/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a drawn picture to its dish
         * @description Adds a drawn picture to the dish, published or draft, which has at most 20. Each picture can be accepted once. 404 if the dish is archived, or the picture was deleted because it was not accepted in time. Needs the token of an account with the permission `products.edit`.
         */
        post: operations["AiStudio_accept"];
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
         * @description Changes the fields that are sent; password and roles are refused, since other routes change them. A new e-mail address requires `current_password` and is used to sign in from then on. The former one is mailed a link that undoes the change within 7 days. Needs the token of an account with the permission `admins.edit`. At most 10 refusals of taken e-mail addresses from one address or to one account in an hour; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
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
    "/api/settings/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public settings: name, contact, fees, minimum, points, dietary tags and allergens
         * @description Returns the settings that every page needs: name, contact, currency, fees, the minimum of a delivery, the terms of points, and the names of dietary tags and allergens in both languages. Open to anyone; no token is read.
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
         * @description Lists the apps, such as assistants, that may use the MCP endpoint of the service as this account. Needs the token of a signed-in member of staff or a signed-in customer.
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
         * @description Ends an app of the signed-in account; its tokens are refused from the next request on. Needs the token of a signed-in member of staff or a signed-in customer.
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
    "food.order.placed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was placed.
         * @description Posted to webhook endpoints whose account has `orders.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_food_order_placed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "food.order.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The payment of an order arrived.
         * @description Posted to webhook endpoints whose account has `orders.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_food_order_paid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "food.order.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The kitchen accepted an order.
         * @description Posted to webhook endpoints whose account has `orders.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_food_order_accepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "food.order.ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order is ready.
         * @description Posted to webhook endpoints whose account has `orders.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_food_order_ready"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "food.order.out_for_delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order has left the kitchen.
         * @description Posted to webhook endpoints whose account has `orders.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_food_order_out_for_delivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "food.order.delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was delivered or picked up.
         * @description Posted to webhook endpoints whose account has `orders.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_food_order_delivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "food.order.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was cancelled, by a person or because a deadline passed.
         * @description Posted to webhook endpoints whose account has `orders.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_food_order_cancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "food.order.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Money of an order was returned, all or a part of it.
         * @description Posted to webhook endpoints whose account has `orders.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_food_order_refunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "food.kitchen.paused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Staff paused a kitchen, or changed the end of its pause.
         * @description Posted to webhook endpoints whose account has `settings.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_food_kitchen_paused"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "food.dish.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A dish was added, changed, archived or restored.
         * @description Posted to webhook endpoints whose account has `products.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_food_dish_changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "food.inquiry.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A visitor sent a message by the contact form.
         * @description Posted to webhook endpoints whose account has `users.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_food_inquiry_received"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "food.payment.disputed": {
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
         * @description Posted to webhook endpoints whose account has `books.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_food_payment_disputed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "food.person.erased": {
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
        post: operations["webhook_food_person_erased"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        CategoryStatisticView: CategoryStatisticView;
        BilingualView: BilingualView;
        PictureVersionView: PictureVersionView;
        PictureView: PictureView;
        ArchivedCategoryView: ArchivedCategoryView;
        CategoryView: CategoryView;
        BilingualText2000OrEmptyEnglishFirst: BilingualText2000OrEmptyEnglishFirst;
        BilingualText120: BilingualText120;
        CategoryBody: CategoryBody;
        CategoryChangeBody: CategoryChangeBody;
        DishCategoryView: DishCategoryView;
        DishChoiceView: DishChoiceView;
        DishOptionGroupView: DishOptionGroupView;
        DishView: DishView;
        DishCategoryCountView: DishCategoryCountView;
        MenuStatisticView: MenuStatisticView;
        ArchivedDishView: ArchivedDishView;
        DishChoiceBody: DishChoiceBody;
        DishOptionGroupBody: DishOptionGroupBody;
        DishBody: DishBody;
        DishChangeBody: DishChangeBody;
        AvailabilityBody: AvailabilityBody;
        ListedDishView: ListedDishView;
        DishPageView: DishPageView;
        OfferDishView: OfferDishView;
        OfferChoiceView: OfferChoiceView;
        OfferSlotView: OfferSlotView;
        OfferView: OfferView;
        BilingualText255: BilingualText255;
        BilingualText2000OrEmpty: BilingualText2000OrEmpty;
        OfferChoiceBody: OfferChoiceBody;
        OfferSlotBody: OfferSlotBody;
        OfferBody: OfferBody;
        OfferChangeBody: OfferChangeBody;
        HomeSectionView: HomeSectionView;
        HomeSectionBody: HomeSectionBody;
        KitchenAddressView: KitchenAddressView;
        KitchenLocationView: KitchenLocationView;
        HoursView: HoursView;
        ClosureView: ClosureView;
        SpecialHoursView: SpecialHoursView;
        KitchenView: KitchenView;
        KitchenCheckView: KitchenCheckView;
        KitchenCheckBody: KitchenCheckBody;
        KitchenAddressBody: KitchenAddressBody;
        KitchenLocationBody: KitchenLocationBody;
        HoursBody: HoursBody;
        ClosureBody: ClosureBody;
        SpecialHoursBody: SpecialHoursBody;
        KitchenBody: KitchenBody;
        KitchenChangeBody: KitchenChangeBody;
        PauseBody: PauseBody;
        BusyBody: BusyBody;
        SnoozeView: SnoozeView;
        SnoozeBody: SnoozeBody;
        AsapView: AsapView;
        SlotTakenView: SlotTakenView;
        SlotLimitsView: SlotLimitsView;
        SlotView: SlotView;
        SlotDayView: SlotDayView;
        SlotsView: SlotsView;
        PromoValidationView: PromoValidationView;
        PromoValidateBody: PromoValidateBody;
        PromoCodeView: PromoCodeView;
        PromoBody: PromoBody;
        PromoChangeBody: PromoChangeBody;
        PromoUseView: PromoUseView;
        QuoteLineView: QuoteLineView;
        QuoteDiscountsView: QuoteDiscountsView;
        QuoteFeesView: QuoteFeesView;
        QuoteTipView: QuoteTipView;
        QuoteDeliveryView: QuoteDeliveryView;
        QuotePromoView: QuotePromoView;
        QuoteRewardsView: QuoteRewardsView;
        QuoteChangeView: QuoteChangeView;
        HelpDishView: HelpDishView;
        HelpSlotView: HelpSlotView;
        HelpKitchenView: HelpKitchenView;
        HelpChoiceView: HelpChoiceView;
        HelpGroupView: HelpGroupView;
        HelpLineView: HelpLineView;
        HelpNamedKitchenView: HelpNamedKitchenView;
        HelpCategoryView: HelpCategoryView;
        HelpPromoView: HelpPromoView;
        QuoteHelpView: QuoteHelpView;
        QuoteView: QuoteView;
        RefusalHelpView: RefusalHelpView;
        ChosenOptionBody: ChosenOptionBody;
        BasketLineBody: BasketLineBody;
        BasketAddressBody: BasketAddressBody;
        TipBody: TipBody;
        QuoteBody: QuoteBody;
        CartOptionView: CartOptionView;
        CartItemView: CartItemView;
        CartView: CartView;
        CartChangeView: CartChangeView;
        CartItemChangeBody: CartItemChangeBody;
        CartMetaBody: CartMetaBody;
        SkippedLineView: SkippedLineView;
        CartMergeView: CartMergeView;
        CartMergeBody: CartMergeBody;
        OrderKitchenView: OrderKitchenView;
        OrderedOptionView: OrderedOptionView;
        OrderedDishView: OrderedDishView;
        OrderLineView: OrderLineView;
        OrderAddressView: OrderAddressView;
        TimelineEntryView: TimelineEntryView;
        OrderSlotView: OrderSlotView;
        DiscountsView: DiscountsView;
        FeesView: FeesView;
        LatePaymentView: LatePaymentView;
        BriefRefundView: BriefRefundView;
        CustomerActionView: CustomerActionView;
        OrderView: OrderView;
        OpenedPaymentView: OpenedPaymentView;
        PlacementView: PlacementView;
        PlacementBody: PlacementBody;
        StaffLatePaymentView: StaffLatePaymentView;
        OrderActionView: OrderActionView;
        RefundPartView: RefundPartView;
        StaffNameView: StaffNameView;
        RefundView: RefundView;
        PaymentDisputeView: PaymentDisputeView;
        PaymentEventView: PaymentEventView;
        PaymentView: PaymentView;
        StaffOrderView: StaffOrderView;
        OrderStatisticView: OrderStatisticView;
        OrderStatusBody: OrderStatusBody;
        RefundPreviewView: RefundPreviewView;
        RefundLineBody: RefundLineBody;
        RefundPreviewBody: RefundPreviewBody;
        RefundBody: RefundBody;
        RefundActionBody: RefundActionBody;
        HourView: HourView;
        TopDishView: TopDishView;
        KitchenDayView: KitchenDayView;
        OverviewView: OverviewView;
        PaymentMethodsView: PaymentMethodsView;
        CheckoutSessionView: CheckoutSessionView;
        CheckoutSessionBody: CheckoutSessionBody;
        WebhookView: WebhookView;
        RefundedPartView: RefundedPartView;
        LedgerEntryView: LedgerEntryView;
        OrderBooksView: OrderBooksView;
        ProcessorDayView: ProcessorDayView;
        PlaceDayView: PlaceDayView;
        KitchenBooksDayView: KitchenBooksDayView;
        BooksDifferenceView: BooksDifferenceView;
        BooksCheckView: BooksCheckView;
        RepairActionView: RepairActionView;
        PaymentDifferenceView: PaymentDifferenceView;
        RepairBody: RepairBody;
        StartedRunView: StartedRunView;
        ReconcileRunView: ReconcileRunView;
        CustomerView: CustomerView;
        CustomerSessionView: CustomerSessionView;
        RegisterBody: RegisterBody;
        OwnDetailsChangeBody: OwnDetailsChangeBody;
        OwnPasswordChangeBody: OwnPasswordChangeBody;
        EmailAndPasswordBody: EmailAndPasswordBody;
        LinkSentView: LinkSentView;
        EmailBody: EmailBody;
        PasswordResetView: PasswordResetView;
        PasswordResetBody: PasswordResetBody;
        CustomerRecordView: CustomerRecordView;
        CustomerStatisticView: CustomerStatisticView;
        CustomerBody: CustomerBody;
        CustomerChangeBody: CustomerChangeBody;
        CustomerPasswordBody: CustomerPasswordBody;
        AddressView: AddressView;
        AddressBody: AddressBody;
        AddressChangeBody: AddressChangeBody;
        WishlistMergeBody: WishlistMergeBody;
        RewardEntryView: RewardEntryView;
        RewardsView: RewardsView;
        ReviewView: ReviewView;
        StarCountsView: StarCountsView;
        ReviewSummaryView: ReviewSummaryView;
        ReviewBody: ReviewBody;
        ReviewChangeBody: ReviewChangeBody;
        ContactReceiptView: ContactReceiptView;
        ContactBody: ContactBody;
        TextSuggestionsView: TextSuggestionsView;
        StudioTextBody: StudioTextBody;
        JobPictureView: JobPictureView;
        DishPictureJobView: DishPictureJobView;
        DishPictureBody: DishPictureBody;
        AcceptPictureBody: AcceptPictureBody;
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
        MenuWordView: MenuWordView;
        PublicSettingsView: PublicSettingsView;
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
        WebhookInquiryView: WebhookInquiryView;
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
    CategoriesStaff_statistic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts of categories. */
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
                        data: CategoryStatisticView;
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
    CategoriesStaff_archived: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 50 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is an archived category with the time of archiving. */
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
                            data: ArchivedCategoryView[];
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
    CategoriesStaff_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the category. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A category of the menu. */
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
                        data: CategoryView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, parent_archived; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_found" | "parent_archived" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Categories_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 50 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a category of the menu. */
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
                            data: CategoryView[];
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
    CategoriesStaff_create: {
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
                "application/json": CategoryBody;
            };
        };
        responses: {
            /** @description A category of the menu. */
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
                        data: CategoryView;
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
    Categories_byId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the category. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A category of the menu. */
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
                        data: CategoryView;
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
    CategoriesStaff_archive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the category. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: still_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "still_in_use" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    CategoriesStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the category. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CategoryChangeBody;
            };
        };
        responses: {
            /** @description A category of the menu. */
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
                        data: CategoryView;
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
    Categories_roots: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 50 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a category of the menu. */
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
                            data: CategoryView[];
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
    Categories_bySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the category. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A category of the menu. */
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
                        data: CategoryView;
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
    DishDrafts_find: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A dish with its price, options and pictures; null if there is none. */
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
                            [key: string]: unknown;
                        } | null;
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
    DishDrafts_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description A dish with its price, options and pictures; null if there is none. */
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
                            [key: string]: unknown;
                        } | null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    DishDrafts_discard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
    MenuStaff_statistic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts of dishes, also by category. */
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
                        data: MenuStatisticView;
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
    MenuStaff_archived: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 12 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is an archived dish with the time of archiving. */
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
                            /** @description The rows of this page. */
                            items: ArchivedDishView[];
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
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
    MenuStaff_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the dish. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A dish with its price, options and pictures. */
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
                        data: DishView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: category_archived, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "category_archived" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Menu_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 12 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
                page_size?: number;
                /** @description `admin` includes drafts; needs `products.view`. */
                scope?: "admin";
                /** @description Words in name, description or ingredients, in either language. */
                q?: string;
                /** @description Slug of a category; includes its subcategories. */
                category?: string;
                /** @description Dietary tags separated by commas; dishes have all of them. */
                dietary?: string;
                /** @description Whether the dishes can be ordered now. */
                available?: boolean;
                /** @description Code of the kitchen that `is_available` and `available_from` are about. */
                kitchen?: string;
                /** @description Sort order; most recently changed first by default. */
                sort?: "popularity" | "price_asc" | "price_desc" | "name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a dish of the menu, as the requested kitchen sells it. */
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
                            /** @description The rows of this page. */
                            items: ListedDishView[];
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "validation_failed";
                    };
                };
            };
        };
    };
    MenuStaff_create: {
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
                "application/json": DishBody;
            };
        };
        responses: {
            /** @description A dish with its price, options and pictures. */
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
                        data: DishView;
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
    Menu_byId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the dish. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A dish with its price, options and pictures. */
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
                        data: DishView;
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
    MenuStaff_archive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the dish. */
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
    MenuStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the dish. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DishChangeBody;
            };
        };
        responses: {
            /** @description A dish with its price, options and pictures. */
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
                        data: DishView;
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
    MenuStaff_changeAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the dish. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AvailabilityBody;
            };
        };
        responses: {
            /** @description A dish with its price, options and pictures. */
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
                        data: DishView;
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
    Menu_featured: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 12 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a dish with its price, options and pictures. */
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
                            /** @description The rows of this page. */
                            items: DishView[];
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
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
    Menu_bySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the dish. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A dish with everything its page shows. */
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
                        data: DishPageView;
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
    Menu_related: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the dish. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a dish with its price, options and pictures. */
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
                        data: DishView[];
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
    Offers_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a combo offer with its slots, choices and savings. */
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
                        data: OfferView[];
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
    Offers_create: {
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
                "application/json": OfferBody;
            };
        };
        responses: {
            /** @description A combo offer with its slots, choices and savings. */
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
                        data: OfferView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, offer_code_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "offer_code_taken" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Offers_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the offer. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A combo offer with its slots, choices and savings. */
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
                        data: OfferView;
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
    Offers_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the offer. */
                code: string;
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
    Offers_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the offer. */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OfferChangeBody;
            };
        };
        responses: {
            /** @description A combo offer with its slots, choices and savings. */
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
                        data: OfferView;
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
    HomePage_sections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a section of the home page. */
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
                        data: HomeSectionView[];
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
    HomePage_dishes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the section. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a dish with its price, options and pictures. */
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
                        data: DishView[];
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
    HomePage_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the section. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A section of the home page. */
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
                        data: HomeSectionView;
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
    HomePage_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the section. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": HomeSectionBody;
            };
        };
        responses: {
            /** @description A section of the home page. */
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
                        data: HomeSectionView;
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
    Kitchens_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a kitchen with its address, opening hours and delivery area. */
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
                        data: KitchenView[];
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
    Kitchens_create: {
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
                "application/json": KitchenBody;
            };
        };
        responses: {
            /** @description A kitchen with its address, opening hours and delivery area. */
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
                        data: KitchenView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, kitchen_code_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "kitchen_code_taken" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Kitchens_check: {
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
                "application/json": KitchenCheckBody;
            };
        };
        responses: {
            /** @description Whether a kitchen can serve the request, and which others can. */
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
                        data: KitchenCheckView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Kitchens_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the kitchen. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A kitchen with its address, opening hours and delivery area. */
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
                        data: KitchenView;
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
    Kitchens_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the kitchen. */
                code: string;
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: kitchen_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "kitchen_in_use" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Kitchens_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the kitchen. */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": KitchenChangeBody;
            };
        };
        responses: {
            /** @description A kitchen with its address, opening hours and delivery area. */
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
                        data: KitchenView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: slots_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slots_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    KitchenPauses_pause: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the kitchen. */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PauseBody;
            };
        };
        responses: {
            /** @description A kitchen with its address, opening hours and delivery area. */
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
                        data: KitchenView;
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
    KitchenPauses_resume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the kitchen. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A kitchen with its address, opening hours and delivery area. */
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
                        data: KitchenView;
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
    KitchenPauses_setBusy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the kitchen. */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BusyBody;
            };
        };
        responses: {
            /** @description A kitchen with its address, opening hours and delivery area. */
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
                        data: KitchenView;
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
    KitchenPauses_endBusy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the kitchen. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A kitchen with its address, opening hours and delivery area. */
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
                        data: KitchenView;
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
    Snoozes_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the kitchen. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a dish that a kitchen does not sell for a limited time. */
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
                        data: SnoozeView[];
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
    Snoozes_snooze: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the kitchen. */
                code: string;
                /** @description Id of the dish. */
                productId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SnoozeBody;
            };
        };
        responses: {
            /** @description A list; each entry is a dish that a kitchen does not sell for a limited time. */
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
                        data: SnoozeView[];
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
    Snoozes_unsnooze: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the kitchen. */
                code: string;
                /** @description Id of the dish. */
                productId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a dish that a kitchen does not sell for a limited time. */
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
                        data: SnoozeView[];
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
    Slots_list: {
        parameters: {
            query?: {
                /** @description First day in the time zone of the kitchen; today by default. */
                from?: string;
                /** @description Last day, at most 7 days after `from`; `from` by default. */
                to?: string;
                /** @description Number of dishes of the order, each unit counted; 1 by default. */
                dishes?: number;
            };
            header?: never;
            path: {
                /** @description Code of the kitchen. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The times at which orders of a kitchen can be ready. */
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
                        data: SlotsView;
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
    Promo_validate: {
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
                "application/json": PromoValidateBody;
            };
        };
        responses: {
            /** @description Whether the code is valid, and its discount. */
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
                        data: PromoValidationView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Promo_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a promo code with its conditions. */
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
                            data: PromoCodeView[];
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
    Promo_create: {
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
                "application/json": PromoBody;
            };
        };
        responses: {
            /** @description A promo code with its conditions. */
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
                        data: PromoCodeView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, promo_code_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "promo_code_taken" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Promo_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the promo code. */
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
    Promo_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the promo code. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PromoChangeBody;
            };
        };
        responses: {
            /** @description A promo code with its conditions. */
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
                        data: PromoCodeView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: promo_code_taken, promo_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "permission_required" | "promo_code_taken" | "promo_in_use" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Promo_listUses: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Id of the promo code. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is an order that uses a code with a limit. */
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
                            data: PromoUseView[];
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
    Quotes_quote: {
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
                "application/json": QuoteBody;
            };
        };
        responses: {
            /** @description The price of a basket by line, with fees, discounts and obstacles. */
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
                        data: QuoteView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: tip_too_large; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "server_busy" | "service_unavailable" | "sign_in_required" | "tip_too_large" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    } & ({
                        /** @description What would be accepted instead; absent if there is no help. */
                        help?: RefusalHelpView;
                    } & {
                        [key: string]: unknown;
                    });
                };
            };
        };
    };
    Cart_mine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The basket with its current price. */
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
                        data: CartView;
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
    Cart_empty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The basket with its current price. */
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
                        data: CartView;
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
    Cart_add: {
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
                "application/json": BasketLineBody;
            };
        };
        responses: {
            /** @description The basket after the change, with its current price. */
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
                        data: CartChangeView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: cart_full, item_unavailable; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "cart_full" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "item_unavailable" | "malformed_json" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Cart_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the cart line. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The basket with its current price. */
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
                        data: CartView;
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
    Cart_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the cart line. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CartItemChangeBody;
            };
        };
        responses: {
            /** @description The basket after the change, with its current price. */
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
                        data: CartChangeView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: item_unavailable; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "item_unavailable" | "malformed_json" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Cart_choose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CartMetaBody;
            };
        };
        responses: {
            /** @description The basket with its current price. */
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
                        data: CartView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Cart_merge: {
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
                "application/json": CartMergeBody;
            };
        };
        responses: {
            /** @description The basket after the merge, with the lines that were left out. */
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
                        data: CartMergeView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    OrdersStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
                page_size?: number;
                /** @description One or more statuses, separated by commas. */
                status?: string;
                /** @description `delivery` to the customer, or `pickup` at the kitchen. */
                fulfillment?: "delivery" | "pickup";
                /** @description True for orders of a slot that the customer chose, false for as soon as possible. */
                scheduled?: boolean;
                /** @description Day of placement: `today`, `yesterday` or a date, in the time zone of the own kitchen or the company. */
                date?: string;
                /** @description Words in number, name, phone and e-mail address. */
                q?: string;
                /** @description Code of a kitchen. */
                kitchen?: string;
                /** @description Changed at this instant or later. */
                since?: string;
                /** @description Field to sort by; by default `updated_at`, for kitchen accounts `placed_at`. */
                sort_by?: "updated_at" | "placed_at" | "promised_at" | "total" | "status" | "order_number";
                /** @description Direction of `sort_by`; `desc` by default. */
                sort_order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is an order as staff see it, with the actions it allows. */
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
                            /** @description The rows of this page. */
                            items: StaffOrderView[];
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
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
    Orders_place: {
        parameters: {
            query?: never;
            header: {
                /** @description Idempotency key of 1 to 255 characters. For 30 days a repeat returns the same order, with `Idempotency-Mismatch: true` if the body differs, and afterwards 409 `idempotency_response_lost`. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PlacementBody;
            };
        };
        responses: {
            /** @description The order as placed, its next payment step and the token to track it. */
            201: {
                headers: {
                    /** @description Sent when the key was used before. */
                    "Idempotent-Replay"?: "true";
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
                        data: PlacementView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 409: idempotency_response_lost, slot_full; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: address_incomplete, amount_too_small, below_minimum, changes, kitchen_closed, outside_area, payment_refused, quote_expired, quote_invalid, quote_mismatch, scheduling_unavailable, slot_not_offered, tip_too_large, too_many_unpaid_in_slot, too_many_unpaid_with_code; 429: rate_limited; 502: payment_unavailable; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "address_incomplete" | "amount_too_small" | "bad_request" | "below_minimum" | "body_too_large" | "changes" | "idempotency_response_lost" | "kitchen_closed" | "malformed_json" | "outside_area" | "payment_refused" | "payment_unavailable" | "quote_expired" | "quote_invalid" | "quote_mismatch" | "rate_limited" | "scheduling_unavailable" | "server_busy" | "service_unavailable" | "sign_in_required" | "slot_full" | "slot_not_offered" | "tip_too_large" | "token_expired" | "too_many_unpaid_in_slot" | "too_many_unpaid_with_code" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    } & ({
                        /** @description What would be accepted instead; absent if there is no help. */
                        help?: RefusalHelpView;
                    } & {
                        [key: string]: unknown;
                    }) & ({
                        /** @description What would be accepted instead; absent if there is no help. */
                        help?: RefusalHelpView;
                    } & {
                        [key: string]: unknown;
                    }) & ({
                        /** @description With code `changes`: changes since the displayed quote, which the customer has to accept. */
                        changes?: QuoteChangeView[];
                        /** @description With code `quote_mismatch`: names of the fields in which the order differs from the quote. */
                        differs?: string[];
                        /** @description If a `quote_token` was sent: the current quote, whose token can be used to order. */
                        quote?: QuoteView;
                        /** @description With code `below_minimum`: smallest subtotal of a delivery. */
                        minimum?: number;
                        /** @description With code `below_minimum`: amount that the subtotal is short of the minimum. */
                        missing?: number;
                        /** @description What would be accepted instead; absent if there is no help. */
                        help?: RefusalHelpView;
                    } & {
                        [key: string]: unknown;
                    });
                };
            };
        };
    };
    Orders_mine: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 12 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is an order with its lines, amounts and progress. */
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
                            /** @description The rows of this page. */
                            items: OrderView[];
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
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
    Orders_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the order, such as `ORD-1001`. */
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An order with its lines, amounts and progress. */
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
                        data: OrderView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Orders_track: {
        parameters: {
            query: {
                /** @description Number of the order, such as `ORD-1001`. */
                number: string;
                /** @description E-mail address of the order. */
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An order with its lines, amounts and progress. */
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
                        data: OrderView;
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
    Orders_trackByToken: {
        parameters: {
            query: {
                /** @description Tracking token of a placed order, valid for three hours. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An order with its lines, amounts and progress. */
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
                        data: OrderView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: tracking_token_invalid; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "tracking_token_invalid" | "validation_failed";
                    };
                };
            };
        };
    };
    OrdersStaff_statistic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts of orders by status, and the revenue. */
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
                        data: OrderStatisticView;
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
    OrdersStaff_detail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the order. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An order as staff see it, with the actions it allows. */
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
                        data: StaffOrderView;
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
    OrdersStaff_move: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the order. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrderStatusBody;
            };
        };
        responses: {
            /** @description An order as staff see it, with the actions it allows. */
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
                        data: StaffOrderView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, reason_required, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required, transition_forbidden; 404: not_found; 409: payment_required, transition_not_allowed; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "payment_required" | "permission_required" | "reason_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "transition_forbidden" | "transition_not_allowed" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Refunds_preview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the order. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RefundPreviewBody;
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: books_forbidden, permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, not_refundable; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: refund_too_large; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "books_forbidden" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "not_refundable" | "permission_required" | "refund_too_large" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Refunds_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the order. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RefundBody;
            };
        };
        responses: {
            /** @description An order as staff see it, with the actions it allows. */
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
                        data: StaffOrderView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: books_forbidden, permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, not_refundable; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: refund_too_large; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "books_forbidden" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "not_refundable" | "permission_required" | "refund_too_large" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
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
                /** @description Rows per page: 20 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
                page_size?: number;
                /** @description Only refunds with this status. */
                status?: "due" | "sent" | "done" | "failed" | "paid_otherwise";
                /** @description First day on which refunds were decided, in the time zone of the company. */
                from?: string;
                /** @description Last day on which refunds were decided, in the time zone of the company. */
                to?: string;
                /** @description Text in the number of the order, or the name, phone or e-mail address of the customer. */
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
                            /** @description The rows of this page. */
                            items: RefundView[];
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: books_forbidden, permission_required; 404: not_found; 409: refund_settled; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "books_forbidden" | "malformed_json" | "not_found" | "permission_required" | "refund_settled" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Overview_read: {
        parameters: {
            query?: {
                /** @description Day of the overview: `today` (default) or `yesterday`. */
                range?: "today" | "yesterday";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of the day. */
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: overview_forbidden, permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "overview_forbidden" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Payments_methods: {
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
    Payments_session: {
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
                "application/json": CheckoutSessionBody;
            };
        };
        responses: {
            /** @description The payment of the order and its next step. */
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
                        data: CheckoutSessionView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, not_payable, payment_in_progress; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: amount_too_small, payment_refused; 429: rate_limited; 502: payment_unavailable; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "amount_too_small" | "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "not_payable" | "payment_in_progress" | "payment_refused" | "payment_unavailable" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    } & ({
                        /** @description What would be accepted instead; absent if there is no help. */
                        help?: RefusalHelpView;
                    } & {
                        [key: string]: unknown;
                    });
                };
            };
        };
    };
    PaymentCallbacks_fromCard: {
        parameters: {
            query: {
                /** @description Payment and outcome, signed by this service. */
                state: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirect to the site, with `order` and `payment` in the query. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. 400: bad_request; 401: return_address_invalid; 503: server_busy, service_unavailable; default: no code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "return_address_invalid" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    PaymentCallbacks_fromWallet: {
        parameters: {
            query: {
                /** @description Payment and outcome, signed by this service. */
                state: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirect to the site, with `order` and `payment` in the query. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. 400: bad_request; 401: return_address_invalid; 503: server_busy, service_unavailable; default: no code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "return_address_invalid" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    PaymentCallbacks_webhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `stripe`, `paypal` or `demo`. */
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
    OrderBooks_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the order. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The books of one order. */
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
                        data: OrderBooksView;
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
    KitchenBooks_day: {
        parameters: {
            query?: {
                /** @description Code of a kitchen: only what concerns its orders. */
                kitchen?: string;
            };
            header?: never;
            path: {
                /** @description The day of the company, as `YYYY-MM-DD`. */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of one day, with those of each kitchen. */
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
                        data: KitchenBooksDayView;
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
    KitchenBooks_entries: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
                page_size?: number;
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
    KitchenBooks_check: {
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
    KitchenBooks_close: {
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
            /** @description The figures of one day, with those of each kitchen. */
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
                        data: KitchenBooksDayView;
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
    Reconciliation_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
                page_size?: number;
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
    Customers_register: {
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
                "application/json": RegisterBody;
            };
        };
        responses: {
            /** @description A token and the profile of the customer. */
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
                        data: CustomerSessionView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 409: client_token_reused, email_taken, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "client_token_reused" | "email_taken" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Customers_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile of a customer. */
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
                        data: CustomerView;
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
    Customers_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OwnDetailsChangeBody;
            };
        };
        responses: {
            /** @description The profile of a customer. */
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
                        data: CustomerView;
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
    Customers_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OwnPasswordChangeBody;
            };
        };
        responses: {
            /** @description A token and the profile of the customer. */
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
                        data: CustomerSessionView;
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
    Customers_signIn: {
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
                "application/json": EmailAndPasswordBody;
            };
        };
        responses: {
            /** @description A token and the profile of the customer. */
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
                        data: CustomerSessionView;
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
    Customers_forgotPassword: {
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
                "application/json": EmailBody;
            };
        };
        responses: {
            /** @description Confirms the request; the response is the same for unknown addresses. */
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
                        data: LinkSentView;
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
    Customers_resetPassword: {
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
                "application/json": PasswordResetBody;
            };
        };
        responses: {
            /** @description Confirms that the new password is set. */
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
                        data: PasswordResetView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 403: demo_protected; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    CustomersStaff_list: {
        parameters: {
            query?: {
                /** @description Part of names, username, e-mail address or phone number. */
                q?: string;
                /** @description Part of names, username, e-mail address or phone number, like `q` */
                search?: string;
                /** @description Part of the e-mail address. */
                email?: string;
                /** @description Part of the phone number, as written or its digits. */
                phone?: string;
                /** @description Part of the username. */
                username?: string;
                /** @description Part of the first name. */
                first_name?: string;
                /** @description Part of the last name. */
                last_name?: string;
                /** @description By whether the e-mail address is verified. */
                verified?: "true" | "false";
                /** @description By whether the e-mail address is verified. */
                is_verified?: "true" | "false";
                /** @description Registered on this day or later, in UTC. */
                from_date?: string;
                /** @description Registered on this day or earlier, in UTC. */
                to_date?: string;
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
                page_size?: number;
                /** @description Field to sort by; `updated_at` by default. */
                sort_by?: "updated_at" | "created_at" | "first_name" | "last_name" | "username" | "email" | "reward_points";
                /** @description Sort direction; `desc` by default. */
                sort_order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a customer account as staff see it. */
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
                            data: CustomerRecordView[];
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
    CustomersStaff_create: {
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
                "application/json": CustomerBody;
            };
        };
        responses: {
            /** @description A customer account as staff see it. */
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
                        data: CustomerRecordView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: email_taken, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, username_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "email_taken" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    CustomersStaff_statistic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts of customer accounts. */
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
                        data: CustomerStatisticView;
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
    CustomersStaff_deleted: {
        parameters: {
            query?: {
                /** @description Part of names, username, e-mail address or phone number. */
                q?: string;
                /** @description Part of names, username, e-mail address or phone number, like `q` */
                search?: string;
                /** @description Part of the e-mail address. */
                email?: string;
                /** @description Part of the phone number, as written or its digits. */
                phone?: string;
                /** @description Part of the username. */
                username?: string;
                /** @description Part of the first name. */
                first_name?: string;
                /** @description Part of the last name. */
                last_name?: string;
                /** @description By whether the e-mail address is verified. */
                verified?: "true" | "false";
                /** @description By whether the e-mail address is verified. */
                is_verified?: "true" | "false";
                /** @description Registered on this day or later, in UTC. */
                from_date?: string;
                /** @description Registered on this day or earlier, in UTC. */
                to_date?: string;
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
                page_size?: number;
                /** @description Field to sort by; `updated_at` by default. */
                sort_by?: "updated_at" | "created_at" | "first_name" | "last_name" | "username" | "email" | "reward_points";
                /** @description Sort direction; `desc` by default. */
                sort_order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a customer account as staff see it. */
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
                            data: CustomerRecordView[];
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
    CustomersStaff_oneDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the customer. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A customer account as staff see it. */
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
                        data: CustomerRecordView;
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
    CustomersStaff_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Username of the customer. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A customer account as staff see it. */
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
                        data: CustomerRecordView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: email_taken, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "email_taken" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    CustomersStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the customer. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A customer account as staff see it. */
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
                        data: CustomerRecordView;
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
    CustomersStaff_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the customer. */
                username: string;
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
    CustomersStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the customer. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CustomerChangeBody;
            };
        };
        responses: {
            /** @description A customer account as staff see it. */
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
                        data: CustomerRecordView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, permission_required; 404: not_found; 409: email_taken, username_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "email_taken" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    CustomersStaff_setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the customer. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CustomerPasswordBody;
            };
        };
        responses: {
            /** @description A customer account as staff see it. */
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
                        data: CustomerRecordView;
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
    CustomersStaff_verify: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Username of the customer. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A customer account as staff see it. */
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
                        data: CustomerRecordView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "demo_protected" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    CustomersStaff_unverify: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Username of the customer. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A customer account as staff see it. */
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
                        data: CustomerRecordView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "demo_protected" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Addresses_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a saved address. */
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
                        data: AddressView[];
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
    Addresses_create: {
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
                "application/json": AddressBody;
            };
        };
        responses: {
            /** @description A saved address. */
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
                        data: AddressView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 409: address_limit_reached, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "address_limit_reached" | "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Addresses_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the saved address. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A saved address. */
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
                        data: AddressView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Addresses_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the saved address. */
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
    Addresses_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the saved address. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AddressChangeBody;
            };
        };
        responses: {
            /** @description A saved address. */
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
                        data: AddressView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Addresses_makeDefault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the saved address. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A saved address. */
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
                        data: AddressView;
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
    Wishlist_mine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a dish with its price, options and pictures. */
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
                        data: DishView[];
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
    Wishlist_clear: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a dish with its price, options and pictures. */
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
                        data: DishView[];
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
    Wishlist_merge: {
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
                "application/json": WishlistMergeBody;
            };
        };
        responses: {
            /** @description A list; each entry is a dish with its price, options and pictures. */
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
                        data: DishView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Wishlist_save: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the dish. */
                productId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a dish with its price, options and pictures. */
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
                        data: DishView[];
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
    Wishlist_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the dish. */
                productId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a dish with its price, options and pictures. */
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
                        data: DishView[];
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
    Rewards_mine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance of points and its history. */
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
                        data: RewardsView;
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
    Reviews_ofDish: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 12 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Id of the dish. */
                productId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a review of a dish. */
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
    Reviews_summary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the dish. */
                productId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The average rating and the count of each rating. */
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
                        data: ReviewSummaryView;
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
                "application/json": ReviewBody;
            };
        };
        responses: {
            /** @description A review of a dish. */
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 409: already_reviewed, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "already_reviewed" | "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Reviews_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the review. */
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
    Reviews_change: {
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
                "application/json": ReviewChangeBody;
            };
        };
        responses: {
            /** @description A review of a dish. */
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
                        data: ReviewView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Contact_receive: {
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
                "application/json": ContactBody;
            };
        };
        responses: {
            /** @description Confirms that the message was received. */
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
                        data: ContactReceiptView;
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
    AiStudio_suggest: {
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
                "application/json": StudioTextBody;
            };
        };
        responses: {
            /** @description Suggested texts, which are not stored. */
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
                        data: TextSuggestionsView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: studio_unavailable; 429: rate_limited; 502: studio_failed; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "studio_failed" | "studio_unavailable" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AiStudio_request: {
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
                "application/json": DishPictureBody;
            };
        };
        responses: {
            /** @description A request for pictures of a dish. */
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
                        data: DishPictureJobView;
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
    AiStudio_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
                page_size?: number;
                /** @description Only jobs for this dish. */
                product_id?: number;
                /** @description Only jobs of this status. */
                status?: "queued" | "running" | "done" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a request for pictures of a dish. */
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
                            /** @description The rows of this page. */
                            items: DishPictureJobView[];
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
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
    AiStudio_one: {
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
            /** @description A request for pictures of a dish. */
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
                        data: DishPictureJobView;
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
    AiStudio_accept: {
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
                "application/json": AcceptPictureBody;
            };
        };
        responses: {
            /** @description A request for pictures of a dish. */
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
                        data: DishPictureJobView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: dish_pictures_full, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, picture_accepted, picture_not_ready; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "dish_pictures_full" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "permission_required" | "picture_accepted" | "picture_not_ready" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, permission_required; 409: email_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "email_taken" | "malformed_json" | "permission_required" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
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
    Settings_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 10 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
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
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
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
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
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
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
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
            /** @description A token and the account that signed in, or for another audience the response of its sign-in route. */
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
                        data: StaffSignInView | CustomerSessionView;
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
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
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
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Another name for `limit`. */
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
    webhook_food_order_placed: {
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
                    type: "food.order.placed";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: StaffOrderView | {
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
    webhook_food_order_paid: {
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
                    type: "food.order.paid";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: StaffOrderView | {
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
    webhook_food_order_accepted: {
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
                    type: "food.order.accepted";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: StaffOrderView | {
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
    webhook_food_order_ready: {
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
                    type: "food.order.ready";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: StaffOrderView | {
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
    webhook_food_order_out_for_delivery: {
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
                    type: "food.order.out_for_delivery";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: StaffOrderView | {
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
    webhook_food_order_delivered: {
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
                    type: "food.order.delivered";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: StaffOrderView | {
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
    webhook_food_order_cancelled: {
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
                    type: "food.order.cancelled";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: StaffOrderView | {
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
    webhook_food_order_refunded: {
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
                    type: "food.order.refunded";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: StaffOrderView | {
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
    webhook_food_kitchen_paused: {
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
                    type: "food.kitchen.paused";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: KitchenView | {
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
    webhook_food_dish_changed: {
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
                    type: "food.dish.changed";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: DishView | {
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
    webhook_food_inquiry_received: {
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
                    type: "food.inquiry.received";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: WebhookInquiryView | {
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
    webhook_food_payment_disputed: {
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
                    type: "food.payment.disputed";
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
    webhook_food_person_erased: {
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
                    type: "food.person.erased";
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
