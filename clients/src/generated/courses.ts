// Generated from the description of the service by `npm run clients`: not to be changed by hand.

export interface CategoryStatisticView {
    /** @description Categories that are not deleted. */
    total: number;
    /** @description Categories of the total that are shown. */
    active: number;
    /** @description Categories of the total that are hidden. */
    hidden: number;
    /** @description Categories of the total without a parent. */
    roots: number;
    /** @description Categories of the total with a public course. */
    with_courses: number;
    /** @description Deleted categories, which are not in the total. */
    deleted: number;
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
export interface DeletedCategoryView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Name of the record or person. */
    name: BilingualView;
    /** @description Description, in some sentences. */
    description: BilingualView;
    /** @description Id of the parent category; null for a top-level one. */
    parent_id: number | null;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /** @description Place in the curated order, ascending. */
    position: number;
    /** @description Whether it is shown among the categories of the catalogue. */
    is_active: boolean;
    /** @description Number of public courses in the category. */
    courses_count: number;
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
     * @description Time of deletion, in UTC. (format date-time)
     */
    deleted_at: string;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface CategoryView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Name of the record or person. */
    name: BilingualView;
    /** @description Description, in some sentences. */
    description: BilingualView;
    /** @description Id of the parent category; null for a top-level one. */
    parent_id: number | null;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /** @description Place in the curated order, ascending. */
    position: number;
    /** @description Whether it is shown among the categories of the catalogue. */
    is_active: boolean;
    /** @description Number of public courses in the category. */
    courses_count: number;
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
export interface BilingualText1000OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 1000) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 1000) */
    ar?: string | null;
}
export interface CategoryBody {
    /** @description Name of the record or person. */
    name: BilingualText120;
    /** @description Slug for addresses; generated from the English name when left out. (maxLength 120) */
    slug?: string | null;
    /** @description A few words about the category. A plain string is used for both languages. */
    description?: string | BilingualText1000OrEmptyEnglishFirst | null;
    /** @description Id of the parent category; null for a top-level one. (minimum 1, maximum 2147483647) */
    parent_id?: number | null;
    /** @description Address of a picture, stored with this service or on the web. (minLength 1, maxLength 500) */
    image_url?: string | null;
    /** @description Place in the curated order, ascending; a new category goes last. (minimum 0, maximum 1000000) */
    position?: number | null;
    /** @description Whether it is shown among the categories of the catalogue; true when left out. */
    is_active?: boolean | null;
}
export interface CategoryChangeBody {
    /** @description Name of the record or person. */
    name?: BilingualText120;
    /** @description Slug for addresses. (maxLength 120) */
    slug?: string | null;
    /** @description A few words about the category. A plain string is used for both languages. */
    description?: string | BilingualText1000OrEmptyEnglishFirst | null;
    /** @description Id of the parent category; null for a top-level one. (minimum 1, maximum 2147483647) */
    parent_id?: number | null;
    /** @description Address of a picture, stored with this service or on the web. (minLength 1, maxLength 500) */
    image_url?: string | null;
    /** @description Place in the curated order, ascending; a new category goes last. (minimum 0, maximum 1000000) */
    position?: number | null;
    /** @description Whether it is shown among the categories of the catalogue. */
    is_active?: boolean | null;
}
export interface InstructorView {
    /** @description Id of the record. */
    id: number;
    /** @description Unique name for addresses, in lower case. */
    username: string;
    /** @description Name of the record or person. */
    name: BilingualView;
    /** @description Line under the name. */
    headline: BilingualView;
    /** @description Specialty of the instructor. */
    specialty: BilingualView;
    /** @description Address of the portrait; null without one. */
    photo_url: string | null;
    /** @description Whether the site shows it first; set by staff. */
    is_featured: boolean;
    /** @description Average of the published reviews of all courses; 0 without any. */
    rating: number;
    /** @description Number of published reviews. */
    review_count: number;
    /** @description Number of public courses. */
    courses_count: number;
    /** @description Number of enrolled students, without deleted accounts. */
    students_count: number;
    /** @description Biography, in paragraphs. */
    bio: BilingualView;
    /** @description E-mail address, for staff only; not used to sign in. */
    email: string | null;
    /**
     * @description Status of the instructor; the public sees only active ones.
     * @enum {string}
     */
    status: "active" | "inactive";
    /** @description Position in the curated order, the smallest first. */
    position: number;
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
export interface InstructorStatisticView {
    /** @description Number of instructors who are not deleted. */
    total: number;
    /** @description Number of active instructors, whom the public sees. */
    active: number;
    /** @description Number of inactive instructors. */
    inactive: number;
    /** @description Number of featured instructors. */
    featured: number;
    /** @description Number of deleted ones, which are not part of the total. */
    deleted: number;
}
export interface DeletedInstructorView {
    /** @description Id of the record. */
    id: number;
    /** @description Unique name for addresses, in lower case. */
    username: string;
    /** @description Name of the record or person. */
    name: BilingualView;
    /** @description Line under the name. */
    headline: BilingualView;
    /** @description Specialty of the instructor. */
    specialty: BilingualView;
    /** @description Address of the portrait; null without one. */
    photo_url: string | null;
    /** @description Whether the site shows it first; set by staff. */
    is_featured: boolean;
    /** @description Average of the published reviews of all courses; 0 without any. */
    rating: number;
    /** @description Number of published reviews. */
    review_count: number;
    /** @description Number of public courses. */
    courses_count: number;
    /** @description Number of enrolled students, without deleted accounts. */
    students_count: number;
    /** @description Biography, in paragraphs. */
    bio: BilingualView;
    /** @description E-mail address, for staff only; not used to sign in. */
    email: string | null;
    /**
     * @description Status of the instructor; the public sees only active ones.
     * @enum {string}
     */
    status: "active" | "inactive";
    /** @description Position in the curated order, the smallest first. */
    position: number;
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
     * @description Time of the deletion, in UTC. (format date-time)
     */
    deleted_at: string;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface BilingualText200OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 200) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 200) */
    ar?: string | null;
}
export interface BilingualText120OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 120) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 120) */
    ar?: string | null;
}
export interface BilingualText5000OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 5000) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 5000) */
    ar?: string | null;
}
export interface InstructorBody {
    /** @description Name of the record or person. */
    name: BilingualText120;
    /** @description Name in addresses; generated from the English name when left out. (maxLength 120) */
    username?: string | null;
    /** @description Line under the name. A plain string is used for both languages. */
    headline?: string | BilingualText200OrEmptyEnglishFirst | null;
    /** @description Specialty of the instructor. A plain string is used for both languages. */
    specialty?: string | BilingualText120OrEmptyEnglishFirst | null;
    /** @description Biography, in paragraphs. A plain string is used for both languages. */
    bio?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Address of a picture of this service or of the web. (minLength 1, maxLength 500) */
    photo_url?: string | null;
    /**
     * Format: email
     * @description E-mail address, for staff only; not used to sign in. (format email)
     */
    email?: string | null;
    /**
     * @description Status of the instructor; the public sees only active ones. `active` when left out.
     * @enum {string|null}
     */
    status?: "active" | "inactive" | null;
    /** @description Whether the site shows it first; set by staff. */
    is_featured?: boolean | null;
    /** @description Position in the curated order, the smallest first; a new instructor is last when left out. (minimum 0, maximum 1000000) */
    position?: number | null;
}
export interface InstructorChangeBody {
    /** @description Name of the record or person. */
    name?: BilingualText120;
    /** @description Name in addresses. (maxLength 120) */
    username?: string | null;
    /** @description Line under the name. A plain string is used for both languages. */
    headline?: string | BilingualText200OrEmptyEnglishFirst | null;
    /** @description Specialty of the instructor. A plain string is used for both languages. */
    specialty?: string | BilingualText120OrEmptyEnglishFirst | null;
    /** @description Biography, in paragraphs. A plain string is used for both languages. */
    bio?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Address of a picture of this service or of the web. (minLength 1, maxLength 500) */
    photo_url?: string | null;
    /**
     * Format: email
     * @description E-mail address, for staff only; not used to sign in. (format email)
     */
    email?: string | null;
    /**
     * @description Status of the instructor; the public sees only active ones.
     * @enum {string|null}
     */
    status?: "active" | "inactive" | null;
    /** @description Whether the site shows it first; set by staff. */
    is_featured?: boolean | null;
    /** @description Position in the curated order, the smallest first. (minimum 0, maximum 1000000) */
    position?: number | null;
}
export interface CourseCategoryView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Name of the record or person. */
    name: BilingualView;
}
export interface CourseInstructorView {
    /** @description Id of the record. */
    id: number;
    /** @description Unique name for addresses, in lower case. */
    username: string;
    /** @description Name of the record or person. */
    name: BilingualView;
    /** @description Address of the portrait; null without one. */
    photo_url: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface StaffCourseCardView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Immutable code of the course. */
    code: string;
    /** @description Title of the record. */
    title: BilingualView;
    /** @description Summary, in one line. */
    summary: BilingualView;
    /**
     * @description Type of the course: `live` takes place as classes, `recorded` can be watched at any time.
     * @enum {string}
     */
    type: "live" | "recorded";
    /**
     * @description Status of the course; only `published` ones are shown and sold.
     * @enum {string}
     */
    status: "draft" | "published" | "archived";
    /** @description Price before the discount, in units of the currency; `final_price` is charged. In units of the currency, with at most two decimals. */
    price: number;
    /** @description Discount on the price, 0 to 100 percent. */
    discount_percentage: number;
    /** @description Price after the discount, rounded to the cent, in units of the currency. */
    final_price: number;
    /** @description Average of the published reviews; 0 without any. */
    rating: number;
    /** @description Number of published reviews. */
    review_count: number;
    /** @description Length of all published lessons, in minutes. */
    duration: number;
    /** @description Number of published lessons. */
    lessons_count: number;
    /** @description Number of enrolled students, without deleted accounts. */
    students_count: number;
    /**
     * @description Level of difficulty.
     * @enum {string}
     */
    level: "beginner" | "intermediate" | "advanced" | "all_levels";
    /**
     * @description Language of instruction.
     * @enum {string}
     */
    language: "en" | "ar";
    /** @description Address of the cover picture; null without one. */
    cover_url: string | null;
    /** @description Whether anyone can see it once it is published. */
    is_public: boolean;
    /** @description Whether the site shows it first; set by staff. */
    is_featured: boolean;
    /** @description Category of the course; null without one or while it is deleted. */
    category: CourseCategoryView | null;
    /** @description Instructor of the course; null without one or while deleted. Only staff see an inactive one. */
    instructor: CourseInstructorView | null;
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
    /** @description Warnings for staff, which refuse nothing. `no_lessons`: it has no lesson; `no_text`: its text is missing in a language. */
    warnings: ("no_lessons" | "no_text")[];
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface CourseStatisticView {
    /** @description Number of courses that are not deleted. */
    total: number;
    /** @description Number of drafts. */
    draft: number;
    /** @description Number of published courses. */
    published: number;
    /** @description Number of archived courses, which are off sale. */
    archived: number;
    /** @description Number of live courses. */
    live: number;
    /** @description Number of recorded courses. */
    recorded: number;
    /** @description Number of courses that are public once they are published. */
    public: number;
    /** @description Number of featured courses. */
    featured: number;
    /** @description Number of courses that cost nothing, by price or by discount. */
    free: number;
    /** @description Number of deleted ones, which are not part of the total. */
    deleted: number;
}
export interface DeletedCourseView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Immutable code of the course. */
    code: string;
    /** @description Title of the record. */
    title: BilingualView;
    /** @description Summary, in one line. */
    summary: BilingualView;
    /**
     * @description Type of the course: `live` takes place as classes, `recorded` can be watched at any time.
     * @enum {string}
     */
    type: "live" | "recorded";
    /**
     * @description Status of the course; only `published` ones are shown and sold.
     * @enum {string}
     */
    status: "draft" | "published" | "archived";
    /** @description Price before the discount, in units of the currency; `final_price` is charged. In units of the currency, with at most two decimals. */
    price: number;
    /** @description Discount on the price, 0 to 100 percent. */
    discount_percentage: number;
    /** @description Price after the discount, rounded to the cent, in units of the currency. */
    final_price: number;
    /** @description Average of the published reviews; 0 without any. */
    rating: number;
    /** @description Number of published reviews. */
    review_count: number;
    /** @description Length of all published lessons, in minutes. */
    duration: number;
    /** @description Number of published lessons. */
    lessons_count: number;
    /** @description Number of enrolled students, without deleted accounts. */
    students_count: number;
    /**
     * @description Level of difficulty.
     * @enum {string}
     */
    level: "beginner" | "intermediate" | "advanced" | "all_levels";
    /**
     * @description Language of instruction.
     * @enum {string}
     */
    language: "en" | "ar";
    /** @description Address of the cover picture; null without one. */
    cover_url: string | null;
    /** @description Whether anyone can see it once it is published. */
    is_public: boolean;
    /** @description Whether the site shows it first; set by staff. */
    is_featured: boolean;
    /** @description Category of the course; null without one or while it is deleted. */
    category: CourseCategoryView | null;
    /** @description Instructor of the course; null without one or while deleted. Only staff see an inactive one. */
    instructor: CourseInstructorView | null;
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
    /** @description Warnings for staff, which refuse nothing. `no_lessons`: it has no lesson; `no_text`: its text is missing in a language. */
    warnings: ("no_lessons" | "no_text")[];
    /**
     * Format: date-time
     * @description Time of the deletion, in UTC. (format date-time)
     */
    deleted_at: string;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface CourseView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Immutable code of the course. */
    code: string;
    /** @description Title of the record. */
    title: BilingualView;
    /** @description Summary, in one line. */
    summary: BilingualView;
    /**
     * @description Type of the course: `live` takes place as classes, `recorded` can be watched at any time.
     * @enum {string}
     */
    type: "live" | "recorded";
    /**
     * @description Status of the course; only `published` ones are shown and sold.
     * @enum {string}
     */
    status: "draft" | "published" | "archived";
    /** @description Price before the discount, in units of the currency; `final_price` is charged. In units of the currency, with at most two decimals. */
    price: number;
    /** @description Discount on the price, 0 to 100 percent. */
    discount_percentage: number;
    /** @description Price after the discount, rounded to the cent, in units of the currency. */
    final_price: number;
    /** @description Average of the published reviews; 0 without any. */
    rating: number;
    /** @description Number of published reviews. */
    review_count: number;
    /** @description Length of all published lessons, in minutes. */
    duration: number;
    /** @description Number of published lessons. */
    lessons_count: number;
    /** @description Number of enrolled students, without deleted accounts. */
    students_count: number;
    /**
     * @description Level of difficulty.
     * @enum {string}
     */
    level: "beginner" | "intermediate" | "advanced" | "all_levels";
    /**
     * @description Language of instruction.
     * @enum {string}
     */
    language: "en" | "ar";
    /** @description Address of the cover picture; null without one. */
    cover_url: string | null;
    /** @description Whether anyone can see it once it is published. */
    is_public: boolean;
    /** @description Whether the site shows it first; set by staff. */
    is_featured: boolean;
    /** @description Category of the course; null without one or while it is deleted. */
    category: CourseCategoryView | null;
    /** @description Instructor of the course; null without one or while deleted. Only staff see an inactive one. */
    instructor: CourseInstructorView | null;
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
    /** @description Warnings for staff, which refuse nothing. `no_lessons`: it has no lesson; `no_text`: its text is missing in a language. */
    warnings: ("no_lessons" | "no_text")[];
    /** @description Description, in some sentences. */
    description: BilingualView;
    /** @description Learning outcomes. */
    outcomes: BilingualView[];
    /** @description Expected prior knowledge. */
    requirements: BilingualView[];
    /** @description Address of the promotional video; null without one. */
    trailer_url: string | null;
    /** @description Id of the category; null without one. */
    category_id: number | null;
    /** @description Id of the instructor; null without one. */
    instructor_id: number | null;
    /** @description Number of sections. */
    sections_count: number;
    /**
     * Format: date-time
     * @description Time of the first publication, in UTC; null before it. (format date-time)
     */
    published_at: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface BilingualText200 {
    /** @description In English. (minLength 1, maxLength 200) */
    en: string;
    /** @description In Arabic. (minLength 1, maxLength 200) */
    ar: string;
}
export interface BilingualText500OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 500) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 500) */
    ar?: string | null;
}
export interface BilingualText20000OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 20000) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 20000) */
    ar?: string | null;
}
export interface CoursePointBody {
    /** @description In English. (minLength 1, maxLength 300) */
    en: string;
    /** @description In Arabic. (minLength 1, maxLength 300) */
    ar: string;
}
export interface CourseBody {
    /** @description Title of the record. */
    title: BilingualText200;
    /**
     * @description Type of the course: `live` takes place as classes, `recorded` can be watched at any time.
     * @enum {string}
     */
    type: "live" | "recorded";
    /** @description Price before the discount, in units of the currency; 0 for a free course. In units of the currency. (minimum 0, maximum 1000000) */
    price: number;
    /** @description Name in addresses; generated from the English title when left out. (maxLength 120) */
    slug?: string | null;
    /** @description Summary in one line. A plain string is used for both languages. */
    summary?: string | BilingualText500OrEmptyEnglishFirst | null;
    /** @description Description, in paragraphs. A plain string is used for both languages. */
    description?: string | BilingualText20000OrEmptyEnglishFirst | null;
    /** @description Learning outcomes. (minItems 0, maxItems 30) */
    outcomes?: CoursePointBody[] | null;
    /** @description Expected prior knowledge. (minItems 0, maxItems 30) */
    requirements?: CoursePointBody[] | null;
    /**
     * @description Status of the course; only `published` ones are shown and sold. `draft` when left out.
     * @enum {string|null}
     */
    status?: "draft" | "published" | "archived" | null;
    /**
     * @description Level of difficulty.
     * @enum {string|null}
     */
    level?: "beginner" | "intermediate" | "advanced" | "all_levels" | null;
    /**
     * @description Language of instruction.
     * @enum {string|null}
     */
    language?: "en" | "ar" | null;
    /** @description Discount on the price, 0 to 100 percent. (minimum 0, maximum 100) */
    discount_percentage?: number | null;
    /** @description Id of the category; null without one. (minimum 1, maximum 2147483647) */
    category_id?: number | null;
    /** @description Id of the instructor; null without one. For an account linked to an instructor, the id of that instructor. (minimum 1, maximum 2147483647) */
    instructor_id?: number | null;
    /** @description Address of a picture of this service or of the web. (minLength 1, maxLength 500) */
    cover_url?: string | null;
    /** @description Address of a video of this service or of the web. (minLength 1, maxLength 500) */
    trailer_url?: string | null;
    /** @description Whether anyone can see it once it is published; true when left out. */
    is_public?: boolean | null;
    /** @description Whether the site shows it first; set by staff. */
    is_featured?: boolean | null;
}
export interface CourseChangeBody {
    /** @description Title of the record. */
    title?: BilingualText200;
    /**
     * @description Type of the course: `live` takes place as classes, `recorded` can be watched at any time.
     * @enum {string}
     */
    type?: "live" | "recorded";
    /** @description Price before the discount, in units of the currency; 0 for a free course. In units of the currency. (minimum 0, maximum 1000000) */
    price?: number;
    /** @description Name in addresses. (maxLength 120) */
    slug?: string | null;
    /** @description Summary in one line. A plain string is used for both languages. */
    summary?: string | BilingualText500OrEmptyEnglishFirst | null;
    /** @description Description, in paragraphs. A plain string is used for both languages. */
    description?: string | BilingualText20000OrEmptyEnglishFirst | null;
    /** @description Learning outcomes. (minItems 0, maxItems 30) */
    outcomes?: CoursePointBody[] | null;
    /** @description Expected prior knowledge. (minItems 0, maxItems 30) */
    requirements?: CoursePointBody[] | null;
    /**
     * @description Status of the course; only `published` ones are shown and sold.
     * @enum {string|null}
     */
    status?: "draft" | "published" | "archived" | null;
    /**
     * @description Level of difficulty.
     * @enum {string|null}
     */
    level?: "beginner" | "intermediate" | "advanced" | "all_levels" | null;
    /**
     * @description Language of instruction.
     * @enum {string|null}
     */
    language?: "en" | "ar" | null;
    /** @description Discount on the price, 0 to 100 percent. (minimum 0, maximum 100) */
    discount_percentage?: number | null;
    /** @description Id of the category; null without one. (minimum 1, maximum 2147483647) */
    category_id?: number | null;
    /** @description Id of the instructor; null without one. For an account linked to an instructor, the id of that instructor. (minimum 1, maximum 2147483647) */
    instructor_id?: number | null;
    /** @description Address of a picture of this service or of the web. (minLength 1, maxLength 500) */
    cover_url?: string | null;
    /** @description Address of a video of this service or of the web. (minLength 1, maxLength 500) */
    trailer_url?: string | null;
    /** @description Whether anyone can see it once it is published. */
    is_public?: boolean | null;
    /** @description Whether the site shows it first; set by staff. */
    is_featured?: boolean | null;
}
export interface OwnSeatView {
    /** @description Id of the seat. */
    id: number;
    /** @description Code of the course, for the routes of enrolled courses. */
    code: string;
    /**
     * @description Status of the seat: `active`, `completed` once every lesson was done, or `cancelled`.
     * @enum {string}
     */
    status: "active" | "completed" | "cancelled";
    /** @description Percentage of the published lessons that are done. */
    progress: number;
    /** @description Number of published lessons that are done. */
    completed_lessons: number;
    /** @description Number of published lessons. */
    total_lessons: number;
    /** @description Code of the last opened lesson; null until one is opened. */
    last_accessed_lesson_code: string | null;
    /**
     * Format: date-time
     * @description Time of the enrolment, in UTC. (format date-time)
     */
    enrolled_at: string;
}
export interface CatalogueCourseView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Immutable code of the course. */
    code: string;
    /** @description Title of the record. */
    title: BilingualView;
    /** @description Summary, in one line. */
    summary: BilingualView;
    /**
     * @description Type of the course: `live` takes place as classes, `recorded` can be watched at any time.
     * @enum {string}
     */
    type: "live" | "recorded";
    /**
     * @description Status of the course; only `published` ones are shown and sold.
     * @enum {string}
     */
    status: "draft" | "published" | "archived";
    /** @description Price before the discount, in units of the currency; `final_price` is charged. In units of the currency, with at most two decimals. */
    price: number;
    /** @description Discount on the price, 0 to 100 percent. */
    discount_percentage: number;
    /** @description Price after the discount, rounded to the cent, in units of the currency. */
    final_price: number;
    /** @description Average of the published reviews; 0 without any. */
    rating: number;
    /** @description Number of published reviews. */
    review_count: number;
    /** @description Length of all published lessons, in minutes. */
    duration: number;
    /** @description Number of published lessons. */
    lessons_count: number;
    /** @description Number of enrolled students, without deleted accounts. */
    students_count: number;
    /**
     * @description Level of difficulty.
     * @enum {string}
     */
    level: "beginner" | "intermediate" | "advanced" | "all_levels";
    /**
     * @description Language of instruction.
     * @enum {string}
     */
    language: "en" | "ar";
    /** @description Address of the cover picture; null without one. */
    cover_url: string | null;
    /** @description Whether anyone can see it once it is published. */
    is_public: boolean;
    /** @description Whether the site shows it first; set by staff. */
    is_featured: boolean;
    /** @description Category of the course; null without one or while it is deleted. */
    category: CourseCategoryView | null;
    /** @description Instructor of the course; null without one or while deleted. Only staff see an inactive one. */
    instructor: CourseInstructorView | null;
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
    /** @description Whether the student is enrolled; null without the token of a student. */
    held: boolean | null;
    /** @description Seat of the student, also a cancelled one; null without a seat or without the token of a student. */
    enrollment: OwnSeatView | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface PreviewResourceView {
    /** @description Id of the record. */
    id: number;
    /** @description Title of the record. */
    title: BilingualView;
    /**
     * @description Kind of the resource: a stored file, or a web address.
     * @enum {string}
     */
    type: "file" | "link";
    /** @description Address of the file. */
    url: string;
}
export interface PublicLessonView {
    /** @description Id of the record. */
    id: number;
    /** @description Immutable code: `CRS-…` of a course, `LSN-…` of a lesson. */
    code: string;
    /** @description Title of the record. */
    title: BilingualView;
    /** @description Summary, in one line. */
    summary: BilingualView;
    /** @description Length in minutes. */
    duration: number;
    /** @description Whether anyone may open text, video and files of the lesson, without a seat. */
    is_free_preview: boolean;
    /** @description Position among its siblings, ascending. */
    position: number;
    /** @description Text of a free preview; null for other lessons. Plain text: an empty line separates paragraphs; neither Markdown nor HTML. */
    content: BilingualView | null;
    /** @description Address of the video of a free preview; null for other lessons. */
    video_url: string | null;
    /** @description Files and links of a free preview; empty for other lessons. */
    resources: PreviewResourceView[];
}
export interface PublicSectionView {
    /** @description Id of the record. */
    id: number;
    /** @description Title of the record. */
    title: BilingualView;
    /** @description Description, in some sentences. */
    description: BilingualView;
    /** @description Position among its siblings, ascending. */
    position: number;
    /** @description Lessons in their order. */
    lessons: PublicLessonView[];
}
export interface CoursePageView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Immutable code of the course. */
    code: string;
    /** @description Title of the record. */
    title: BilingualView;
    /** @description Summary, in one line. */
    summary: BilingualView;
    /**
     * @description Type of the course: `live` takes place as classes, `recorded` can be watched at any time.
     * @enum {string}
     */
    type: "live" | "recorded";
    /**
     * @description Status of the course; only `published` ones are shown and sold.
     * @enum {string}
     */
    status: "draft" | "published" | "archived";
    /** @description Price before the discount, in units of the currency; `final_price` is charged. In units of the currency, with at most two decimals. */
    price: number;
    /** @description Discount on the price, 0 to 100 percent. */
    discount_percentage: number;
    /** @description Price after the discount, rounded to the cent, in units of the currency. */
    final_price: number;
    /** @description Average of the published reviews; 0 without any. */
    rating: number;
    /** @description Number of published reviews. */
    review_count: number;
    /** @description Length of all published lessons, in minutes. */
    duration: number;
    /** @description Number of published lessons. */
    lessons_count: number;
    /** @description Number of enrolled students, without deleted accounts. */
    students_count: number;
    /**
     * @description Level of difficulty.
     * @enum {string}
     */
    level: "beginner" | "intermediate" | "advanced" | "all_levels";
    /**
     * @description Language of instruction.
     * @enum {string}
     */
    language: "en" | "ar";
    /** @description Address of the cover picture; null without one. */
    cover_url: string | null;
    /** @description Whether anyone can see it once it is published. */
    is_public: boolean;
    /** @description Whether the site shows it first; set by staff. */
    is_featured: boolean;
    /** @description Category of the course; null without one or while it is deleted. */
    category: CourseCategoryView | null;
    /** @description Instructor of the course; null without one or while deleted. Only staff see an inactive one. */
    instructor: CourseInstructorView | null;
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
    /** @description Whether the student is enrolled; null without the token of a student. */
    held: boolean | null;
    /** @description Seat of the student, also a cancelled one; null without a seat or without the token of a student. */
    enrollment: OwnSeatView | null;
    /** @description Description, in some sentences. */
    description: BilingualView;
    /** @description Learning outcomes. */
    outcomes: BilingualView[];
    /** @description Expected prior knowledge. */
    requirements: BilingualView[];
    /** @description Address of the promotional video; null without one. */
    trailer_url: string | null;
    /**
     * Format: date-time
     * @description Time of the first publication, in UTC; null before it. (format date-time)
     */
    published_at: string | null;
    /** @description Sections in their order, each with its lessons. */
    sections: PublicSectionView[];
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface InstructorCardView {
    /** @description Id of the record. */
    id: number;
    /** @description Unique name for addresses, in lower case. */
    username: string;
    /** @description Name of the record or person. */
    name: BilingualView;
    /** @description Line under the name. */
    headline: BilingualView;
    /** @description Specialty of the instructor. */
    specialty: BilingualView;
    /** @description Address of the portrait; null without one. */
    photo_url: string | null;
    /** @description Whether the site shows it first; set by staff. */
    is_featured: boolean;
    /** @description Average of the published reviews of all courses; 0 without any. */
    rating: number;
    /** @description Number of published reviews. */
    review_count: number;
    /** @description Number of public courses. */
    courses_count: number;
    /** @description Number of enrolled students, without deleted accounts. */
    students_count: number;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface InstructorPageView {
    /** @description Id of the record. */
    id: number;
    /** @description Unique name for addresses, in lower case. */
    username: string;
    /** @description Name of the record or person. */
    name: BilingualView;
    /** @description Line under the name. */
    headline: BilingualView;
    /** @description Specialty of the instructor. */
    specialty: BilingualView;
    /** @description Address of the portrait; null without one. */
    photo_url: string | null;
    /** @description Whether the site shows it first; set by staff. */
    is_featured: boolean;
    /** @description Average of the published reviews of all courses; 0 without any. */
    rating: number;
    /** @description Number of published reviews. */
    review_count: number;
    /** @description Number of public courses. */
    courses_count: number;
    /** @description Number of enrolled students, without deleted accounts. */
    students_count: number;
    /** @description Biography, in paragraphs. */
    bio: BilingualView;
    /** @description Public courses, the latest change first; at most 100. */
    courses: CatalogueCourseView[];
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface FiguresView {
    /** @description Number of students with an account. */
    students: number;
    /** @description Number of public courses. */
    courses: number;
    /** @description Number of active instructors. */
    instructors: number;
    /** @description Number of countries of students. */
    countries: number;
    /** @description Percentage of the published reviews with four or five stars; 0 without reviews. */
    satisfaction: number;
}
export interface SectionView {
    /** @description Id of the record. */
    id: number;
    /** @description Id of the course. */
    course_id: number;
    /** @description Title of the record. */
    title: BilingualView;
    /** @description Description, in some sentences. */
    description: BilingualView;
    /** @description Position in the course, the smallest first. */
    position: number;
    /** @description Number of lessons. */
    lessons_count: number;
    /** @description Warnings for staff, which refuse nothing. `no_lessons`: it has no lesson. */
    warnings: "no_lessons"[];
    /** @description Length of the published lessons, in minutes. */
    duration: number;
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
export interface BilingualText2000OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 2000) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 2000) */
    ar?: string | null;
}
export interface SectionBody {
    /** @description Title of the record. */
    title: BilingualText200;
    /** @description Description of the section. A plain string is used for both languages. */
    description?: string | BilingualText2000OrEmptyEnglishFirst | null;
}
export interface ReorderBody {
    /** @description Ids of all records, in the new order. (minItems 0, maxItems 2000) */
    ids: number[];
}
export interface SectionChangeBody {
    /** @description Title of the record. */
    title?: BilingualText200;
    /** @description Description of the section. A plain string is used for both languages. */
    description?: string | BilingualText2000OrEmptyEnglishFirst | null;
}
export interface LessonCardView {
    /** @description Id of the record. */
    id: number;
    /** @description Immutable code: `CRS-…` of a course, `LSN-…` of a lesson. */
    code: string;
    /** @description Id of the course. */
    course_id: number;
    /** @description Id of the section. */
    section_id: number;
    /** @description Title of the record. */
    title: BilingualView;
    /** @description Summary, in one line. */
    summary: BilingualView;
    /** @description Length in minutes. */
    duration: number;
    /** @description Whether its content is public. */
    is_free_preview: boolean;
    /** @description Whether students see it and progress counts it. */
    is_published: boolean;
    /** @description Position in the section, the smallest first. */
    position: number;
    /** @description Number of files and links of the lesson. */
    resources_count: number;
    /** @description Warnings for staff, which refuse nothing. `no_text`: its text is missing in a language; `very_long`: it lasts longer than twelve hours. */
    warnings: ("no_text" | "very_long")[];
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
export interface LessonView {
    /** @description Id of the record. */
    id: number;
    /** @description Immutable code: `CRS-…` of a course, `LSN-…` of a lesson. */
    code: string;
    /** @description Id of the course. */
    course_id: number;
    /** @description Id of the section. */
    section_id: number;
    /** @description Title of the record. */
    title: BilingualView;
    /** @description Summary, in one line. */
    summary: BilingualView;
    /** @description Length in minutes. */
    duration: number;
    /** @description Whether its content is public. */
    is_free_preview: boolean;
    /** @description Whether students see it and progress counts it. */
    is_published: boolean;
    /** @description Position in the section, the smallest first. */
    position: number;
    /** @description Number of files and links of the lesson. */
    resources_count: number;
    /** @description Warnings for staff, which refuse nothing. `no_text`: its text is missing in a language; `very_long`: it lasts longer than twelve hours. */
    warnings: ("no_text" | "very_long")[];
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
    /** @description Text of the lesson. */
    content: BilingualView;
    /** @description Address of the video of the lesson; null without one. */
    video_url: string | null;
}
export interface BilingualText50000OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 50000) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 50000) */
    ar?: string | null;
}
export interface LessonBody {
    /** @description Title of the record. */
    title: BilingualText200;
    /** @description Summary that everyone sees. A plain string is used for both languages. */
    summary?: string | BilingualText500OrEmptyEnglishFirst | null;
    /** @description Text of the lesson. Plain text: an empty line separates paragraphs; neither Markdown nor HTML. A plain string is used for both languages. */
    content?: string | BilingualText50000OrEmptyEnglishFirst | null;
    /** @description Address of a video of this service or of the web. (minLength 1, maxLength 500) */
    video_url?: string | null;
    /** @description Length in minutes. (minimum 0, maximum 1440) */
    duration?: number | null;
    /** @description Whether its content is public. */
    is_free_preview?: boolean | null;
    /** @description Whether students see it and progress counts it; true when left out. */
    is_published?: boolean | null;
}
export interface LessonChangeBody {
    /** @description Title of the record. */
    title?: BilingualText200;
    /** @description Summary that everyone sees. A plain string is used for both languages. */
    summary?: string | BilingualText500OrEmptyEnglishFirst | null;
    /** @description Text of the lesson. Plain text: an empty line separates paragraphs; neither Markdown nor HTML. A plain string is used for both languages. */
    content?: string | BilingualText50000OrEmptyEnglishFirst | null;
    /** @description Address of a video of this service or of the web. (minLength 1, maxLength 500) */
    video_url?: string | null;
    /** @description Length in minutes. (minimum 0, maximum 1440) */
    duration?: number | null;
    /** @description Whether its content is public. */
    is_free_preview?: boolean | null;
    /** @description Whether students see it and progress counts it. */
    is_published?: boolean | null;
    /** @description Id of another section of the course, in which the lesson becomes the last one. (minimum 1, maximum 2147483647) */
    section_id?: number | null;
}
export interface LessonResourceView {
    /** @description Id of the record. */
    id: number;
    /** @description Id of the lesson. */
    lesson_id: number;
    /** @description Title of the record. */
    title: BilingualView;
    /**
     * @description Kind of the resource: a stored file, or a web address.
     * @enum {string}
     */
    type: "file" | "link";
    /** @description Address of the file. */
    url: string;
    /** @description Position among its siblings, ascending. */
    position: number;
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
export interface LessonResourceBody {
    /** @description Title of the record. */
    title: BilingualText200;
    /** @description Address of a file of this service, or a web address. (minLength 1, maxLength 500) */
    url: string;
    /**
     * @description Kind of the resource: a stored file or a link; `file` when left out.
     * @enum {string|null}
     */
    type?: "file" | "link" | null;
}
export interface LessonResourceChangeBody {
    /** @description Title of the record. */
    title?: BilingualText200;
    /** @description Address of a file of this service, or a web address. (minLength 1, maxLength 500) */
    url?: string;
    /**
     * @description Kind of the resource: a stored file or a link.
     * @enum {string|null}
     */
    type?: "file" | "link" | null;
}
export interface QuizCardView {
    /** @description Id of the record. */
    id: number;
    /** @description Id of the course. */
    course_id: number;
    /** @description Title of the record. */
    title: BilingualView;
    /** @description Description, in some sentences. */
    description: BilingualView;
    /** @description Percentage of the points that is needed to pass. */
    pass_percentage: number;
    /** @description Maximum number of attempts; null for no limit. */
    max_attempts: number | null;
    /** @description Whether attempts show which answers were correct, once the quiz is passed or no attempt is left. */
    shows_marks: boolean;
    /** @description Number of questions. */
    question_count: number;
    /** @description Points of all questions together. */
    max_score: number;
    /** @description Whether students see it. */
    is_published: boolean;
    /** @description Position among the quizzes of the course, the smallest first. */
    position: number;
    /** @description Number of attempts of all students. */
    attempt_count: number;
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
export interface KeyedOptionView {
    /** @description Id of the record. */
    id: number;
    /** @description Text of the option. */
    text: BilingualView;
    /** @description Whether the option is correct. */
    is_correct: boolean;
}
export interface QuizQuestionView {
    /** @description Id of the record. */
    id: number;
    /**
     * @description Kind of question: `single` takes one option, `multiple` any number.
     * @enum {string}
     */
    type: "single" | "multiple";
    /** @description Text of the question. */
    prompt: BilingualView;
    /** @description Points of the question. */
    points: number;
    /** @description Id of the quiz. */
    quiz_id: number;
    /** @description Options of the question, in display order. */
    options: KeyedOptionView[];
    /** @description Explanation of the answer, for staff only. */
    explanation: BilingualView;
    /** @description Position among its siblings, ascending. */
    position: number;
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
export interface QuizView {
    /** @description Id of the record. */
    id: number;
    /** @description Id of the course. */
    course_id: number;
    /** @description Title of the record. */
    title: BilingualView;
    /** @description Description, in some sentences. */
    description: BilingualView;
    /** @description Percentage of the points that is needed to pass. */
    pass_percentage: number;
    /** @description Maximum number of attempts; null for no limit. */
    max_attempts: number | null;
    /** @description Whether attempts show which answers were correct, once the quiz is passed or no attempt is left. */
    shows_marks: boolean;
    /** @description Number of questions. */
    question_count: number;
    /** @description Points of all questions together. */
    max_score: number;
    /** @description Whether students see it. */
    is_published: boolean;
    /** @description Position among the quizzes of the course, the smallest first. */
    position: number;
    /** @description Number of attempts of all students. */
    attempt_count: number;
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
    /** @description Questions in their order. */
    questions: QuizQuestionView[];
}
export interface BilingualText2000 {
    /** @description In English. (minLength 1, maxLength 2000) */
    en: string;
    /** @description In Arabic. (minLength 1, maxLength 2000) */
    ar: string;
}
export interface BilingualText500 {
    /** @description In English. (minLength 1, maxLength 500) */
    en: string;
    /** @description In Arabic. (minLength 1, maxLength 500) */
    ar: string;
}
export interface QuizOptionBody {
    /** @description Id of an existing option that is kept; a new option has none. (minimum 1, maximum 2147483647) */
    id?: number | null;
    /** @description Text of the option. */
    text: BilingualText500;
    /** @description Whether the option is correct. */
    is_correct: boolean;
}
export interface QuizQuestionBody {
    /**
     * @description Kind of question: one correct option, or any number of them; `single` when left out.
     * @enum {string|null}
     */
    type?: "single" | "multiple" | null;
    /** @description Text of the question. */
    prompt: BilingualText2000;
    /** @description Options of the question, in display order. (minItems 2, maxItems 12) */
    options: QuizOptionBody[];
    /** @description Points of the question; 1 when left out. (minimum 1, maximum 1000) */
    points?: number | null;
    /** @description Explanation of the answer, for staff only. A plain string is used for both languages. */
    explanation?: string | BilingualText2000OrEmptyEnglishFirst | null;
    /** @description Position in the quiz, the smallest first; a new question is last when left out. (minimum 0, maximum 1000000) */
    position?: number | null;
}
export interface QuizBody {
    /** @description Title of the record. */
    title: BilingualText200;
    /** @description Description of the quiz. A plain string is used for both languages. */
    description?: string | BilingualText2000OrEmptyEnglishFirst | null;
    /** @description Percentage of the points that is needed to pass; 60 when left out. (minimum 0, maximum 100) */
    pass_percentage?: number | null;
    /** @description Maximum number of attempts; no limit when null or left out. (minimum 1, maximum 1000) */
    max_attempts?: number | null;
    /** @description Whether attempts show which answers were correct, once the quiz is passed or no attempt is left; false when left out. */
    shows_marks?: boolean | null;
    /** @description Whether students see it; true when left out. */
    is_published?: boolean | null;
    /** @description Position among the quizzes of the course, the smallest first. (minimum 0, maximum 1000000) */
    position?: number | null;
    /** @description Id of the course. (minimum 1, maximum 2147483647) */
    course_id: number;
    /** @description Questions of the quiz, at most 100; more can be added one by one. (minItems 0, maxItems 100) */
    questions?: QuizQuestionBody[] | null;
}
export interface QuizChangeBody {
    /** @description Title of the record. */
    title?: BilingualText200;
    /** @description Description of the quiz. A plain string is used for both languages. */
    description?: string | BilingualText2000OrEmptyEnglishFirst | null;
    /** @description Percentage of the points that is needed to pass. (minimum 0, maximum 100) */
    pass_percentage?: number | null;
    /** @description Maximum number of attempts; no limit when null or left out. (minimum 1, maximum 1000) */
    max_attempts?: number | null;
    /** @description Whether attempts show which answers were correct, once the quiz is passed or no attempt is left. */
    shows_marks?: boolean | null;
    /** @description Whether students see it. */
    is_published?: boolean | null;
    /** @description Position among the quizzes of the course, the smallest first. (minimum 0, maximum 1000000) */
    position?: number | null;
}
export interface QuizQuestionChangeBody {
    /**
     * @description Kind of question: one correct option, or any number of them.
     * @enum {string|null}
     */
    type?: "single" | "multiple" | null;
    /** @description Text of the question. */
    prompt?: BilingualText2000;
    /** @description Options of the question, in display order. (minItems 2, maxItems 12) */
    options?: QuizOptionBody[];
    /** @description Points of the question. (minimum 1, maximum 1000) */
    points?: number | null;
    /** @description Explanation of the answer, for staff only. A plain string is used for both languages. */
    explanation?: string | BilingualText2000OrEmptyEnglishFirst | null;
    /** @description Position in the quiz, the smallest first. (minimum 0, maximum 1000000) */
    position?: number | null;
}
export interface StudentQuizCardView {
    /** @description Id of the record. */
    id: number;
    /** @description Id of the course. */
    course_id: number;
    /** @description Title of the record. */
    title: BilingualView;
    /** @description Description, in some sentences. */
    description: BilingualView;
    /** @description Percentage of the points that is needed to pass. */
    pass_percentage: number;
    /** @description Maximum number of attempts; null for no limit. */
    max_attempts: number | null;
    /** @description Whether attempts show which answers were correct, once the quiz is passed or no attempt is left. */
    shows_marks: boolean;
    /** @description Number of questions. */
    question_count: number;
    /** @description Points of all questions together. */
    max_score: number;
    /** @description Number of attempts of the student. */
    attempts_used: number;
    /** @description Best percentage of the own attempts; null before the first. */
    best_percentage: number | null;
    /** @description Whether any attempt has passed. */
    passed: boolean;
}
export interface QuizOptionView {
    /** @description Id of the record. */
    id: number;
    /** @description Text of the option. */
    text: BilingualView;
}
export interface StudentQuestionView {
    /** @description Id of the record. */
    id: number;
    /**
     * @description Kind of question: `single` takes one option, `multiple` any number.
     * @enum {string}
     */
    type: "single" | "multiple";
    /** @description Text of the question. */
    prompt: BilingualView;
    /** @description Points of the question. */
    points: number;
    /** @description Options of the question, in display order. */
    options: QuizOptionView[];
}
export interface StudentQuizView {
    /** @description Id of the record. */
    id: number;
    /** @description Id of the course. */
    course_id: number;
    /** @description Title of the record. */
    title: BilingualView;
    /** @description Description, in some sentences. */
    description: BilingualView;
    /** @description Percentage of the points that is needed to pass. */
    pass_percentage: number;
    /** @description Maximum number of attempts; null for no limit. */
    max_attempts: number | null;
    /** @description Whether attempts show which answers were correct, once the quiz is passed or no attempt is left. */
    shows_marks: boolean;
    /** @description Number of questions. */
    question_count: number;
    /** @description Points of all questions together. */
    max_score: number;
    /** @description Number of attempts of the student. */
    attempts_used: number;
    /** @description Best percentage of the own attempts; null before the first. */
    best_percentage: number | null;
    /** @description Whether any attempt has passed. */
    passed: boolean;
    /** @description Questions in their order, without the correct options. */
    questions: StudentQuestionView[];
}
export interface AnsweredQuestionView {
    /** @description Id of the question. */
    question_id: number;
    /** @description Text of the question at the time of the attempt. */
    prompt: BilingualView;
    /** @description Options of the question at the time of the attempt. */
    options: QuizOptionView[];
    /** @description Ids of the chosen options. */
    chosen: number[];
    /** @description Whether exactly the correct options were chosen; present if the quiz has `shows_marks`, once it is passed or no attempt is left. */
    is_right?: boolean;
}
export interface QuizAttemptView {
    /** @description Id of the record. */
    id: number;
    /** @description Id of the quiz. */
    quiz_id: number;
    /** @description Number of the attempt, from 1 for each student. */
    number: number;
    /** @description Points achieved. */
    score: number;
    /** @description Points of all questions together. */
    max_score: number;
    /** @description Score in whole percent, rounded down. */
    percentage: number;
    /** @description Whether the attempt has passed. */
    passed: boolean;
    /** @description Each question of the quiz with the chosen options. */
    answers: AnsweredQuestionView[];
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
}
export interface AttemptBody {
    /** @description Ids of the chosen options by question id; a missing question is wrong. */
    answers: {
        [key: string]: unknown;
    };
}
export interface CourseReferenceView {
    /** @description Id of the record. */
    id: number;
    /** @description Immutable code: `CRS-…` of a course, `LSN-…` of a lesson. */
    code: string;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Title of the record. */
    title: BilingualView;
}
export interface AssignmentView {
    /** @description Id of the record. */
    id: number;
    /** @description Course of the record. */
    course: CourseReferenceView;
    /** @description Title of the record. */
    title: BilingualView;
    /** @description Text of the assignment. */
    instructions: BilingualView;
    /**
     * Format: date-time
     * @description Deadline in UTC; later submissions are accepted and marked late. (format date-time)
     */
    due_at: string;
    /** @description Maximum points. */
    max_points: number;
    /** @description Whether students see it. */
    is_published: boolean;
    /** @description Number of submissions. */
    submission_count: number;
    /** @description Number of graded submissions. */
    graded_count: number;
    /** @description Warnings for staff, which refuse nothing. `no_text`: its text is missing in a language; `due_in_past`: it is past due and has no submissions. */
    warnings: ("no_text" | "due_in_past")[];
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
export interface BilingualText10000OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 10000) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 10000) */
    ar?: string | null;
}
export interface AssignmentBody {
    /** @description Title of the record. */
    title: BilingualText200;
    /** @description Text of the assignment. A plain string is used for both languages. */
    instructions?: string | BilingualText10000OrEmptyEnglishFirst | null;
    /**
     * Format: date-time
     * @description Deadline, in UTC; later submissions are accepted and marked late. (format date-time)
     */
    due_at: string;
    /** @description Maximum points, not lower than any grade; 100 when left out. (minimum 1, maximum 10000) */
    max_points?: number | null;
    /** @description Whether students see it; true when left out. */
    is_published?: boolean | null;
    /** @description Id of the course. (minimum 1, maximum 2147483647) */
    course_id: number;
}
export interface AssignmentChangeBody {
    /** @description Title of the record. */
    title?: BilingualText200;
    /** @description Text of the assignment. A plain string is used for both languages. */
    instructions?: string | BilingualText10000OrEmptyEnglishFirst | null;
    /**
     * Format: date-time
     * @description Deadline, in UTC; later submissions are accepted and marked late. (format date-time)
     */
    due_at?: string;
    /** @description Maximum points, not lower than any grade. (minimum 1, maximum 10000) */
    max_points?: number | null;
    /** @description Whether students see it. */
    is_published?: boolean | null;
}
export interface StudentReferenceView {
    /** @description Id of the record. */
    id: number;
    /** @description Unique name for addresses, in lower case. */
    username: string;
    /** @description Name of the record or person. */
    name: string;
    /** @description Address of the portrait; null without one. */
    picture: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface SubmissionFileView {
    /** @description Address of the file for the student and the staff of the course, valid for one to two hours. */
    url: string;
    /** @description Name of the record or person. */
    name: string;
    /** @description Media type of the file, read from its bytes. */
    type: string;
    /** @description Size in bytes. */
    size: number;
}
export interface SubmissionView {
    /** @description Id of the record. */
    id: number;
    /** @description Id of the assignment. */
    assignment_id: number;
    /** @description Student of the record. */
    student: StudentReferenceView;
    /** @description Text of the submission; empty for a file only. */
    body: string;
    /** @description File of the submission; null for a text only. */
    file: SubmissionFileView | null;
    /**
     * Format: date-time
     * @description Time of the submission or of its last replacement, in UTC. (format date-time)
     */
    submitted_at: string;
    /** @description Whether it was submitted after the deadline. */
    is_late: boolean;
    /** @description Points of the grade; null until it is graded. */
    points: number | null;
    /** @description Comment for the student; null without one. */
    feedback: string | null;
    /**
     * Format: date-time
     * @description Time of the latest grade, in UTC; null until it is graded. (format date-time)
     */
    graded_at: string | null;
    /** @description Maximum points. */
    max_points: number;
}
export interface GradeBody {
    /** @description Points of the submission, at most the `max_points` of the assignment. (minimum 0, maximum 10000) */
    points: number;
    /** @description Comment for the student; null without one. (minLength 0, maxLength 5000) */
    feedback?: string | null;
}
export interface OwnSubmissionView {
    /** @description Id of the assignment. */
    assignment_id: number;
    /** @description Text of the submission; empty for a file only. */
    body: string;
    /** @description File of the submission; null for a text only. */
    file: SubmissionFileView | null;
    /**
     * Format: date-time
     * @description Time of the submission or of its last replacement, in UTC. (format date-time)
     */
    submitted_at: string;
    /** @description Whether it was submitted after the deadline. */
    is_late: boolean;
    /** @description Points of the grade; null until it is graded. */
    points: number | null;
    /** @description Comment for the student; null without one. */
    feedback: string | null;
    /**
     * Format: date-time
     * @description Time of the latest grade, in UTC; null until it is graded. (format date-time)
     */
    graded_at: string | null;
}
export interface SubmissionForm {
    /** @description Text of the submission, at most 20,000 characters; optional with a file. (minLength 0, maxLength 20000) */
    body?: string | null;
    /**
     * Format: binary
     * @description Document of at most 50 MB. (format binary)
     */
    file?: Blob;
}
export interface StaffLiveSessionView {
    /** @description Id of the record. */
    id: number;
    /** @description Course of the record. */
    course: CourseReferenceView;
    /** @description Title of the record. */
    title: BilingualView;
    /** @description Description, in some sentences. */
    description: BilingualView;
    /**
     * Format: date-time
     * @description Start of the class, in UTC. (format date-time)
     */
    starts_at: string;
    /**
     * Format: date-time
     * @description End of the class, in UTC. (format date-time)
     */
    ends_at: string;
    /** @description Web address of the class; null until there is one. */
    join_url: string | null;
    /** @description Address of the recording; null until there is one. */
    recording_url: string | null;
    /**
     * @description `scheduled` or `cancelled`; cancelled classes are still listed.
     * @enum {string}
     */
    status: "scheduled" | "cancelled";
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
    /** @description Warnings for staff, which refuse nothing. `very_long`: it lasts longer than twelve hours. */
    warnings: "very_long"[];
}
export interface LiveSessionBody {
    /** @description Title of the record. */
    title: BilingualText200;
    /** @description Description of the class. A plain string is used for both languages. */
    description?: string | BilingualText2000OrEmptyEnglishFirst | null;
    /**
     * Format: date-time
     * @description Start of the class, in UTC. (format date-time)
     */
    starts_at: string;
    /**
     * Format: date-time
     * @description End of the class, in UTC. (format date-time)
     */
    ends_at: string;
    /** @description Web address of the class; null until there is one. (minLength 1, maxLength 500) */
    join_url?: string | null;
    /** @description Address of a recording of this service or of the web. (minLength 1, maxLength 500) */
    recording_url?: string | null;
    /** @description Id of the course. (minimum 1, maximum 2147483647) */
    course_id: number;
}
export interface LiveSessionChangeBody {
    /** @description Title of the record. */
    title?: BilingualText200;
    /** @description Description of the class. A plain string is used for both languages. */
    description?: string | BilingualText2000OrEmptyEnglishFirst | null;
    /**
     * Format: date-time
     * @description Start of the class, in UTC. (format date-time)
     */
    starts_at?: string;
    /**
     * Format: date-time
     * @description End of the class, in UTC. (format date-time)
     */
    ends_at?: string;
    /** @description Web address of the class; null until there is one. (minLength 1, maxLength 500) */
    join_url?: string | null;
    /** @description Address of a recording of this service or of the web. (minLength 1, maxLength 500) */
    recording_url?: string | null;
    /**
     * @description Status of the class; `scheduled` restores a cancelled one.
     * @enum {string|null}
     */
    status?: "scheduled" | "cancelled" | null;
}
export interface LiveSessionView {
    /** @description Id of the record. */
    id: number;
    /** @description Course of the record. */
    course: CourseReferenceView;
    /** @description Title of the record. */
    title: BilingualView;
    /** @description Description, in some sentences. */
    description: BilingualView;
    /**
     * Format: date-time
     * @description Start of the class, in UTC. (format date-time)
     */
    starts_at: string;
    /**
     * Format: date-time
     * @description End of the class, in UTC. (format date-time)
     */
    ends_at: string;
    /** @description Web address of the class; null until there is one. */
    join_url: string | null;
    /** @description Address of the recording; null until there is one. */
    recording_url: string | null;
    /**
     * @description `scheduled` or `cancelled`; cancelled classes are still listed.
     * @enum {string}
     */
    status: "scheduled" | "cancelled";
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
export interface DueAssignmentView {
    /** @description Id of the record. */
    id: number;
    /** @description Course of the record. */
    course: CourseReferenceView;
    /** @description Title of the record. */
    title: BilingualView;
    /** @description Text of the assignment. */
    instructions: BilingualView;
    /**
     * Format: date-time
     * @description Deadline in UTC; later submissions are accepted and marked late. (format date-time)
     */
    due_at: string;
    /** @description Maximum points. */
    max_points: number;
    /** @description Submission of the student; null without one. */
    submission: OwnSubmissionView | null;
}
export interface CalendarView {
    /**
     * Format: date
     * @description First day of the range. (format date)
     */
    from: string;
    /**
     * Format: date
     * @description Last day of the range. (format date)
     */
    to: string;
    /** @description Time zone of the days. */
    timezone: string;
    /** @description Classes that overlap the range. */
    classes: LiveSessionView[];
    /** @description Published assignments due in the range, the soonest first. */
    assignments: DueAssignmentView[];
}
export interface ConversationInstructorView {
    /** @description Id of the record. */
    id: number;
    /** @description Unique name for addresses, in lower case. */
    username: string;
    /** @description Name of the record or person. */
    name: BilingualView;
    /** @description Address of the portrait; null without one. */
    picture: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface MessageView {
    /** @description Id of the record. */
    id: number;
    /** @description Id of the conversation. */
    conversation_id: number;
    /**
     * @description Side that sent the message.
     * @enum {string}
     */
    sender: "student" | "instructor";
    /** @description Text of the message; null for an image only. */
    body: string | null;
    /** @description Address of the image, valid for one to two hours; read the message again for a new one. Null for a text only. */
    attachment_url: string | null;
    /** @description File name of the image, ending in `.jpg`; null without an image. */
    attachment_name: string | null;
    /** @description Media type of the image as it is stored; null without an image. */
    attachment_type: string | null;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface ConversationView {
    /** @description Id of the record. */
    id: number;
    /** @description Course that the conversation is about; null without one. */
    course: CourseReferenceView | null;
    /** @description Student of the conversation. */
    student: StudentReferenceView;
    /** @description Instructor of the conversation. */
    instructor: ConversationInstructorView;
    /** @description Latest message of either side; null without messages. */
    last_message: MessageView | null;
    /** @description Number of unread messages of the other side. */
    unread_count: number;
    /**
     * Format: date-time
     * @description Time of the latest message or, without messages, of the opening, in UTC. (format date-time)
     */
    last_message_at: string;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
}
export interface OpenWithStudentBody {
    /** @description Id of a student who is enrolled in a course of the instructor. (minimum 1, maximum 2147483647) */
    user_id: number;
    /** @description Id of the course that the conversation is about; about none when left out. (minimum 1, maximum 2147483647) */
    course_id?: number | null;
}
export interface SharedCourseView {
    /** @description Id of the record. */
    id: number;
    /** @description Immutable code: `CRS-…` of a course, `LSN-…` of a lesson. */
    code: string;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Title of the record. */
    title: BilingualView;
    /** @description Id of the conversation about the course; null until it is opened. */
    conversation_id: number | null;
}
export interface MessageForm {
    /** @description Text of the message; optional with an image. (minLength 0, maxLength 5000) */
    body?: string | null;
    /**
     * Format: binary
     * @description Image of at most 10 MB. (format binary)
     */
    file?: Blob;
}
export interface OpenConversationBody {
    /** @description Id of an enrolled course; required without `course_slug`. (minimum 1, maximum 2147483647) */
    course_id?: number | null;
    /** @description Slug or code of the course, where `course_id` is left out. (minLength 1, maxLength 120) */
    course_slug?: string | null;
}
export interface PublicReviewView {
    /** @description Id of the record. */
    id: number;
    /** @description Stars, 1 to 5. */
    rating: number;
    /** @description Text of the review; null for stars only. */
    comment: string | null;
    /** @description First name and initial of the student. */
    author: string;
    /** @description Profile picture of the author; null without one. */
    author_picture: string | null;
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
export interface OwnReviewView {
    /** @description Id of the record. */
    id: number;
    /** @description Stars, 1 to 5. */
    rating: number;
    /** @description Text of the review; null for stars only. */
    comment: string | null;
    /** @description Id of the course. */
    course_id: number;
    /**
     * @description `pending` waits for a moderator, `published` is public, `hidden` and `removed` are decisions of a moderator.
     * @enum {string}
     */
    status: "published" | "pending" | "hidden" | "removed";
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
export interface OwnReviewBody {
    /** @description Stars, 1 to 5. (minimum 1, maximum 5) */
    rating: number;
    /** @description Text of the review; null for stars only. (minLength 0, maxLength 2000) */
    comment?: string | null;
}
export interface ReviewView {
    /** @description Id of the record. */
    id: number;
    /** @description Stars, 1 to 5. */
    rating: number;
    /** @description Text of the review; null for stars only. */
    comment: string | null;
    /**
     * @description Status of the review; `published` ones are public and count in the rating.
     * @enum {string}
     */
    status: "published" | "pending" | "hidden" | "removed";
    /** @description Course of the record. */
    course: CourseReferenceView;
    /** @description Student of the record. */
    student: StudentReferenceView;
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
export interface ModerationBody {
    /**
     * @description Status to set; `removed` requires the permission `reviews.delete`.
     * @enum {string}
     */
    status: "published" | "hidden" | "removed";
}
export interface EnrolledStudentView {
    /** @description Id of the record. */
    id: number;
    /** @description Unique name for addresses, in lower case. */
    username: string;
    /** @description Given name. */
    first_name: string;
    /** @description Family name. */
    last_name: string;
    /** @description E-mail address, also used to sign in. */
    email: string;
}
export interface EnrolledInView {
    /** @description Id of the record. */
    id: number;
    /** @description Immutable code: `CRS-…` of a course, `LSN-…` of a lesson. */
    code: string;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Title of the record. */
    title: BilingualView;
}
export interface EnrollmentView {
    /** @description Id of the record. */
    id: number;
    /**
     * @description Status of the seat: `active`, `completed` once every lesson was done, or `cancelled`.
     * @enum {string}
     */
    status: "active" | "completed" | "cancelled";
    /** @description Percentage of the published lessons that are done. */
    progress: number;
    /** @description Number of published lessons that are done. */
    completed_lessons: number;
    /** @description Number of published lessons. */
    total_lessons: number;
    /** @description Student of the record. */
    student: EnrolledStudentView;
    /** @description Course of the record. */
    course: EnrolledInView;
    /**
     * Format: date-time
     * @description Time at which a lesson was last opened, in UTC; null until then. (format date-time)
     */
    last_accessed_at: string | null;
    /**
     * Format: date-time
     * @description Time at which all lessons were first done, in UTC; null until then. (format date-time)
     */
    completed_at: string | null;
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
export interface SeatFindingView {
    /**
     * @description `status`: status or end differ from the grants; `line_without_grant`: a paid course without a grant; `grant_without_payment`: a grant of an order that is not paid, or of a refunded line; `refund_without_revocation`: a refund that revoked nothing; `seat_without_grant`; `completed_while_active`; `student_count`: the count of a course differs from its seats; `instructor_student_count`: that of an instructor.
     * @enum {string}
     */
    check: "status" | "line_without_grant" | "grant_without_payment" | "refund_without_revocation" | "seat_without_grant" | "completed_while_active" | "student_count" | "instructor_student_count";
    /** @description Id of the seat; null where the student has none, and for a course or instructor. */
    enrollment_id: number | null;
    /** @description Reference of the order; null without one. */
    order_reference: string | null;
    /** @description Stored value. */
    says: string;
    /** @description Value by the grants and orders. */
    should_say: string;
}
export interface StaffNameView {
    /** @description Id of the staff account. */
    id: number;
    /** @description Given and family name. */
    name: string;
}
export interface SeatGrantView {
    /** @description Id of the grant. */
    id: number;
    /**
     * @description Origin of the grant: an order, a free course, staff, or an account linked to an instructor.
     * @enum {string}
     */
    source: "order" | "free" | "staff" | "instructor";
    /** @description Reference of the order; null for a grant by staff. */
    order_reference: string | null;
    /**
     * Format: date-time
     * @description Time of the grant, in UTC. (format date-time)
     */
    granted_at: string;
    /** @description Staff account that granted it; null for an order. */
    granted_by: StaffNameView | null;
    /**
     * Format: date-time
     * @description End of the grant, exclusive, in UTC; null without an end. (format date-time)
     */
    ends_at: string | null;
    /**
     * Format: date-time
     * @description Time of the revocation, in UTC; null while the grant is active. (format date-time)
     */
    revoked_at: string | null;
    /** @description Staff account that revoked it; null while active and for other revocations. */
    revoked_by: StaffNameView | null;
    /**
     * @description Cause of the revocation: a `refund` of the order, `staff`, the end (`ended`), or the `repair` of a finding; null while active.
     * @enum {string|null}
     */
    revoked_cause: "refund" | "staff" | "ended" | "repair" | null;
    /** @description Reason for the grant or, once revoked, for the revocation; null without one. */
    reason: string | null;
}
export interface EnrollmentDetailView {
    /** @description Id of the record. */
    id: number;
    /**
     * @description Status of the seat: `active`, `completed` once every lesson was done, or `cancelled`.
     * @enum {string}
     */
    status: "active" | "completed" | "cancelled";
    /** @description Percentage of the published lessons that are done. */
    progress: number;
    /** @description Number of published lessons that are done. */
    completed_lessons: number;
    /** @description Number of published lessons. */
    total_lessons: number;
    /** @description Student of the record. */
    student: EnrolledStudentView;
    /** @description Course of the record. */
    course: EnrolledInView;
    /**
     * Format: date-time
     * @description Time at which a lesson was last opened, in UTC; null until then. (format date-time)
     */
    last_accessed_at: string | null;
    /**
     * Format: date-time
     * @description Time at which all lessons were first done, in UTC; null until then. (format date-time)
     */
    completed_at: string | null;
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
     * @description Latest end of the active grants, in UTC; null when one has no end and when none is active. (format date-time)
     */
    held_until: string | null;
    /** @description Whether staff opened all lessons for the student; always false at present. */
    is_unlocked: boolean;
    /** @description Grants of the seat, which is cancelled when none is active. */
    grants: SeatGrantView[];
}
export interface HistoryEntryView {
    /** @description Id of the entry. */
    id: number;
    /**
     * Format: date-time
     * @description Time of the change, in UTC. (format date-time)
     */
    at: string;
    /** @description The change in one word, such as `granted`. */
    action: string;
    /** @description The staff account; null for students, processors, jobs, and erased accounts. */
    actor: StaffNameView | null;
    /** @description Values before the change; null without any. */
    before: {
        [key: string]: unknown;
    } | null;
    /** @description Values after the change; null without any. */
    after: {
        [key: string]: unknown;
    } | null;
    /** @description Reason of the change; null without one. */
    reason: string | null;
}
export interface EnrollmentBody {
    /** @description Id of the student. (minimum 1, maximum 2147483647) */
    user_id: number;
    /** @description Id of the course. (minimum 1, maximum 2147483647) */
    course_id: number;
    /**
     * Format: date-time
     * @description End of the grant, exclusive, in the future; no end when left out. (format date-time)
     */
    ends_at?: string | null;
    /** @description Reason for the grant, for staff. (minLength 1, maxLength 500) */
    reason?: string | null;
}
export interface EnrollmentChangeBody {
    /**
     * @description Status to set: `active` adds a grant, `cancelled` revokes all grants.
     * @enum {string}
     */
    status: "active" | "cancelled";
}
export interface GrantEndBody {
    /**
     * Format: date-time
     * @description End of the grant, exclusive, in the future; null for no end. (format date-time)
     */
    ends_at: string | null;
    /** @description Reason for the change, for staff. (minLength 1, maxLength 500) */
    reason?: string | null;
}
export interface GrantRevocationBody {
    /** @description Reason for the revocation, for staff. (minLength 1, maxLength 500) */
    reason: string;
}
export interface CourseTeacherView {
    /** @description Id of the record. */
    id: number;
    /** @description Unique name for addresses, in lower case. */
    username: string;
    /** @description Name of the record or person. */
    name: string;
    /** @description Address of the portrait; null without one. */
    photo_url: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface EnrolledCourseView {
    /** @description Id of the course. */
    id: number;
    /** @description Id of the seat in the course. */
    enrollment_id: number;
    /** @description Immutable code: `CRS-…` of a course, `LSN-…` of a lesson. */
    code: string;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Title of the record. */
    title: string;
    /** @description Summary, in one line. */
    summary: string;
    /**
     * @description Type of the course: `live` takes place as classes, `recorded` can be watched at any time.
     * @enum {string}
     */
    type: "live" | "recorded";
    /**
     * @description Level of difficulty.
     * @enum {string}
     */
    level: "beginner" | "intermediate" | "advanced" | "all_levels";
    /**
     * @description Language of instruction.
     * @enum {string}
     */
    language: "en" | "ar";
    /** @description Address of the cover picture; null without one. */
    cover_url: string | null;
    /** @description Length of all published lessons, in minutes. */
    duration: number;
    /** @description Instructor of the course; null without one, or while deleted or inactive. */
    instructor: CourseTeacherView | null;
    /**
     * @description Status of the seat: `active`, `completed` once every lesson was done, or `cancelled`.
     * @enum {string}
     */
    status: "active" | "completed" | "cancelled";
    /** @description Percentage of the published lessons that are done. */
    progress: number;
    /** @description Number of published lessons that are done. */
    completed_lessons: number;
    /** @description Number of published lessons. */
    total_lessons: number;
    /** @description Id of the last opened lesson; null until one is opened. */
    last_accessed_lesson_id: number | null;
    /** @description Code of the last opened lesson; null until one is opened. */
    last_accessed_lesson_code: string | null;
    /**
     * Format: date-time
     * @description Time at which a lesson was last opened, in UTC; null until then. (format date-time)
     */
    last_accessed_at: string | null;
    /**
     * Format: date-time
     * @description Time of the enrolment, in UTC. (format date-time)
     */
    enrolled_at: string;
    /**
     * Format: date-time
     * @description Time at which all lessons were first done, in UTC; null until then. (format date-time)
     */
    completed_at: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface SeatReasonView {
    /**
     * @description Origin of the grant: an order, a free course, staff, or an account linked to an instructor.
     * @enum {string}
     */
    source: "order" | "free" | "staff" | "instructor";
    /**
     * Format: date-time
     * @description Time of the grant, in UTC. (format date-time)
     */
    since: string;
    /**
     * Format: date-time
     * @description End of the grant, in UTC; null without an end. (format date-time)
     */
    until: string | null;
    /** @description Reference of the order; null for a grant by staff. */
    order_reference: string | null;
}
export interface SeatReasonsView {
    /**
     * Format: date-time
     * @description End of the seat, in UTC; null without an end. (format date-time)
     */
    held_until: string | null;
    /** @description Active grants of the seat. */
    reasons: SeatReasonView[];
}
export interface LearnedResourceView {
    /** @description Id of the record. */
    id: number;
    /** @description Title of the record. */
    title: string;
    /**
     * @description Kind of the resource: a stored file, or a web address.
     * @enum {string}
     */
    type: "file" | "link";
    /** @description Address of the file. */
    url: string;
}
export interface LearnedLessonView {
    /** @description Id of the record. */
    id: number;
    /** @description Immutable code: `CRS-…` of a course, `LSN-…` of a lesson. */
    code: string;
    /** @description Title of the record. */
    title: string;
    /** @description Summary, in one line. */
    summary: string;
    /** @description Text of the lesson, in the language of the request. Plain text: an empty line separates paragraphs; neither Markdown nor HTML. */
    content: string;
    /** @description Address of the video of the lesson; null without one. */
    video_url: string | null;
    /** @description Length in minutes. */
    duration: number;
    /** @description Whether anyone may open text, video and files of the lesson, without a seat. */
    is_free_preview: boolean;
    /**
     * @description Status of the lesson for the student.
     * @enum {string}
     */
    status: "not_started" | "completed";
    /**
     * Format: date-time
     * @description Time at which the lesson was first done, in UTC; null until then. (format date-time)
     */
    completed_at: string | null;
    /** @description Whether the student has a note on the lesson. */
    has_note: boolean;
    /** @description Files and links of the lesson. */
    resources: LearnedResourceView[];
}
export interface LearnedSectionView {
    /** @description Id of the record. */
    id: number;
    /** @description Title of the record. */
    title: string;
    /** @description Description, in some sentences. */
    description: string;
    /** @description Lessons in their order. */
    lessons: LearnedLessonView[];
}
export interface CourseContentView {
    /** @description Id of the course. */
    id: number;
    /** @description Id of the seat in the course. */
    enrollment_id: number;
    /** @description Immutable code: `CRS-…` of a course, `LSN-…` of a lesson. */
    code: string;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Title of the record. */
    title: string;
    /** @description Summary, in one line. */
    summary: string;
    /**
     * @description Type of the course: `live` takes place as classes, `recorded` can be watched at any time.
     * @enum {string}
     */
    type: "live" | "recorded";
    /**
     * @description Level of difficulty.
     * @enum {string}
     */
    level: "beginner" | "intermediate" | "advanced" | "all_levels";
    /**
     * @description Language of instruction.
     * @enum {string}
     */
    language: "en" | "ar";
    /** @description Address of the cover picture; null without one. */
    cover_url: string | null;
    /** @description Length of all published lessons, in minutes. */
    duration: number;
    /** @description Instructor of the course; null without one, or while deleted or inactive. */
    instructor: CourseTeacherView | null;
    /**
     * @description Status of the seat: `active`, `completed` once every lesson was done, or `cancelled`.
     * @enum {string}
     */
    status: "active" | "completed" | "cancelled";
    /** @description Percentage of the published lessons that are done. */
    progress: number;
    /** @description Number of published lessons that are done. */
    completed_lessons: number;
    /** @description Number of published lessons. */
    total_lessons: number;
    /** @description Id of the last opened lesson; null until one is opened. */
    last_accessed_lesson_id: number | null;
    /** @description Code of the last opened lesson; null until one is opened. */
    last_accessed_lesson_code: string | null;
    /**
     * Format: date-time
     * @description Time at which a lesson was last opened, in UTC; null until then. (format date-time)
     */
    last_accessed_at: string | null;
    /**
     * Format: date-time
     * @description Time of the enrolment, in UTC. (format date-time)
     */
    enrolled_at: string;
    /**
     * Format: date-time
     * @description Time at which all lessons were first done, in UTC; null until then. (format date-time)
     */
    completed_at: string | null;
    /** @description Description, in some sentences. */
    description: string;
    /** @description End of the seat, and its grants. */
    seat: SeatReasonsView;
    /** @description Sections in their order, each with its lessons. */
    sections: LearnedSectionView[];
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface LastAccessedBody {
    /** @description Id of a lesson of the course. (minimum 1, maximum 2147483647) */
    last_accessed_lesson_id: number;
}
export interface LessonCompletedView {
    /** @description Code of the lesson, such as `LSN-10001`. */
    lesson_code: string;
    /**
     * Format: date-time
     * @description Time at which the lesson was first done, in UTC. (format date-time)
     */
    completed_at: string;
    /** @description Code of the course, such as `CRS-1001`. */
    course_code: string;
    /**
     * @description Status of the seat: `completed` once every lesson was done.
     * @enum {string}
     */
    status: "active" | "completed" | "cancelled";
    /** @description Percentage of the published lessons that are done. */
    progress: number;
    /** @description Number of published lessons that are done. */
    completed_lessons: number;
    /** @description Number of published lessons. */
    total_lessons: number;
    /**
     * Format: date-time
     * @description Time at which all lessons of the course were first done, in UTC; null until then. (format date-time)
     */
    course_completed_at: string | null;
}
export interface LessonNoteView {
    /** @description Code of the lesson, such as `LSN-10001`. */
    lesson_code: string;
    /** @description Text of the note; empty without a note. */
    body: string;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string | null;
}
export interface LessonNoteBody {
    /** @description Text of the note; an empty text deletes it. (minLength 0, maxLength 10000) */
    body: string;
}
export interface StudentView {
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
    /** @description ISO 3166-1 numeric code of the country. */
    country_id: number | null;
    /** @description Address of the profile picture; null without one. */
    profile_picture: string | null;
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
export interface KpisView {
    /** @description Number of courses in which the student is enrolled. */
    enrolled_courses: number;
    /** @description Number of enrolled courses that are not completed. */
    active_courses: number;
    /** @description Number of courses of which every lesson was done. */
    completed_courses: number;
    /** @description Average progress of the enrolled courses, in percent. */
    average_progress: number;
    /** @description Number of published lessons that are done. */
    completed_lessons: number;
    /** @description Number of published lessons. */
    total_lessons: number;
    /** @description Length of the lessons that are done, in minutes. */
    learning_minutes: number;
    /** @description Number of quizzes with an attempt. */
    quizzes_attempted: number;
    /** @description Average of the best attempt at each quiz, in percent; null without attempts. */
    average_quiz_score: number | null;
    /** @description Number of assignments that are not submitted and not yet due. */
    assignments_pending: number;
}
export interface UpcomingView {
    /**
     * @description Kind of the entry: a class or an assignment.
     * @enum {string}
     */
    kind: "class" | "assignment";
    /** @description Id of the class or of the assignment. */
    id: number;
    /** @description Title, in the language of the request. */
    title: string;
    /** @description Code of the course, such as `CRS-1001`. */
    course_code: string;
    /** @description Title of the course, in the language of the request. */
    course_title: string;
    /**
     * Format: date-time
     * @description Start of the class, or deadline of the assignment, in UTC. (format date-time)
     */
    at: string;
}
export interface OverviewView {
    /** @description Student of the record. */
    student: StudentView;
    /** @description Figures of the enrolled courses. */
    kpis: KpisView;
    /** @description Courses to continue, last opened first; at most three. */
    continue_learning: EnrolledCourseView[];
    /** @description Classes and deadlines of the next seven days, the soonest first; at most five. */
    upcoming: UpcomingView[];
    /** @description Number of unread notifications. */
    unread_notifications: number;
    /** @description Number of unread messages of instructors. */
    unread_messages: number;
}
export interface RadarSpokeView {
    /** @description Key of the spoke in the setting. */
    key: string;
    /** @description Label, in the language of the request. */
    label: string;
    /** @description Value from 0 to 100. */
    value: number;
}
export interface FoundCourseView {
    /** @description Id of the record. */
    id: number;
    /** @description Immutable code: `CRS-…` of a course, `LSN-…` of a lesson. */
    code: string;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Title, in the language of the request. */
    title: string;
    /**
     * @description Type of the course: `live` takes place as classes, `recorded` can be watched at any time.
     * @enum {string}
     */
    type: "live" | "recorded";
    /** @description Address of the cover picture; null without one. */
    cover_url: string | null;
    /** @description Whether the student is enrolled. */
    is_enrolled: boolean;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface FoundLessonView {
    /** @description Id of the record. */
    id: number;
    /** @description Immutable code: `CRS-…` of a course, `LSN-…` of a lesson. */
    code: string;
    /** @description Title, in the language of the request. */
    title: string;
    /** @description Code of the course, such as `CRS-1001`. */
    course_code: string;
    /** @description Title of the course, in the language of the request. */
    course_title: string;
}
export interface FoundInstructorView {
    /** @description Id of the record. */
    id: number;
    /** @description Unique name for addresses, in lower case. */
    username: string;
    /** @description Name, in the language of the request. */
    name: string;
    /** @description Line under the name, in the language of the request. */
    headline: string;
    /** @description Address of the portrait; null without one. */
    photo_url: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface SearchView {
    /** @description Courses of the catalogue and enrolled ones that match. */
    courses: FoundCourseView[];
    /** @description Lessons of enrolled courses whose title matches. */
    lessons: FoundLessonView[];
    /** @description Active instructors whose name, specialty or username matches. */
    instructors: FoundInstructorView[];
}
export interface OrderLineView {
    /** @description Id of the course. */
    course_id: number;
    /** @description Immutable code: `CRS-…` of a course, `LSN-…` of a lesson. */
    code: string;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description As it was at checkout. */
    title: BilingualView;
    /** @description Picture of the course as it is now; null without one. */
    cover_url: string | null;
    /** @description As it was at checkout. In units of the currency, with at most two decimals. */
    price: number;
    /** @description As it was at checkout. */
    discount_percentage: number;
    /** @description The price less the discount. In units of the currency, with at most two decimals. */
    charged: number;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface OrderStudentView {
    /** @description Id of the record. */
    id: number;
    /** @description Unique name for addresses, in lower case. */
    username: string;
    /** @description Given name. */
    first_name: string;
    /** @description Family name. */
    last_name: string;
    /** @description E-mail address, also used to sign in. */
    email: string;
}
export interface StaffOrderView {
    /** @description Id of the record. */
    id: number;
    /** @description Number of the order for students and mails, such as `CO-10001`. */
    reference: string;
    /**
     * @description `pending` waits for payment, `failed` was not paid, `refunded` closed the courses.
     * @enum {string}
     */
    status: "pending" | "paid" | "failed" | "refunded";
    /**
     * @description Payment processor; `free` for orders that cost nothing.
     * @enum {string}
     */
    gateway: "stripe" | "paypal" | "free";
    /**
     * @description Null where nothing was to be paid.
     * @enum {string|null}
     */
    payment_method: "card" | "wallet" | null;
    /** @description ISO 4217 code of the currency, such as `USD`. */
    currency: string;
    /** @description Sum of the charges of the lines shown. In units of the currency, with at most two decimals. */
    total: number;
    /** @description The courses of the order with their prices. */
    lines: OrderLineView[];
    /** @description Id at the processor of the successful payment, or of the latest. */
    session_id: string | null;
    /**
     * Format: date-time
     * @description Until when the order waits for money that the processor says is under way, such as a bank debit; null where none is. (format date-time)
     */
    payment_processing_until: string | null;
    /**
     * Format: date-time
     * @description When the order was paid, in UTC; null until then. (format date-time)
     */
    paid_at: string | null;
    /**
     * Format: date-time
     * @description When the order failed, in UTC; null otherwise. (format date-time)
     */
    failed_at: string | null;
    /**
     * Format: date-time
     * @description When the order was refunded in full, in UTC; null otherwise. (format date-time)
     */
    refunded_at: string | null;
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
    /** @description Student of the record. */
    student: OrderStudentView;
}
export interface DetailOrderLineView {
    /** @description Id of the course. */
    course_id: number;
    /** @description Immutable code: `CRS-…` of a course, `LSN-…` of a lesson. */
    code: string;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description As it was at checkout. */
    title: BilingualView;
    /** @description Picture of the course as it is now; null without one. */
    cover_url: string | null;
    /** @description As it was at checkout. In units of the currency, with at most two decimals. */
    price: number;
    /** @description As it was at checkout. */
    discount_percentage: number;
    /** @description The price less the discount. In units of the currency, with at most two decimals. */
    charged: number;
    /**
     * Format: date-time
     * @description When its charge was refunded, in UTC; null otherwise. (format date-time)
     */
    refunded_at: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface OrderRefundView {
    /** @description Id of the refund. */
    id: number;
    /**
     * @description `ask` requests the money from the processor; `assign` names the courses of money that went back there.
     * @enum {string}
     */
    mode: "ask" | "assign";
    /**
     * @description `asked` until the processor reports the money; `done` closed the courses; `failed` was refused and changed nothing.
     * @enum {string}
     */
    status: "asked" | "done" | "failed";
    /** @description Charge of its courses. */
    amount: number;
    /** @description Ids of its courses. */
    course_ids: number[];
    /** @description Other grants that hold one of the courses now, so that it stays open after the refund. */
    still_held_by: ("order" | "free" | "staff" | "instructor")[];
    /** @description The reason that was given; null once erased. */
    reason: string | null;
    /** @description The staff account; null once erased. */
    asked_by: StaffNameView | null;
    /**
     * Format: date-time
     * @description When it was asked for, in UTC. (format date-time)
     */
    asked_at: string;
    /**
     * Format: date-time
     * @description When it was done or failed, in UTC; null until then. (format date-time)
     */
    ended_at: string | null;
    /** @description Why the processor refused, or the latest attempt failed. */
    error: string | null;
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
export interface StaffOrderDetailView {
    /** @description Id of the record. */
    id: number;
    /** @description Number of the order for students and mails, such as `CO-10001`. */
    reference: string;
    /**
     * @description `pending` waits for payment, `failed` was not paid, `refunded` closed the courses.
     * @enum {string}
     */
    status: "pending" | "paid" | "failed" | "refunded";
    /**
     * @description Payment processor; `free` for orders that cost nothing.
     * @enum {string}
     */
    gateway: "stripe" | "paypal" | "free";
    /**
     * @description Null where nothing was to be paid.
     * @enum {string|null}
     */
    payment_method: "card" | "wallet" | null;
    /** @description ISO 4217 code of the currency, such as `USD`. */
    currency: string;
    /** @description Sum of the charges of the lines shown. In units of the currency, with at most two decimals. */
    total: number;
    /** @description The courses of the order with their prices and refunds. */
    lines: DetailOrderLineView[];
    /** @description Id at the processor of the successful payment, or of the latest. */
    session_id: string | null;
    /**
     * Format: date-time
     * @description Until when the order waits for money that the processor says is under way, such as a bank debit; null where none is. (format date-time)
     */
    payment_processing_until: string | null;
    /**
     * Format: date-time
     * @description When the order was paid, in UTC; null until then. (format date-time)
     */
    paid_at: string | null;
    /**
     * Format: date-time
     * @description When the order failed, in UTC; null otherwise. (format date-time)
     */
    failed_at: string | null;
    /**
     * Format: date-time
     * @description When the order was refunded in full, in UTC; null otherwise. (format date-time)
     */
    refunded_at: string | null;
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
    /** @description Student of the record. */
    student: OrderStudentView;
    /** @description What has gone back so far, in units of the currency, with at most two decimals. */
    refunded_total: number;
    /** @description The part of `refunded_total` that belongs to no course, as it was refunded at the processor; it closes nothing. */
    unassigned_refund: number;
    /** @description Refunds of single courses, the earliest first. */
    refunds: OrderRefundView[];
    /** @description Every payment attempt with the reports of the processors. */
    payments: PaymentView[];
    /** @description Reports that refer to this order but to none of its payments. */
    unknown_payment_events: PaymentEventView[];
}
export interface OrderRefundBody {
    /** @description Courses of the order. Duplicates are ignored. (minItems 1, maxItems 50) */
    course_ids: number[];
    /**
     * @description `ask` requests the money from the processor, `assign` names the courses of money that went back there.
     * @enum {string}
     */
    mode: "ask" | "assign";
    /** @description Why the courses are refunded, for staff. (minLength 1, maxLength 500) */
    reason: string;
}
export interface OfferedMethodView {
    /**
     * @description Value for `payment_method` of a checkout.
     * @enum {string}
     */
    method: "card" | "wallet";
    /**
     * @description The payment processor.
     * @enum {string}
     */
    gateway: "stripe" | "paypal";
    /** @description Paid on a page of the processor, to which `redirect_url` leads. */
    hosted: boolean;
    /**
     * @description Whether real money moves.
     * @enum {string}
     */
    mode: "test" | "live";
}
export interface PaymentMethodsView {
    /** @description In the order they are offered. */
    methods: OfferedMethodView[];
    /** @description Whether the processors are simulated, so that no money moves. */
    simulated: boolean;
}
export interface OrderView {
    /** @description Id of the record. */
    id: number;
    /** @description Number of the order for students and mails, such as `CO-10001`. */
    reference: string;
    /**
     * @description `pending` waits for payment, `failed` was not paid, `refunded` closed the courses.
     * @enum {string}
     */
    status: "pending" | "paid" | "failed" | "refunded";
    /**
     * @description Payment processor; `free` for orders that cost nothing.
     * @enum {string}
     */
    gateway: "stripe" | "paypal" | "free";
    /**
     * @description Null where nothing was to be paid.
     * @enum {string|null}
     */
    payment_method: "card" | "wallet" | null;
    /** @description ISO 4217 code of the currency, such as `USD`. */
    currency: string;
    /** @description Sum of the charges of all lines. In units of the currency, with at most two decimals. */
    total: number;
    /** @description The courses of the order with their prices. */
    lines: OrderLineView[];
    /** @description Id at the processor of the successful payment, or of the latest. */
    session_id: string | null;
    /**
     * Format: date-time
     * @description Until when the order waits for money that the processor says is under way, such as a bank debit; null where none is. (format date-time)
     */
    payment_processing_until: string | null;
    /**
     * Format: date-time
     * @description When the order was paid, in UTC; null until then. (format date-time)
     */
    paid_at: string | null;
    /**
     * Format: date-time
     * @description When the order failed, in UTC; null otherwise. (format date-time)
     */
    failed_at: string | null;
    /**
     * Format: date-time
     * @description When the order was refunded in full, in UTC; null otherwise. (format date-time)
     */
    refunded_at: string | null;
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
    /** @description Address of the payment page while the order is pending. */
    redirect_url: string | null;
}
export interface CheckoutBody {
    /** @description One course; or `course_slug`, or several by `course_ids`. (minimum 1, maximum 2147483647) */
    course_id?: number | null;
    /** @description Duplicates are ignored. (minItems 1, maxItems 50) */
    course_ids?: number[] | null;
    /** @description One course by slug or code, instead of `course_id`. (minLength 1, maxLength 120) */
    course_slug?: string | null;
    /** @description Courses by slug or code. (minItems 1, maxItems 50) */
    course_slugs?: string[] | null;
    /**
     * @description Needed unless the courses cost nothing.
     * @enum {string|null}
     */
    payment_method?: "card" | "wallet" | null;
    /**
     * @description Language of mails and of the payment page; by default that of the request.
     * @enum {string|null}
     */
    locale?: "en" | "ar" | null;
    /** @description Address to which the browser returns after a hosted payment, on an origin of `CORS_ORIGIN` or of the site; the page of the site when omitted. (minLength 0, maxLength 2000) */
    return_url_ok?: string | null;
    /** @description Address to which the browser returns after a cancelled payment, on an origin of `CORS_ORIGIN` or of the site; the page of the site when omitted. (minLength 0, maxLength 2000) */
    return_url_cancel?: string | null;
}
export interface WebhookView {
    /**
     * @description Always true; failures have another status.
     * @enum {boolean}
     */
    received: true;
}
export interface StaffPostView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Title of the record. */
    title: BilingualView;
    /** @description Short text for lists. */
    excerpt: BilingualView;
    /** @description Address of the cover picture; null without one. */
    cover_url: string | null;
    /** @description Name of the author. */
    author: BilingualView;
    /** @description Tags in lower case with hyphens between words, in any script. */
    tags: string[];
    /**
     * Format: date-time
     * @description Time of the first publication, in UTC; null before it. (format date-time)
     */
    published_at: string | null;
    /** @description Text of the post. */
    body: BilingualView;
    /**
     * @description Status of the post; a draft is shown to staff only.
     * @enum {string}
     */
    status: "draft" | "published";
    /** @description Warnings for staff, which refuse nothing. `no_text`: its text is missing in a language. */
    warnings: "no_text"[];
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
export interface BilingualText100000OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 100000) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 100000) */
    ar?: string | null;
}
export interface PostBody {
    /** @description Title of the record. */
    title: BilingualText200;
    /** @description Name in addresses; generated from the English title when left out. (maxLength 120) */
    slug?: string | null;
    /** @description Short text for lists. A plain string is used for both languages. */
    excerpt?: string | BilingualText500OrEmptyEnglishFirst | null;
    /** @description Text of the post. A plain string is used for both languages. */
    body?: string | BilingualText100000OrEmptyEnglishFirst | null;
    /** @description Address of a picture of this service or of the web. (minLength 1, maxLength 500) */
    cover_url?: string | null;
    /** @description Name of the author. A plain string is used for both languages. */
    author?: string | BilingualText120OrEmptyEnglishFirst | null;
    /** @description Tags, stored in lower case with hyphens between words, in any script, without duplicates. (minItems 0, maxItems 20) */
    tags?: string[] | null;
    /**
     * @description Status of the post; `published` shows it to everyone. `draft` when left out.
     * @enum {string|null}
     */
    status?: "draft" | "published" | null;
}
export interface PostChangeBody {
    /** @description Title of the record. */
    title?: BilingualText200;
    /** @description Name in addresses. (maxLength 120) */
    slug?: string | null;
    /** @description Short text for lists. A plain string is used for both languages. */
    excerpt?: string | BilingualText500OrEmptyEnglishFirst | null;
    /** @description Text of the post. A plain string is used for both languages. */
    body?: string | BilingualText100000OrEmptyEnglishFirst | null;
    /** @description Address of a picture of this service or of the web. (minLength 1, maxLength 500) */
    cover_url?: string | null;
    /** @description Name of the author. A plain string is used for both languages. */
    author?: string | BilingualText120OrEmptyEnglishFirst | null;
    /** @description Tags, stored in lower case with hyphens between words, in any script, without duplicates. (minItems 0, maxItems 20) */
    tags?: string[] | null;
    /**
     * @description Status of the post; `published` shows it to everyone.
     * @enum {string|null}
     */
    status?: "draft" | "published" | null;
}
export interface PostCardView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Title of the record. */
    title: BilingualView;
    /** @description Short text for lists. */
    excerpt: BilingualView;
    /** @description Address of the cover picture; null without one. */
    cover_url: string | null;
    /** @description Name of the author. */
    author: BilingualView;
    /** @description Tags in lower case with hyphens between words, in any script. */
    tags: string[];
    /**
     * Format: date-time
     * @description Time of the first publication, in UTC; null before it. (format date-time)
     */
    published_at: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface TagView {
    /** @description Slug of the tag. */
    tag: string;
    /** @description Number of published posts with the tag. */
    count: number;
}
export interface PostView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Title of the record. */
    title: BilingualView;
    /** @description Short text for lists. */
    excerpt: BilingualView;
    /** @description Address of the cover picture; null without one. */
    cover_url: string | null;
    /** @description Name of the author. */
    author: BilingualView;
    /** @description Tags in lower case with hyphens between words, in any script. */
    tags: string[];
    /**
     * Format: date-time
     * @description Time of the first publication, in UTC; null before it. (format date-time)
     */
    published_at: string | null;
    /** @description Text of the post. */
    body: BilingualView;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
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
    /** @description Id of the instructor; null without one. */
    instructor_id: number | null;
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
     * @description Password with at least 8 characters and at most 72 bytes. (format password, minLength 8)
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
    /** @description Id of the instructor; null without one. */
    instructor_id: number | null;
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
     * @description E-mail address, also used to sign in. (format email)
     */
    email: string;
    /**
     * Format: password
     * @description Password with at least 8 characters and at most 72 bytes. (format password, minLength 8)
     */
    password: string;
    /**
     * Format: password
     * @description Repetition of the password; required exactly when a password is sent. (format password)
     */
    password_confirmation: string;
    /** @description Ids of the roles; requires the permission to assign roles. (minItems 0, maxItems 200) */
    role_ids?: number[] | null;
    /** @description Id of the instructor; null without one. (minimum 1, maximum 2147483647) */
    instructor_id?: number | null;
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
     * @description Password with at least 8 characters and at most 72 bytes. (format password, minLength 8)
     */
    password?: string | null;
    /**
     * Format: password
     * @description Repetition of the password; required exactly when a password is sent. (format password)
     */
    password_confirmation?: string | null;
    /** @description Ids of the roles that replace the current ones; requires the permission to assign roles. (minItems 0, maxItems 200) */
    role_ids?: number[] | null;
    /** @description Id of the instructor; null without one. (minimum 1, maximum 2147483647) */
    instructor_id?: number | null;
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
export interface PublicSettingsView {
    /** @description Name of the school. */
    site_name: string;
    /** @description Name of the school in Arabic; empty where it has none. */
    site_name_ar: string;
    /** @description Line under the name, in English. */
    site_tagline_en: string;
    /** @description Line under the name, in Arabic. */
    site_tagline_ar: string;
    /** @description E-mail address for visitors. */
    support_email: string;
    /** @description Phone number for visitors. */
    support_phone: string;
    /** @description Language of requests without a supported language: en or ar. */
    default_locale: string;
    /** @description Time zone of calendar days. */
    timezone: string;
    /** @description Currency of every price. */
    currency: string;
    /** @description Courses on a page of the catalogue when a request sends no page size, 1 to 100. */
    courses_per_page: number;
    /** @description Languages of bilingual texts (`{en, ar}`). */
    languages: ("en" | "ar")[];
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
export interface CountryView {
    /** @description Numeric code of ISO 3166-1. */
    id: number;
    /** @description Two-letter code of ISO 3166-1. */
    code: string;
    /** @description Name in the language of the request. */
    name: string;
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
export interface StudentRegisteredView {
    /** @description Token to send as `Authorization: Bearer <token>`. */
    token: string;
    /** @description Student who is signed in. */
    user: StudentView;
    /** @description Whether the mail with the confirmation link was sent. */
    verification_email_sent: boolean;
}
export interface StudentRegisterBody {
    /** @description Given name. (minLength 1, maxLength 100) */
    first_name: string;
    /** @description Family name. (minLength 1, maxLength 100) */
    last_name: string;
    /**
     * Format: email
     * @description E-mail address, also used to sign in. (format email)
     */
    email: string;
    /** @description With the country code. */
    phone?: string | null;
    /**
     * Format: password
     * @description Password with at least 8 characters and at most 72 bytes. (format password, minLength 8)
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
export interface EmailVerifiedView {
    /**
     * @description Always true; a failure is an error.
     * @enum {boolean}
     */
    verified: true;
}
export interface EmailTokenBody {
    /** @description Token of the mailed link. (minLength 1, maxLength 255) */
    token: string;
}
export interface StudentSessionView {
    /** @description Token to send as `Authorization: Bearer <token>`. */
    token: string;
    /** @description Student who is signed in. */
    user: StudentView;
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
     * @description Password with at least 8 characters and at most 72 bytes. (format password, minLength 8)
     */
    password: string;
}
export interface OwnDetailsChangeBody {
    /** @description Given name. (minLength 1, maxLength 100) */
    first_name?: string;
    /** @description Family name. (minLength 1, maxLength 100) */
    last_name?: string;
    /**
     * Format: email
     * @description E-mail address, also used to sign in. (format email)
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
export interface StudentRecordView {
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
    /** @description ISO 3166-1 numeric code of the country. */
    country_id: number | null;
    /** @description Address of the profile picture; null without one. */
    profile_picture: string | null;
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
    /** @description Number of courses of the student that the caller may see. */
    enrollments_count: number;
    /**
     * Format: date-time
     * @description When it was deleted, in UTC; null while it is live. (format date-time)
     */
    deleted_at: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface PersonStatisticView {
    /** @description Number of people who are not deleted. */
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
export interface StudentBody {
    /** @description Given name. (minLength 1, maxLength 100) */
    first_name: string;
    /** @description Family name. (minLength 1, maxLength 100) */
    last_name: string;
    /**
     * Format: email
     * @description E-mail address, also used to sign in. (format email)
     */
    email: string;
    /** @description With the country code. */
    phone?: string | null;
    /** @description Identifies the account in addresses; stored in lower case. (minLength 1, maxLength 40, pattern ^[a-z][a-z0-9._-]{0,39}$) */
    username?: string | null;
    /** @description ISO 3166-1 numeric code of the country. (minimum 1, maximum 2147483647) */
    country_id?: number | null;
    /** @description Address of an image, as returned by an upload. (minLength 1, maxLength 2000) */
    profile_picture?: string | null;
    /**
     * Format: password
     * @description Password with at least 8 characters and at most 72 bytes. (format password, minLength 8)
     */
    password: string;
    /** @description If sent, it must equal the password. */
    password_confirmation?: string | null;
}
export interface StudentChangeBody {
    /** @description Given name. (minLength 1, maxLength 100) */
    first_name?: string;
    /** @description Family name. (minLength 1, maxLength 100) */
    last_name?: string;
    /**
     * Format: email
     * @description E-mail address, also used to sign in. (format email)
     */
    email?: string;
    /** @description With the country code. */
    phone?: string | null;
    /** @description Identifies the account in addresses; stored in lower case. (minLength 1, maxLength 40, pattern ^[a-z][a-z0-9._-]{0,39}$) */
    username?: string | null;
    /** @description ISO 3166-1 numeric code of the country. (minimum 1, maximum 2147483647) */
    country_id?: number | null;
    /** @description Address of an image, as returned by an upload. (minLength 1, maxLength 2000) */
    profile_picture?: string | null;
}
export interface StudentPasswordBody {
    /**
     * Format: password
     * @description Password with at least 8 characters and at most 72 bytes. (format password, minLength 8)
     */
    password: string;
    /** @description If sent, it must equal the password. */
    password_confirmation?: string | null;
}
export interface ResentView {
    /** @description Whether the mail was sent. */
    sent: boolean;
    /** @description True when no mail server is configured, so that nothing was sent. */
    simulated: boolean;
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
export interface StatusView {
    /**
     * @description Whether the service can process requests.
     * @enum {string}
     */
    status: "ok" | "unavailable";
}
export interface CompletingStudentView {
    /** @description Id of the record. */
    id: number;
    /** @description Unique name for addresses, in lower case. */
    username: string;
    /** @description Given name. */
    first_name: string;
    /** @description Family name. */
    last_name: string;
    /** @description E-mail address, also used to sign in. */
    email: string;
}
export interface CompletedView {
    /** @description Id of the record. */
    id: number;
    /** @description Immutable code: `CRS-…` of a course, `LSN-…` of a lesson. */
    code: string;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Title of the record. */
    title: BilingualView;
}
export interface WebhookCompletedCourseView {
    /** @description Id of the enrollment. */
    id: number;
    /** @description Student of the record. */
    student: CompletingStudentView;
    /** @description Course of the record. */
    course: CompletedView;
    /** @description Number of lessons that the student has done. */
    lessons: number;
    /**
     * Format: date-time
     * @description Time at which all lessons were first done, in UTC. (format date-time)
     */
    completed_at: string | null;
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
         * @description Counts categories that are not deleted: all, shown and hidden ones, top-level ones and those with a public course; deleted ones are counted separately. Needs the token of an account with the permission `categories.view`.
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
         * Deleted categories, the latest first
         * @description Lists deleted categories with their time of deletion and the number of public courses that still refer to them. No other list includes them. Needs the token of an account with the permission `categories.delete` or `categories.restore`. Returns one page.
         */
        get: operations["CategoriesStaff_deleted"];
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
         * Restore a deleted category
         * @description Restores a deleted category, so that its address works again. 409 `parent_deleted` while the category above it is deleted. Needs the token of an account with the permission `categories.restore`.
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
         * Categories in curated order
         * @description Lists categories with the number of their public courses: hidden ones too unless `is_active` is sent, but no deleted ones. Open to anyone; no token is read. Returns one page.
         */
        get: operations["Categories_list"];
        put?: never;
        /**
         * Add a category
         * @description Creates a category below `parent_id`, or at the top level, last in the curated order unless `position` is sent. Without a slug, one is generated from the English name. A slug in use or reserved is 409 `slug_taken`. Needs the token of an account with the permission `categories.create`.
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
         * @description Returns a category by its id, also a hidden one; 404 for a deleted one. Open to anyone; no token is read.
         */
        get: operations["Categories_byId"];
        put?: never;
        post?: never;
        /**
         * Delete a category; its courses are kept without one
         * @description Deletes a category; it can be restored. Its courses are shown without a category until then. 409 while it has a subcategory that is not deleted. Needs the token of an account with the permission `categories.delete`.
         */
        delete: operations["CategoriesStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a category
         * @description Changes the fields that are sent. A category cannot be moved below itself or one of its descendants. A hidden one leaves the catalogue while its courses stay. Needs the token of an account with the permission `categories.edit`.
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
         * Active top-level categories in curated order
         * @description Lists all top-level categories that are shown, without pages, for menus. List those below with `parent_id`. Open to anyone; no token is read.
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
    "/api/users/courses/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Active categories with a public course, and the number of these
         * @description Lists the categories that the filter of the catalogue offers, in curated order and without pages. Only public courses are counted. Open to anyone; no token is read.
         */
        get: operations["Categories_withCourses"];
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
         * One category by its slug
         * @description Returns a category by its slug, also a hidden one; 404 for a deleted one. Open to anyone; no token is read.
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
    "/api/instructors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All instructors in curated order
         * @description Lists instructors, inactive ones included, with e-mail addresses and figures of all their courses. An account linked to an instructor gets only that instructor. Needs the token of an account with the permission `instructors.view`. Returns one page.
         */
        get: operations["Instructors_list"];
        put?: never;
        /**
         * Add an instructor
         * @description Creates an instructor; the public sees an active one at once, last in the curated order when no `position` is sent. Without a username, one is generated from the English name. No account is created: link a staff account by its `instructor_id`. Not for accounts linked to an instructor. Needs the token of an account with the permission `instructors.create`.
         */
        post: operations["Instructors_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instructors/statistic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Numbers of instructors
         * @description Counts instructors who are not deleted: all, active, inactive and featured ones. Deleted instructors are counted separately. Needs the token of an account with the permission `instructors.view`.
         */
        get: operations["Instructors_statistic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instructors/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deleted instructors, the latest first
         * @description Lists deleted instructors with the time of deletion. Until an instructor is restored, the courses are shown without one. Needs the token of an account with the permission `instructors.view` or `instructors.delete` or `instructors.restore`. Returns one page.
         */
        get: operations["Instructors_deleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instructors/username/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One instructor by username
         * @description Looks up an instructor by username, ignoring case. Inactive instructors are found, deleted ones are 404. Needs the token of an account with the permission `instructors.view`.
         */
        get: operations["Instructors_byUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instructors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One instructor
         * @description Returns an instructor, active or not. A deleted instructor is 404. Needs the token of an account with the permission `instructors.view`.
         */
        get: operations["Instructors_byId"];
        put?: never;
        post?: never;
        /**
         * Delete an instructor; the courses are kept without one
         * @description Removes an instructor from the directory at once. Courses and conversations stay, and the instructor can be restored. Linked accounts can no longer sign in, and their tokens stop working. Needs the token of an account with the permission `instructors.delete`.
         */
        delete: operations["Instructors_remove"];
        options?: never;
        head?: never;
        /**
         * Change an instructor
         * @description Changes the fields that are sent. An inactive instructor leaves the public directory and search; the courses stay on sale. A linked account can change only its own instructor. Needs the token of an account with the permission `instructors.edit`.
         */
        patch: operations["Instructors_change"];
        trace?: never;
    };
    "/api/instructors/deleted/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted instructor
         * @description Restores a deleted instructor. The courses are shown with the instructor again, and linked accounts can sign in again. Needs the token of an account with the permission `instructors.restore`.
         */
        post: operations["Instructors_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All courses, drafts included, the latest change first
         * @description Lists courses of every status with price, figures and, in `warnings`, what is missing. All filters must match. An account linked to an instructor gets only the data of its courses. Needs the token of an account with the permission `courses.view`. Returns one page.
         */
        get: operations["Courses_list"];
        put?: never;
        /**
         * Add a course
         * @description Creates a course, as a draft unless another `status` is sent; it is sold once it is `published` and `is_public`. It gets a code such as `CRS-1001` and, when no slug is sent, one generated from the English title. Category and instructor must not be deleted. An account linked to an instructor can create only courses of that instructor. Needs the token of an account with the permission `courses.create`.
         */
        post: operations["Courses_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/statistic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Numbers of courses by status and kind
         * @description Counts courses that are not deleted by status and kind, and the public, featured and free ones; deleted courses are counted separately. An account linked to an instructor gets only the data of its courses. Needs the token of an account with the permission `courses.view`.
         */
        get: operations["Courses_statistic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deleted courses, the latest first
         * @description Lists deleted courses with the time of deletion. Enrolled students keep access. An account linked to an instructor gets only the data of its courses. Needs the token of an account with the permission `courses.delete` or `courses.restore`. Returns one page.
         */
        get: operations["Courses_deleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One course by its slug
         * @description Looks up a course of any status by its slug and returns all its texts. A deleted course is 404. Needs the token of an account with the permission `courses.view`.
         */
        get: operations["Courses_bySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One course
         * @description Returns a course of any status with all its texts. A deleted course is 404. Needs the token of an account with the permission `courses.view`.
         */
        get: operations["Courses_byId"];
        put?: never;
        post?: never;
        /**
         * Delete a course; enrolled students keep access
         * @description Removes a course from the catalogue and from sale. Seats, progress, orders and reviews stay, enrolled students keep access, and the course can be restored. Needs the token of an account with the permission `courses.delete`.
         */
        delete: operations["Courses_remove"];
        options?: never;
        head?: never;
        /**
         * Change a course
         * @description Changes the fields that are sent. The first publication sets `published_at`; `draft` and `archived` end the sale, and enrolled students keep access. Prices of existing orders do not change. Needs the token of an account with the permission `courses.edit`.
         */
        patch: operations["Courses_change"];
        trace?: never;
    };
    "/api/courses/deleted/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted course
         * @description Restores a deleted course with its status: a published, public one is on sale again. Needs the token of an account with the permission `courses.restore`.
         */
        post: operations["Courses_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public courses, the latest change first
         * @description Lists published, public courses with price, discount, rating, length and instructor. All filters must match; every word of `title` must occur in a title or the code, and unknown sort keys are ignored. The default of `page_count` is the setting `courses_per_page`. With the token of a student, `held` and `enrollment` describe the seat of the student. Open to anyone. The token of a student adds what the account has; a token that is not valid is ignored. Returns one page.
         */
        get: operations["Catalogue_courses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/courses/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One public course with its curriculum
         * @description Returns a public course with titles and lengths of all published lessons, and with text, video and files of free previews only. A course that is not public is 404, even for its students. With the token of a student, `held` and `enrollment` describe the seat of the student. Open to anyone. The token of a student adds what the account has; a token that is not valid is ignored.
         */
        get: operations["Catalogue_course"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/Instructors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Active instructors in curated order
         * @description Lists active instructors, each with rating, courses and students of all their courses. `specialty` must match completely, ignoring case. Open to anyone; no token is read. Returns one page.
         */
        get: operations["Catalogue_instructors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/Instructors/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One instructor with the public courses
         * @description Returns an active instructor with the latest 100 public courses as cards. The case of the username does not matter; an inactive instructor is 404. Open to anyone. The token of a student adds what the account has; a token that is not valid is ignored.
         */
        get: operations["Catalogue_instructor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/platform/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Totals of the school
         * @description Returns totals for a landing page: students, public courses, active instructors, countries, and the share of published reviews with four or five stars. Open to anyone; no token is read.
         */
        get: operations["Catalogue_figures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{courseId}/sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All sections of a course in their order
         * @description Lists the sections of a course, each with its number of lessons and the minutes of the published ones. The list is not paginated. Needs the token of an account with the permission `curriculum.view`.
         */
        get: operations["Sections_list"];
        put?: never;
        /**
         * Add a section, which goes last
         * @description Creates a section of a course that is not deleted. The course page shows it at once, even without a lesson. Needs the token of an account with the permission `curriculum.create`.
         */
        post: operations["Sections_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{courseId}/sections/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order all sections of a course
         * @description Orders the sections as in `ids`, which must contain every section of the course exactly once (400 `exact_ids`), and returns them in the new order. Needs the token of an account with the permission `curriculum.edit`.
         */
        post: operations["Sections_reorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One section
         * @description Returns a section with its number of lessons and the minutes of the published ones. Needs the token of an account with the permission `curriculum.view`.
         */
        get: operations["Sections_one"];
        put?: never;
        post?: never;
        /**
         * Delete a section with its lessons
         * @description Deletes a section permanently, with its lessons, their completions and notes. The length of the course is recomputed, and students who have done all other lessons complete the course. Needs the token of an account with the permission `curriculum.delete`.
         */
        delete: operations["Sections_remove"];
        options?: never;
        head?: never;
        /**
         * Change a section
         * @description Changes the fields that are sent. Needs the token of an account with the permission `curriculum.edit`.
         */
        patch: operations["Sections_change"];
        trace?: never;
    };
    "/api/sections/{sectionId}/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All lessons of a section in their order
         * @description Lists the lessons of a section, drafts included, without their texts. The list is not paginated. Needs the token of an account with the permission `curriculum.view`.
         */
        get: operations["Lessons_list"];
        put?: never;
        /**
         * Add a lesson, which goes last
         * @description Creates a lesson with a code such as `LSN-10001`, visible to students at once unless `is_published` is false. A published lesson counts in the length of the course and in the progress of its students. Students who have completed the course stay so. Needs the token of an account with the permission `curriculum.create`.
         */
        post: operations["Lessons_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sections/{sectionId}/lessons/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order all lessons of a section
         * @description Orders the lessons as in `ids`, which must contain every lesson of the section exactly once (400 `exact_ids`), and returns them in the new order. Needs the token of an account with the permission `curriculum.edit`.
         */
        post: operations["Lessons_reorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One lesson with its content
         * @description Returns a lesson, published or not, with its text and video. Needs the token of an account with the permission `curriculum.view`.
         */
        get: operations["Lessons_one"];
        put?: never;
        post?: never;
        /**
         * Delete a lesson
         * @description Deletes a lesson permanently, with its resources, completions and notes. Progress is recomputed, and students who have done all other lessons complete the course. Needs the token of an account with the permission `curriculum.delete`.
         */
        delete: operations["Lessons_remove"];
        options?: never;
        head?: never;
        /**
         * Change a lesson, or move it to another section
         * @description Changes the fields that are sent; a lesson that is moved to another section of the course becomes its last one. The length of the course and the progress of its students are updated. Hiding the last lesson that a student has not done completes the course for the student. Needs the token of an account with the permission `curriculum.edit`.
         */
        patch: operations["Lessons_change"];
        trace?: never;
    };
    "/api/lessons/{lessonId}/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Files and links of a lesson
         * @description Lists the files and links of a lesson in their order. The list is not paginated. Needs the token of an account with the permission `curriculum.view`.
         */
        get: operations["LessonResources_list"];
        put?: never;
        /**
         * Attach a file or a link to a lesson
         * @description Adds a file or link as the last one of the lesson. `url` is a file of this service or a web address. Enrolled students see it; in a free preview, everyone does. Needs the token of an account with the permission `curriculum.edit`.
         */
        post: operations["LessonResources_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson-resources/{id}": {
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
         * Remove a file or link from a lesson
         * @description Deletes a file or link permanently. An uploaded file that nothing else uses is deleted with it. Needs the token of an account with the permission `curriculum.edit`.
         */
        delete: operations["LessonResources_remove"];
        options?: never;
        head?: never;
        /**
         * Change a file or link of a lesson
         * @description Changes the fields that are sent. Needs the token of an account with the permission `curriculum.edit`.
         */
        patch: operations["LessonResources_change"];
        trace?: never;
    };
    "/api/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quizzes of a course
         * @description Lists the quizzes of a course, drafts included, each with its number of questions, points and attempts. Needs the token of an account with the permission `courses.view`. Returns one page.
         */
        get: operations["QuizzesStaff_list"];
        put?: never;
        /**
         * Add a quiz to a course, with questions or without
         * @description Creates a quiz, visible to enrolled students at once unless `is_published` is false. It has at most 100 questions, each with 2 to 12 options. A `single` question has exactly one correct option, a `multiple` one at least one. Needs the token of an account with the permission `courses.create`.
         */
        post: operations["QuizzesStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One quiz with its questions and answer keys
         * @description Returns a quiz, published or not, and whether each option is correct. A deleted quiz is 404. Needs the token of an account with the permission `courses.view`.
         */
        get: operations["QuizzesStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a quiz
         * @description Deletes a quiz permanently; its attempts are kept. Needs the token of an account with the permission `courses.delete`.
         */
        delete: operations["QuizzesStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a quiz
         * @description Changes the fields that are sent; stored attempts keep their result. Questions have their own routes. Needs the token of an account with the permission `courses.edit`.
         */
        patch: operations["QuizzesStaff_change"];
        trace?: never;
    };
    "/api/quizzes/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a question, which goes last
         * @description Adds a question with 2 to 12 options: exactly one correct for `single`, at least one for `multiple`. Stored attempts keep their result. Needs the token of an account with the permission `courses.edit`.
         */
        post: operations["QuizzesStaff_addQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}/questions/{questionId}": {
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
         * Delete a question; past attempts stay as they were
         * @description Deletes a question permanently. The next attempt is scored without it. Needs the token of an account with the permission `courses.edit`.
         */
        delete: operations["QuizzesStaff_removeQuestion"];
        options?: never;
        head?: never;
        /**
         * Change a question; past attempts stay as they were
         * @description Changes the fields that are sent. `options` replaces all options; send the `id` of an option to keep it. Needs the token of an account with the permission `courses.edit`.
         */
        patch: operations["QuizzesStaff_changeQuestion"];
        trace?: never;
    };
    "/api/users/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quizzes of an enrolled course
         * @description Lists the published quizzes of a course in their order, each with attempts used, the best percentage and whether it is passed. The list is not paginated. Needs the token of a signed-in student.
         */
        get: operations["StudentQuizzes_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/quizzes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One quiz with its questions, without the answer key
         * @description Returns a quiz with its questions and options, without the correct ones. Requires a seat in its course. Needs the token of a signed-in student.
         */
        get: operations["StudentQuizzes_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/quizzes/{id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own attempts, the latest first
         * @description Lists the own attempts, each with a snapshot of the questions and options, and the chosen options. Whether each choice was correct is included only if the quiz has `shows_marks`, once it is passed or no attempt is left. Requires a seat in the course. Needs the token of a signed-in student. Returns one page.
         */
        get: operations["StudentQuizzes_attempts"];
        put?: never;
        /**
         * Submit answers and get the score
         * @description Scores the answers and returns the score with the chosen options; whether each was correct is included only if the quiz has `shows_marks`, once it is passed or no attempt is left. A question gives its points if exactly its correct options are chosen; a missing answer is wrong. Answers to questions and options that were removed meanwhile are ignored; unknown ones are refused without using up an attempt. Requires a seat in the course, and an attempt left where the quiz limits them (409 `attempts_used_up`). Needs the token of a signed-in student.
         */
        post: operations["StudentQuizzes_attempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Assignments
         * @description Lists assignments with their numbers of submissions and grades, and with `warnings`. All filters must match. An account linked to an instructor gets only the data of its courses. Needs the token of an account with the permission `assignments.view`. Returns one page.
         */
        get: operations["AssignmentsStaff_list"];
        put?: never;
        /**
         * Add an assignment to a course
         * @description Creates an assignment. Enrolled students see it in their calendar and are notified once, when it is published. Submissions after `due_at` are accepted and marked late. Needs the token of an account with the permission `assignments.create`.
         */
        post: operations["AssignmentsStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One assignment
         * @description Returns an assignment, published or not, with its numbers of submissions and grades. Needs the token of an account with the permission `assignments.view`.
         */
        get: operations["AssignmentsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete an assignment with its submissions
         * @description Deletes an assignment permanently, with its submissions and grades. Needs the token of an account with the permission `assignments.delete`.
         */
        delete: operations["AssignmentsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change an assignment
         * @description Changes the fields that are sent, except the course. Publishing a draft notifies each enrolled student once. `max_points` cannot be lower than a grade, and the new `due_at` decides which submissions are late. Needs the token of an account with the permission `assignments.edit`.
         */
        patch: operations["AssignmentsStaff_change"];
        trace?: never;
    };
    "/api/assignments/{id}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Submissions of an assignment
         * @description Lists submissions, latest change first, each with the student, the grade and whether it was late. Needs the token of an account with the permission `assignments.view`. Returns one page.
         */
        get: operations["AssignmentsStaff_submissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignments/{id}/submissions/{submissionId}": {
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
         * Grade a submission and notify the student
         * @description Stores a grade from 0 to the `max_points` of the assignment. The student is notified in the feed and live, and can no longer replace or withdraw the submission. Sending the same grade again changes nothing. Needs the token of an account with the permission `assignments.edit`.
         */
        patch: operations["AssignmentsStaff_grade"];
        trace?: never;
    };
    "/api/users/dashboard/calendar/assignments/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an assignment, or replace the submission until it is graded
         * @description Submits a text, a file of at most 50 MB, or both, and notifies the accounts of the instructor in the feed and live. A file is a PDF, plain text (UTF-8), a ZIP archive or an Office file without macros, which its bytes decide; without a file the body can be JSON. Submitting again replaces text and file without a notification, until the submission is graded (409 `already_graded`). Requires a seat in the course; a late submission is accepted and marked late. Needs the token of a signed-in student. Limited by address; over the limit 429 with `Retry-After`.
         */
        post: operations["Submissions_handIn"];
        /**
         * Withdraw a submission until it is graded
         * @description Deletes the own submission. Requires a seat in the course; a graded submission cannot be withdrawn (409 `already_graded`). Needs the token of a signed-in student.
         */
        delete: operations["Submissions_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live classes
         * @description Lists live classes, cancelled and past ones included, with `warnings` for times that look wrong. All filters must match. An account linked to an instructor gets only the data of its courses. Needs the token of an account with the permission `live_sessions.view`. Returns one page.
         */
        get: operations["LiveSessionsStaff_list"];
        put?: never;
        /**
         * Add a live class to a course
         * @description Creates a live class, which enrolled students see in their calendar at once. It must end after it starts. Enrolled students are notified in the feed and live, unless the class is already over. Needs the token of an account with the permission `live_sessions.create`.
         */
        post: operations["LiveSessionsStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live-sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One live class
         * @description Returns a live class, also a cancelled or past one. Needs the token of an account with the permission `live_sessions.view`.
         */
        get: operations["LiveSessionsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a live class; students of a future one are notified
         * @description Deletes a live class permanently. Enrolled students are notified in the feed and live if the class was in the future. Needs the token of an account with the permission `live_sessions.delete`.
         */
        delete: operations["LiveSessionsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change, move or cancel a live class and notify the enrolled students
         * @description Changes the fields that are sent, except the course. Enrolled students are notified in the feed and live when the time of a future class or its `join_url` changes, or when it is cancelled or rescheduled. Needs the token of an account with the permission `live_sessions.edit`.
         */
        patch: operations["LiveSessionsStaff_change"];
        trace?: never;
    };
    "/api/users/dashboard/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Classes and deadlines of the enrolled courses in a range of days
         * @description Returns the classes that overlap the range of days, cancelled ones included, and the published assignments due in it with the own submission. The default range is seven days from today; the longest has 92. Days are those of the time zone of the school, which the response names. Needs the token of a signed-in student.
         */
        get: operations["Calendar_days"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Conversations of the instructor, latest message first
         * @description Lists the conversations of the instructor, each with the latest message and the number of unread messages. All filters must match. Requires an account linked to an instructor (403 `not_an_instructor`), which acts for that instructor. Needs the token of a signed-in member of staff. Returns one page.
         */
        get: operations["ConversationsStaff_list"];
        put?: never;
        /**
         * Open the conversation with a student, about a shared course or none
         * @description Returns the conversation of the instructor with a student about a course, or about none, and creates it the first time. The student must be enrolled in `course_id` or, without it, in any course of the instructor. No notification is sent before the first message. Requires an account linked to an instructor (403 `not_an_instructor`), which acts for that instructor. Needs the token of a signed-in member of staff.
         */
        post: operations["ConversationsStaff_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/with/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Courses shared with a student
         * @description Lists the courses of the instructor in which the student is enrolled, each with its conversation if there is one. The list is not paginated. Requires an account linked to an instructor (403 `not_an_instructor`), which acts for that instructor. Needs the token of a signed-in member of staff.
         */
        get: operations["ConversationsStaff_shared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages, the latest first
         * @description Lists the messages of a conversation without marking them as read. `since` limits the list to messages sent at this instant or later, for pages that reconnect. Requires an account linked to an instructor (403 `not_an_instructor`), which acts for that instructor. Needs the token of a signed-in member of staff. Returns one page.
         */
        get: operations["ConversationsStaff_read"];
        put?: never;
        /**
         * Send a text, an image, or both
         * @description Sends a text of at most 5,000 characters, an image of at most 10 MB, or both; without an image the body can be JSON. The student is notified in the feed, and open pages of both sides receive `message:created`. The image is re-encoded as JPEG and WebP, and its address expires after one to two hours. Requires an account linked to an instructor (403 `not_an_instructor`), which acts for that instructor. Needs the token of a signed-in member of staff. Limited by address; over the limit 429 with `Retry-After`.
         */
        post: operations["ConversationsStaff_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/read": {
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
         * Mark a conversation read
         * @description Marks all messages of the student as read. Other open pages of the instructor receive `conversation:updated`. Requires an account linked to an instructor (403 `not_an_instructor`), which acts for that instructor. Needs the token of a signed-in member of staff.
         */
        patch: operations["ConversationsStaff_markRead"];
        trace?: never;
    };
    "/api/conversations/{id}/unread": {
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
         * Mark the latest message of the other side unread
         * @description Marks the latest message of the student, and those sent after it, as unread. Other open pages of the instructor receive `conversation:updated`. Requires an account linked to an instructor (403 `not_an_instructor`), which acts for that instructor. Needs the token of a signed-in member of staff.
         */
        patch: operations["ConversationsStaff_markUnread"];
        trace?: never;
    };
    "/api/users/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own conversations, latest message first
         * @description Lists the own conversations, each with the instructor, the course, the latest message and the number of unread messages. All filters must match. Needs the token of a signed-in student. Returns one page.
         */
        get: operations["StudentConversations_list"];
        put?: never;
        /**
         * Open the conversation with the instructor of an enrolled course
         * @description Returns the conversation with the instructor of a course, and creates it the first time. Requires a seat in the course, which must have an instructor (409 `course_without_instructor`). No notification is sent before the first message. Needs the token of a signed-in student.
         */
        post: operations["StudentConversations_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages, the latest first
         * @description Lists the messages of an own conversation without marking them as read. `since` limits the list to messages sent at this instant or later, for pages that reconnect. Needs the token of a signed-in student. Returns one page.
         */
        get: operations["StudentConversations_read"];
        put?: never;
        /**
         * Send a text, an image, or both
         * @description Sends a text of at most 5,000 characters, an image of at most 10 MB, or both; without an image the body can be JSON. Every account of the instructor is notified in the feed, and open pages of both sides receive `message:created`. The image is re-encoded as JPEG and WebP, and its address works for both sides and expires after one to two hours. Needs the token of a signed-in student. Limited by address; over the limit 429 with `Retry-After`.
         */
        post: operations["StudentConversations_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/conversations/{id}/read": {
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
         * Mark a conversation read
         * @description Marks all messages of the instructor as read. Other open pages of the student receive `conversation:updated`. Needs the token of a signed-in student.
         */
        patch: operations["StudentConversations_markRead"];
        trace?: never;
    };
    "/api/users/conversations/{id}/unread": {
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
         * Mark the latest message of the other side unread
         * @description Marks the latest message of the instructor, and those sent after it, as unread. Other open pages of the student receive `conversation:updated`. Needs the token of a signed-in student.
         */
        patch: operations["StudentConversations_markUnread"];
        trace?: never;
    };
    "/api/users/courses/{slug}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published reviews of a course, newest-updated first
         * @description Lists published reviews with stars, text, and the author as first name, initial and picture. A course that is not public is 404. Open to anyone; no token is read. Returns one page.
         */
        get: operations["CourseReviews_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/courses/{courseId}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own review of a course, or null
         * @description Returns the own review with its status: `pending` waits for a moderator; `hidden` and `removed` are visible only to the author and staff. Needs the token of a signed-in student.
         */
        get: operations["OwnReview_own"];
        /**
         * Write or replace the own review of an enrolled course
         * @description Writes the own review: whole stars from 1 to 5 and an optional text of at most 2,000 characters. It is published at once, or `pending` if the school approves reviews or a moderator hid the previous version; the rating of the course is updated and staff are notified. A review that a moderator removed cannot be rewritten. Requires a seat in the course. Needs the token of a signed-in student.
         */
        put: operations["OwnReview_write"];
        post?: never;
        /**
         * Withdraw the own review
         * @description Deletes a published review; a pending or hidden one loses its text, and a new one waits for a moderator. The rating of the course is updated. Requires a seat in the course. Needs the token of a signed-in student.
         */
        delete: operations["OwnReview_withdraw"];
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
        /**
         * Reviews, with counts by status
         * @description Lists reviews, removed ones included, withdrawn ones not. All filters must match. An account linked to an instructor gets only the data of its courses. Needs the token of an account with the permission `reviews.view`. Returns one page.
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
    "/api/reviews/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Removed reviews, the latest first
         * @description Lists the reviews that a moderator removed. They stay hidden until they are restored. An account linked to an instructor gets only the data of its courses. Needs the token of an account with the permission `reviews.view` or `reviews.delete` or `reviews.restore`. Returns one page.
         */
        get: operations["ReviewsStaff_removed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/deleted/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a removed review with its former status
         * @description Restores the status from before the removal and updates the rating of the course. The student is notified unless the review is pending. Needs the token of an account with the permission `reviews.restore`.
         */
        post: operations["ReviewsStaff_restore"];
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
        /**
         * One review
         * @description Returns a review of any status, unless it was withdrawn. Needs the token of an account with the permission `reviews.view`.
         */
        get: operations["ReviewsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Remove a review
         * @description Removes a review: only staff see it, and the student can neither change nor rewrite it. The rating of the course is updated and the student is notified. It can be restored. Needs the token of an account with the permission `reviews.delete`.
         */
        delete: operations["ReviewsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Publish, hide or remove a review, and notify the student
         * @description Sets the status of a review, updates the rating of the course, which counts published reviews, and notifies the student in the feed and live. `removed` requires the permission `reviews.delete` and prevents the student from writing another review; a removed review must be restored first (409 `review_is_removed`). Sending the current status changes nothing. Needs the token of an account with the permission `reviews.edit`.
         */
        patch: operations["ReviewsStaff_moderate"];
        trace?: never;
    };
    "/api/enrollments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Enrolments, most recently changed first
         * @description Lists enrolments, cancelled ones included, with the current progress. All filters must match. An account linked to an instructor gets only the data of its courses. Needs the token of an account with the permission `enrollments.view`. Returns one page.
         */
        get: operations["Enrollments_list"];
        put?: never;
        /**
         * Give a student a seat in a course
         * @description Adds a grant to the seat of a student without a payment: the student gets access at once, with earlier progress, and is notified in the feed and live. A bought seat keeps this grant after a refund. While another grant by staff is active, the request is refused (409 `seat_already_granted`). `ends_at` is the end of the grant, exclusive. Needs the token of an account with the permission `enrollments.create`.
         */
        post: operations["Enrollments_grant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollments/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Seats that do not agree with their grants
         * @description Compares every seat with its grants and orders, and lists the differences; the list is empty when all agree. `POST /enrollments/{id}/repair` corrects all kinds but the last two. Not for accounts linked to an instructor. Needs the token of an account with the permission `enrollments.view`. Returns one page.
         */
        get: operations["Enrollments_findings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One enrolment with its grants
         * @description Returns an enrolment with every grant of its seat: by an order, as a free course, or by staff. The seat is active while one of them is. Needs the token of an account with the permission `enrollments.view`.
         */
        get: operations["Enrollments_one"];
        put?: never;
        post?: never;
        /**
         * Cancel an enrolment with all its grants
         * @description Revokes every grant of the seat. The student can no longer open the course and is notified. Progress and notes are kept; nothing is refunded, since refunds are made at the processor. Needs the token of an account with the permission `enrollments.delete`.
         */
        delete: operations["Enrollments_cancel"];
        options?: never;
        head?: never;
        /**
         * Cancel an enrolment, or grant it again
         * @description Revokes every grant with `cancelled`, which closes the course to the student, or adds a grant by staff with `active`. The student is notified of both. Progress and notes are kept, and nothing is refunded. Needs the token of an account with the permission `enrollments.edit`.
         */
        patch: operations["Enrollments_change"];
        trace?: never;
    };
    "/api/enrollments/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The history of one enrolment, newest first
         * @description Lists every grant, change of an end, revocation, end and repair of the seat, with the account and the reason. The list begins with the installation of this version. Needs the token of an account with the permission `enrollments.view`. Returns one page.
         */
        get: operations["Enrollments_changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollments/{id}/grants/{grantId}": {
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
         * Change the end of a grant
         * @description Sets, changes or removes the end of a grant by staff. A grant of an order has no end (409 `grant_of_order`). A grant that is over cannot be extended (409 `grant_over`): add a new one. Needs the token of an account with the permission `enrollments.edit`.
         */
        patch: operations["Grants_changeEnd"];
        trace?: never;
    };
    "/api/enrollments/{id}/grants/{grantId}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke one grant
         * @description Revokes a grant. The seat stays open while another grant is active; otherwise the course closes and the student is notified. Nothing is refunded. A grant that is over is refused (409 `grant_over`). Needs the token of an account with the permission `enrollments.edit`.
         */
        post: operations["Grants_revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollments/{id}/repair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repair one enrolment
         * @description Corrects a seat by its grants and orders, writes its history, and returns the corrected findings, an empty list without any. The student is notified if the seat opens or closes. Not for accounts linked to an instructor. Needs the token of an account with the permission `enrollments.edit`.
         */
        post: operations["Grants_repair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/enrollments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own courses, most recently learned first, in the language of the request
         * @description Lists the courses of the student with progress, instructor and last opened lesson. Cancelled seats are included unless `status` is sent. Needs the token of a signed-in student. Returns one page.
         */
        get: operations["Learning_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/enrollments/courses/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Content of an enrolled course with progress, in the language of the request
         * @description Returns every published lesson of the course with text, video, files, whether it is done and whether there is a note. Requires a seat (403 `course_not_held`). A course that is off sale or deleted is returned too. Needs the token of a signed-in student.
         */
        get: operations["Learning_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Store the last opened lesson
         * @description Stores the last opened lesson, which puts the course first in the list and does not mark the lesson as done. Requires a seat and a published lesson of this course. Needs the token of a signed-in student.
         */
        patch: operations["Learning_open"];
        trace?: never;
    };
    "/api/users/enrollments/lessons/{lessonCode}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a lesson as done
         * @description Marks a lesson as done and updates the progress; the course is `completed` when every published lesson is done, and stays so when lessons are added. Repeated calls keep the time of the first one. A lesson cannot be marked as not done. Requires a seat in its course. Needs the token of a signed-in student.
         */
        post: operations["Learning_complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/enrollments/lessons/{lessonCode}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own note on a lesson
         * @description Returns the private note of the student on a lesson; its text is empty without a note. Requires a seat in the course. Needs the token of a signed-in student.
         */
        get: operations["Learning_note"];
        /**
         * Save the own note on a lesson
         * @description Replaces the private note of the student on a lesson, at most 10,000 characters; an empty text deletes it. Requires a seat in the course. Needs the token of a signed-in student.
         */
        put: operations["Learning_saveNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/dashboard/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start page of the student dashboard
         * @description Returns the profile, figures, three courses to continue, five classes and deadlines of the next seven days, and the numbers of unread notifications and messages. Needs the token of a signed-in student.
         */
        get: operations["Overview_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/dashboard/kpis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures over the enrolled courses
         * @description Counts courses, lessons, minutes and quizzes of the current courses, without cancelled seats. The figures are not updated live. Needs the token of a signed-in student.
         */
        get: operations["Overview_kpis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/dashboard/radar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Measures of the skills chart in the setting `dashboard_radar_metrics`
         * @description Returns each measure of the skills chart, from 0 to 100 over the enrolled courses. `consistency` is the share of the last four weeks in which a lesson was done; quizzes and assignments without an attempt are 0. Needs the token of a signed-in student.
         */
        get: operations["Overview_radar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Courses, lessons of enrolled courses and instructors by words, in the language of the request
         * @description Searches courses of the catalogue and enrolled ones by title and code, lessons of enrolled courses by title, and active instructors by name, specialty and username; every word must occur. Enrolled courses come first, then those that changed last; lessons and instructors are in curated order. Without `q`, nothing is returned. Needs the token of a signed-in student.
         */
        get: operations["Search_find"];
        put?: never;
        post?: never;
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
         * Orders, most recently changed first
         * @description `search` is a whole reference, or words of the name or address of the student. An account linked to an instructor sees orders with a course of theirs, and of those its own lines and their sum. Needs the token of an account with the permission `orders.view`. Returns one page.
         */
        get: operations["OrdersStaff_list"];
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
         * One order with its payments
         * @description Includes every payment attempt and the reports of the processors. An account linked to an instructor sees its own lines, and payments only where the whole order is of its courses. Needs the token of an account with the permission `orders.view`.
         */
        get: operations["OrdersStaff_one"];
        put?: never;
        post?: never;
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
         * Refund some courses of a paid order
         * @description `ask` requests exactly the charge of the courses from the processor. When it reports the money, their grants by this order are revoked and the student is notified; other courses and the status of the order stay. `assign` does so at once for money that already went back at the processor (`unassigned_refund`). The refund of all courses refunds the order. A course that other grants hold stays open (`still_held_by`). One refund of an order is asked for at a time. Not for accounts linked to an instructor. Needs the token of an account with the permission `orders.edit`.
         */
        post: operations["Refunds_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How courses can be paid now
         * @description Methods whose processor is configured. Without any, except in production, a page of this service simulates both and `simulated` is true. Open to anyone; no token is read.
         */
        get: operations["Shop_offered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy one course or several
         * @description Send `course_id` or `course_slug`, or up to 50 `course_ids` or `course_slugs`. Current prices apply, and all courses are bought or none. The error names courses that the student already has (409) or that are not on sale (404). Free orders are paid at once: the student is enrolled and gets a mail. Anything else is `pending`: send the browser to `redirect_url` within 60 minutes; seat and mail follow when the processor has reported the money. An earlier unpaid order of one of the courses fails and its page is closed, unless its money is under way (409). When the page cannot be opened (502) the same checkout opens it later. Needs the token of a signed-in student.
         */
        post: operations["Shop_buy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own orders, most recently changed first
         * @description With lines as they were at checkout. A pending order has `redirect_url`. Needs the token of a signed-in student. Returns one page.
         */
        get: operations["Shop_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/orders/{reference}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a payment when the browser comes back
         * @description For the page the processor sends the browser back to. Captures an approved wallet payment and returns the order as `paid`, with the student enrolled. For a card, and for an order that is not pending, it changes nothing. May be called again; when the processor cannot be reached (502) the order stays as it is. Needs the token of a signed-in student.
         */
        post: operations["Shop_settle"];
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
    "/api/shop/simulator/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page of the payment simulator
         * @description Shows an HTML page in the language of the order, with a button to pay and a button to decline. It is available while no processor is configured, never in production (404). Opened by the link it is part of, whose signature is the proof. Other query parameters are ignored.
         */
        get: operations["Simulator_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/simulator/{session}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay on the page of the payment simulator
         * @description Pays the order without moving money: by card at once, by wallet when the site settles the order. The browser is sent to the success page of the site. Repeated calls lead back to the page. Opened by the link it is part of, whose signature is the proof.
         */
        post: operations["Simulator_pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/simulator/{session}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline the payment on the page of the payment simulator
         * @description Fails the order and sends the browser to the cancel page of the site. Repeated calls lead back to the page. Opened by the link it is part of, whose signature is the proof.
         */
        post: operations["Simulator_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All posts, drafts included
         * @description Lists posts of every status. All filters must match; every word of `search` must occur in title, slug or tags. Needs the token of an account with the permission `blog.view`. Returns one page.
         */
        get: operations["BlogStaff_list"];
        put?: never;
        /**
         * Write a post, as a draft or published
         * @description Creates a post, which requires only a title. Without a slug, one is generated from the English title. Tags are stored in lower case with hyphens and without duplicates, 20 at most. The status `published` sets `published_at` and shows the post at once. Needs the token of an account with the permission `blog.create`.
         */
        post: operations["BlogStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deleted posts, the latest first
         * @description Lists deleted posts, which keep their slug and are visible to staff only. Needs the token of an account with the permission `blog.view` or `blog.delete` or `blog.restore`. Returns one page.
         */
        get: operations["BlogStaff_deleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/deleted/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted post
         * @description Restores a deleted post with its status: a published one is on the site again. Needs the token of an account with the permission `blog.restore`.
         */
        post: operations["BlogStaff_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One post
         * @description Returns a post of any status with its texts in both languages. Needs the token of an account with the permission `blog.view`.
         */
        get: operations["BlogStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a post
         * @description Removes a post from the site at once. It can be restored. Needs the token of an account with the permission `blog.delete`.
         */
        delete: operations["BlogStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change, publish or unpublish a post
         * @description Changes the fields that are sent. The status `draft` removes the post from the site; `published_at` stays the time of the first publication. Needs the token of an account with the permission `blog.edit`.
         */
        patch: operations["BlogStaff_change"];
        trace?: never;
    };
    "/api/users/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published posts, the newest first
         * @description Lists published posts without their text. `tag` must match the whole tag, ignoring case. Open to anyone; no token is read. Returns one page.
         */
        get: operations["Blog_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/blog/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags of published posts with their number of posts, the most used first
         * @description Lists the tags of published posts, each with its number of posts. The list is not paginated. Open to anyone; no token is read.
         */
        get: operations["Blog_tags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/blog/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One published post
         * @description Returns a published post with its text in both languages. A draft is 404. Open to anyone; no token is read.
         */
        get: operations["Blog_one"];
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
         * @description Returns a token to send as `Authorization: Bearer …`, its lifetime, and the account with its roles and permissions. An unknown address, a deleted account and a wrong password get the same response after the same time. After 20 failures at one account from other addresses in an hour, only addresses that have signed in to it during the last 30 days may try. Open to anyone; no token is read. At most 10 attempts from one address in a minute; after that 429 with `Retry-After`.
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
         * @description Changes the password; requires the current one. Earlier tokens and open sockets of the account end immediately. Needs the token of a signed-in member of staff. At most 10 attempts from one address in a minute; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
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
         * Public details of the school
         * @description Returns the details of the school that every page needs: name and tagline in both languages, contact details, currency, the IANA time zone of its days, the default language and the size of catalogue pages. Open to anyone; no token is read.
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
         * @description Creates a key with which a program, such as an assistant, uses the MCP endpoint of the service as this account. It has the permissions of the account at the moment of each call, narrowed by `toolsets` and `read_only`. The response is the only one that contains the key. An account has at most 20 active keys; a new password revokes all of them. Needs the token of a signed-in member of staff. At most 10 attempts from one address in a minute; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
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
         * @description Lists the apps, such as assistants, that may use the MCP endpoint of the service as this account. Needs the token of a signed-in member of staff or a signed-in student.
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
         * @description Ends an app of the signed-in account; its tokens are refused from the next request on. Needs the token of a signed-in member of staff or a signed-in student.
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
         * @description Creates an address to which events are posted, signed by Standard Webhooks 1.0. It acts as the signed-in account: each type needs the permission of its records, when the endpoint is made and at each attempt to deliver. The response is the only one that contains the secret. A service has at most 10 endpoints. Needs the token of an account with the permission `settings.edit`. At most 10 attempts from one address in a minute; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
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
         * @description Changes the address, which needs the password, the types or the state. Accounts that did not make the endpoint may only switch it off. Events are held for 7 days while it is off; after switching it on, a replay sends them. Needs the token of an account with the permission `settings.edit`. At most 10 attempts from one address in a minute; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
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
         * @description Creates a new secret. For 24 hours every attempt has the signatures of both secrets; `expire_now` ends the former one at once. Needs the token of an account with the permission `settings.edit`. At most 10 attempts from one address in a minute; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
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
         * @description Lets the endpoint act as the signed-in account, with a new secret, and switches it on. Held events are sent, as this account may see them. Needs the token of an account with the permission `settings.edit`. At most 10 attempts from one address in a minute; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
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
    "/api/users/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The notifications of the caller, the newest first
         * @description Returns the notifications of the last 30 days in the language of the request, newest first, and the number of unread ones. The last page has fewer items than the page size, or none. `since` limits the list to those created or read then or later. New ones arrive live as `notification:created`. Needs the token of a signed-in student. Returns one page.
         */
        get: operations["StudentNotifications_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/notifications/read-all": {
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
         * @description Marks all notifications as read; those read before keep their time. Returns the updated feed. Other open pages of the account receive `notification:read` with `id` null. Needs the token of a signed-in student.
         */
        patch: operations["StudentNotifications_readAll"];
        trace?: never;
    };
    "/api/users/notifications/{id}/read": {
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
         * @description Marks one notification as read; one read before keeps its time. Returns the updated feed. Other open pages of the account receive `notification:read`. Needs the token of a signed-in student.
         */
        patch: operations["StudentNotifications_read"];
        trace?: never;
    };
    "/api/users/notifications/{id}": {
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
         * @description Deletes one notification permanently. Returns the updated feed. Other open pages of the account receive `notification:deleted`. Needs the token of a signed-in student.
         */
        delete: operations["StudentNotifications_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/helpers/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All countries by name, in the language of the request
         * @description Returns all countries with their names, sorted in the language of the request. Use `id`, the numeric code of ISO 3166-1, as `country_id` in other requests. Open to anyone; no token is read.
         */
        get: operations["Countries_list"];
        put?: never;
        post?: never;
        delete?: never;
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
    "/api/users/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account, sign in and get a link to confirm the address
         * @description Creates an account, which can learn and buy before its address is confirmed. The link is valid for 24 hours. `verification_email_sent` is false if the mail failed; the account exists anyway. Open to anyone; no token is read. At most 10 calls from one address in a minute; after that 429 with `Retry-After`. At most 10 refusals of taken e-mail addresses from one address in an hour; after that 429 with `Retry-After`.
         */
        post: operations["UsersAuth_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out; the client discards the token
         * @description Changes nothing on the server: the token is valid until it expires or the password changes. Open to anyone; no token is read.
         */
        post: operations["UsersAuth_signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the link to confirm the address again, if there is such a student
         * @description Mails a new link to a student whose address is not confirmed, at most 5 mails a day to one address; earlier links no longer work. The response is the same for every address. Open to anyone; no token is read. At most 10 calls from one address in a minute; after that 429 with `Retry-After`.
         */
        post: operations["UsersAuth_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the address with the token of the link, within 24 hours
         * @description Confirms the address. A link works once, and a change of the address makes it invalid. Open to anyone; no token is read.
         */
        post: operations["UsersAuth_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/login": {
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
         * @description An unknown address, a deleted account and a wrong password get the same error after the same time. After 20 failures at one account from other addresses in an hour, only addresses that have signed in to it during the last 30 days may try. Open to anyone; no token is read. At most 10 attempts from one address in a minute; after that 429 with `Retry-After`.
         */
        post: operations["UsersAuth_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in student
         * @description Returns the own account, as `GET /users/profile` does. Needs the token of a signed-in student.
         */
        get: operations["UsersAuth_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link to a new password, if there is such a student
         * @description Sends the link if the address has an account; the response is the same for every address. The link is valid for one hour, works once and replaces the previous one. At most 5 mails a day go to one address. Open to anyone; no token is read. At most 10 calls from one address in a minute; after that 429 with `Retry-After`.
         */
        post: operations["UsersAuth_forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/reset-password": {
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
         * @description Sets the password and invalidates all tokens, open sockets and mailed links. It does not sign in. Open to anyone; no token is read. At most 10 calls from one address in a minute; after that 429 with `Retry-After`.
         */
        post: operations["UsersAuth_resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account and sign in
         * @description Creates an account of the same kind as `/users/auth` does, without a mail to confirm the address. Open to anyone; no token is read. At most 10 calls from one address in a minute; after that 429 with `Retry-After`. At most 10 refusals of taken e-mail addresses from one address in an hour; after that 429 with `Retry-After`.
         */
        post: operations["StudentsAuth_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in student
         * @description Returns the own account, as `GET /users/profile` does. Needs the token of a signed-in student.
         */
        get: operations["StudentsAuth_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own name, address or phone number
         * @description Changes the fields that are sent. A new e-mail address needs `current_password`, is used to sign in and is not confirmed; the former address gets a mail with a link to undo the change within 7 days, and earlier links become invalid. Needs the token of a signed-in student. At most 10 refusals of taken e-mail addresses from one address or to one account in an hour; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        patch: operations["StudentsAuth_change"];
        trace?: never;
    };
    "/api/students/auth/me/password": {
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
         * @description Requires the current password. Other tokens, open sockets and mailed links become invalid; the response contains a new token. Needs the token of a signed-in student. At most 10 attempts from one address in a minute; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        patch: operations["StudentsAuth_changePassword"];
        trace?: never;
    };
    "/api/students/auth/login": {
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
         * @description An unknown address, a deleted account and a wrong password get the same error after the same time. After 20 failures at one account from other addresses in an hour, only addresses that have signed in to it during the last 30 days may try. Open to anyone; no token is read. At most 10 attempts from one address in a minute; after that 429 with `Retry-After`.
         */
        post: operations["StudentsAuth_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link to a new password, if there is such a student
         * @description Sends the link if the address has an account; the response is the same for every address. The link is valid for one hour, works once and replaces the previous one. At most 5 mails a day go to one address. Open to anyone; no token is read. At most 10 calls from one address in a minute; after that 429 with `Retry-After`.
         */
        post: operations["StudentsAuth_forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/auth/reset-password": {
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
         * @description Sets the password and invalidates all tokens, open sockets and mailed links. It does not sign in. Open to anyone; no token is read. At most 10 calls from one address in a minute; after that 429 with `Retry-After`.
         */
        post: operations["StudentsAuth_resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own profile
         * @description Returns name, address, picture, and whether the e-mail address is confirmed. Needs the token of a signed-in student.
         */
        get: operations["Profile_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own name, address or phone number
         * @description Changes the fields that are sent. A new e-mail address needs `current_password`, is used to sign in and is not confirmed; the former address gets a mail with a link to undo the change within 7 days, and earlier links become invalid. Needs the token of a signed-in student. At most 10 refusals of taken e-mail addresses from one address or to one account in an hour; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        patch: operations["Profile_change"];
        trace?: never;
    };
    "/api/users/profile/password": {
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
         * @description Requires the current password. Other tokens, open sockets and mailed links become invalid; the response contains a new token. Needs the token of a signed-in student. At most 10 attempts from one address in a minute; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        patch: operations["Profile_changePassword"];
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
         * Students, most recently changed first
         * @description Lists students. All filters must match; `search` looks in names, username, e-mail address and phone number. An account linked to an instructor gets only students of the courses of that instructor. Needs the token of an account with the permission `students.view`. Returns one page.
         */
        get: operations["StudentsStaff_list"];
        put?: never;
        /**
         * Add a student
         * @description Creates a student without sending a mail: give the password to the student yourself. Without a username, one is generated from the e-mail address. Not for accounts linked to an instructor. Needs the token of an account with the permission `students.create`.
         */
        post: operations["StudentsStaff_create"];
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
         * Numbers of students
         * @description Counts students who are not deleted: all, confirmed, not confirmed, and new since the first of the month in UTC. Deleted students are counted separately. Needs the token of an account with the permission `students.view`.
         */
        get: operations["StudentsStaff_statistic"];
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
         * Deleted students, most recently changed first
         * @description Lists deleted students, with the same filters as the list of students. Their seats, orders and reviews are kept. Needs the token of an account with the permission `students.view` or `students.delete` or `students.restore`. Returns one page.
         */
        get: operations["StudentsStaff_deleted"];
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
         * One deleted student
         * @description Looks up a deleted student by username, which stays reserved for the record. Needs the token of an account with the permission `students.view` or `students.delete` or `students.restore`.
         */
        get: operations["StudentsStaff_oneDeleted"];
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
         * Restore a deleted student
         * @description Restores a deleted student, who can sign in again with the same password. Earlier tokens stay revoked. Refused while another student has the e-mail address (409 `email_taken`). Needs the token of an account with the permission `students.restore`.
         */
        post: operations["StudentsStaff_restore"];
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
         * One student
         * @description Returns a student with the number of courses that the caller may see. Needs the token of an account with the permission `students.view`.
         */
        get: operations["StudentsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a student, revoke the tokens and free the e-mail address
         * @description Deletes a student, who can be restored. Seats, orders and reviews are kept. Needs the token of an account with the permission `students.delete`.
         */
        delete: operations["StudentsStaff_delete"];
        options?: never;
        head?: never;
        /**
         * Change a student
         * @description Changes the fields that are sent. A change of the e-mail address is mailed to the former one, and earlier links become invalid. The new address gets a link that confirms it. Needs the token of an account with the permission `students.update`.
         */
        patch: operations["StudentsStaff_change"];
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
         * Set a password and revoke all tokens
         * @description Sets the password of a student. All tokens, open sockets and mailed links become invalid, and the student is not notified. Needs the token of an account with the permission `students.update`.
         */
        patch: operations["StudentsStaff_setPassword"];
        trace?: never;
    };
    "/api/users/{username}/resend-verification-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the link to confirm the address again
         * @description Mails a new link at once. `simulated` is true if no mail server is configured and no mail is sent. Refused when the address is confirmed already (409). Needs the token of an account with the permission `students.update`. At most 5 mails to one student in an hour; after that 429 with `Retry-After`.
         */
        post: operations["StudentsStaff_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * Mark the e-mail address as confirmed
         * @description Confirms the address, as the link does. No mail is sent. Needs the token of an account with the permission `students.verify`.
         */
        post: operations["StudentsStaff_verify"];
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
         * Mark the e-mail address as not confirmed
         * @description Marks the address as not confirmed; the student can still learn and buy. No mail is sent. Needs the token of an account with the permission `students.verify`.
         */
        post: operations["StudentsStaff_unverify"];
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
         * @description Queries the database once and waits at most 2 seconds. Returns 503 with `Retry-After` when the database is unavailable, read-only or has no tables yet. Open to anyone; no token is read. Other query parameters are ignored.
         */
        get: operations["FailingHealth_health"];
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
    "courses.enrollment.granted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A student got access to a course.
         * @description Posted to webhook endpoints whose account has `enrollments.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_courses_enrollment_granted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "courses.enrollment.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A student lost access to a course: the last grant was revoked or has ended.
         * @description Posted to webhook endpoints whose account has `enrollments.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_courses_enrollment_ended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "courses.course.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A student has done every lesson of a course.
         * @description Posted to webhook endpoints whose account has `enrollments.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_courses_course_completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "courses.order.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was paid, or needed no payment.
         * @description Posted to webhook endpoints whose account has `orders.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_courses_order_paid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "courses.order.refunded": {
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
        post: operations["webhook_courses_order_refunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "courses.student.registered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A student created an account.
         * @description Posted to webhook endpoints whose account has `students.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_courses_student_registered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "courses.payment.disputed": {
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
         * @description Posted to webhook endpoints whose account has `orders.view`. Respond with 2xx within 10 seconds.
         */
        post: operations["webhook_courses_payment_disputed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "courses.person.erased": {
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
        post: operations["webhook_courses_person_erased"];
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
        DeletedCategoryView: DeletedCategoryView;
        CategoryView: CategoryView;
        BilingualText120: BilingualText120;
        BilingualText1000OrEmptyEnglishFirst: BilingualText1000OrEmptyEnglishFirst;
        CategoryBody: CategoryBody;
        CategoryChangeBody: CategoryChangeBody;
        InstructorView: InstructorView;
        InstructorStatisticView: InstructorStatisticView;
        DeletedInstructorView: DeletedInstructorView;
        BilingualText200OrEmptyEnglishFirst: BilingualText200OrEmptyEnglishFirst;
        BilingualText120OrEmptyEnglishFirst: BilingualText120OrEmptyEnglishFirst;
        BilingualText5000OrEmptyEnglishFirst: BilingualText5000OrEmptyEnglishFirst;
        InstructorBody: InstructorBody;
        InstructorChangeBody: InstructorChangeBody;
        CourseCategoryView: CourseCategoryView;
        CourseInstructorView: CourseInstructorView;
        StaffCourseCardView: StaffCourseCardView;
        CourseStatisticView: CourseStatisticView;
        DeletedCourseView: DeletedCourseView;
        CourseView: CourseView;
        BilingualText200: BilingualText200;
        BilingualText500OrEmptyEnglishFirst: BilingualText500OrEmptyEnglishFirst;
        BilingualText20000OrEmptyEnglishFirst: BilingualText20000OrEmptyEnglishFirst;
        CoursePointBody: CoursePointBody;
        CourseBody: CourseBody;
        CourseChangeBody: CourseChangeBody;
        OwnSeatView: OwnSeatView;
        CatalogueCourseView: CatalogueCourseView;
        PreviewResourceView: PreviewResourceView;
        PublicLessonView: PublicLessonView;
        PublicSectionView: PublicSectionView;
        CoursePageView: CoursePageView;
        InstructorCardView: InstructorCardView;
        InstructorPageView: InstructorPageView;
        FiguresView: FiguresView;
        SectionView: SectionView;
        BilingualText2000OrEmptyEnglishFirst: BilingualText2000OrEmptyEnglishFirst;
        SectionBody: SectionBody;
        ReorderBody: ReorderBody;
        SectionChangeBody: SectionChangeBody;
        LessonCardView: LessonCardView;
        LessonView: LessonView;
        BilingualText50000OrEmptyEnglishFirst: BilingualText50000OrEmptyEnglishFirst;
        LessonBody: LessonBody;
        LessonChangeBody: LessonChangeBody;
        LessonResourceView: LessonResourceView;
        LessonResourceBody: LessonResourceBody;
        LessonResourceChangeBody: LessonResourceChangeBody;
        QuizCardView: QuizCardView;
        KeyedOptionView: KeyedOptionView;
        QuizQuestionView: QuizQuestionView;
        QuizView: QuizView;
        BilingualText2000: BilingualText2000;
        BilingualText500: BilingualText500;
        QuizOptionBody: QuizOptionBody;
        QuizQuestionBody: QuizQuestionBody;
        QuizBody: QuizBody;
        QuizChangeBody: QuizChangeBody;
        QuizQuestionChangeBody: QuizQuestionChangeBody;
        StudentQuizCardView: StudentQuizCardView;
        QuizOptionView: QuizOptionView;
        StudentQuestionView: StudentQuestionView;
        StudentQuizView: StudentQuizView;
        AnsweredQuestionView: AnsweredQuestionView;
        QuizAttemptView: QuizAttemptView;
        AttemptBody: AttemptBody;
        CourseReferenceView: CourseReferenceView;
        AssignmentView: AssignmentView;
        BilingualText10000OrEmptyEnglishFirst: BilingualText10000OrEmptyEnglishFirst;
        AssignmentBody: AssignmentBody;
        AssignmentChangeBody: AssignmentChangeBody;
        StudentReferenceView: StudentReferenceView;
        SubmissionFileView: SubmissionFileView;
        SubmissionView: SubmissionView;
        GradeBody: GradeBody;
        OwnSubmissionView: OwnSubmissionView;
        SubmissionForm: SubmissionForm;
        StaffLiveSessionView: StaffLiveSessionView;
        LiveSessionBody: LiveSessionBody;
        LiveSessionChangeBody: LiveSessionChangeBody;
        LiveSessionView: LiveSessionView;
        DueAssignmentView: DueAssignmentView;
        CalendarView: CalendarView;
        ConversationInstructorView: ConversationInstructorView;
        MessageView: MessageView;
        ConversationView: ConversationView;
        OpenWithStudentBody: OpenWithStudentBody;
        SharedCourseView: SharedCourseView;
        MessageForm: MessageForm;
        OpenConversationBody: OpenConversationBody;
        PublicReviewView: PublicReviewView;
        OwnReviewView: OwnReviewView;
        OwnReviewBody: OwnReviewBody;
        ReviewView: ReviewView;
        ModerationBody: ModerationBody;
        EnrolledStudentView: EnrolledStudentView;
        EnrolledInView: EnrolledInView;
        EnrollmentView: EnrollmentView;
        SeatFindingView: SeatFindingView;
        StaffNameView: StaffNameView;
        SeatGrantView: SeatGrantView;
        EnrollmentDetailView: EnrollmentDetailView;
        HistoryEntryView: HistoryEntryView;
        EnrollmentBody: EnrollmentBody;
        EnrollmentChangeBody: EnrollmentChangeBody;
        GrantEndBody: GrantEndBody;
        GrantRevocationBody: GrantRevocationBody;
        CourseTeacherView: CourseTeacherView;
        EnrolledCourseView: EnrolledCourseView;
        SeatReasonView: SeatReasonView;
        SeatReasonsView: SeatReasonsView;
        LearnedResourceView: LearnedResourceView;
        LearnedLessonView: LearnedLessonView;
        LearnedSectionView: LearnedSectionView;
        CourseContentView: CourseContentView;
        LastAccessedBody: LastAccessedBody;
        LessonCompletedView: LessonCompletedView;
        LessonNoteView: LessonNoteView;
        LessonNoteBody: LessonNoteBody;
        StudentView: StudentView;
        KpisView: KpisView;
        UpcomingView: UpcomingView;
        OverviewView: OverviewView;
        RadarSpokeView: RadarSpokeView;
        FoundCourseView: FoundCourseView;
        FoundLessonView: FoundLessonView;
        FoundInstructorView: FoundInstructorView;
        SearchView: SearchView;
        OrderLineView: OrderLineView;
        OrderStudentView: OrderStudentView;
        StaffOrderView: StaffOrderView;
        DetailOrderLineView: DetailOrderLineView;
        OrderRefundView: OrderRefundView;
        PaymentDisputeView: PaymentDisputeView;
        PaymentEventView: PaymentEventView;
        PaymentView: PaymentView;
        StaffOrderDetailView: StaffOrderDetailView;
        OrderRefundBody: OrderRefundBody;
        OfferedMethodView: OfferedMethodView;
        PaymentMethodsView: PaymentMethodsView;
        OrderView: OrderView;
        CheckoutBody: CheckoutBody;
        WebhookView: WebhookView;
        StaffPostView: StaffPostView;
        BilingualText100000OrEmptyEnglishFirst: BilingualText100000OrEmptyEnglishFirst;
        PostBody: PostBody;
        PostChangeBody: PostChangeBody;
        PostCardView: PostCardView;
        TagView: TagView;
        PostView: PostView;
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
        CountryView: CountryView;
        UploadVersionView: UploadVersionView;
        UploadView: UploadView;
        UploadForm: UploadForm;
        StudentRegisteredView: StudentRegisteredView;
        StudentRegisterBody: StudentRegisterBody;
        LinkSentView: LinkSentView;
        EmailBody: EmailBody;
        EmailVerifiedView: EmailVerifiedView;
        EmailTokenBody: EmailTokenBody;
        StudentSessionView: StudentSessionView;
        EmailAndPasswordBody: EmailAndPasswordBody;
        PasswordResetView: PasswordResetView;
        PasswordResetBody: PasswordResetBody;
        OwnDetailsChangeBody: OwnDetailsChangeBody;
        OwnPasswordChangeBody: OwnPasswordChangeBody;
        StudentRecordView: StudentRecordView;
        PersonStatisticView: PersonStatisticView;
        StudentBody: StudentBody;
        StudentChangeBody: StudentChangeBody;
        StudentPasswordBody: StudentPasswordBody;
        ResentView: ResentView;
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
        StatusView: StatusView;
        CompletingStudentView: CompletingStudentView;
        CompletedView: CompletedView;
        WebhookCompletedCourseView: WebhookCompletedCourseView;
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
    CategoriesStaff_deleted: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Field to sort by; the latest change first when left out or unknown. */
                sort?: "id" | "name" | "position" | "created_at" | "updated_at";
                /** @description Direction of `sort`; the default is `asc`. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a deleted category with the time of deletion. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: DeletedCategoryView[];
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
            /** @description A category of courses. */
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, parent_deleted; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_found" | "parent_deleted" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
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
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words that all occur in the name or slug. */
                search?: string;
                /** @description Only categories that are shown, or only hidden ones. */
                is_active?: boolean;
                /** @description Only categories directly below this one. */
                parent_id?: number;
                /** @description Only categories with a public course, or only those without. */
                has_courses?: boolean;
                /** @description Field to sort by; the curated order when left out or unknown. */
                sort?: "id" | "name" | "position" | "created_at" | "updated_at";
                /** @description Direction of `sort`; the default is `asc`. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a category of courses. */
            200: {
                headers: {
                    [name: string]: unknown;
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
            /** @description A category of courses. */
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
            /** @description A category of courses. */
            200: {
                headers: {
                    [name: string]: unknown;
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
    CategoriesStaff_remove: {
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
            /** @description A category of courses. */
            200: {
                headers: {
                    [name: string]: unknown;
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a category of courses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: CategoryView[];
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
    Categories_withCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a category of courses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: CategoryView[];
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
            /** @description A category of courses. */
            200: {
                headers: {
                    [name: string]: unknown;
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
    Instructors_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of name, specialty or username, all of which must occur. */
                search?: string;
                /** @description Specialty of the instructors, in either language, ignoring case. */
                specialty?: string;
                /** @description Instructors with this status. */
                status?: "active" | "inactive";
                /** @description Whether to list featured ones or the others. */
                is_featured?: boolean;
                /** @description Sort key; curated order when left out or unknown. */
                sort?: "id" | "name" | "username" | "position" | "created_at" | "updated_at";
                /** @description Direction of `sort`; the default is `asc`. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is an instructor as staff see them. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: InstructorView[];
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
    Instructors_create: {
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
                "application/json": InstructorBody;
            };
        };
        responses: {
            /** @description An instructor as staff see them. */
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
                        data: InstructorView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, username_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Instructors_statistic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts of instructors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: InstructorStatisticView;
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
    Instructors_deleted: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Sort key; the latest change first when left out or unknown. */
                sort?: "id" | "name" | "username" | "position" | "created_at" | "updated_at";
                /** @description Direction of `sort`; the default is `asc`. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a deleted instructor with the time of deletion. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: DeletedInstructorView[];
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
    Instructors_byUsername: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the instructor. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An instructor as staff see them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: InstructorView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Instructors_byId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the instructor. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An instructor as staff see them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: InstructorView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Instructors_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the instructor. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "demo_protected" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Instructors_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the instructor. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InstructorChangeBody;
            };
        };
        responses: {
            /** @description An instructor as staff see them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: InstructorView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 409: username_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Instructors_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the instructor. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An instructor as staff see them. */
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
                        data: InstructorView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Courses_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of title or code, all of which must occur. */
                search?: string;
                /** @description Courses of this category, without its subcategories. */
                category_id?: number;
                /** @description Courses of this instructor. */
                instructor_id?: number;
                /** @description Courses with this status. */
                status?: "draft" | "published" | "archived";
                /** @description Courses of this kind. */
                type?: "live" | "recorded";
                /** @description Whether to list public courses or the others. */
                is_public?: boolean;
                /** @description Whether to list featured ones or the others. */
                is_featured?: boolean;
                /** @description Sort key; the latest change first when left out or unknown. */
                sort?: "id" | "price" | "discount_percentage" | "rating" | "duration" | "level" | "language" | "created_at" | "updated_at" | "title" | "status" | "code";
                /** @description Direction of `sort`; the default is `asc`. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a course as lists of staff show it. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: StaffCourseCardView[];
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
    Courses_create: {
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
                "application/json": CourseBody;
            };
        };
        responses: {
            /** @description A course with all its fields, as staff edit it. */
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
                        data: CourseView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_taken" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Courses_statistic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts of courses by status and type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: CourseStatisticView;
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
    Courses_deleted: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Sort key; the latest change first when left out or unknown. */
                sort?: "id" | "price" | "discount_percentage" | "rating" | "duration" | "level" | "language" | "created_at" | "updated_at" | "title" | "status" | "code";
                /** @description Direction of `sort`; the default is `asc`. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a deleted course with the time of deletion. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: DeletedCourseView[];
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
    Courses_bySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the course. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A course with all its fields, as staff edit it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: CourseView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Courses_byId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the course. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A course with all its fields, as staff edit it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: CourseView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Courses_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the course. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Courses_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the course. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CourseChangeBody;
            };
        };
        responses: {
            /** @description A course with all its fields, as staff edit it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: CourseView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 409: slug_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_taken" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Courses_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the course. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A course with all its fields, as staff edit it. */
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
                        data: CourseView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Catalogue_courses: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 12 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of the title in either language, all of which must occur. */
                title?: string;
                /** @description Courses of this category, without its subcategories. */
                category_id?: number;
                /** @description Courses of this instructor. */
                instructor_id?: number;
                /** @description Courses of this kind. */
                type?: "live" | "recorded";
                /** @description Sort key; the latest change first when left out or unknown. */
                sort_by?: "id" | "price" | "discount_percentage" | "rating" | "duration" | "level" | "language" | "created_at" | "updated_at";
                /** @description Direction of `sort_by`: `asc` when left out. */
                sort_dir?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a course as the catalogue shows it, with the seat of the student. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            /** @description Rows of this page. */
                            data: CatalogueCourseView[];
                            /** @description Number of the requested page, from 1. (minimum 0) */
                            current_page: number;
                            /** @description Number of the last page; 1 when there are no rows. (minimum 0) */
                            last_page: number;
                            /** @description Maximum number of rows on a page. (minimum 0) */
                            per_page: number;
                            /** @description Number of rows on all pages. (minimum 0) */
                            total: number;
                            /** @description Position of the first row of this page among all rows, from 1; null on a page without rows. */
                            from: number | null;
                            /** @description Position of the last row of this page among all rows, from 1; null on a page without rows. */
                            to: number | null;
                            /** @description Full address of the first page, with the filters that were sent. */
                            first_page_url: string;
                            /** @description Full address of the last page, with the filters that were sent. */
                            last_page_url: string;
                            /** @description Full address of the next page; null on the last one. */
                            next_page_url: string | null;
                            /** @description Full address of the previous page; null on the first one. */
                            prev_page_url: string | null;
                            /** @description Full address without the query. */
                            path: string;
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
    Catalogue_course: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug or code of the course. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A course with its curriculum and instructor, as its page shows it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: CoursePageView;
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
    Catalogue_instructors: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 8 when left out, at most 100. */
                per_page?: number;
                /** @description Another name for `per_page`. */
                page_size?: number;
                /** @description Specialty of the instructors, in either language, ignoring case. */
                specialty?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is an instructor as lists show them. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            /** @description Rows of this page. */
                            data: InstructorCardView[];
                            /** @description Number of the requested page, from 1. (minimum 0) */
                            current_page: number;
                            /** @description Number of the last page; 1 when there are no rows. (minimum 0) */
                            last_page: number;
                            /** @description Maximum number of rows on a page. (minimum 0) */
                            per_page: number;
                            /** @description Number of rows on all pages. (minimum 0) */
                            total: number;
                            /** @description Position of the first row of this page among all rows, from 1; null on a page without rows. */
                            from: number | null;
                            /** @description Position of the last row of this page among all rows, from 1; null on a page without rows. */
                            to: number | null;
                            /** @description Full address of the first page, with the filters that were sent. */
                            first_page_url: string;
                            /** @description Full address of the last page, with the filters that were sent. */
                            last_page_url: string;
                            /** @description Full address of the next page; null on the last one. */
                            next_page_url: string | null;
                            /** @description Full address of the previous page; null on the first one. */
                            prev_page_url: string | null;
                            /** @description Full address without the query. */
                            path: string;
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
    Catalogue_instructor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the instructor. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An instructor with the public courses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: InstructorPageView;
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
    Catalogue_figures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public figures of the school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: FiguresView;
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
    Sections_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the course. */
                courseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a section of a course. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: SectionView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sections_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the course. */
                courseId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SectionBody;
            };
        };
        responses: {
            /** @description A section of a course. */
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
                        data: SectionView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sections_reorder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the course. */
                courseId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReorderBody;
            };
        };
        responses: {
            /** @description A list; each entry is a section of a course. */
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
                        data: SectionView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sections_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the section. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A section of a course. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: SectionView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sections_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the section. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sections_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the section. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SectionChangeBody;
            };
        };
        responses: {
            /** @description A section of a course. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: SectionView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Lessons_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the section. */
                sectionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a lesson without its content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: LessonCardView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Lessons_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the section. */
                sectionId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LessonBody;
            };
        };
        responses: {
            /** @description A lesson with its content and video. */
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
                        data: LessonView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Lessons_reorder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the section. */
                sectionId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReorderBody;
            };
        };
        responses: {
            /** @description A list; each entry is a lesson without its content. */
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
                        data: LessonCardView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Lessons_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the lesson. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A lesson with its content and video. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: LessonView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Lessons_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the lesson. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Lessons_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the lesson. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LessonChangeBody;
            };
        };
        responses: {
            /** @description A lesson with its content and video. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: LessonView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    LessonResources_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the lesson. */
                lessonId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a file or link of a lesson. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: LessonResourceView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    LessonResources_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the lesson. */
                lessonId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LessonResourceBody;
            };
        };
        responses: {
            /** @description A file or link of a lesson. */
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
                        data: LessonResourceView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    LessonResources_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file or link. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    LessonResources_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file or link. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LessonResourceChangeBody;
            };
        };
        responses: {
            /** @description A file or link of a lesson. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: LessonResourceView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    QuizzesStaff_list: {
        parameters: {
            query: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Id of the course; required. */
                course_id: number;
                /** @description Sort key; the latest change first when left out or unknown. */
                sort?: "id" | "position" | "created_at" | "updated_at";
                /** @description Direction of `sort`; the default is `asc`. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a quiz without its questions. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: QuizCardView[];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    QuizzesStaff_create: {
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
                "application/json": QuizBody;
            };
        };
        responses: {
            /** @description A quiz with its questions and correct options. */
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
                        data: QuizView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    QuizzesStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the quiz. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A quiz with its questions and correct options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: QuizView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    QuizzesStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the quiz. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    QuizzesStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the quiz. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QuizChangeBody;
            };
        };
        responses: {
            /** @description A quiz with its questions and correct options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: QuizView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    QuizzesStaff_addQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the quiz. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QuizQuestionBody;
            };
        };
        responses: {
            /** @description A question with its correct options. */
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
                        data: QuizQuestionView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    QuizzesStaff_removeQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the quiz. */
                id: number;
                /** @description Id of the question. */
                questionId: number;
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    QuizzesStaff_changeQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the quiz. */
                id: number;
                /** @description Id of the question. */
                questionId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QuizQuestionChangeBody;
            };
        };
        responses: {
            /** @description A question with its correct options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: QuizQuestionView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    StudentQuizzes_list: {
        parameters: {
            query: {
                /** @description Id, code or slug of a course in which the student is enrolled. */
                course_id: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a quiz of a course with the best result of the student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StudentQuizCardView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: course_not_held; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "course_not_held" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    StudentQuizzes_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the quiz. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A quiz with its questions, without the correct options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StudentQuizView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: course_not_held; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "course_not_held" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    StudentQuizzes_attempts: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                per_page?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Id of the quiz. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is the result of an attempt, with marks where the quiz shows them. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            /** @description Rows of this page. */
                            data: QuizAttemptView[];
                            /** @description Number of the requested page, from 1. (minimum 0) */
                            current_page: number;
                            /** @description Number of the last page; 1 when there are no rows. (minimum 0) */
                            last_page: number;
                            /** @description Maximum number of rows on a page. (minimum 0) */
                            per_page: number;
                            /** @description Number of rows on all pages. (minimum 0) */
                            total: number;
                            /** @description Position of the first row of this page among all rows, from 1; null on a page without rows. */
                            from: number | null;
                            /** @description Position of the last row of this page among all rows, from 1; null on a page without rows. */
                            to: number | null;
                            /** @description Full address of the first page, with the filters that were sent. */
                            first_page_url: string;
                            /** @description Full address of the last page, with the filters that were sent. */
                            last_page_url: string;
                            /** @description Full address of the next page; null on the last one. */
                            next_page_url: string | null;
                            /** @description Full address of the previous page; null on the first one. */
                            prev_page_url: string | null;
                            /** @description Full address without the query. */
                            path: string;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: course_not_held; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "course_not_held" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    StudentQuizzes_attempt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the quiz. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AttemptBody;
            };
        };
        responses: {
            /** @description The result of an attempt, with marks where the quiz shows them. */
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
                        data: QuizAttemptView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: course_not_held; 404: not_found; 409: attempts_used_up, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, quiz_without_questions; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "attempts_used_up" | "bad_request" | "body_too_large" | "course_not_held" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "quiz_without_questions" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AssignmentsStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of the title or of the course, all of which must occur. */
                search?: string;
                /** @description Assignments due on this day or later, in the time zone of the school. */
                from_date?: string;
                /** @description Assignments due on this day or earlier, in the time zone of the school. */
                to_date?: string;
                /** @description Assignments of this course. */
                course_id?: number;
                /** @description Whether to list published assignments or drafts. */
                is_published?: boolean;
                /** @description Sort key; the latest change first when left out or unknown. */
                sort?: "id" | "due_at" | "created_at" | "updated_at";
                /** @description Direction of `sort`; the default is `asc`. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is an assignment with counts of its submissions. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: AssignmentView[];
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
    AssignmentsStaff_create: {
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
                "application/json": AssignmentBody;
            };
        };
        responses: {
            /** @description An assignment with counts of its submissions. */
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
                        data: AssignmentView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AssignmentsStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the assignment. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An assignment with counts of its submissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: AssignmentView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AssignmentsStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the assignment. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    AssignmentsStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the assignment. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AssignmentChangeBody;
            };
        };
        responses: {
            /** @description An assignment with counts of its submissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: AssignmentView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AssignmentsStaff_submissions: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Whether to list graded submissions or the others. */
                graded?: boolean;
                /** @description Sort key; the latest change first when left out or unknown. */
                sort?: "id" | "points" | "submitted_at" | "updated_at";
                /** @description Direction of `sort`; the default is `asc`. */
                order?: "asc" | "desc";
            };
            header?: never;
            path: {
                /** @description Id of the assignment. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is submission of a student with its grade. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: SubmissionView[];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AssignmentsStaff_grade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the assignment. */
                id: number;
                /** @description Id of the submission. */
                submissionId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GradeBody;
            };
        };
        responses: {
            /** @description Submission of a student with its grade. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: SubmissionView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Submissions_handIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the assignment. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": SubmissionForm;
                "application/json": SubmissionForm;
            };
        };
        responses: {
            /** @description Own submission with its grade. */
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
                        data: OwnSubmissionView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: course_not_held; 404: not_found; 409: already_graded, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited, uploads_under_way; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "already_graded" | "bad_request" | "body_too_large" | "course_not_held" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "uploads_under_way" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Submissions_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the assignment. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: course_not_held; 404: not_found; 409: already_graded; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "already_graded" | "bad_request" | "course_not_held" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    LiveSessionsStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of the title or of the course, all of which must occur. */
                search?: string;
                /** @description Classes that start on this day or later, in the time zone of the school. */
                from_date?: string;
                /** @description Classes that start on this day or earlier, in the time zone of the school. */
                to_date?: string;
                /** @description Classes of this course. */
                course_id?: number;
                /** @description Classes with this status. */
                status?: "scheduled" | "cancelled";
                /** @description Sort key; the latest change first when left out or unknown. */
                sort?: "id" | "starts_at" | "created_at" | "updated_at";
                /** @description Direction of `sort`; the default is `asc`. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a live class with its links. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: StaffLiveSessionView[];
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
    LiveSessionsStaff_create: {
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
                "application/json": LiveSessionBody;
            };
        };
        responses: {
            /** @description A live class with its links. */
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
                        data: StaffLiveSessionView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    LiveSessionsStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the class. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A live class with its links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StaffLiveSessionView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    LiveSessionsStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the class. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    LiveSessionsStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the class. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LiveSessionChangeBody;
            };
        };
        responses: {
            /** @description A live class with its links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StaffLiveSessionView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Calendar_days: {
        parameters: {
            query?: {
                /** @description First day, in the time zone of the school; today when left out. */
                from?: string;
                /** @description Last day; the sixth after `from` when left out. A range has at most 92 days. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Live classes and assignments of the range. */
            200: {
                headers: {
                    [name: string]: unknown;
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
    ConversationsStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of the course, or of the name or e-mail address of the student, all of which must occur. */
                search?: string;
                /** @description Conversations whose latest message is of this day or later, in the time zone of the school. */
                from_date?: string;
                /** @description Conversations whose latest message is of this day or earlier, in the time zone of the school. */
                to_date?: string;
                /** @description Sort key; the latest message first when left out or unknown. */
                sort?: "id" | "last_message_at" | "created_at";
                /** @description Direction of `sort`; the default is `asc`. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a conversation with its last message and the number of unread ones. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: ConversationView[];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: not_an_instructor; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_an_instructor" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ConversationsStaff_open: {
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
                "application/json": OpenWithStudentBody;
            };
        };
        responses: {
            /** @description A conversation with its last message and the number of unread ones. */
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
                        data: ConversationView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: not_an_instructor, outside_own_courses; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_an_instructor" | "not_found" | "outside_own_courses" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ConversationsStaff_shared: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the student. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a course that both sides share, with their conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: SharedCourseView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: not_an_instructor, outside_own_courses; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_an_instructor" | "not_found" | "outside_own_courses" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ConversationsStaff_read: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Sent at this instant or later. */
                since?: string;
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
            /** @description One page of a list; each entry is a message of a conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: MessageView[];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: not_an_instructor, outside_own_courses; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_an_instructor" | "not_found" | "outside_own_courses" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ConversationsStaff_send: {
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
                "multipart/form-data": MessageForm;
                "application/json": MessageForm;
            };
        };
        responses: {
            /** @description A message of a conversation. */
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
                        data: MessageView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: not_an_instructor, outside_own_courses; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited, uploads_under_way; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_an_instructor" | "not_found" | "outside_own_courses" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "uploads_under_way" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ConversationsStaff_markRead: {
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
            /** @description A conversation with its last message and the number of unread ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ConversationView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: not_an_instructor, outside_own_courses; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_an_instructor" | "not_found" | "outside_own_courses" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    ConversationsStaff_markUnread: {
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
            /** @description A conversation with its last message and the number of unread ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ConversationView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: not_an_instructor, outside_own_courses; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_an_instructor" | "not_found" | "outside_own_courses" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    StudentConversations_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                per_page?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of the instructor or of the course, all of which must occur. */
                search?: string;
                /** @description Conversations whose latest message is of this day or later, in the time zone of the school. */
                from_date?: string;
                /** @description Conversations whose latest message is of this day or earlier, in the time zone of the school. */
                to_date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a conversation with its last message and the number of unread ones. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            /** @description Rows of this page. */
                            data: ConversationView[];
                            /** @description Number of the requested page, from 1. (minimum 0) */
                            current_page: number;
                            /** @description Number of the last page; 1 when there are no rows. (minimum 0) */
                            last_page: number;
                            /** @description Maximum number of rows on a page. (minimum 0) */
                            per_page: number;
                            /** @description Number of rows on all pages. (minimum 0) */
                            total: number;
                            /** @description Position of the first row of this page among all rows, from 1; null on a page without rows. */
                            from: number | null;
                            /** @description Position of the last row of this page among all rows, from 1; null on a page without rows. */
                            to: number | null;
                            /** @description Full address of the first page, with the filters that were sent. */
                            first_page_url: string;
                            /** @description Full address of the last page, with the filters that were sent. */
                            last_page_url: string;
                            /** @description Full address of the next page; null on the last one. */
                            next_page_url: string | null;
                            /** @description Full address of the previous page; null on the first one. */
                            prev_page_url: string | null;
                            /** @description Full address without the query. */
                            path: string;
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
    StudentConversations_open: {
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
                "application/json": OpenConversationBody;
            };
        };
        responses: {
            /** @description A conversation with its last message and the number of unread ones. */
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
                        data: ConversationView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: course_not_held; 404: not_found; 409: course_without_instructor, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "course_not_held" | "course_without_instructor" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    StudentConversations_read: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                per_page?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Sent at this instant or later. */
                since?: string;
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
            /** @description One page of a list; each entry is a message of a conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            /** @description Rows of this page. */
                            data: MessageView[];
                            /** @description Number of the requested page, from 1. (minimum 0) */
                            current_page: number;
                            /** @description Number of the last page; 1 when there are no rows. (minimum 0) */
                            last_page: number;
                            /** @description Maximum number of rows on a page. (minimum 0) */
                            per_page: number;
                            /** @description Number of rows on all pages. (minimum 0) */
                            total: number;
                            /** @description Position of the first row of this page among all rows, from 1; null on a page without rows. */
                            from: number | null;
                            /** @description Position of the last row of this page among all rows, from 1; null on a page without rows. */
                            to: number | null;
                            /** @description Full address of the first page, with the filters that were sent. */
                            first_page_url: string;
                            /** @description Full address of the last page, with the filters that were sent. */
                            last_page_url: string;
                            /** @description Full address of the next page; null on the last one. */
                            next_page_url: string | null;
                            /** @description Full address of the previous page; null on the first one. */
                            prev_page_url: string | null;
                            /** @description Full address without the query. */
                            path: string;
                        };
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
    StudentConversations_send: {
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
                "multipart/form-data": MessageForm;
                "application/json": MessageForm;
            };
        };
        responses: {
            /** @description A message of a conversation. */
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
                        data: MessageView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited, uploads_under_way; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "uploads_under_way" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    StudentConversations_markRead: {
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
            /** @description A conversation with its last message and the number of unread ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ConversationView;
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
    StudentConversations_markUnread: {
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
            /** @description A conversation with its last message and the number of unread ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ConversationView;
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
    CourseReviews_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 5 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Slug or code of the course. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a published review. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            /** @description Rows of this page. */
                            data: PublicReviewView[];
                            /** @description Number of the requested page, from 1. (minimum 0) */
                            current_page: number;
                            /** @description Number of the last page; 1 when there are no rows. (minimum 0) */
                            last_page: number;
                            /** @description Maximum number of rows on a page. (minimum 0) */
                            per_page: number;
                            /** @description Number of rows on all pages. (minimum 0) */
                            total: number;
                            /** @description Position of the first row of this page among all rows, from 1; null on a page without rows. */
                            from: number | null;
                            /** @description Position of the last row of this page among all rows, from 1; null on a page without rows. */
                            to: number | null;
                            /** @description Full address of the first page, with the filters that were sent. */
                            first_page_url: string;
                            /** @description Full address of the last page, with the filters that were sent. */
                            last_page_url: string;
                            /** @description Full address of the next page; null on the last one. */
                            next_page_url: string | null;
                            /** @description Full address of the previous page; null on the first one. */
                            prev_page_url: string | null;
                            /** @description Full address without the query. */
                            path: string;
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
    OwnReview_own: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, code or slug of the course. */
                courseId: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The own review of the course; null if there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: OwnReviewView | null;
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
    OwnReview_write: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, code or slug of the course. */
                courseId: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OwnReviewBody;
            };
        };
        responses: {
            /** @description The own review of the course. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: OwnReviewView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: course_not_held, review_removed_by_staff; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "course_not_held" | "malformed_json" | "not_found" | "review_removed_by_staff" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    OwnReview_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, code or slug of the course. */
                courseId: number | string;
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: course_not_held, review_removed_by_staff; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "course_not_held" | "not_found" | "review_removed_by_staff" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
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
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Reviews with this status. */
                status?: "published" | "pending" | "hidden" | "removed";
                /** @description Reviews of this course. */
                course_id?: number;
                /** @description Reviews with this number of stars. */
                rating?: number;
                /** @description Words of the text, of the course, or of the name or e-mail address of the student, all of which must occur. */
                search?: string;
                /** @description Sort key; the latest change first when left out or unknown. */
                sort?: "id" | "rating" | "created_at" | "updated_at";
                /** @description Direction of `sort`; the default is `asc`. */
                order?: "asc" | "desc";
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
                            data: ReviewView[];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                            /** @description Reviews by status, under every filter but `status` */
                            counts: {
                                /** @description All records, of every status. */
                                all: number;
                                /** @description Published reviews. */
                                published: number;
                                /** @description Reviews that wait for a moderator. */
                                pending: number;
                                /** @description Reviews that a moderator hid. */
                                hidden: number;
                                /** @description Reviews that a moderator removed. */
                                removed: number;
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
    ReviewsStaff_removed: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Sort key; the latest change first when left out or unknown. */
                sort?: "id" | "rating" | "created_at" | "updated_at";
                /** @description Direction of `sort`; the default is `asc`. */
                order?: "asc" | "desc";
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
    ReviewsStaff_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the review. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A review as moderators see it. */
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ReviewsStaff_one: {
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
                        data: ReviewView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ReviewsStaff_remove: {
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    ReviewsStaff_moderate: {
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
                "application/json": ModerationBody;
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
                        data: ReviewView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 409: review_is_removed; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "review_is_removed" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Enrollments_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of the student or of the course. */
                search?: string;
                /** @description Seats with this status. */
                status?: "active" | "completed" | "cancelled";
                /** @description Id of the student. */
                user_id?: number;
                /** @description Seats in this course. */
                course_id?: number;
                /** @description Sort key; the latest change first when left out or unknown. */
                sort?: "id" | "status" | "created_at" | "updated_at" | "completed_at";
                /** @description Direction of `sort`; the default is `asc`. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a seat of a student with its progress. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: EnrollmentView[];
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
    Enrollments_grant: {
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
                "application/json": EnrollmentBody;
            };
        };
        responses: {
            /** @description A seat with its progress and its grants. */
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
                        data: EnrollmentDetailView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, seat_already_granted; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "outside_own_courses" | "permission_required" | "seat_already_granted" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Enrollments_findings: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
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
            /** @description One page of a list; each entry is a difference between a seat and its grants, or between a course or instructor and their seats. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: SeatFindingView[];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Enrollments_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the enrolment. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A seat with its progress and its grants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: EnrollmentDetailView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Enrollments_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the enrolment. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A seat with its progress and its grants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: EnrollmentDetailView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Enrollments_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the enrolment. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EnrollmentChangeBody;
            };
        };
        responses: {
            /** @description A seat with its progress and its grants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: EnrollmentDetailView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Enrollments_changes: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Id of the enrolment. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is one change of a record. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: HistoryEntryView[];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Grants_changeEnd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the enrolment. */
                id: number;
                /** @description Id of the grant. */
                grantId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GrantEndBody;
            };
        };
        responses: {
            /** @description A seat with its progress and its grants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: EnrollmentDetailView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 409: grant_of_order, grant_over; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "grant_of_order" | "grant_over" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Grants_revoke: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the enrolment. */
                id: number;
                /** @description Id of the grant. */
                grantId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GrantRevocationBody;
            };
        };
        responses: {
            /** @description A seat with its progress and its grants. */
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
                        data: EnrollmentDetailView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 409: grant_over, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "grant_over" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Grants_repair: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the enrolment. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a difference between a seat and its grants, or between a course or instructor and their seats. */
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
                        data: SeatFindingView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Learning_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 100 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Courses of this kind. */
                type?: "live" | "recorded";
                /** @description Words of the title, in either language, or the code. */
                search?: string;
                /** @description Seats with this status; all of them when left out. */
                status?: "active" | "completed" | "cancelled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is an enrolled course with the progress of the student. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            /** @description Rows of this page. */
                            data: EnrolledCourseView[];
                            /** @description Number of the requested page, from 1. (minimum 0) */
                            current_page: number;
                            /** @description Number of the last page; 1 when there are no rows. (minimum 0) */
                            last_page: number;
                            /** @description Maximum number of rows on a page. (minimum 0) */
                            per_page: number;
                            /** @description Number of rows on all pages. (minimum 0) */
                            total: number;
                            /** @description Position of the first row of this page among all rows, from 1; null on a page without rows. */
                            from: number | null;
                            /** @description Position of the last row of this page among all rows, from 1; null on a page without rows. */
                            to: number | null;
                            /** @description Full address of the first page, with the filters that were sent. */
                            first_page_url: string;
                            /** @description Full address of the last page, with the filters that were sent. */
                            last_page_url: string;
                            /** @description Full address of the next page; null on the last one. */
                            next_page_url: string | null;
                            /** @description Full address of the previous page; null on the first one. */
                            prev_page_url: string | null;
                            /** @description Full address without the query. */
                            path: string;
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
    Learning_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code or slug of the course, such as `CRS-1001`. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course with its sections, lessons and progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: CourseContentView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: course_not_held; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "course_not_held" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Learning_open: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code or slug of the course, such as `CRS-1001`. */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LastAccessedBody;
            };
        };
        responses: {
            /** @description An enrolled course with the progress of the student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: EnrolledCourseView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: course_not_held; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "course_not_held" | "malformed_json" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Learning_complete: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Code of the lesson, such as `LSN-10001`. */
                lessonCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The completed lesson and the progress of the course. */
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
                        data: LessonCompletedView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: course_not_held; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "course_not_held" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Learning_note: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the lesson, such as `LSN-10001`. */
                lessonCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The own note of the lesson. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: LessonNoteView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: course_not_held; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "course_not_held" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Learning_saveNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the lesson, such as `LSN-10001`. */
                lessonCode: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LessonNoteBody;
            };
        };
        responses: {
            /** @description The own note of the lesson. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: LessonNoteView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: course_not_held; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "course_not_held" | "malformed_json" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Overview_overview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Start page of the student dashboard. */
            200: {
                headers: {
                    [name: string]: unknown;
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
    Overview_kpis: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of the student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: KpisView;
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
    Overview_radar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a measure of the skills chart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: RadarSpokeView[];
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
    Search_find: {
        parameters: {
            query?: {
                /** @description Words that must all occur; the result is empty without any. */
                q?: string;
                /** @description Most of each kind: 5 when left out, at most 20. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Courses, lessons and instructors that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: SearchView;
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
    OrdersStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_size?: number;
                /** @description A reference, or words of the name or e-mail address of the student. */
                search?: string;
                /** @description Orders with this status. */
                status?: "pending" | "paid" | "failed" | "refunded";
                /** @description Orders of this processor; `free` for free orders. */
                gateway?: "stripe" | "paypal" | "free";
                /** @description Orders paid this way. */
                payment_method?: "card" | "wallet";
                /** @description Orders of this student. */
                student_id?: number;
                /** @description Orders with this course. */
                course_id?: number;
                /** @description The latest change first when left out or unknown. */
                sort_by?: "id" | "total" | "status" | "paid_at" | "created_at" | "updated_at";
                /** @description Direction of `sort_by`: `asc` when left out. */
                sort_order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is an order of courses as lists of staff show it. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: StaffOrderView[];
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
    OrdersStaff_one: {
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
            /** @description An order of courses with its payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StaffOrderDetailView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
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
                "application/json": OrderRefundBody;
            };
        };
        responses: {
            /** @description A refund of some courses of an order. */
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
                        data: OrderRefundView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, line_refunded, nothing_to_refund, order_not_paid, refund_too_small, refund_under_way; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "line_refunded" | "malformed_json" | "not_found" | "nothing_to_refund" | "order_not_paid" | "outside_own_courses" | "permission_required" | "refund_too_small" | "refund_under_way" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Shop_offered: {
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
    Shop_buy: {
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
                "application/json": CheckoutBody;
            };
        };
        responses: {
            /** @description An order of courses with its payment. */
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
                        data: OrderView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 404: course_not_sold; 409: course_held, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, not_payable, payment_in_progress; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: amount_too_small, payment_refused; 502: payment_unavailable; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "amount_too_small" | "bad_request" | "body_too_large" | "course_held" | "course_not_sold" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_payable" | "payment_in_progress" | "payment_refused" | "payment_unavailable" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Shop_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Orders with this status. */
                status?: "pending" | "paid" | "failed" | "refunded";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is an order of courses with its payment. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            /** @description Rows of this page. */
                            data: OrderView[];
                            /** @description Number of the requested page, from 1. (minimum 0) */
                            current_page: number;
                            /** @description Number of the last page; 1 when there are no rows. (minimum 0) */
                            last_page: number;
                            /** @description Maximum number of rows on a page. (minimum 0) */
                            per_page: number;
                            /** @description Number of rows on all pages. (minimum 0) */
                            total: number;
                            /** @description Position of the first row of this page among all rows, from 1; null on a page without rows. */
                            from: number | null;
                            /** @description Position of the last row of this page among all rows, from 1; null on a page without rows. */
                            to: number | null;
                            /** @description Full address of the first page, with the filters that were sent. */
                            first_page_url: string;
                            /** @description Full address of the last page, with the filters that were sent. */
                            last_page_url: string;
                            /** @description Full address of the next page; null on the last one. */
                            next_page_url: string | null;
                            /** @description Full address of the previous page; null on the first one. */
                            prev_page_url: string | null;
                            /** @description Full address without the query. */
                            path: string;
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
    Shop_settle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Number of the order, such as `CO-10001`. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An order of courses with its payment. */
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
                        data: OrderView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 502: payment_unavailable; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_found" | "payment_unavailable" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
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
    Simulator_page: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the payment session, part of the `redirect_url` of the checkout. */
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page with a button to pay and a button to decline */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. 400: bad_request; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    Simulator_pay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the payment session, part of the `redirect_url` of the checkout. */
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirect to the site, which settles a wallet payment */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. 400: bad_request; 404: not_found; 503: server_busy, service_unavailable; default: no code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    Simulator_decline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the payment session, part of the `redirect_url` of the checkout. */
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirect to the site */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. 400: bad_request; 404: not_found; 503: server_busy, service_unavailable; default: no code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    BlogStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of title, slug or tags, all of which must occur. */
                search?: string;
                /** @description Posts with this status. */
                status?: "draft" | "published";
                /** @description Posts that have this tag. */
                tag?: string;
                /** @description Sort key; the latest change first when left out or unknown. */
                sort?: "id" | "published_at" | "created_at" | "updated_at";
                /** @description Direction of `sort`; the default is `asc`. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a blog post as staff edit it. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: StaffPostView[];
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
    BlogStaff_create: {
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
                "application/json": PostBody;
            };
        };
        responses: {
            /** @description A blog post as staff edit it. */
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
                        data: StaffPostView;
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
    BlogStaff_deleted: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Sort key; the latest change first when left out or unknown. */
                sort?: "id" | "published_at" | "created_at" | "updated_at";
                /** @description Direction of `sort`; the default is `asc`. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a blog post as staff edit it. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: StaffPostView[];
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
    BlogStaff_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the post. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A blog post as staff edit it. */
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
                        data: StaffPostView;
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
    BlogStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the post. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A blog post as staff edit it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StaffPostView;
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
    BlogStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the post. */
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
    BlogStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the post. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PostChangeBody;
            };
        };
        responses: {
            /** @description A blog post as staff edit it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StaffPostView;
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
    Blog_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 9 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Posts that have this tag. */
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a blog post without its text. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            /** @description Rows of this page. */
                            data: PostCardView[];
                            /** @description Number of the requested page, from 1. (minimum 0) */
                            current_page: number;
                            /** @description Number of the last page; 1 when there are no rows. (minimum 0) */
                            last_page: number;
                            /** @description Maximum number of rows on a page. (minimum 0) */
                            per_page: number;
                            /** @description Number of rows on all pages. (minimum 0) */
                            total: number;
                            /** @description Position of the first row of this page among all rows, from 1; null on a page without rows. */
                            from: number | null;
                            /** @description Position of the last row of this page among all rows, from 1; null on a page without rows. */
                            to: number | null;
                            /** @description Full address of the first page, with the filters that were sent. */
                            first_page_url: string;
                            /** @description Full address of the last page, with the filters that were sent. */
                            last_page_url: string;
                            /** @description Full address of the next page; null on the last one. */
                            next_page_url: string | null;
                            /** @description Full address of the previous page; null on the first one. */
                            prev_page_url: string | null;
                            /** @description Full address without the query. */
                            path: string;
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
    Blog_tags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a tag with the number of its posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: TagView[];
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
    Blog_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the post. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A blog post with its text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: PostView;
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
                /** @description Rows per page: 15 when left out, at most 100. */
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
                /** @description Rows per page: 15 when left out, at most 100. */
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
    StudentNotifications_list: {
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
    StudentNotifications_readAll: {
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
    StudentNotifications_read: {
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
    StudentNotifications_remove: {
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
    Countries_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a country to choose from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: CountryView[];
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
    UsersAuth_register: {
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
                "application/json": StudentRegisterBody;
            };
        };
        responses: {
            /** @description A token and the new account. */
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
                        data: StudentRegisteredView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 409: email_taken, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "email_taken" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    UsersAuth_signOut: {
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
            /** @description Done; `data` is null. */
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
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "server_busy" | "service_unavailable" | "validation_failed";
                    };
                };
            };
        };
    };
    UsersAuth_resend: {
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
    UsersAuth_verify: {
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
                "application/json": EmailTokenBody;
            };
        };
        responses: {
            /** @description Confirms that the e-mail address is verified. */
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
                        data: EmailVerifiedView;
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
    UsersAuth_signIn: {
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
            /** @description A token and the account of the student. */
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
                        data: StudentSessionView;
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
    UsersAuth_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account of a student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StudentView;
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
    UsersAuth_forgotPassword: {
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
    UsersAuth_resetPassword: {
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 403: demo_protected; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    StudentsAuth_register: {
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
                "application/json": StudentRegisterBody;
            };
        };
        responses: {
            /** @description A token and the account of the student. */
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
                        data: StudentSessionView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 409: email_taken, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "email_taken" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    StudentsAuth_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account of a student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StudentView;
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
    StudentsAuth_change: {
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
            /** @description The account of a student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StudentView;
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
    StudentsAuth_changePassword: {
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
            /** @description A token and the account of the student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StudentSessionView;
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
    StudentsAuth_signIn: {
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
            /** @description A token and the account of the student. */
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
                        data: StudentSessionView;
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
    StudentsAuth_forgotPassword: {
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
    StudentsAuth_resetPassword: {
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 403: demo_protected; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Profile_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account of a student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StudentView;
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
    Profile_change: {
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
            /** @description The account of a student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StudentView;
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
    Profile_changePassword: {
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
            /** @description A token and the account of the student. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StudentSessionView;
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
    StudentsStaff_list: {
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
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description ISO 3166-1 numeric code of the country. */
                country_id?: number;
                /** @description Sort key; the latest change first when left out or unknown. */
                sort?: "id" | "username" | "first_name" | "last_name" | "email" | "created_at" | "updated_at";
                /** @description Direction of `sort`; the default is `asc`. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is the account of a student as staff see it. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: StudentRecordView[];
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
    StudentsStaff_create: {
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
                "application/json": StudentBody;
            };
        };
        responses: {
            /** @description The account of a student as staff see it. */
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
                        data: StudentRecordView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 409: email_taken, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, username_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "email_taken" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    StudentsStaff_statistic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: PersonStatisticView;
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
    StudentsStaff_deleted: {
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
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description ISO 3166-1 numeric code of the country. */
                country_id?: number;
                /** @description Sort key; the latest change first when left out or unknown. */
                sort?: "id" | "username" | "first_name" | "last_name" | "email" | "created_at" | "updated_at";
                /** @description Direction of `sort`; the default is `asc`. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is the account of a student as staff see it. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: StudentRecordView[];
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
    StudentsStaff_oneDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the student. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account of a student as staff see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StudentRecordView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    StudentsStaff_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Username of the student. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account of a student as staff see it. */
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
                        data: StudentRecordView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 409: email_taken, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "email_taken" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    StudentsStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the student. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account of a student as staff see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StudentRecordView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    StudentsStaff_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the student. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, outside_own_courses, permission_required; 404: not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "demo_protected" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    StudentsStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the student. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StudentChangeBody;
            };
        };
        responses: {
            /** @description The account of a student as staff see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StudentRecordView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, outside_own_courses, permission_required; 404: not_found; 409: email_taken, username_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "email_taken" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    StudentsStaff_setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the student. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StudentPasswordBody;
            };
        };
        responses: {
            /** @description The account of a student as staff see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StudentRecordView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, outside_own_courses, permission_required; 404: not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    StudentsStaff_resend: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Username of the student. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the mail was sent. */
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
                        data: ResentView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: outside_own_courses, permission_required; 404: not_found; 409: already_verified, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 429: rate_limited; 503: mail_unavailable, server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "already_verified" | "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "mail_unavailable" | "not_found" | "outside_own_courses" | "permission_required" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    StudentsStaff_verify: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Username of the student. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account of a student as staff see it. */
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
                        data: StudentRecordView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, outside_own_courses, permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "demo_protected" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    StudentsStaff_unverify: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Username of the student. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account of a student as staff see it. */
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
                        data: StudentRecordView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, outside_own_courses, permission_required; 404: not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "demo_protected" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
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
                        data: StaffSignInView | StudentSessionView;
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
    FailingHealth_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: StatusView;
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
    webhook_courses_enrollment_granted: {
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
                    type: "courses.enrollment.granted";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: EnrollmentDetailView | {
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
    webhook_courses_enrollment_ended: {
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
                    type: "courses.enrollment.ended";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: EnrollmentDetailView | {
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
    webhook_courses_course_completed: {
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
                    type: "courses.course.completed";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: WebhookCompletedCourseView | {
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
    webhook_courses_order_paid: {
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
                    type: "courses.order.paid";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: StaffOrderDetailView | {
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
    webhook_courses_order_refunded: {
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
                    type: "courses.order.refunded";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: StaffOrderDetailView | {
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
    webhook_courses_student_registered: {
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
                    type: "courses.student.registered";
                    /**
                     * Format: date-time
                     * @description Time of the event. (format date-time)
                     */
                    timestamp: string;
                    /** @description Version of the payload, fixed when the endpoint was made. */
                    api_version: string;
                    /** @description True in examples that staff send. */
                    test?: boolean;
                    data: StudentRecordView | {
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
    webhook_courses_payment_disputed: {
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
                    type: "courses.payment.disputed";
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
    webhook_courses_person_erased: {
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
                    type: "courses.person.erased";
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
