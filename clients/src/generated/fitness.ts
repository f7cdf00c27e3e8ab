// Generated from the description of the service by `npm run clients`: not to be changed by hand.

export interface HeldRoleView {
    /** @description Id of the role. */
    id: number;
    /** @description Name of the role. */
    name: string;
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
    /** @description ISO 3166-1 numeric code. */
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
    /** @description Time zone, by its IANA name. */
    timezone: string;
    /** @description Whether the e-mail address is confirmed. */
    is_verified: boolean;
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
    account: StaffAccountView;
}
export interface RegisterBody {
    /** @description Given name. (minLength 1, maxLength 100) */
    first_name: string;
    /** @description Family name. (minLength 1, maxLength 100) */
    last_name: string;
    /**
     * Format: email
     * @description E-mail address of the account; used to sign in. (format email)
     */
    email: string;
    /**
     * Format: password
     * @description At least 8 characters and at most 72 bytes. (format password, minLength 8)
     */
    password: string;
    /** @description Repetition of the password; optional. */
    password_confirmation?: string | null;
    /** @description Identifies the account in addresses; stored in lower case. (minLength 1, maxLength 40, pattern ^[a-z][a-z0-9._-]{0,39}$) */
    username?: string | null;
    /** @description A time zone by its IANA name; UTC until one is set. */
    timezone?: string | null;
}
export interface DeleteAccountBody {
    /**
     * Format: password
     * @description Current password of the account, as confirmation. (format password, minLength 1)
     */
    password: string;
}
export interface MemberView {
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
    /** @description ISO 3166-1 numeric code of the country; null if unknown. */
    country_id: number | null;
    /** @description Address of the profile picture; null without one. */
    profile_picture: string | null;
    /** @description Time zone, by its IANA name. */
    timezone: string;
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
export interface MemberBody {
    /** @description Given name. (minLength 1, maxLength 100) */
    first_name: string;
    /** @description Family name. (minLength 1, maxLength 100) */
    last_name: string;
    /**
     * Format: email
     * @description E-mail address of the account; used to sign in. (format email)
     */
    email: string;
    /** @description Identifies the account in addresses; stored in lower case. (minLength 1, maxLength 40, pattern ^[a-z][a-z0-9._-]{0,39}$) */
    username?: string | null;
    /** @description With the country code. */
    phone?: string | null;
    /** @description ISO 3166-1 numeric code. (minimum 1, maximum 999) */
    country_id?: number | null;
    /** @description Address of an uploaded picture. (minLength 1, maxLength 2000) */
    profile_picture?: string | null;
    /** @description A time zone by its IANA name; UTC until one is set. */
    timezone?: string | null;
    /** @description Whether the e-mail address is confirmed; requires the permission `members.verify`. */
    is_verified?: boolean | null;
    /**
     * Format: password
     * @description At least 8 characters and at most 72 bytes. (format password, minLength 8)
     */
    password: string;
    /** @description Repetition of the password; optional. */
    password_confirmation?: string | null;
}
export interface MemberChangeBody {
    /** @description Given name. (minLength 1, maxLength 100) */
    first_name?: string;
    /** @description Family name. (minLength 1, maxLength 100) */
    last_name?: string;
    /**
     * Format: email
     * @description E-mail address of the account; used to sign in. (format email)
     */
    email?: string;
    /** @description Identifies the account in addresses; stored in lower case. (minLength 1, maxLength 40, pattern ^[a-z][a-z0-9._-]{0,39}$) */
    username?: string | null;
    /** @description With the country code. */
    phone?: string | null;
    /** @description ISO 3166-1 numeric code. (minimum 1, maximum 999) */
    country_id?: number | null;
    /** @description Address of an uploaded picture. (minLength 1, maxLength 2000) */
    profile_picture?: string | null;
    /** @description A time zone by its IANA name; UTC until one is set. */
    timezone?: string | null;
    /** @description Whether the e-mail address is confirmed; requires the permission `members.verify`. */
    is_verified?: boolean | null;
}
export interface MemberPasswordBody {
    /**
     * Format: password
     * @description Current password; required for the own account, which a member reaches whose role has staff permissions. (format password, minLength 1)
     */
    current_password?: string | null;
    /**
     * Format: password
     * @description At least 8 characters and at most 72 bytes. (format password, minLength 8)
     */
    password: string;
    /** @description Repetition of the password; optional. */
    password_confirmation?: string | null;
}
export interface ResentView {
    /** @description Whether the mail was sent. */
    sent: boolean;
    /** @description True when no mail server is configured, so that nothing was sent. */
    simulated: boolean;
}
export interface RoleChoiceView {
    /** @description Id of the role. */
    id: number;
    /** @description Name of the role. */
    name: string;
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
    /** @description ISO 3166-1 numeric code. (minimum 1, maximum 999) */
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
    /** @description A time zone by its IANA name; UTC until one is set. */
    timezone?: string | null;
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
     * @description At least 8 characters and at most 72 bytes. (format password, minLength 8)
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
    /** @description ISO 3166-1 numeric code. */
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
    /** @description Time zone, by its IANA name. */
    timezone: string;
    /** @description Whether the e-mail address is confirmed. */
    is_verified: boolean;
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
    /** @description ISO 3166-1 numeric code. (minimum 1, maximum 999) */
    country_id?: number | null;
    /** @description Identifies the account in addresses; stored in lower case. (minLength 1, maxLength 40, pattern ^[a-z][a-z0-9._-]{0,39}$) */
    username?: string | null;
    /** @description Given name. (minLength 1, maxLength 100) */
    first_name: string;
    /** @description Family name. (minLength 1, maxLength 100) */
    last_name: string;
    /**
     * Format: email
     * @description E-mail address of the account; used to sign in. (format email)
     */
    email: string;
    /**
     * Format: password
     * @description At least 8 characters and at most 72 bytes. (format password, minLength 8)
     */
    password: string;
    /**
     * Format: password
     * @description Repetition of the password; required exactly when a password is sent. (format password)
     */
    password_confirmation: string;
    /** @description Ids of the roles; requires the permission to assign roles. (minItems 0, maxItems 200) */
    role_ids?: number[] | null;
    /** @description A time zone by its IANA name; UTC until one is set. */
    timezone?: string | null;
}
export interface ChangeAccountBody {
    /** @description With the country code. */
    phone?: string | null;
    /** @description Address of an image, as an upload returned it. (minLength 1, maxLength 2000, pattern ^(https?:\/\/|\/)[^\s<>"'\\]+$) */
    profile_picture?: string | null;
    /** @description ISO 3166-1 numeric code. (minimum 1, maximum 999) */
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
     * @description At least 8 characters and at most 72 bytes. (format password, minLength 8)
     */
    password?: string | null;
    /**
     * Format: password
     * @description Repetition of the password; required exactly when a password is sent. (format password)
     */
    password_confirmation?: string | null;
    /** @description Ids of the roles that replace the current ones; requires the permission to assign roles. (minItems 0, maxItems 200) */
    role_ids?: number[] | null;
    /** @description A time zone by its IANA name; UTC until one is set. */
    timezone?: string | null;
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
    /** @description Name of the club. */
    site_name: string;
    /** @description Name of the club in Arabic; empty without one. */
    site_name_ar: string;
    /** @description Tagline of the club, in English. */
    site_tagline_en: string;
    /** @description Tagline of the club, in Arabic. */
    site_tagline_ar: string;
    /** @description E-mail address for members. */
    support_email: string;
    /** @description Telephone number for members. */
    support_phone: string;
    /** @description Time zone of the club. */
    timezone: string;
    /** @description Currency of plans without one of their own. */
    currency: string;
    /** @description Language of the website for new visitors: en or ar. */
    default_locale: string;
    /** @description Default goal: steps a day. */
    default_steps_goal: number;
    /** @description Default goal: active minutes a day. */
    default_active_minutes_goal: number;
    /** @description Default goal: active calories a day. */
    default_calories_goal: number;
    /** @description Default goal: minutes asleep a night. */
    default_sleep_minutes_goal: number;
    /** @description Default goal: glasses of water a day. */
    default_water_glasses_goal: number;
    /** @description Default goal: calories to eat a day. */
    default_eaten_calories_goal: number;
    /** @description Default goal: grams of protein a day. */
    default_protein_goal: number;
    /** @description Default goal: grams of carbohydrate a day. */
    default_carbohydrate_goal: number;
    /** @description Default goal: grams of fat a day. */
    default_fat_goal: number;
    /** @description Whether members may wait for places at full events. */
    event_waiting_list: boolean;
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
    /** @description Name of the access key; null for a sign-in token. */
    access_key: string | null;
    /** @description Name of the tool. */
    tool: string;
    /** @description Id or address of the changed record; null if unknown. */
    target: string | null;
    /** @description HTTP status of the response; null while the call runs, or if the process stopped meanwhile. */
    status: number | null;
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
export interface FitnessLabel {
    /** @description Value in fields and filters. */
    value: string;
    /** @description Display name in both languages. */
    name: BilingualView;
}
export interface FitnessLabels {
    /** @description Of `muscle` and `secondary_muscles`. */
    muscles: FitnessLabel[];
    /** @description Of `equipment`. */
    equipment: FitnessLabel[];
    /** @description Values of `difficulty`, the easiest first. */
    difficulties: FitnessLabel[];
    /** @description Values of `kind` of workouts. */
    workout_kinds: FitnessLabel[];
    /** @description Values of `goal` of programs. */
    program_goals: FitnessLabel[];
    /** @description Values of `slot` and `meal`, in the order of the day. */
    meals: FitnessLabel[];
    /** @description Values of `tags` of dishes. */
    dish_tags: FitnessLabel[];
    /** @description Values of `topic` of groups. */
    group_topics: FitnessLabel[];
    /** @description Values of `tier` of badges, the lowest first. */
    badge_tiers: FitnessLabel[];
    /** @description Values of `metric` of challenges. */
    challenge_metrics: FitnessLabel[];
    /** @description Values of `metric` of achievements. */
    achievement_metrics: FitnessLabel[];
    /** @description Values of `kind` of devices. */
    device_kinds: FitnessLabel[];
    /** @description Values of `interval` of plans. */
    billing_intervals: FitnessLabel[];
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
export interface ChunkedUploadView {
    /** @description Id of the upload, chosen by the client. */
    upload_id: string;
    /** @description Total number of parts. */
    parts: number;
    /** @description Numbers of the received parts, in ascending order. */
    received: number[];
    /** @description Whether the file is complete and stored. */
    complete: boolean;
    /** @description Address of the file; null until the upload is complete. */
    url: string | null;
    /**
     * @description Media type of the file; null until the upload is complete.
     * @enum {string|null}
     */
    type: "image" | "video" | null;
    /** @description Addresses of the sizes of a complete image; only for images. */
    versions?: {
        [key: string]: UploadVersionView;
    };
    /** @description Picture as records show it; only for a complete image. */
    pictures?: PictureView[];
}
export interface UploadPartForm {
    /** @description Folder of the file. (minLength 0, maxLength 100, pattern ^(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]*$) */
    path?: string | null;
    /** @description Preset that decides the sizes of an image: `profile` in every service, others per service, which the error for an unknown preset lists. The preset of the main records when left out. (minLength 0, maxLength 50) */
    for?: string | null;
    /** @description Type assumed by the client; ignored, since the content decides. (minLength 0, maxLength 50) */
    type?: string | null;
    /** @description Id of the upload, chosen by the client; the same in every part. (minLength 8, maxLength 64, pattern ^[A-Za-z0-9_-]+$) */
    upload_id: string;
    /** @description Number of this part, from 1. Parts may be sent in any order and repeated. (minimum 1, maximum 128) */
    part: number;
    /** @description Total number of parts; the same in every part. (minimum 1, maximum 128) */
    parts: number;
    /**
     * Format: binary
     * @description Bytes of the part, at most 16 MB. (format binary)
     */
    file: Blob;
}
export interface ManagedExerciseView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
    /** @description A short description, a few sentences long. */
    description: BilingualView;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /**
     * @description Main muscle that it trains.
     * @enum {string}
     */
    muscle: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
    /** @description Other muscles that it trains. */
    secondary_muscles: ("chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body")[];
    /**
     * @description Required equipment.
     * @enum {string}
     */
    equipment: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
    /**
     * @description Level of difficulty.
     * @enum {string}
     */
    difficulty: "beginner" | "intermediate" | "advanced";
    /** @description Instructions, one entry a step. */
    instructions: BilingualView[];
    /** @description Points to watch during the exercise. */
    cues: BilingualView[];
    /** @description Address of a video; null without one. */
    video_url: string | null;
    /** @description Whether the library shows it first; at most one exercise is featured. */
    is_featured: boolean;
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
export interface BilingualText200 {
    /** @description In English. (minLength 1, maxLength 200) */
    en: string;
    /** @description In Arabic. (minLength 1, maxLength 200) */
    ar: string;
}
export interface BilingualText5000OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 5000) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 5000) */
    ar?: string | null;
}
export interface BilingualLine {
    /** @description In English. (minLength 1, maxLength 500) */
    en: string;
    /** @description In Arabic. (minLength 1, maxLength 500) */
    ar: string;
}
export interface ExerciseBody {
    /** @description Display name. */
    name: BilingualText200;
    /** @description Description in both languages; a plain string is used for both. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Address of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
    image_url?: string | null;
    /** @description Identifier for URLs; made from the English name when left out. (maxLength 120) */
    slug?: string | null;
    /**
     * @description Main muscle that it trains.
     * @enum {string}
     */
    muscle: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
    /** @description Other muscles that it trains. */
    secondary_muscles?: ("chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body")[] | null;
    /**
     * @description Required equipment; `none` when left out.
     * @enum {string|null}
     */
    equipment?: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine" | null;
    /**
     * @description Level of difficulty; `beginner` when left out.
     * @enum {string|null}
     */
    difficulty?: "beginner" | "intermediate" | "advanced" | null;
    /** @description Instructions, one entry a step. (minItems 0, maxItems 30) */
    instructions?: BilingualLine[] | null;
    /** @description Points to watch during the exercise. (minItems 0, maxItems 30) */
    cues?: BilingualLine[] | null;
    /** @description Address of a video, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
    video_url?: string | null;
}
export interface ExerciseChangeBody {
    /** @description Display name. */
    name?: BilingualText200;
    /** @description Description in both languages; a plain string is used for both. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Address of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
    image_url?: string | null;
    /** @description Identifier for URLs. (maxLength 120) */
    slug?: string | null;
    /**
     * @description Main muscle that it trains.
     * @enum {string}
     */
    muscle?: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
    /** @description Other muscles that it trains. */
    secondary_muscles?: ("chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body")[] | null;
    /**
     * @description Required equipment.
     * @enum {string|null}
     */
    equipment?: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine" | null;
    /**
     * @description Level of difficulty.
     * @enum {string|null}
     */
    difficulty?: "beginner" | "intermediate" | "advanced" | null;
    /** @description Instructions, one entry a step. (minItems 0, maxItems 30) */
    instructions?: BilingualLine[] | null;
    /** @description Points to watch during the exercise. (minItems 0, maxItems 30) */
    cues?: BilingualLine[] | null;
    /** @description Address of a video, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
    video_url?: string | null;
}
export interface ManagedWorkoutLineView {
    /** @description Id of the exercise. */
    exercise_id: number;
    /** @description Slug of the exercise. */
    slug: string;
    /** @description Name of the exercise. */
    name: BilingualView;
    /** @description Number of sets. */
    sets: number;
    /** @description Repetitions of each set; null where a set has a duration. */
    reps: number | null;
    /** @description Duration of each set, in seconds; null where repetitions are counted. */
    duration_seconds: number | null;
    /** @description Rest after each set, in seconds. */
    rest_seconds: number;
    /** @description A note; empty without one. */
    note: BilingualView;
}
export interface ManagedWorkoutView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
    /** @description A short description, a few sentences long. */
    description: BilingualView;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /**
     * @description Kind of training.
     * @enum {string}
     */
    kind: "strength" | "cardio" | "hiit" | "mobility" | "yoga" | "pilates" | "recovery";
    /**
     * @description Level of difficulty.
     * @enum {string}
     */
    difficulty: "beginner" | "intermediate" | "advanced";
    /** @description Duration, in minutes. */
    duration_minutes: number;
    /** @description Estimated energy use of an adult, in kilocalories. */
    calories: number;
    /** @description Exercises, in order. */
    exercises: ManagedWorkoutLineView[];
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
export interface BilingualText500OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 500) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 500) */
    ar?: string | null;
}
export interface WorkoutLineBody {
    /** @description Id of the exercise. (minimum 1, maximum 2147483647) */
    exercise_id: number;
    /** @description Number of sets; 3 when left out. (minimum 1, maximum 20) */
    sets?: number | null;
    /** @description Repetitions of each set; 10 when left out, not allowed with a duration. (minimum 1, maximum 1000) */
    reps?: number | null;
    /** @description Duration of each set, in seconds, instead of `reps`. (minimum 1, maximum 7200) */
    duration_seconds?: number | null;
    /** @description Rest after each set, in seconds; 60 when left out. (minimum 0, maximum 3600) */
    rest_seconds?: number | null;
    /** @description Note on the exercise; a plain string is used for both languages. */
    note?: string | BilingualText500OrEmptyEnglishFirst | null;
}
export interface WorkoutBody {
    /** @description Display name. */
    name: BilingualText200;
    /** @description Description in both languages; a plain string is used for both. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Address of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
    image_url?: string | null;
    /** @description Identifier for URLs; made from the English name when left out. (maxLength 120) */
    slug?: string | null;
    /**
     * @description Kind of training; `strength` when left out.
     * @enum {string|null}
     */
    kind?: "strength" | "cardio" | "hiit" | "mobility" | "yoga" | "pilates" | "recovery" | null;
    /**
     * @description Level of difficulty; `beginner` when left out.
     * @enum {string|null}
     */
    difficulty?: "beginner" | "intermediate" | "advanced" | null;
    /** @description Duration of the workout, in minutes. (minimum 1, maximum 600) */
    duration_minutes: number;
    /** @description Estimated energy use of an adult, in kilocalories. (minimum 0, maximum 10000) */
    calories?: number | null;
    /** @description Exercises in order, each at most once. (minItems 0, maxItems 50) */
    exercises?: WorkoutLineBody[] | null;
}
export interface WorkoutChangeBody {
    /** @description Display name. */
    name?: BilingualText200;
    /** @description Description in both languages; a plain string is used for both. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Address of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
    image_url?: string | null;
    /** @description Identifier for URLs. (maxLength 120) */
    slug?: string | null;
    /**
     * @description Kind of training.
     * @enum {string|null}
     */
    kind?: "strength" | "cardio" | "hiit" | "mobility" | "yoga" | "pilates" | "recovery" | null;
    /**
     * @description Level of difficulty.
     * @enum {string|null}
     */
    difficulty?: "beginner" | "intermediate" | "advanced" | null;
    /** @description Duration of the workout, in minutes. (minimum 1, maximum 600) */
    duration_minutes?: number;
    /** @description Estimated energy use of an adult, in kilocalories. (minimum 0, maximum 10000) */
    calories?: number | null;
    /** @description Exercises in order, each at most once. (minItems 0, maxItems 50) */
    exercises?: WorkoutLineBody[] | null;
}
export interface ManagedProgramDayView {
    /** @description Number of the week, from 1. */
    week: number;
    /** @description Day within the week, 1 to 7; day 1 is the weekday on which a member starts. */
    day: number;
    /** @description Id of the workout. */
    workout_id: number;
    /** @description Slug of the workout. */
    slug: string;
    /** @description Name of the workout. */
    name: BilingualView;
}
export interface ManagedProgramView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
    /** @description A short description, a few sentences long. */
    description: BilingualView;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /**
     * @description Main goal of the program.
     * @enum {string}
     */
    goal: "strength" | "muscle" | "weight_loss" | "endurance" | "mobility" | "general";
    /**
     * @description Level of difficulty.
     * @enum {string}
     */
    difficulty: "beginner" | "intermediate" | "advanced";
    /** @description Length in weeks, up to the last day with a workout; 0 without days. */
    weeks: number;
    /** @description Days with a workout, in order; the others are rest days. */
    days: ManagedProgramDayView[];
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
export interface ProgramDayBody {
    /** @description Number of the week, from 1 to 52. (minimum 1, maximum 52) */
    week: number;
    /** @description Day within the week, 1 to 7; day 1 is the weekday on which a member starts. (minimum 1, maximum 7) */
    day: number;
    /** @description Id of the workout. (minimum 1, maximum 2147483647) */
    workout_id: number;
}
export interface ProgramBody {
    /** @description Display name. */
    name: BilingualText200;
    /** @description Description in both languages; a plain string is used for both. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Address of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
    image_url?: string | null;
    /** @description Identifier for URLs; made from the English name when left out. (maxLength 120) */
    slug?: string | null;
    /**
     * @description Main goal of the program; `general` when left out.
     * @enum {string|null}
     */
    goal?: "strength" | "muscle" | "weight_loss" | "endurance" | "mobility" | "general" | null;
    /**
     * @description Level of difficulty; `beginner` when left out.
     * @enum {string|null}
     */
    difficulty?: "beginner" | "intermediate" | "advanced" | null;
    /** @description Days with a workout, each once; the others are rest days. (minItems 0, maxItems 364) */
    days?: ProgramDayBody[] | null;
}
export interface ProgramChangeBody {
    /** @description Display name. */
    name?: BilingualText200;
    /** @description Description in both languages; a plain string is used for both. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Address of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
    image_url?: string | null;
    /** @description Identifier for URLs. (maxLength 120) */
    slug?: string | null;
    /**
     * @description Main goal of the program.
     * @enum {string|null}
     */
    goal?: "strength" | "muscle" | "weight_loss" | "endurance" | "mobility" | "general" | null;
    /**
     * @description Level of difficulty.
     * @enum {string|null}
     */
    difficulty?: "beginner" | "intermediate" | "advanced" | null;
    /** @description Days with a workout, each once; the others are rest days. (minItems 0, maxItems 364) */
    days?: ProgramDayBody[] | null;
}
export interface ManagedDishView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
    /** @description A short description, a few sentences long. */
    description: BilingualView;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /**
     * @description Usual meal of the day.
     * @enum {string}
     */
    meal: "breakfast" | "lunch" | "dinner" | "snack";
    /** @description Weight of a serving, in grams; all other figures are per serving. */
    serving_g: number;
    /** @description Grams of protein. */
    protein_g: number;
    /** @description Grams of carbohydrate. */
    carbohydrate_g: number;
    /** @description Grams of fat. */
    fat_g: number;
    /** @description Grams of fibre, included in the carbohydrate. */
    fiber_g: number;
    /** @description Kilocalories of a serving: 4 a gram of protein and carbohydrate, 9 a gram of fat. */
    calories: number;
    /** @description Preparation time, in minutes. */
    preparation_minutes: number;
    /** @description Ingredients of the dish, each a line of text. */
    ingredients: BilingualView[];
    /** @description Diets and properties of the dish. */
    tags: ("vegetarian" | "vegan" | "high_protein" | "low_carb" | "gluten_free" | "dairy_free" | "high_fiber" | "quick")[];
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
export interface DishBody {
    /** @description Display name. */
    name: BilingualText200;
    /** @description Description in both languages; a plain string is used for both. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Address of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
    image_url?: string | null;
    /** @description Identifier for URLs; made from the English name when left out. (maxLength 120) */
    slug?: string | null;
    /** @description Grams of protein. (minimum 0, maximum 2000) */
    protein_g: number;
    /** @description Grams of carbohydrate. (minimum 0, maximum 2000) */
    carbohydrate_g: number;
    /** @description Grams of fat. (minimum 0, maximum 2000) */
    fat_g: number;
    /** @description Grams of fibre, included in the carbohydrate; 0 when left out. (minimum 0, maximum 2000) */
    fiber_g?: number | null;
    /** @description Weight of a serving, in grams; 100 when left out. (minimum 1, maximum 5000) */
    serving_g?: number | null;
    /**
     * @description Usual meal of the day; `lunch` when left out.
     * @enum {string|null}
     */
    meal?: "breakfast" | "lunch" | "dinner" | "snack" | null;
    /** @description Preparation time, in minutes. (minimum 0, maximum 1440) */
    preparation_minutes?: number | null;
    /** @description Ingredients of the dish, each a line of text. (minItems 0, maxItems 50) */
    ingredients?: BilingualLine[] | null;
    /** @description Diets and properties of the dish. */
    tags?: ("vegetarian" | "vegan" | "high_protein" | "low_carb" | "gluten_free" | "dairy_free" | "high_fiber" | "quick")[] | null;
}
export interface DishChangeBody {
    /** @description Display name. */
    name?: BilingualText200;
    /** @description Description in both languages; a plain string is used for both. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Address of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
    image_url?: string | null;
    /** @description Identifier for URLs. (maxLength 120) */
    slug?: string | null;
    /** @description Grams of protein. (minimum 0, maximum 2000) */
    protein_g?: number;
    /** @description Grams of carbohydrate. (minimum 0, maximum 2000) */
    carbohydrate_g?: number;
    /** @description Grams of fat. (minimum 0, maximum 2000) */
    fat_g?: number;
    /** @description Grams of fibre, included in the carbohydrate. (minimum 0, maximum 2000) */
    fiber_g?: number | null;
    /** @description Weight of a serving, in grams. (minimum 1, maximum 5000) */
    serving_g?: number | null;
    /**
     * @description Usual meal of the day.
     * @enum {string|null}
     */
    meal?: "breakfast" | "lunch" | "dinner" | "snack" | null;
    /** @description Preparation time, in minutes. (minimum 0, maximum 1440) */
    preparation_minutes?: number | null;
    /** @description Ingredients of the dish, each a line of text. (minItems 0, maxItems 50) */
    ingredients?: BilingualLine[] | null;
    /** @description Diets and properties of the dish. */
    tags?: ("vegetarian" | "vegan" | "high_protein" | "low_carb" | "gluten_free" | "dairy_free" | "high_fiber" | "quick")[] | null;
}
export interface ManagedBadgeView {
    /** @description Id of the record. */
    id: number;
    /** @description Key that identifies it in URLs. */
    key: string;
    /** @description Display name. */
    name: BilingualView;
    /** @description A short description, a few sentences long. */
    description: BilingualView;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /**
     * @description Tier of the badge; bronze is the lowest.
     * @enum {string}
     */
    tier: "bronze" | "silver" | "gold" | "platinum";
    /** @description Name of an icon of the site; null without one. */
    icon: string | null;
    /** @description Number of members who have earned it. */
    earned_count: number;
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
export interface BadgeBody {
    /** @description Display name. */
    name: BilingualText200;
    /** @description Description in both languages; a plain string is used for both. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Address of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
    image_url?: string | null;
    /** @description Identifier for URLs; made from the English name when left out. (maxLength 120) */
    key?: string | null;
    /**
     * @description Tier of the badge; bronze is the lowest.
     * @enum {string}
     */
    tier: "bronze" | "silver" | "gold" | "platinum";
    /** @description Name of an icon of the site. (minLength 1, maxLength 60) */
    icon?: string | null;
}
export interface BadgeChangeBody {
    /** @description Display name. */
    name?: BilingualText200;
    /** @description Description in both languages; a plain string is used for both. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Address of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
    image_url?: string | null;
    /** @description Identifier for URLs. (maxLength 120) */
    key?: string | null;
    /**
     * @description Tier of the badge; bronze is the lowest.
     * @enum {string}
     */
    tier?: "bronze" | "silver" | "gold" | "platinum";
    /** @description Name of an icon of the site. (minLength 1, maxLength 60) */
    icon?: string | null;
}
export interface ManagedAchievementView {
    /** @description Id of the record. */
    id: number;
    /** @description Key that identifies it in URLs. */
    key: string;
    /** @description Display name. */
    name: BilingualView;
    /** @description A short description, a few sentences long. */
    description: BilingualView;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /**
     * @description Name of the measured figure, which gives the unit.
     * @enum {string}
     */
    metric: "workouts" | "active_days" | "streak_days" | "best_day_steps" | "distance_m" | "calories_kcal" | "nights" | "hydrated_days" | "challenges" | "check_ins" | "posts";
    /** @description Value at which it is earned, in the unit of the metric. */
    threshold: number;
    /** @description Points awarded. */
    points: number;
    /** @description Name of an icon of the site; null without one. */
    icon: string | null;
    /** @description Number of members who have earned it. */
    earned_count: number;
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
export interface AchievementBody {
    /** @description Display name. */
    name: BilingualText200;
    /** @description Description in both languages; a plain string is used for both. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Address of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
    image_url?: string | null;
    /** @description Identifier for URLs; made from the English name when left out. (maxLength 120) */
    key?: string | null;
    /**
     * @description Figure of a member that the achievement measures.
     * @enum {string}
     */
    metric: "workouts" | "active_days" | "streak_days" | "best_day_steps" | "distance_m" | "calories_kcal" | "nights" | "hydrated_days" | "challenges" | "check_ins" | "posts";
    /** @description Value at which it is earned, in the unit of the metric. (minimum 0.01, maximum 1000000000) */
    threshold: number;
    /** @description Points awarded; 10 when left out. (minimum 0, maximum 10000) */
    points?: number | null;
    /** @description Name of an icon of the site. (minLength 1, maxLength 60) */
    icon?: string | null;
}
export interface AchievementChangeBody {
    /** @description Display name. */
    name?: BilingualText200;
    /** @description Description in both languages; a plain string is used for both. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Address of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
    image_url?: string | null;
    /** @description Identifier for URLs. (maxLength 120) */
    key?: string | null;
    /**
     * @description Figure of a member that the achievement measures.
     * @enum {string}
     */
    metric?: "workouts" | "active_days" | "streak_days" | "best_day_steps" | "distance_m" | "calories_kcal" | "nights" | "hydrated_days" | "challenges" | "check_ins" | "posts";
    /** @description Value at which it is earned, in the unit of the metric. (minimum 0.01, maximum 1000000000) */
    threshold?: number;
    /** @description Points awarded. (minimum 0, maximum 10000) */
    points?: number | null;
    /** @description Name of an icon of the site. (minLength 1, maxLength 60) */
    icon?: string | null;
}
export interface ManagedGroupView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
    /** @description A short description, a few sentences long. */
    description: BilingualView;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /**
     * @description Topic of the group.
     * @enum {string}
     */
    topic: "running" | "cycling" | "strength" | "yoga" | "nutrition" | "walking" | "swimming" | "mindfulness" | "beginners" | "general";
    /** @description Number of members. */
    member_count: number;
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
export interface GroupBody {
    /** @description Display name. */
    name: BilingualText200;
    /** @description Description in both languages; a plain string is used for both. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Address of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
    image_url?: string | null;
    /** @description Identifier for URLs; made from the English name when left out. (maxLength 120) */
    slug?: string | null;
    /**
     * @description Topic of the group; `general` when left out.
     * @enum {string|null}
     */
    topic?: "running" | "cycling" | "strength" | "yoga" | "nutrition" | "walking" | "swimming" | "mindfulness" | "beginners" | "general" | null;
}
export interface GroupChangeBody {
    /** @description Display name. */
    name?: BilingualText200;
    /** @description Description in both languages; a plain string is used for both. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Address of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
    image_url?: string | null;
    /** @description Identifier for URLs. (maxLength 120) */
    slug?: string | null;
    /**
     * @description Topic of the group.
     * @enum {string|null}
     */
    topic?: "running" | "cycling" | "strength" | "yoga" | "nutrition" | "walking" | "swimming" | "mindfulness" | "beginners" | "general" | null;
}
export interface ManagedEventView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
    /** @description A short description, a few sentences long. */
    description: BilingualView;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /** @description Location; the link to join for an online event. */
    location: BilingualView;
    /** @description Whether it takes place online. */
    is_online: boolean;
    /** @description Id of the group; null for none. */
    group_id: number | null;
    /**
     * Format: date-time
     * @description Start, in UTC. (format date-time)
     */
    starts_at: string;
    /**
     * Format: date-time
     * @description End, in UTC. (format date-time)
     */
    ends_at: string;
    /** @description Total number of places. */
    capacity: number;
    /** @description Number of places that are taken. */
    attendee_count: number;
    /** @description Number of places that are offered to members on the waiting list. */
    offered_count: number;
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
export interface EventLineEntryView {
    /** @description Username, in lower case; identifies the account in URLs. */
    username: string;
    /** @description Given name. */
    first_name: string;
    /** @description Family name. */
    last_name: string;
    /**
     * @description State of the member; `offered` while a place is held.
     * @enum {string}
     */
    state: "waiting" | "offered";
    /** @description Position on the waiting list, from 1; null while a place is offered. */
    place: number | null;
    /**
     * Format: date-time
     * @description Time at which the member joined the list, in UTC. (format date-time)
     */
    joined_at: string;
    /**
     * Format: date-time
     * @description End of the offer, in UTC; null without one. (format date-time)
     */
    offer_until: string | null;
}
export interface BilingualText300OrEmptyEnglishFirst {
    /** @description In English. (minLength 0, maxLength 300) */
    en: string;
    /** @description In Arabic. (minLength 0, maxLength 300) */
    ar?: string | null;
}
export interface EventBody {
    /** @description Display name. */
    name: BilingualText200;
    /** @description Description in both languages; a plain string is used for both. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Address of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
    image_url?: string | null;
    /** @description Identifier for URLs; made from the English name when left out. (maxLength 120) */
    slug?: string | null;
    /**
     * Format: date-time
     * @description Start, in UTC. (format date-time)
     */
    starts_at: string;
    /**
     * Format: date-time
     * @description End, in UTC. (format date-time)
     */
    ends_at: string;
    /** @description Number of places; never fewer than are taken or offered. (minimum 1, maximum 100000) */
    capacity: number;
    /** @description Location, or the link to join; a plain string is used for both languages. */
    location?: string | BilingualText300OrEmptyEnglishFirst | null;
    /** @description Whether it takes place online; false when left out. */
    is_online?: boolean | null;
    /** @description Id of the hosting group; null for an event of all members. (minimum 1, maximum 2147483647) */
    group_id?: number | null;
}
export interface EventChangeBody {
    /** @description Display name. */
    name?: BilingualText200;
    /** @description Description in both languages; a plain string is used for both. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Address of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
    image_url?: string | null;
    /** @description Identifier for URLs. (maxLength 120) */
    slug?: string | null;
    /**
     * Format: date-time
     * @description Start, in UTC. (format date-time)
     */
    starts_at?: string;
    /**
     * Format: date-time
     * @description End, in UTC. (format date-time)
     */
    ends_at?: string;
    /** @description Number of places; never fewer than are taken or offered. (minimum 1, maximum 100000) */
    capacity?: number;
    /** @description Location, or the link to join; a plain string is used for both languages. */
    location?: string | BilingualText300OrEmptyEnglishFirst | null;
    /** @description Whether it takes place online. */
    is_online?: boolean | null;
    /** @description Id of the hosting group; null for an event of all members. (minimum 1, maximum 2147483647) */
    group_id?: number | null;
}
export interface ManagedChallengeView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
    /** @description A short description, a few sentences long. */
    description: BilingualView;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /**
     * @description Name of the measured figure, which gives the unit.
     * @enum {string}
     */
    metric: "steps" | "distance_m" | "active_minutes" | "calories_kcal" | "workouts";
    /** @description Sum to reach, in the unit of the metric. */
    goal: number;
    /**
     * Format: date
     * @description First day, included. (format date)
     */
    starts_on: string;
    /**
     * Format: date
     * @description Last day of the challenge, included. (format date)
     */
    ends_on: string;
    /** @description Id of the badge for members who reach the goal; null without one. */
    badge_id: number | null;
    /** @description Number of participants. */
    participant_count: number;
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
export interface ChallengeBody {
    /** @description Display name. */
    name: BilingualText200;
    /** @description Description in both languages; a plain string is used for both. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Address of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
    image_url?: string | null;
    /** @description Identifier for URLs; made from the English name when left out. (maxLength 120) */
    slug?: string | null;
    /**
     * @description Daily figure that the challenge sums.
     * @enum {string}
     */
    metric: "steps" | "distance_m" | "active_minutes" | "calories_kcal" | "workouts";
    /** @description Sum to reach, in the unit of the metric. (minimum 0.01, maximum 1000000000) */
    goal: number;
    /**
     * Format: date
     * @description First day, included. (format date)
     */
    starts_on: string;
    /**
     * Format: date
     * @description Last day of the challenge, included. (format date)
     */
    ends_on: string;
    /** @description Id of the badge for members who reach the goal; null for none. (minimum 1, maximum 2147483647) */
    badge_id?: number | null;
}
export interface ChallengeChangeBody {
    /** @description Display name. */
    name?: BilingualText200;
    /** @description Description in both languages; a plain string is used for both. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Address of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
    image_url?: string | null;
    /** @description Identifier for URLs. (maxLength 120) */
    slug?: string | null;
    /**
     * @description Daily figure that the challenge sums.
     * @enum {string}
     */
    metric?: "steps" | "distance_m" | "active_minutes" | "calories_kcal" | "workouts";
    /** @description Sum to reach, in the unit of the metric. (minimum 0.01, maximum 1000000000) */
    goal?: number;
    /**
     * Format: date
     * @description First day, included. (format date)
     */
    starts_on?: string;
    /**
     * Format: date
     * @description Last day of the challenge, included. (format date)
     */
    ends_on?: string;
    /** @description Id of the badge for members who reach the goal; null for none. (minimum 1, maximum 2147483647) */
    badge_id?: number | null;
}
export interface DeviceView {
    /** @description Key that identifies it in URLs. */
    key: string;
    /** @description Display name. */
    name: BilingualView;
    /** @description A short description, a few sentences long. */
    description: BilingualView;
    /** @description Name of the manufacturer. */
    maker: string;
    /**
     * @description Kind of device.
     * @enum {string}
     */
    kind: "watch" | "band" | "scale" | "ring" | "phone" | "application";
    /** @description Names of the daily figures it can send. */
    figures: string[];
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /** @description Whether the member has connected it. */
    is_connected: boolean;
    /**
     * Format: date-time
     * @description Time at which the member connected it, in UTC; null if not connected. (format date-time)
     */
    connected_at: string | null;
    /**
     * Format: date-time
     * @description Time at which a key of this device was last used, to the minute; null for never. (format date-time)
     */
    last_received_at: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface DevicesPageView {
    /** @description All devices of the catalogue. */
    devices: DeviceView[];
    /** @description Number of connected devices. */
    connected_count: number;
    /** @description Number of active ingest keys. */
    ingest_keys_count: number;
}
export interface IngestKeyView {
    /** @description Id of the record. */
    id: number;
    /** @description Display name. */
    name: string;
    /** @description The middle part of the key. */
    prefix: string;
    /** @description Key of the device it is for; null for none in particular. */
    device_key: string | null;
    /**
     * Format: date-time
     * @description To the minute. (format date-time)
     */
    last_used_at: string | null;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
}
export interface NewIngestKeyView {
    /** @description Id of the record. */
    id: number;
    /** @description Display name. */
    name: string;
    /** @description The middle part of the key. */
    prefix: string;
    /** @description Key of the device it is for; null for none in particular. */
    device_key: string | null;
    /**
     * Format: date-time
     * @description To the minute. (format date-time)
     */
    last_used_at: string | null;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /** @description The whole key. It is returned only once, since only a hash of it is stored. */
    key: string;
}
export interface IngestKeyBody {
    /** @description Name of the key. (minLength 1, maxLength 80) */
    name: string;
    /** @description Key of the device that will use it; optional. (minLength 1, maxLength 120) */
    device_key?: string | null;
}
export interface ManagedDeviceView {
    /** @description Id of the record. */
    id: number;
    /** @description Key that identifies it in URLs. */
    key: string;
    /** @description Display name. */
    name: BilingualView;
    /** @description A short description, a few sentences long. */
    description: BilingualView;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /** @description Name of the manufacturer. */
    maker: string;
    /**
     * @description Kind of device.
     * @enum {string}
     */
    kind: "watch" | "band" | "scale" | "ring" | "phone" | "application";
    /** @description Names of the daily figures it can send. */
    figures: string[];
    /** @description Position in the list that members see, in ascending order. */
    position: number;
    /** @description Number of members who have connected it. */
    connected_count: number;
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
export interface DeviceBody {
    /** @description Display name. */
    name: BilingualText200;
    /** @description Description in both languages; a plain string is used for both. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Address of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
    image_url?: string | null;
    /** @description Identifier for URLs; made from the English name when left out. (maxLength 120) */
    key?: string | null;
    /** @description Name of the manufacturer. (minLength 1, maxLength 100) */
    maker: string;
    /**
     * @description Kind of device.
     * @enum {string}
     */
    kind: "watch" | "band" | "scale" | "ring" | "phone" | "application";
    /** @description Daily figures it can send; none when left out. */
    figures?: ("steps" | "distance_m" | "active_minutes" | "calories" | "floors" | "resting_heart_rate")[] | null;
    /** @description Position in the list that members see; 0 when left out. (minimum 0, maximum 100000) */
    position?: number | null;
}
export interface DeviceChangeBody {
    /** @description Display name. */
    name?: BilingualText200;
    /** @description Description in both languages; a plain string is used for both. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Address of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
    image_url?: string | null;
    /** @description Identifier for URLs. (maxLength 120) */
    key?: string | null;
    /** @description Name of the manufacturer. (minLength 1, maxLength 100) */
    maker?: string;
    /**
     * @description Kind of device.
     * @enum {string}
     */
    kind?: "watch" | "band" | "scale" | "ring" | "phone" | "application";
    /** @description Daily figures it can send. */
    figures?: ("steps" | "distance_m" | "active_minutes" | "calories" | "floors" | "resting_heart_rate")[] | null;
    /** @description Position in the list that members see. (minimum 0, maximum 100000) */
    position?: number | null;
}
export interface FitnessSessionSet {
    /** @description Number of the set within its exercise, from 1, as `sets/:set` takes it. */
    number: number;
    /** @description Weight, in kilograms; null if unknown. Older spelling of `weight_kg`. */
    weightKg: number | null;
    /** @description Weight, in kilograms; null if unknown. */
    weight_kg: number | null;
    /** @description Number of repetitions done; null until the set is logged, and where none are counted. */
    reps: number | null;
    /** @description Rate of perceived exertion, from 0 to 10 in steps of 0.5; null if not given. */
    rpe: number | null;
    /**
     * Format: date-time
     * @description Time of logging, in UTC; null until then. (format date-time)
     */
    logged_at: string | null;
}
export interface FitnessPreviousSet {
    /**
     * Format: date
     * @description Day, in the time zone of the member. (format date)
     */
    date: string;
    /** @description Weight, in kilograms; null if unknown. Older spelling of `weight_kg`. */
    weightKg: number | null;
    /** @description Weight, in kilograms; null if unknown. */
    weight_kg: number | null;
    /** @description Number of repetitions; null where none are counted. */
    reps: number | null;
}
export interface FitnessSessionExercise {
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
    /**
     * @description Main muscle that it trains.
     * @enum {string}
     */
    muscle: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
    /**
     * @description Required equipment.
     * @enum {string}
     */
    equipment: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /** @description Position in the session, from 1. */
    position: number;
    /** @description Whether sets without a named exercise are logged for this one. */
    is_current: boolean;
    /** @description Whether all of its sets are logged. */
    is_done: boolean;
    /** @description Planned repetitions of each set; null where a set is measured in time. */
    reps: number | null;
    /** @description Planned duration of each set, in seconds; null where repetitions are counted. */
    duration_seconds: number | null;
    /** @description Rest after each set, in seconds. */
    rest_seconds: number;
    /** @description A note; empty without one. */
    note: BilingualView;
    /** @description Planned and logged sets, by number. */
    sets: FitnessSessionSet[];
    /** @description Heaviest set of the last finished session with this exercise; null without one. */
    previous: FitnessPreviousSet | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface FitnessSession {
    /** @description Id of the record. */
    id: number;
    /**
     * @description State of the session; discarded sessions do not count in any figure.
     * @enum {string}
     */
    status: "open" | "finished" | "discarded";
    /**
     * @description Plan that it was opened from.
     * @enum {string}
     */
    source: "assignment" | "program" | "suggestion";
    /** @description Slug of the workout; null for a free training. */
    workout_slug: string | null;
    /** @description Display name. */
    name: BilingualView;
    /**
     * Format: date
     * @description Day of the start, in the time zone of the member. (format date)
     */
    date: string;
    /**
     * Format: date-time
     * @description Start of the session, in UTC. (format date-time)
     */
    started_at: string;
    /**
     * Format: date-time
     * @description Time at which it was finished or discarded, in UTC; null while it is open. (format date-time)
     */
    ended_at: string | null;
    /** @description Time since the start, up to the end or now, in seconds. */
    elapsed_seconds: number;
    /** @description Slug of the current exercise; null in an empty session. */
    current_slug: string | null;
    /**
     * Format: date-time
     * @description End of the rest after the last set, in UTC; null without one. (format date-time)
     */
    rest_until: string | null;
    /** @description Remaining rest, in seconds; 0 without one. */
    rest_seconds_left: number;
    /** @description Notes of the member; empty without any. */
    notes: string;
    /** @description Estimated energy, in kilocalories; null until it is finished. */
    calories_kcal: number | null;
    /** @description Number of sets, including added ones. */
    sets_planned: number;
    /** @description Number of logged sets. */
    sets_done: number;
    /** @description Logged sets in percent of all sets. */
    percent: number;
    /** @description Sum of the repetitions of the logged sets. */
    reps: number;
    /** @description Sum of weight times repetitions over the logged sets, in kilograms. */
    volume_kg: number;
    /** @description Exercises in order, each with its sets. */
    exercises: FitnessSessionExercise[];
}
export interface SessionStartBody {
    /** @description Slug of the workout; today's planned one when left out. (maxLength 120) */
    workout_slug?: string | null;
}
export interface DoneSetBody {
    /** @description Weight, in kilograms; 0 for none. Older spelling of `weight_kg`. (minimum 0, maximum 1000) */
    weightKg?: number | null;
    /** @description Weight, in kilograms; 0 for none. (minimum 0, maximum 1000) */
    weight_kg?: number | null;
    /** @description Number of repetitions done; the planned number when left out. (minimum 0, maximum 1000) */
    reps?: number | null;
    /** @description Rate of perceived exertion, from 0 to 10 in steps of 0.5. (minimum 0, maximum 10, multipleOf 0.5) */
    rpe?: number | null;
    /** @description Slug of the exercise; the current one when left out. (maxLength 120) */
    exercise?: string | null;
}
export interface SessionNotesBody {
    /** @description Notes on the session, at most 2,000 characters. (minLength 0, maxLength 2000) */
    notes: string;
}
export interface AddedExerciseBody {
    /** @description The part of a web address that names the record. (maxLength 120) */
    slug: string;
}
export interface GoalsView {
    /** @description Goal for steps a day. */
    steps: number;
    /** @description Goal for active minutes a day. */
    active_minutes: number;
    /** @description Goal for the energy of movement a day, in kilocalories. */
    calories_kcal: number;
    /** @description Goal for the time asleep a night, in minutes. */
    sleep_minutes: number;
    /** @description Goal for glasses of water a day, of 250 millilitres each. */
    water_glasses: number;
    /** @description Goal for the energy of food a day, in kilocalories. */
    eaten_kcal: number;
    /** @description Goal for protein a day, in grams. */
    protein_g: number;
    /** @description Goal for carbohydrate a day, in grams. */
    carbohydrate_g: number;
    /** @description Goal for fat a day, in grams. */
    fat_g: number;
}
export interface RingView {
    /**
     * @description Name of the ring.
     * @enum {string}
     */
    key: "steps" | "active_minutes" | "calories";
    /** @description Value of the figure; null without data. */
    value: number | null;
    /** @description Value of the goal. */
    goal: number;
    /** @description Value in percent of the goal; above 100 beyond the goal. */
    percent: number;
    /** @description Amount missing to the goal; 0 once it is reached. */
    remaining: number;
    /** @description Whether the goal is reached. */
    is_reached: boolean;
}
export interface ActivityTotalsView {
    /** @description Number of steps; null without data. */
    steps: number | null;
    /** @description Distance, in metres. */
    distance_m: number | null;
    /** @description Minutes of movement at the intensity of exercise; null without data. */
    active_minutes: number | null;
    /** @description Energy of movement, in kilocalories; null without data. */
    calories_kcal: number | null;
    /** @description Number of floors climbed; null without data. */
    floors: number | null;
    /** @description Number of trainings. */
    workouts: number;
    /** @description Duration of all trainings, in minutes. */
    workout_minutes: number;
    /** @description Number of days with a step count. */
    recorded_days: number;
    /** @description Number of days that reached the step goal. */
    goal_days: number;
    /** @description Average number of steps on days with a step count; null without one. */
    average_steps: number | null;
}
export interface FigureTrendView {
    /**
     * @description Name of the daily figure.
     * @enum {string}
     */
    figure: "steps" | "distance_m" | "active_minutes" | "calories_kcal" | "floors";
    /** @description Average over the days with a figure; null without any. */
    average: number | null;
    /** @description Average over the period of the same length before; null without a figure. */
    average_before: number | null;
    /** @description Difference of the two averages; null if either is null. */
    change: number | null;
    /** @description Change in percent of the earlier average; null if it is unknown or 0. */
    change_percent: number | null;
    /**
     * @description Direction of the change, `level` for at most one percent; null without a change.
     * @enum {string|null}
     */
    direction: "up" | "down" | "level" | null;
}
export interface ActivityPeriodView {
    /**
     * Format: date
     * @description First day of the period. (format date)
     */
    from: string;
    /**
     * Format: date
     * @description Last day of the period, today at most. (format date)
     */
    to: string;
    /** @description Number of steps; null without data. */
    steps: number | null;
    /** @description Distance, in metres. */
    distance_m: number | null;
    /** @description Minutes of movement at the intensity of exercise; null without data. */
    active_minutes: number | null;
    /** @description Energy of movement, in kilocalories; null without data. */
    calories_kcal: number | null;
    /** @description Number of floors climbed; null without data. */
    floors: number | null;
    /** @description Number of trainings. */
    workouts: number;
    /** @description Duration of all trainings, in minutes. */
    workout_minutes: number;
    /** @description Number of days with a step count. */
    recorded_days: number;
    /** @description Number of days that reached the step goal. */
    goal_days: number;
    /** @description Average number of steps on days with a step count; null without one. */
    average_steps: number | null;
}
export interface ActivityKindView {
    /** @description Kind of activity, such as `run`; devices can send kinds of their own, in any language. */
    kind: string;
    /**
     * @description Type of the activity, derived from `kind`; `other` for an unknown kind.
     * @enum {string}
     */
    type: "strength" | "hiit" | "swim" | "row" | "hike" | "run" | "walk" | "ride" | "yoga" | "pilates" | "dance" | "climb" | "ski" | "ball" | "racket" | "combat" | "cardio" | "mobility" | "other";
    /** @description Number of trainings. */
    workouts: number;
    /** @description Duration of all trainings of the kind, in minutes. */
    minutes: number;
    /** @description Distance, in metres. */
    distance_m: number | null;
    /** @description Energy, in kilocalories. */
    calories_kcal: number | null;
}
export interface RecordView {
    /**
     * @description Name of the figure that the record is of.
     * @enum {string}
     */
    figure: "steps" | "distance_m" | "active_minutes" | "calories_kcal" | "floors" | "longest_workout_minutes" | "farthest_workout_m";
    /** @description Highest value; the name of the figure gives the unit. */
    value: number;
    /**
     * Format: date
     * @description Day, in the time zone of the member. (format date)
     */
    date: string;
    /** @description Slug of the activity; null for records of a whole day. */
    slug: string | null;
}
export interface ActivityView {
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Kind of activity, such as `run`; devices can send kinds of their own, in any language. */
    kind: string;
    /**
     * @description Type of the activity, derived from `kind`; `other` for an unknown kind.
     * @enum {string}
     */
    type: "strength" | "hiit" | "swim" | "row" | "hike" | "run" | "walk" | "ride" | "yoga" | "pilates" | "dance" | "climb" | "ski" | "ball" | "racket" | "combat" | "cardio" | "mobility" | "other";
    /**
     * @description Origin: a device, a session of this service, or an entry of the member.
     * @enum {string}
     */
    source: "device" | "session" | "manual";
    /** @description Name of the ingest key; null unless `source` is `device`. */
    source_name: string | null;
    /**
     * Format: date
     * @description Local day of the start. (format date)
     */
    date: string;
    /**
     * Format: date-time
     * @description Start of the activity, in UTC. (format date-time)
     */
    started_at: string;
    /**
     * Format: date-time
     * @description End of the activity, in UTC. (format date-time)
     */
    ended_at: string;
    /** @description Duration, in minutes with one decimal. */
    duration_minutes: number;
    /** @description Energy, in kilocalories. */
    calories_kcal: number | null;
    /** @description Distance, in metres. */
    distance_m: number | null;
    /** @description Average heart rate, in beats a minute; null where it is unknown. */
    average_heart_rate_bpm: number | null;
    /** @description Average speed, in kilometres an hour; null without a distance. */
    average_speed_kmh: number | null;
    /** @description Average pace, in seconds a kilometre; null without a distance. */
    pace_seconds_per_km: number | null;
    /** @description Whether it repeats an activity of another source, which counts instead. */
    is_duplicate: boolean;
}
export interface ActivityPageView {
    /**
     * @description Length of a period.
     * @enum {string}
     */
    granularity: "days" | "weeks" | "months";
    /**
     * Format: date
     * @description Today, in the time zone of the member. (format date)
     */
    today: string;
    /** @description Time zone, by its IANA name. */
    timezone: string;
    /**
     * @description Weekday on which a week begins.
     * @enum {string}
     */
    week_starts_on: "monday";
    /**
     * Format: date
     * @description First day of the period. (format date)
     */
    from: string;
    /**
     * Format: date
     * @description Last day of the period, included. (format date)
     */
    to: string;
    /** @description Daily goals, as set by the club. */
    goals: GoalsView;
    /** @description Today's progress towards the goals for steps, active minutes and calories. */
    rings: RingView[];
    /** @description Number of consecutive days up to today or yesterday that reached the step goal, also before the shown periods. The streak of the community counts active days instead. */
    current_streak_days: number;
    /** @description Highest number of consecutive days that reached the step goal. */
    longest_streak_days: number;
    /** @description Totals of all periods shown. */
    totals: ActivityTotalsView;
    /** @description Trend of each figure, compared with as many days, weeks or months before. */
    trends: FigureTrendView[];
    /** @description Last 30 days, 12 weeks or 12 months, the earliest first; missing figures are null, not 0. */
    periods: ActivityPeriodView[];
    /** @description Trainings of the periods by kind, the most minutes first. */
    kinds: ActivityKindView[];
    /** @description Best days and trainings; empty without data. */
    records: RecordView[];
    /** @description One page of activities, the latest first. */
    activities: ActivityView[];
    /** @description Number of the page of `activities`, from 1. */
    page: number;
    /** @description Maximum number of rows per page of `activities`. */
    limit: number;
    /** @description Number of rows of `activities` on all pages. */
    total: number;
    /** @description Number of pages of `activities`. */
    totalPages: number;
}
export interface ActivityComparisonView {
    /** @description Number of activities of the same kind in the 90 days before. */
    activities: number;
    /** @description Average duration of these activities, in minutes; null without any. */
    average_minutes: number | null;
    /** @description Average distance of these activities, in metres; null without any. */
    average_distance_m: number | null;
    /** @description Average energy of these activities, in kilocalories; null without any. */
    average_calories_kcal: number | null;
    /** @description Average heart rate of these activities, in beats a minute; null without any. */
    average_heart_rate_bpm: number | null;
}
export interface ActivityExerciseView {
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
    /** @description Number of completed sets. */
    sets: number;
    /** @description Number of repetitions; null where none are counted. */
    reps: number | null;
    /** @description Sum of weight times repetitions over all sets, in kilograms; null without weights. */
    volume_kg: number | null;
    /** @description Heaviest weight of a set, in kilograms; null without weights. */
    heaviest_kg: number | null;
}
export interface OneActivityView {
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Kind of activity, such as `run`; devices can send kinds of their own, in any language. */
    kind: string;
    /**
     * @description Type of the activity, derived from `kind`; `other` for an unknown kind.
     * @enum {string}
     */
    type: "strength" | "hiit" | "swim" | "row" | "hike" | "run" | "walk" | "ride" | "yoga" | "pilates" | "dance" | "climb" | "ski" | "ball" | "racket" | "combat" | "cardio" | "mobility" | "other";
    /**
     * @description Origin: a device, a session of this service, or an entry of the member.
     * @enum {string}
     */
    source: "device" | "session" | "manual";
    /** @description Name of the ingest key; null unless `source` is `device`. */
    source_name: string | null;
    /**
     * Format: date
     * @description Local day of the start. (format date)
     */
    date: string;
    /**
     * Format: date-time
     * @description Start of the activity, in UTC. (format date-time)
     */
    started_at: string;
    /**
     * Format: date-time
     * @description End of the activity, in UTC. (format date-time)
     */
    ended_at: string;
    /** @description Duration, in minutes with one decimal. */
    duration_minutes: number;
    /** @description Energy, in kilocalories. */
    calories_kcal: number | null;
    /** @description Distance, in metres. */
    distance_m: number | null;
    /** @description Average heart rate, in beats a minute; null where it is unknown. */
    average_heart_rate_bpm: number | null;
    /** @description Average speed, in kilometres an hour; null without a distance. */
    average_speed_kmh: number | null;
    /** @description Average pace, in seconds a kilometre; null without a distance. */
    pace_seconds_per_km: number | null;
    /** @description Whether it repeats an activity of another source, which counts instead. */
    is_duplicate: boolean;
    /** @description Slug of the activity that counts instead; null if this one counts. */
    duplicate_of_slug: string | null;
    /** @description Averages of earlier activities of the same kind. */
    comparison: ActivityComparisonView;
    /** @description Exercises of the session; empty for other sources. */
    exercises: ActivityExerciseView[];
}
export interface KeyAccountView {
    /** @description Id of the record. */
    id: number;
    /** @description Username, in lower case; identifies the account in URLs. */
    username: string;
    /** @description Given name. */
    first_name: string;
    /** @description Family name. */
    last_name: string;
    /** @description Time zone, by its IANA name. */
    timezone: string;
}
export interface KeyHolderView {
    /** @description Name of the ingest key. */
    name: string;
    /** @description Visible part of the key, between `qk_` and the secret. */
    prefix: string;
    /** @description Account that the key writes for. */
    account: KeyAccountView;
}
export interface IngestedDaysView {
    /** @description Number of days in the request. */
    received: number;
    /** @description Number of days that this key sent for the first time. */
    inserted: number;
    /** @description Number of known days whose figures changed. */
    updated: number;
}
export interface IngestedDayBody {
    /**
     * Format: date
     * @description Day of the figures, in the time zone of the member; once in a body, at most one day ahead. (format date)
     */
    date: string;
    /** @description Number of steps. (minimum 0, maximum 200000) */
    steps?: number | null;
    /** @description Distance, in metres. (minimum 0, maximum 1000000) */
    distance_m?: number | null;
    /** @description Minutes of movement at the intensity of exercise. (minimum 0, maximum 1440) */
    active_minutes?: number | null;
    /** @description Energy of movement, in kilocalories. (minimum 0, maximum 20000) */
    calories?: number | null;
    /** @description Number of floors climbed. (minimum 0, maximum 5000) */
    floors?: number | null;
    /** @description Heart rate, in beats a minute; 0 and null are ignored. (minimum 20, maximum 250) */
    resting_heart_rate?: number | null;
    /**
     * Format: date-time
     * @description Time at which the device recorded the figures. Older figures than the stored ones are ignored; without it, the last to arrive count. (format date-time)
     */
    recorded_at?: string | null;
}
export interface DailyMetricsBody {
    /** @description Figures of 1 to 92 days. (minItems 1, maxItems 92) */
    days: IngestedDayBody[];
}
export interface IngestedSessionsView {
    /** @description Number of trainings in the request. */
    received: number;
    /** @description Number of new trainings. */
    recorded: number;
    /** @description Number of known trainings, which were updated where they differ. */
    duplicates: number;
}
export interface IngestedSessionBody {
    /** @description Id of the training at the sender, unique for the key and the keys it replaced. Sending it again updates the training; without an id, kind and times identify the training. (minLength 1, maxLength 200) */
    external_id?: string | null;
    /** @description Kind of activity, in any language; stored as sent, plain words in lower case. (minLength 1, maxLength 100) */
    kind: string;
    /**
     * Format: date-time
     * @description Start, with a zone or offset, which decides the day; a time in UTC is read in the time zone of the member. (format date-time)
     */
    started_at: string;
    /**
     * Format: date-time
     * @description End, with a zone or offset; at most 48 hours after the start. (format date-time)
     */
    ended_at: string;
    /** @description Energy, in kilocalories. (minimum 0, maximum 20000) */
    calories?: number | null;
    /** @description Distance, in metres. (minimum 0, maximum 1000000) */
    distance_m?: number | null;
    /** @description Heart rate, in beats a minute; 0 and null are ignored. (minimum 20, maximum 250) */
    average_heart_rate?: number | null;
    /**
     * Format: date-time
     * @description Time at which the device recorded the figures. Older figures than the stored ones are ignored; without it, the last to arrive count. (format date-time)
     */
    recorded_at?: string | null;
}
export interface IngestedSessionsBody {
    /** @description List of 1 to 100 trainings. (minItems 1, maxItems 100) */
    sessions: IngestedSessionBody[];
}
export interface FitnessExerciseCard {
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
    /**
     * @description Main muscle.
     * @enum {string}
     */
    muscle: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
    /** @description Other muscles that it trains. */
    secondary_muscles: ("chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body")[];
    /**
     * @description Required equipment.
     * @enum {string}
     */
    equipment: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
    /**
     * @description Level of difficulty.
     * @enum {string}
     */
    difficulty: "beginner" | "intermediate" | "advanced";
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /** @description Whether the library shows it first; at most one exercise is. */
    is_featured: boolean;
    /** @description Whether the member has saved it. */
    is_saved: boolean;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface FitnessCountOf12Words {
    /**
     * @description Value of the filter by muscle.
     * @enum {string}
     */
    value: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
    /** @description Number of exercises. */
    count: number;
}
export interface FitnessCountOf14Words {
    /**
     * @description Value of the filter by equipment.
     * @enum {string}
     */
    value: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
    /** @description Number of exercises. */
    count: number;
}
export interface FitnessCountOf3Words {
    /**
     * @description Value of the filter by difficulty.
     * @enum {string}
     */
    value: "beginner" | "intermediate" | "advanced";
    /** @description Number of exercises. */
    count: number;
}
export interface FitnessLibraryPage {
    /** @description Exercises, by English name. */
    data: FitnessExerciseCard[];
    /** @description This page, from 1. */
    page: number;
    /** @description Rows of a page. */
    limit: number;
    /** @description How many rows there are on all pages. */
    total: number;
    /** @description How many pages there are. */
    totalPages: number;
    /** @description The featured exercise; null while none is chosen. */
    featured: FitnessExerciseCard | null;
    /** @description Last 100 saved exercises, the latest first; `is_saved=true` lists all. */
    saved: FitnessExerciseCard[];
    /** @description Last 8 viewed exercises. */
    recently_viewed: FitnessExerciseCard[];
    /** @description Number of exercises for each value, over the whole library. */
    muscles: FitnessCountOf12Words[];
    /** @description Number of exercises for each value, over the whole library. */
    equipment: FitnessCountOf14Words[];
    /** @description Number of exercises for each value, over the whole library. */
    difficulties: FitnessCountOf3Words[];
}
export interface FitnessPersonalBest {
    /** @description Weight, in kilograms; null if unknown. Older spelling of `weight_kg`. */
    weightKg: number;
    /** @description Weight, in kilograms; null if unknown. */
    weight_kg: number;
    /** @description Number of repetitions; null where none are counted. */
    reps: number;
    /**
     * Format: date
     * @description Day, in the time zone of the member. (format date)
     */
    date: string;
    /** @description Estimated one-repetition maximum (Epley) of the best set of at most 12 repetitions, in kilograms. */
    one_rep_max_kg: number;
}
export interface FitnessDoneSets {
    /**
     * Format: date
     * @description Day, in the time zone of the member. (format date)
     */
    date: string;
    /** @description Number of equal sets. */
    sets: number;
    /** @description Repetitions of each set; null where none are counted. */
    reps: number | null;
    /** @description Weight, in kilograms; null if unknown. Older spelling of `weight_kg`. */
    weightKg: number | null;
    /** @description Weight, in kilograms; null if unknown. */
    weight_kg: number | null;
    /** @description Whether it was done in a session, or logged directly. */
    in_session: boolean;
}
export interface FitnessWorkoutCard {
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
    /**
     * @description Kind of training.
     * @enum {string}
     */
    kind: "strength" | "cardio" | "hiit" | "mobility" | "yoga" | "pilates" | "recovery";
    /**
     * @description Level of difficulty.
     * @enum {string}
     */
    difficulty: "beginner" | "intermediate" | "advanced";
    /** @description Duration, in minutes. */
    duration_minutes: number;
    /** @description Estimated energy use of an adult, in kilocalories. */
    calories_kcal: number;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /** @description Number of exercises. */
    exercise_count: number;
    /** @description Whether the member has saved it. */
    is_saved: boolean;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface FitnessExercisePage {
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
    /**
     * @description Main muscle.
     * @enum {string}
     */
    muscle: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
    /** @description Other muscles that it trains. */
    secondary_muscles: ("chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body")[];
    /**
     * @description Required equipment.
     * @enum {string}
     */
    equipment: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
    /**
     * @description Level of difficulty.
     * @enum {string}
     */
    difficulty: "beginner" | "intermediate" | "advanced";
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /** @description Whether the library shows it first; at most one exercise is. */
    is_featured: boolean;
    /** @description Whether the member has saved it. */
    is_saved: boolean;
    /** @description A short description, a few sentences long. */
    description: BilingualView;
    /** @description Instructions, one entry a step. */
    instructions: BilingualView[];
    /** @description Points to watch during the exercise. */
    cues: BilingualView[];
    /** @description Address of a video; null without one. */
    video_url: string | null;
    /** @description Number of views by the member. */
    views: number;
    /** @description Set with the highest estimated one-repetition maximum; null without a weighted set. */
    personal_best: FitnessPersonalBest | null;
    /** @description One page of logged sets, the latest first. */
    history: FitnessDoneSets[];
    /** @description Number of the page of `history`, from 1. */
    page: number;
    /** @description Maximum number of rows per page of `history`. */
    limit: number;
    /** @description Number of rows of `history` on all pages. */
    total: number;
    /** @description Number of pages of `history`. */
    totalPages: number;
    /** @description Workouts that contain it, at most the 20 shortest. */
    workouts: FitnessWorkoutCard[];
    /** @description At most six other exercises for the same main muscle. */
    alternatives: FitnessExerciseCard[];
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface LoggedSetsBody {
    /** @description Number of equal sets, 1 to 100. (minimum 1, maximum 100) */
    sets: number;
    /** @description Repetitions of each set. (minimum 0, maximum 1000) */
    reps: number;
    /** @description Weight, in kilograms; 0 for none. Older spelling of `weight_kg`. (minimum 0, maximum 1000) */
    weightKg?: number | null;
    /** @description Weight, in kilograms; 0 for none. (minimum 0, maximum 1000) */
    weight_kg?: number | null;
}
export interface FitnessTodaysWorkout {
    /**
     * @description Origin of the plan: an assignment of the coach, the program, or a suggestion.
     * @enum {string}
     */
    source: "assignment" | "program" | "suggestion";
    /** @description The workout. */
    workout: FitnessWorkoutCard;
    /** @description Whether a session is open, possibly of another workout. */
    has_open_session: boolean;
}
export interface FitnessPlannedDay {
    /**
     * Format: date
     * @description Day, in the time zone of the member. (format date)
     */
    date: string;
    /** @description Whether it is today in the time zone of the member. */
    is_today: boolean;
    /**
     * @description Source of the plan; null on a rest day.
     * @enum {string|null}
     */
    source: "assignment" | "program" | null;
    /** @description Planned workout; null on a rest day. */
    workout: FitnessWorkoutCard | null;
    /** @description Number of sessions finished on this day. */
    finished_sessions: number;
}
export interface FitnessActiveProgram {
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /**
     * Format: date
     * @description First day of the program. (format date)
     */
    started_on: string;
    /**
     * Format: date
     * @description Last day of the program. (format date)
     */
    ends_on: string;
    /** @description Number of weeks. */
    weeks: number;
    /** @description Number of the current week, from 1. */
    week: number;
    /** @description Day within the week, 1 to 7; day 1 is the weekday of the start. */
    day: number;
    /** @description Whether all of its weeks have passed. */
    is_over: boolean;
    /** @description Number of days with a workout. */
    workouts: number;
    /** @description Number of these workouts completed since the start. */
    workouts_done: number;
    /** @description Progress in percent; 100 only when all workouts are done. */
    percent: number;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface FitnessAssignedWorkout {
    /** @description Id of the record. */
    id: number;
    /**
     * Format: date
     * @description Day of the assignment, in the time zone of the member. Older spelling of `starts_on`. (format date)
     */
    startsOn: string;
    /**
     * Format: date
     * @description Day of the assignment, in the time zone of the member. (format date)
     */
    starts_on: string;
    /** @description A note; empty without one. */
    note: string;
    /** @description First and last name of the coach; null after the account is closed. */
    coach: string | null;
    /** @description Whether a finished session has completed it. */
    is_done: boolean;
    /** @description The workout. */
    workout: FitnessWorkoutCard;
}
export interface FitnessFinishedSession {
    /** @description Id of the record. */
    id: number;
    /** @description Display name. */
    name: BilingualView;
    /** @description Slug of the workout; null for a free training. */
    workout_slug: string | null;
    /**
     * Format: date
     * @description Day, in the time zone of the member. (format date)
     */
    date: string;
    /** @description Duration, in minutes. */
    duration_minutes: number;
    /** @description Number of completed sets. */
    sets: number;
    /** @description Sum of weight times repetitions over all sets, in kilograms. */
    volume_kg: number;
    /** @description Estimated energy, in kilocalories; null without a workout. */
    calories_kcal: number | null;
}
export interface FitnessTrainingTotals {
    /** @description Number of finished trainings. */
    sessions: number;
    /** @description Duration of these trainings, in minutes. */
    minutes: number;
    /** @description Number of completed sets. */
    sets: number;
    /** @description Sum of weight times repetitions over all sets, in kilograms. */
    volume_kg: number;
}
export interface FitnessPlanPage {
    /**
     * Format: date
     * @description Today, in the time zone of the member. (format date)
     */
    date: string;
    /** @description Workout of today; null while the catalogue has none. */
    today: FitnessTodaysWorkout | null;
    /** @description Days of this week, Monday to Sunday. */
    week: FitnessPlannedDay[];
    /** @description The active program; null without one. */
    active_program: FitnessActiveProgram | null;
    /** @description Assignments of the coach that are open or from the last 30 days, at most 100; `GET /fitness/coaching/my-plan` lists all. */
    assigned: FitnessAssignedWorkout[];
    /** @description Saved workouts, the last saved first. */
    saved: FitnessWorkoutCard[];
    /** @description All workouts, the newest first. */
    library: FitnessWorkoutCard[];
    /** @description Number of the page of `library`, from 1. */
    page: number;
    /** @description Maximum number of rows per page of `library`. */
    limit: number;
    /** @description Number of rows of `library` on all pages. */
    total: number;
    /** @description Number of pages of `library`. */
    totalPages: number;
    /** @description Last 10 finished sessions; `GET /fitness/activity` lists all among the activities. */
    recent_sessions: FitnessFinishedSession[];
    /** @description Totals since Monday. */
    this_week: FitnessTrainingTotals;
    /** @description Totals of the week before. */
    last_week: FitnessTrainingTotals;
}
export interface FitnessProgramCard {
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
    /** @description A short description, a few sentences long. */
    description: BilingualView;
    /**
     * @description Main goal of the program.
     * @enum {string}
     */
    goal: "strength" | "muscle" | "weight_loss" | "endurance" | "mobility" | "general";
    /**
     * @description Level of difficulty.
     * @enum {string}
     */
    difficulty: "beginner" | "intermediate" | "advanced";
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /** @description Number of weeks. */
    weeks: number;
    /** @description Number of days with a workout. */
    workouts: number;
    /** @description Whether the member follows it now. */
    is_active: boolean;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface FitnessProgramsPage {
    /** @description The active program; null without one. */
    active: FitnessActiveProgram | null;
    /** @description All programs, the last changed first. */
    programs: FitnessProgramCard[];
}
export interface FitnessWorkoutLine {
    /** @description Position in the workout, from 1. */
    position: number;
    /** @description Slug of the exercise. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
    /**
     * @description Main muscle that it trains.
     * @enum {string}
     */
    muscle: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
    /**
     * @description Required equipment.
     * @enum {string}
     */
    equipment: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /** @description Number of sets. */
    sets: number;
    /** @description Repetitions of each set; null where a set is measured in time. */
    reps: number | null;
    /** @description Duration of each set, in seconds; null where repetitions are counted. */
    duration_seconds: number | null;
    /** @description Rest after each set, in seconds. */
    rest_seconds: number;
    /** @description A note; empty without one. */
    note: BilingualView;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface FitnessProgramName {
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
}
export interface FitnessWorkoutPage {
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
    /**
     * @description Kind of training.
     * @enum {string}
     */
    kind: "strength" | "cardio" | "hiit" | "mobility" | "yoga" | "pilates" | "recovery";
    /**
     * @description Level of difficulty.
     * @enum {string}
     */
    difficulty: "beginner" | "intermediate" | "advanced";
    /** @description Duration, in minutes. */
    duration_minutes: number;
    /** @description Estimated energy use of an adult, in kilocalories. */
    calories_kcal: number;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /** @description Number of exercises. */
    exercise_count: number;
    /** @description Whether the member has saved it. */
    is_saved: boolean;
    /** @description A short description, a few sentences long. */
    description: BilingualView;
    /** @description Exercises, in order. */
    exercises: FitnessWorkoutLine[];
    /** @description Muscles trained, the most used first. */
    muscles: ("chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body")[];
    /** @description Equipment that its exercises require. */
    equipment: ("none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine")[];
    /** @description How often the member has finished it. */
    times_done: number;
    /**
     * Format: date
     * @description Day on which the member finished it last; null for never. (format date)
     */
    last_done_on: string | null;
    /** @description Programs that contain it. */
    programs: FitnessProgramName[];
    /** @description At most four workouts of the same kind, the closest in difficulty and length first. */
    similar: FitnessWorkoutCard[];
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface GoalProgressView {
    /** @description Value of the figure; null without data. */
    value: number | null;
    /** @description Value of the goal. */
    goal: number;
    /** @description Value in percent of the goal; above 100 beyond the goal. */
    percent: number;
    /** @description Amount missing to the goal; 0 once it is reached. */
    remaining: number;
    /** @description Whether the goal is reached. */
    is_reached: boolean;
}
export interface MacroView {
    /**
     * @description Name of the nutrient.
     * @enum {string}
     */
    key: "protein" | "carbohydrate" | "fat";
    /** @description Value of the figure; null without data. */
    value: number | null;
    /** @description Value of the goal. */
    goal: number;
    /** @description Value in percent of the goal; above 100 beyond the goal. */
    percent: number;
    /** @description Amount missing to the goal; 0 once it is reached. */
    remaining: number;
    /** @description Whether the goal is reached. */
    is_reached: boolean;
    /** @description Share of the eaten energy, in percent; null without a meal. */
    percent_of_calories: number | null;
}
export interface MealView {
    /** @description Key that identifies the meal in URLs. */
    key: string;
    /**
     * Format: date
     * @description Day, in the time zone of the member. (format date)
     */
    date: string;
    /**
     * @description Meal of the day.
     * @enum {string}
     */
    slot: "breakfast" | "lunch" | "dinner" | "snack";
    /**
     * @description Origin: a dish of the catalogue, or an own entry of the member.
     * @enum {string}
     */
    origin: "catalogue" | "own";
    /** @description Slug of the dish at the time of logging; null for an own meal. */
    dish_slug: string | null;
    /** @description Display name. */
    name: BilingualView;
    /** @description Number of servings; all figures are for all servings together, as at the time of logging. */
    servings: number;
    /** @description Energy, in kilocalories. */
    calories_kcal: number;
    /** @description Grams of protein. */
    protein_g: number;
    /** @description Grams of carbohydrate. */
    carbohydrate_g: number;
    /** @description Grams of fat. */
    fat_g: number;
    /** @description A note; empty without one. */
    note: string;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
}
export interface NutritionTotalsView {
    /** @description Energy, in kilocalories. */
    calories_kcal: number;
    /** @description Grams of protein. */
    protein_g: number;
    /** @description Grams of carbohydrate. */
    carbohydrate_g: number;
    /** @description Grams of fat. */
    fat_g: number;
}
export interface MealSlotView {
    /**
     * @description Meal of the day.
     * @enum {string}
     */
    slot: "breakfast" | "lunch" | "dinner" | "snack";
    /** @description Meals eaten or planned for this time of day. */
    meals: MealView[];
    /** @description Sums over these meals. */
    totals: NutritionTotalsView;
}
export interface HydrationView {
    /** @description Value of the figure; null without data. */
    value: number | null;
    /** @description Value of the goal. */
    goal: number;
    /** @description Value in percent of the goal; above 100 beyond the goal. */
    percent: number;
    /** @description Amount missing to the goal; 0 once it is reached. */
    remaining: number;
    /** @description Whether the goal is reached. */
    is_reached: boolean;
    /** @description Amount of water, in millilitres; a glass has 250. */
    millilitres: number;
}
export interface TrendView {
    /** @description Average over the days with a figure; null without any. */
    average: number | null;
    /** @description Average over the period of the same length before; null without a figure. */
    average_before: number | null;
    /** @description Difference of the two averages; null if either is null. */
    change: number | null;
    /** @description Change in percent of the earlier average; null if it is unknown or 0. */
    change_percent: number | null;
    /**
     * @description Direction of the change, `level` for at most one percent; null without a change.
     * @enum {string|null}
     */
    direction: "up" | "down" | "level" | null;
}
export interface NutritionAveragesView {
    /** @description Number of days with a meal. */
    logged_days: number;
    /** @description Average energy on days with a meal, in kilocalories; null without one. */
    calories_kcal: number | null;
    /** @description Grams of protein. */
    protein_g: number | null;
    /** @description Grams of carbohydrate. */
    carbohydrate_g: number | null;
    /** @description Grams of fat. */
    fat_g: number | null;
    /** @description Average number of glasses on days with a record; null without one. */
    glasses: number | null;
}
export interface NutritionDayView {
    /**
     * Format: date
     * @description Day, in the time zone of the member. (format date)
     */
    date: string;
    /** @description Number of meals. */
    meals: number;
    /** @description Eaten energy, in kilocalories; null on a day without a meal. */
    calories_kcal: number | null;
    /** @description Grams of protein. */
    protein_g: number | null;
    /** @description Grams of carbohydrate. */
    carbohydrate_g: number | null;
    /** @description Grams of fat. */
    fat_g: number | null;
    /** @description Number of glasses of water, of 250 millilitres each; null if not recorded. */
    glasses: number | null;
}
export interface DishChoiceView {
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
    /**
     * @description Usual meal of the day.
     * @enum {string}
     */
    meal: "breakfast" | "lunch" | "dinner" | "snack";
    /** @description Weight of a serving, in grams. */
    serving_g: number;
    /** @description Energy, in kilocalories. */
    calories_kcal: number;
    /** @description Grams of protein. */
    protein_g: number;
    /** @description Grams of carbohydrate. */
    carbohydrate_g: number;
    /** @description Grams of fat. */
    fat_g: number;
    /** @description Diets and properties of the dish. */
    tags: ("vegetarian" | "vegan" | "high_protein" | "low_carb" | "gluten_free" | "dairy_free" | "high_fiber" | "quick")[];
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /** @description How often the member logged it in the last 90 days. */
    times_logged: number;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface NutritionPageView {
    /**
     * Format: date
     * @description Today, in the time zone of the member. (format date)
     */
    date: string;
    /** @description Time zone, by its IANA name. */
    timezone: string;
    /** @description Daily goals, as set by the club. */
    goals: GoalsView;
    /** @description Eaten energy against the goal, in kilocalories. */
    calories: GoalProgressView;
    /** @description Protein, carbohydrate and fat of the day against their goals, in grams. */
    macros: MacroView[];
    /** @description Breakfast, lunch, dinner and snacks, in this order. */
    slots: MealSlotView[];
    /** @description Energy of movement of the day, in kilocalories; null without data. */
    burned_kcal: number | null;
    /** @description Glasses of water of today against the goal. */
    hydration: HydrationView;
    /** @description Trend of the eaten energy: the last 7 days against the 7 before. */
    trend: TrendView;
    /** @description Averages over the days of `series`. */
    averages: NutritionAveragesView;
    /** @description Last 30 days, today last; missing figures are null, not 0. */
    series: NutritionDayView[];
    /** @description Dishes to log, at most 24: the most logged first, then the last changed. */
    dishes: DishChoiceView[];
}
export interface LoggedDishBody {
    /** @description Slug of a dish of the catalogue. (maxLength 120) */
    slug: string;
    /**
     * @description Meal of the day; the usual one of the dish when left out.
     * @enum {string|null}
     */
    slot?: "breakfast" | "lunch" | "dinner" | "snack" | null;
    /** @description Number of servings; 1 when left out. (minimum 0.1, maximum 10) */
    servings?: number | null;
}
export interface HydrationBody {
    /** @description Number of glasses drunk today; replaces the earlier number. (minimum 0, maximum 100) */
    glasses: number;
}
export interface PlannerPageView {
    /**
     * Format: date
     * @description Day, in the time zone of the member. (format date)
     */
    date: string;
    /**
     * Format: date
     * @description Today, in the time zone of the member. (format date)
     */
    today: string;
    /** @description Daily goals, as set by the club. */
    goals: GoalsView;
    /** @description Eaten energy against the goal, in kilocalories. */
    calories: GoalProgressView;
    /** @description Protein, carbohydrate and fat of the day against their goals, in grams. */
    macros: MacroView[];
    /** @description Breakfast, lunch, dinner and snacks, in this order. */
    slots: MealSlotView[];
    /** @description Days of the week of `date`, Monday to Sunday. */
    week: NutritionDayView[];
}
export interface OwnMealBody {
    /**
     * Format: date
     * @description Day of the meal; today when left out, at most a year ahead. (format date)
     */
    date?: string | null;
    /**
     * @description Meal of the day.
     * @enum {string}
     */
    slot: "breakfast" | "lunch" | "dinner" | "snack";
    /** @description Name of the meal. (minLength 1, maxLength 120) */
    name: string;
    /** @description Grams of protein; 0 when left out. (minimum 0, maximum 2000) */
    protein_g?: number | null;
    /** @description Grams of carbohydrate; 0 when left out. (minimum 0, maximum 2000) */
    carbohydrate_g?: number | null;
    /** @description Grams of fat; 0 when left out. (minimum 0, maximum 2000) */
    fat_g?: number | null;
    /** @description Note on the meal, at most 500 characters. (minLength 0, maxLength 500) */
    note?: string | null;
}
export interface NapView {
    /**
     * Format: date-time
     * @description Time of falling asleep, in UTC. (format date-time)
     */
    fell_asleep_at: string;
    /**
     * Format: date-time
     * @description Time of waking, in UTC. (format date-time)
     */
    woke_at: string;
    /** @description Time asleep, in minutes. */
    asleep_minutes: number;
}
export interface SleepNightView {
    /**
     * Format: date
     * @description Day of waking. (format date)
     */
    date: string;
    /**
     * Format: date-time
     * @description Time of falling asleep, in UTC; null if unknown. (format date-time)
     */
    fell_asleep_at: string | null;
    /**
     * Format: date-time
     * @description Time of waking, in UTC; null if unknown. (format date-time)
     */
    woke_at: string | null;
    /** @description Time zone of the place where the member slept. */
    timezone: string;
    /** @description Time asleep, in minutes. */
    asleep_minutes: number;
    /** @description Deep sleep, in minutes. */
    deep_minutes: number | null;
    /** @description Dreaming (REM) sleep, in minutes. */
    rem_minutes: number | null;
    /** @description Light sleep, in minutes. */
    light_minutes: number | null;
    /** @description Time awake in bed, in minutes. */
    awake_minutes: number | null;
    /** @description Time asleep in percent of the time in bed; null without times. */
    efficiency_percent: number | null;
    /** @description Quality of the sleep, from 1 to 5, as the member felt it; null if not given. */
    quality: number | null;
    /** @description Parts of an interrupted night, the earliest first; empty for a night in one part. */
    parts: NapView[];
    /** @description Shorter sleeps of the same day, which no figure includes. */
    naps: NapView[];
    /** @description A note; empty without one. */
    note: string;
}
export interface SleepStageView {
    /**
     * @description Name of the sleep stage.
     * @enum {string}
     */
    stage: "deep" | "rem" | "light" | "awake";
    /** @description Average over the nights with this stage, in minutes; null without one. */
    average_minutes: number | null;
    /** @description Share of the time in all stages, in percent; null without one. */
    percent: number | null;
}
export interface SleepRegularityView {
    /** @description Regularity: 100 for the same times every night, 0 for an average deviation of two hours; null without two nights. */
    score: number | null;
    /** @description Average bedtime as `HH:MM`, in the time zone of each night; null without times. */
    average_bedtime: string | null;
    /** @description Average waking time as `HH:MM`, in the time zone of each night; null without times. */
    average_waking: string | null;
    /** @description Average deviation from the average bedtime, in minutes; null without times. */
    bedtime_deviation_minutes: number | null;
    /** @description Average deviation from the average waking time, in minutes; null without times. */
    waking_deviation_minutes: number | null;
    /** @description Number of nights with times in the last 14 days. */
    nights: number;
}
export interface DayValueView {
    /**
     * Format: date
     * @description Day, in the time zone of the member. (format date)
     */
    date: string;
    /** @description Figure of the day; null without data. */
    value: number | null;
}
export interface SleepPageView {
    /**
     * Format: date
     * @description Today, in the time zone of the member. (format date)
     */
    date: string;
    /** @description Time zone, by its IANA name. */
    timezone: string;
    /** @description Goal for the time asleep a night, in minutes. */
    goal_minutes: number;
    /** @description Latest night of the last 30 days; null without one. */
    last_night: SleepNightView | null;
    /** @description Time asleep in that night against the goal, in minutes. */
    last_night_goal: GoalProgressView;
    /** @description Trend of the time asleep: the last 7 days against the 7 before. */
    trend: TrendView;
    /** @description Average time asleep a night in the last 30 days, in minutes; null without any. */
    average_30_days_minutes: number | null;
    /** @description Number of nights that reached the goal in the last 30 days. */
    goal_nights: number;
    /** @description Time asleep missing to the goal over the logged nights of the last 14 days, in minutes. */
    debt_minutes: number;
    /** @description Average quality in the last 30 days, from 1 to 5; null without any. */
    average_quality: number | null;
    /** @description Sleep stages over the last 30 days. */
    stages: SleepStageView[];
    /** @description Regularity of bedtimes and waking times in the last 14 days. */
    regularity: SleepRegularityView;
    /** @description Longest night of all, in minutes asleep; null without one. */
    longest_night: DayValueView | null;
    /** @description Minutes asleep on each of the last 30 days, today last; null without a night. */
    series: DayValueView[];
    /** @description Nights within the days of this page, the latest first; page 1 ends today. */
    nights: SleepNightView[];
    /** @description Number of the page of `nights`, from 1. */
    page: number;
    /** @description Number of days on a page of `nights`. */
    limit: number;
    /** @description Number of days from the first night to today. */
    total: number;
    /** @description Number of pages of `nights`. */
    totalPages: number;
}
export interface SleepNightBody {
    /**
     * Format: date
     * @description Day of waking. Required without `woke_at`; with it, it must be the same day. (format date)
     */
    date?: string | null;
    /**
     * Format: date-time
     * @description Time of falling asleep; requires `woke_at`. (format date-time)
     */
    fell_asleep_at?: string | null;
    /**
     * Format: date-time
     * @description Time of waking; requires `fell_asleep_at`. (format date-time)
     */
    woke_at?: string | null;
    /** @description Time asleep, in minutes; when left out, the time between the two less the minutes awake. (minimum 0, maximum 1440) */
    asleep_minutes?: number | null;
    /** @description Deep sleep, in minutes. (minimum 0, maximum 1440) */
    deep_minutes?: number | null;
    /** @description Dreaming (REM) sleep, in minutes. (minimum 0, maximum 1440) */
    rem_minutes?: number | null;
    /** @description Light sleep, in minutes. (minimum 0, maximum 1440) */
    light_minutes?: number | null;
    /** @description Time awake in bed, in minutes. (minimum 0, maximum 1440) */
    awake_minutes?: number | null;
    /** @description Quality of the sleep, from 1 to 5, as the member felt it. (minimum 1, maximum 5) */
    quality?: number | null;
    /** @description A note; empty without one. (minLength 0, maxLength 1000) */
    note?: string | null;
}
export interface HealthReadingView {
    /**
     * Format: date
     * @description Day, in the time zone of the member. (format date)
     */
    date: string;
    /** @description Resting heart rate, in beats a minute; null if not measured. */
    resting_heart_rate_bpm: number | null;
    /** @description Heart rate variability, in milliseconds; null if not measured. */
    heart_rate_variability_ms: number | null;
    /** @description Systolic blood pressure, in millimetres of mercury. */
    systolic_mmhg: number | null;
    /** @description Diastolic blood pressure, in millimetres of mercury. */
    diastolic_mmhg: number | null;
    /**
     * @description Class of the blood pressure by the guideline of ACC and AHA of 2017; null without a reading.
     * @enum {string|null}
     */
    blood_pressure_category: "normal" | "elevated" | "high_stage_1" | "high_stage_2" | "crisis" | null;
    /** @description Blood oxygen saturation, in percent; null if not measured. */
    blood_oxygen_percent: number | null;
    /** @description Respiratory rate, in breaths a minute; null if not measured. */
    respiratory_rate_bpm: number | null;
    /** @description Body temperature, in degrees Celsius; null if not measured. */
    body_temperature_c: number | null;
    /** @description Blood glucose, in milligrams per decilitre; null if not measured. */
    blood_glucose_mg_dl: number | null;
    /** @description Stress level, from 0 to 100; null if not measured. */
    stress: number | null;
    /** @description A note; empty without one. */
    note: string;
}
export interface VitalView {
    /**
     * @description Name of the vital sign, with its unit; stress is from 0 to 100.
     * @enum {string}
     */
    key: "resting_heart_rate_bpm" | "heart_rate_variability_ms" | "blood_oxygen_percent" | "respiratory_rate_bpm" | "body_temperature_c" | "blood_glucose_mg_dl" | "stress";
    /** @description Latest value of the last 30 days; null without any. */
    latest: number | null;
    /**
     * Format: date
     * @description Day of the latest value; null without any. (format date)
     */
    date: string | null;
    /** @description Average over the days of `series` with a value; null without any. */
    average: number | null;
    /** @description Lowest value of `series`; null without any. */
    lowest: number | null;
    /** @description Highest value of `series`; null without any. */
    highest: number | null;
    /** @description Trend: the last 7 days against the 7 before. */
    trend: TrendView;
    /** @description Values of the last 30 days, today last; null without a reading. */
    series: DayValueView[];
}
export interface BloodPressureDayView {
    /**
     * Format: date
     * @description Day, in the time zone of the member. (format date)
     */
    date: string;
    /** @description Systolic blood pressure, in millimetres of mercury. */
    systolic_mmhg: number;
    /** @description Diastolic blood pressure, in millimetres of mercury. */
    diastolic_mmhg: number;
    /**
     * @description Class of the blood pressure by the guideline of ACC and AHA of 2017.
     * @enum {string}
     */
    category: "normal" | "elevated" | "high_stage_1" | "high_stage_2" | "crisis";
}
export interface BloodPressureView {
    /** @description Latest reading of `series`; null without any. */
    latest: BloodPressureDayView | null;
    /** @description Average systolic pressure of `series`, in millimetres of mercury; null without any. */
    average_systolic_mmhg: number | null;
    /** @description Average diastolic pressure of `series`, in millimetres of mercury; null without any. */
    average_diastolic_mmhg: number | null;
    /**
     * @description Class of the averages by the same guideline; null without any.
     * @enum {string|null}
     */
    average_category: "normal" | "elevated" | "high_stage_1" | "high_stage_2" | "crisis" | null;
    /** @description Readings of the last 30 days, the earliest first; only days with a reading. */
    series: BloodPressureDayView[];
}
export interface HealthPageView {
    /**
     * Format: date
     * @description Today, in the time zone of the member. (format date)
     */
    date: string;
    /** @description Time zone, by its IANA name. */
    timezone: string;
    /** @description Reading of today; null without one. */
    today: HealthReadingView | null;
    /** @description Vital signs over the last 30 days; a missing resting heart rate is taken from devices. */
    vitals: VitalView[];
    /** @description Blood pressure over the last 30 days. */
    blood_pressure: BloodPressureView;
    /** @description One page of readings, the latest first. */
    readings: HealthReadingView[];
    /** @description Number of the page of `readings`, from 1. */
    page: number;
    /** @description Maximum number of rows per page of `readings`. */
    limit: number;
    /** @description Number of rows of `readings` on all pages. */
    total: number;
    /** @description Number of pages of `readings`. */
    totalPages: number;
}
export interface HealthReadingBody {
    /**
     * Format: date
     * @description Day of the reading, not in the future; today when left out. (format date)
     */
    date?: string | null;
    /** @description Resting heart rate, in beats a minute. (minimum 20, maximum 250) */
    resting_heart_rate_bpm?: number | null;
    /** @description Heart rate variability, in milliseconds. (minimum 1, maximum 500) */
    heart_rate_variability_ms?: number | null;
    /** @description Systolic blood pressure, in millimetres of mercury; requires the diastolic one and must be above it. (minimum 40, maximum 300) */
    systolic_mmhg?: number | null;
    /** @description Diastolic blood pressure, in millimetres of mercury. (minimum 20, maximum 200) */
    diastolic_mmhg?: number | null;
    /** @description Blood oxygen saturation, in percent. (minimum 50, maximum 100) */
    blood_oxygen_percent?: number | null;
    /** @description Respiratory rate, in breaths a minute. (minimum 2, maximum 80) */
    respiratory_rate_bpm?: number | null;
    /** @description Body temperature, in degrees Celsius. (minimum 30, maximum 45) */
    body_temperature_c?: number | null;
    /** @description Blood glucose, in milligrams per decilitre. (minimum 20, maximum 1000) */
    blood_glucose_mg_dl?: number | null;
    /** @description Stress level, from 0 to 100. (minimum 0, maximum 100) */
    stress?: number | null;
    /** @description A note; empty without one. (minLength 0, maxLength 1000) */
    note?: string | null;
}
export interface BodyMeasureView {
    /**
     * @description Name of the measure, with its unit.
     * @enum {string}
     */
    key: "weight_kg" | "body_fat_percent" | "muscle_mass_kg" | "chest_cm" | "waist_cm" | "hips_cm" | "arm_cm" | "thigh_cm";
    /** @description Latest value; null without a reading. */
    latest: number | null;
    /**
     * Format: date
     * @description Day of the latest value; null without a reading. (format date)
     */
    date: string | null;
    /** @description First value of all; null without a reading. */
    first: number | null;
    /** @description Change from the first to the latest value; null without a reading. */
    change: number | null;
    /** @description Change to the latest value from the last one that is at least 30 days older; null without one. */
    change_30_days: number | null;
}
export interface BmiView {
    /** @description Body mass index, in kilograms per square metre. */
    value: number;
    /**
     * @description Class of the index for adults, by the World Health Organization.
     * @enum {string}
     */
    category: "underweight" | "normal" | "overweight" | "obese";
    /** @description Latest measured height, in centimetres. */
    height_cm: number;
}
export interface WeightGoalView {
    /** @description Target weight, in kilograms; null without a goal. */
    target_weight_kg: number;
    /** @description Weight at the time the goal was set, in kilograms; null if it was unknown. */
    start_weight_kg: number | null;
    /**
     * Format: date
     * @description Day on which the goal was set. (format date)
     */
    started_on: string;
    /**
     * Format: date
     * @description Day by which to reach the goal; null for none. (format date)
     */
    target_date: string | null;
    /**
     * @description State of the goal: `away` while the weight moves away from it, `unknown` with readings over less than a week.
     * @enum {string}
     */
    status: "reached" | "on_track" | "behind" | "away" | "unknown";
    /** @description Progress from the start weight to the target, in percent; null without a reading. */
    percent: number | null;
    /** @description Weight left to the target, in kilograms, negative to lose weight; null without a reading. */
    remaining_kg: number | null;
    /**
     * Format: date
     * @description Day on which the target is reached if the trend of the last 30 days continues; null without such a day. (format date)
     */
    projected_on: string | null;
    /** @description Change a week needed to reach the target in time, in kilograms, negative to lose weight; null without a coming target date and once it is reached. */
    needed_kg_a_week: number | null;
}
export interface ProgressPhotoView {
    /**
     * Format: date
     * @description Day, in the time zone of the member. (format date)
     */
    date: string;
    /** @description Address of the picture from the front; null without one. */
    front_url: string | null;
    /** @description Address of the picture from the side; null without one. */
    side_url: string | null;
    /** @description Address of the picture from behind; null without one. */
    back_url: string | null;
    /** @description Last weight up to that day, in kilograms; null without one. */
    weight_kg: number | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface BodyReadingView {
    /**
     * Format: date
     * @description Day, in the time zone of the member. (format date)
     */
    date: string;
    /** @description Body weight, in kilograms. */
    weight_kg: number | null;
    /** @description Body height, in centimetres; null if not measured. */
    height_cm: number | null;
    /** @description Body fat, in percent; null if not measured. */
    body_fat_percent: number | null;
    /** @description Muscle mass, in kilograms; null if not measured. */
    muscle_mass_kg: number | null;
    /** @description Chest circumference, in centimetres; null if not measured. */
    chest_cm: number | null;
    /** @description Waist circumference, in centimetres; null if not measured. */
    waist_cm: number | null;
    /** @description Hip circumference, in centimetres; null if not measured. */
    hips_cm: number | null;
    /** @description Upper arm circumference, in centimetres; null if not measured. */
    arm_cm: number | null;
    /** @description Thigh circumference, in centimetres; null if not measured. */
    thigh_cm: number | null;
    /** @description A note; empty without one. */
    note: string;
}
export interface ProgressPageView {
    /**
     * Format: date
     * @description Today, in the time zone of the member. (format date)
     */
    date: string;
    /** @description Time zone, by its IANA name. */
    timezone: string;
    /** @description All measures, each over all readings. */
    measures: BodyMeasureView[];
    /** @description Trend of the weight: the last 7 days against the 7 before. */
    weight_trend: TrendView;
    /** @description Weight change a week over the last 30 days, in kilograms; null without two readings. */
    weight_change_kg_a_week: number | null;
    /** @description Body mass index; null until weight and height are known. */
    bmi: BmiView | null;
    /** @description Weight goal with a forecast; null without one. */
    goal: WeightGoalView | null;
    /** @description Weights of the last 365 days, the earliest first; only days with a reading. */
    weight_series: DayValueView[];
    /** @description Number of checkpoints. */
    photos_count: number;
    /** @description The latest checkpoint; null without any. */
    latest_photo: ProgressPhotoView | null;
    /** @description One page of readings, the latest first. */
    readings: BodyReadingView[];
    /** @description Number of the page of `readings`, from 1. */
    page: number;
    /** @description Maximum number of rows per page of `readings`. */
    limit: number;
    /** @description Number of rows of `readings` on all pages. */
    total: number;
    /** @description Number of pages of `readings`. */
    totalPages: number;
}
export interface JournalNoteView {
    /**
     * Format: date
     * @description Day, in the time zone of the member. (format date)
     */
    date: string;
    /** @description Text of the note. */
    body: string;
    /**
     * Format: date-time
     * @description When it last changed, in UTC. (format date-time)
     */
    updated_at: string;
}
export interface ProgressPhotosPageView {
    /**
     * Format: date
     * @description Today, in the time zone of the member. (format date)
     */
    date: string;
    /** @description Earlier checkpoint of the comparison; null without any. */
    before: ProgressPhotoView | null;
    /** @description Later checkpoint of the comparison; null without any. */
    after: ProgressPhotoView | null;
    /** @description Number of days between the two; null without two. */
    days_between: number | null;
    /** @description Weight change between the two, in kilograms; null if a weight is unknown. */
    weight_change_kg: number | null;
    /** @description One page of checkpoints, the latest first. */
    checkpoints: ProgressPhotoView[];
    /** @description Number of the page of `checkpoints`, from 1. */
    page: number;
    /** @description Maximum number of rows per page of `checkpoints`. */
    limit: number;
    /** @description Number of rows of `checkpoints` on all pages. */
    total: number;
    /** @description Number of pages of `checkpoints`. */
    totalPages: number;
    /** @description Latest 30 notes of the journal; `GET …/photos/notes` lists all. */
    notes: JournalNoteView[];
}
export interface ProgressPhotoBody {
    /**
     * Format: date
     * @description Day of the checkpoint, not in the future; today when left out. (format date)
     */
    date?: string | null;
    /** @description Address of a picture uploaded to this service; null removes it. (minLength 1, maxLength 500) */
    front_url?: string | null;
    /** @description Address of a picture uploaded to this service; null removes it. (minLength 1, maxLength 500) */
    side_url?: string | null;
    /** @description Address of a picture uploaded to this service; null removes it. (minLength 1, maxLength 500) */
    back_url?: string | null;
}
export interface JournalNoteBody {
    /** @description Text of the note; an empty one deletes it. (minLength 0, maxLength 5000) */
    body: string;
    /**
     * Format: date
     * @description Day of the note, not in the future; today when left out. (format date)
     */
    date?: string | null;
}
export interface WeightGoalBody {
    /** @description Target weight, in kilograms; null deletes the goal. (minimum 20, maximum 500) */
    target_weight_kg: number | null;
    /**
     * Format: date
     * @description Day by which to reach the target weight, after today; null for none. (format date)
     */
    target_date?: string | null;
}
export interface BodyReadingBody {
    /**
     * Format: date
     * @description Day of the reading, not in the future; today when left out. (format date)
     */
    date?: string | null;
    /** @description Body weight, in kilograms. (minimum 1, maximum 700) */
    weight_kg?: number | null;
    /** @description Body height, in centimetres. (minimum 40, maximum 280) */
    height_cm?: number | null;
    /** @description Body fat, in percent. (minimum 1, maximum 90) */
    body_fat_percent?: number | null;
    /** @description Muscle mass, in kilograms. (minimum 1, maximum 300) */
    muscle_mass_kg?: number | null;
    /** @description Chest circumference, in centimetres. (minimum 20, maximum 300) */
    chest_cm?: number | null;
    /** @description Waist circumference, in centimetres. (minimum 20, maximum 300) */
    waist_cm?: number | null;
    /** @description Hip circumference, in centimetres. (minimum 20, maximum 300) */
    hips_cm?: number | null;
    /** @description Upper arm circumference, in centimetres. (minimum 5, maximum 150) */
    arm_cm?: number | null;
    /** @description Thigh circumference, in centimetres. (minimum 10, maximum 200) */
    thigh_cm?: number | null;
    /** @description A note; empty without one. (minLength 0, maxLength 1000) */
    note?: string | null;
}
export interface CommunityGroupView {
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
    /** @description A short description, a few sentences long. */
    description: BilingualView;
    /**
     * @description Topic of the group.
     * @enum {string}
     */
    topic: "running" | "cycling" | "strength" | "yoga" | "nutrition" | "walking" | "swimming" | "mindfulness" | "beginners" | "general";
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /** @description Number of members. */
    member_count: number;
    /** @description Number of posts. */
    post_count: number;
    /** @description Whether the caller has joined. */
    joined: boolean;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface CommunityMember {
    /** @description Username, in lower case; identifies the account in URLs. */
    username: string;
    /** @description Given name. */
    first_name: string;
    /** @description Family name. */
    last_name: string;
    /** @description Address of the profile picture; null without one. */
    profile_picture: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface CommunityComment {
    /** @description Id of the record. */
    id: number;
    /** @description Author; null for a former member. */
    author: CommunityMember | null;
    /** @description The text. */
    body: string;
    /**
     * Format: date-time
     * @description Time of writing, in UTC. (format date-time)
     */
    created_at: string;
}
export interface GroupName {
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
}
export interface DiscussionCard {
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description The title. */
    title: BilingualView;
    /** @description Group that it belongs to; null for none. */
    group: GroupName | null;
    /** @description Author; null for the club or a former member. */
    author: CommunityMember | null;
    /** @description Total number of replies. */
    reply_count: number;
    /**
     * Format: date-time
     * @description Time of the last reply, in UTC; time of opening without replies. (format date-time)
     */
    last_reply_at: string;
}
export interface EventWaitingView {
    /**
     * @description State of the caller; `offered` while a place is held.
     * @enum {string}
     */
    state: "none" | "waiting" | "offered";
    /** @description Position on the waiting list, from 1; null unless waiting. */
    place: number | null;
    /**
     * Format: date-time
     * @description End of the offer, in UTC; null without one. (format date-time)
     */
    offer_until: string | null;
}
export interface CommunityEventView {
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
    /** @description A short description, a few sentences long. */
    description: BilingualView;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /** @description Location; the link to join for an online event. */
    location: BilingualView;
    /** @description Whether it takes place online. */
    is_online: boolean;
    /** @description Group that it belongs to; null for none. */
    group: GroupName | null;
    /**
     * Format: date-time
     * @description Start, in UTC. (format date-time)
     */
    starts_at: string;
    /**
     * Format: date-time
     * @description End, in UTC. (format date-time)
     */
    ends_at: string;
    /** @description Total number of places. */
    capacity: number;
    /** @description Number of attendees. */
    attendee_count: number;
    /** @description Number of places that are neither taken nor offered. */
    seats_left: number;
    /** @description Whether the caller attends. */
    joined: boolean;
    /** @description State of the caller on the waiting list; null while waiting lists are off. */
    waiting: EventWaitingView | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface CommunityBadge {
    /** @description Key of the badge. */
    key: string;
    /** @description Display name. */
    name: BilingualView;
    /**
     * @description Tier of the badge; bronze is the lowest.
     * @enum {string}
     */
    tier: "bronze" | "silver" | "gold" | "platinum";
    /** @description Name of an icon of the site; null without one. */
    icon: string | null;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface ChallengeRank {
    /** @description Rank, from 1; equal values share a rank. */
    rank: number;
    /** @description Member at this rank. */
    member: CommunityMember;
    /** @description Sum of the member, in the unit of the metric. */
    value: number;
    /** @description Whether it is the caller. */
    is_me: boolean;
}
export interface CommunityChallenge {
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
    /** @description A short description, a few sentences long. */
    description: BilingualView;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /**
     * @description Name of the measured figure, which gives the unit.
     * @enum {string}
     */
    metric: "steps" | "distance_m" | "active_minutes" | "calories_kcal" | "workouts";
    /** @description Value to reach, in the unit of the metric. */
    goal: number;
    /**
     * Format: date
     * @description First day, included. (format date)
     */
    starts_on: string;
    /**
     * Format: date
     * @description Last day of the challenge, included. (format date)
     */
    ends_on: string;
    /** @description Badge for members who reach the goal; null without one. */
    badge: CommunityBadge | null;
    /** @description Number of participants. */
    participant_count: number;
    /** @description Whether the caller has joined. */
    joined: boolean;
    /** @description Sum of the caller, in the unit of the metric; null if not joined. */
    progress: number | null;
    /** @description Progress in percent, at most 100; null if not joined. */
    percent: number | null;
    /**
     * Format: date-time
     * @description Time at which the caller reached the goal, in UTC; null until then. (format date-time)
     */
    finished_at: string | null;
    /** @description First ten ranks among participants who share their activity. */
    leaderboard: ChallengeRank[];
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface CommunityAchievement {
    /** @description Key that identifies it in URLs. */
    key: string;
    /** @description Display name. */
    name: BilingualView;
    /** @description A short description, a few sentences long. */
    description: BilingualView;
    /** @description Name of an icon of the site; null without one. */
    icon: string | null;
    /** @description Points awarded. */
    points: number;
    /**
     * @description Name of the measured figure, which gives the unit.
     * @enum {string}
     */
    metric: "workouts" | "active_days" | "streak_days" | "best_day_steps" | "distance_m" | "calories_kcal" | "nights" | "hydrated_days" | "challenges" | "check_ins" | "posts";
    /** @description Value to reach, in the unit of the metric. */
    threshold: number;
    /** @description Current value of the figure, in the unit of the metric. */
    progress: number;
    /** @description Progress in percent; 100 only when the goal is reached. */
    percent: number;
    /**
     * Format: date-time
     * @description Time at which it was earned, in UTC. (format date-time)
     */
    earned_at: string | null;
}
export interface MemberFigures {
    /** @description Number of trainings. */
    workouts: number;
    /** @description Number of days with a training or at least 30 active minutes. */
    active_days: number;
    /** @description Number of consecutive active days up to today or yesterday. The streak of the activity page counts days that reached the step goal. */
    streak_days: number;
    /** @description Highest number of consecutive active days in the last five years. */
    longest_streak_days: number;
    /** @description Highest number of steps on a day. */
    best_day_steps: number;
    /** @description Total distance, in metres. */
    distance_m: number;
    /** @description Total energy of movement, in kilocalories. */
    calories_kcal: number;
    /** @description Sum of the points of all earned achievements. */
    points: number;
}
export interface EarnedBadgeView {
    /** @description Key of the badge. */
    key: string;
    /** @description Display name. */
    name: BilingualView;
    /**
     * @description Tier of the badge; bronze is the lowest.
     * @enum {string}
     */
    tier: "bronze" | "silver" | "gold" | "platinum";
    /** @description Name of an icon of the site; null without one. */
    icon: string | null;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /**
     * Format: date-time
     * @description Time at which it was earned, in UTC. (format date-time)
     */
    earned_at: string;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface CommunityPost {
    /** @description Key that identifies the post in URLs. Older spelling of `post_key`. */
    postKey: string;
    /** @description Key that identifies the post in URLs. */
    post_key: string;
    /** @description Group that it belongs to; null for none. */
    group: GroupName;
    /** @description Author; null for a former member. */
    author: CommunityMember | null;
    /** @description The text. */
    body: string;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /** @description Number of likes. */
    likes: number;
    /** @description Whether the caller likes it. */
    liked: boolean;
    /** @description Total number of comments. */
    comment_count: number;
    /** @description Last 20 comments, the oldest of them first; `GET …/comments` lists all. */
    comments: CommunityComment[];
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface CommunityProfile {
    /** @description Username, in lower case; identifies the account in URLs. */
    username: string;
    /** @description Given name. */
    first_name: string;
    /** @description Family name. */
    last_name: string;
    /** @description Address of the profile picture; null without one. */
    profile_picture: string | null;
    /**
     * Format: date-time
     * @description Time at which the account was created, in UTC. (format date-time)
     */
    member_since: string;
    /** @description Whether it is the caller. */
    is_me: boolean;
    /** @description Whether other members see figures, badges and achievements. */
    shares_activity: boolean;
    /** @description Figures of the member; null if they are not shared. */
    figures: MemberFigures | null;
    /** @description Earned badges, the latest first. */
    badges: EarnedBadgeView[];
    /** @description Groups the member has joined, the latest first. */
    groups: GroupName[];
    /** @description One page of posts, the latest first. */
    posts: CommunityPost[];
    /** @description Number of the page of `posts`, from 1. */
    page: number;
    /** @description Maximum number of rows per page of `posts`. */
    limit: number;
    /** @description Number of rows of `posts` on all pages. */
    total: number;
    /** @description Number of pages of `posts`. */
    totalPages: number;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface CommunityPage {
    /** @description Profile of the caller. */
    me: CommunityProfile;
    /** @description Joined groups, by English name. */
    groups: CommunityGroupView[];
    /** @description Other groups, the largest first; at most 500 with the joined ones. `GET …/groups` lists all. */
    discover: CommunityGroupView[];
    /** @description Posts of joined groups, the latest first; of all groups if none is joined. */
    feed: CommunityPost[];
    /** @description Number of the page of `feed`, from 1. */
    page: number;
    /** @description Maximum number of rows per page of `feed`. */
    limit: number;
    /** @description Number of rows of `feed` on all pages. */
    total: number;
    /** @description Number of pages of `feed`. */
    totalPages: number;
    /** @description Running and coming challenges and those that ended in the last 7 days, at most 30; `GET …/challenges` lists all. */
    challenges: CommunityChallenge[];
    /** @description Next 50 events, the soonest first; `GET …/events` lists all. */
    events: CommunityEventView[];
    /** @description 30 discussions, ordered by last reply; `GET …/discussions` lists all. */
    discussions: DiscussionCard[];
    /** @description 60 achievements: earned ones first, then those closest to the threshold; `GET …/achievements` lists all. */
    achievements: CommunityAchievement[];
}
export interface CommunityGroupPage {
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
    /** @description A short description, a few sentences long. */
    description: BilingualView;
    /**
     * @description Topic of the group.
     * @enum {string}
     */
    topic: "running" | "cycling" | "strength" | "yoga" | "nutrition" | "walking" | "swimming" | "mindfulness" | "beginners" | "general";
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /** @description Number of members. */
    member_count: number;
    /** @description Number of posts. */
    post_count: number;
    /** @description Whether the caller has joined. */
    joined: boolean;
    /** @description Last 30 members to join; `GET …/members` lists all. */
    members: CommunityMember[];
    /** @description One page of posts, the latest first. */
    posts: CommunityPost[];
    /** @description Number of the page of `posts`, from 1. */
    page: number;
    /** @description Maximum number of rows per page of `posts`. */
    limit: number;
    /** @description Number of rows of `posts` on all pages. */
    total: number;
    /** @description Number of pages of `posts`. */
    totalPages: number;
    /** @description Next 50 events, the soonest first; `GET …/events` lists all. */
    events: CommunityEventView[];
    /** @description 30 discussions, ordered by last reply; `GET …/discussions` lists all. */
    discussions: DiscussionCard[];
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface DiscussionReplyView {
    /** @description Id of the record. */
    id: number;
    /** @description Author; null for a former member. */
    author: CommunityMember | null;
    /** @description The text. */
    body: string;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
}
export interface DiscussionView {
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description The title. */
    title: BilingualView;
    /** @description Group that it belongs to; null for none. */
    group: GroupName | null;
    /** @description Author; null for the club or a former member. */
    author: CommunityMember | null;
    /** @description Total number of replies. */
    reply_count: number;
    /**
     * Format: date-time
     * @description Time of the last reply, in UTC; time of opening without replies. (format date-time)
     */
    last_reply_at: string;
    /** @description The text. */
    body: BilingualView;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /** @description Replies; page 1 has the latest ones, the oldest of a page first. */
    replies: DiscussionReplyView[];
    /** @description Number of the page of `replies`, from 1. */
    page: number;
    /** @description Maximum number of rows per page of `replies`. */
    limit: number;
    /** @description Number of rows of `replies` on all pages. */
    total: number;
    /** @description Number of pages of `replies`. */
    totalPages: number;
}
export interface PostBody {
    /** @description Text of the post, at most 2,000 characters. (minLength 1, maxLength 2000) */
    body: string;
    /** @description Address of a picture uploaded to this service. (minLength 1, maxLength 500) */
    image_url?: string | null;
}
export interface CommentBody {
    /** @description Text of the comment, at most 1,000 characters. (minLength 1, maxLength 1000) */
    body: string;
}
export interface ReplyBody {
    /** @description Text of the reply, at most 2,000 characters. (minLength 1, maxLength 2000) */
    body: string;
}
export interface ManagedDiscussionView {
    /** @description Id of the record. */
    id: number;
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description The title. */
    title: BilingualView;
    /** @description The text. */
    body: BilingualView;
    /** @description Id of the group; null for a discussion of all members. */
    group_id: number | null;
    /** @description Group; null for a discussion of all members. */
    group: GroupName | null;
    /** @description Author; null for the club or a former member. */
    author: CommunityMember | null;
    /** @description Total number of replies. */
    reply_count: number;
    /**
     * Format: date-time
     * @description Time of the last reply, in UTC; time of opening without replies. (format date-time)
     */
    last_reply_at: string;
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
export interface DiscussionBody {
    /** @description The title. */
    title: BilingualText200;
    /** @description Text of the question; a plain string is used for both languages. */
    body?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Identifier for URLs; made from the English title when left out. (maxLength 120) */
    slug?: string | null;
    /** @description Id of the group; a discussion of all members when left out. (minimum 1, maximum 2147483647) */
    group_id?: number | null;
}
export interface DiscussionChangeBody {
    /** @description The title. */
    title?: BilingualText200;
    /** @description Text of the question; a plain string is used for both languages. */
    body?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Identifier for URLs. (maxLength 120) */
    slug?: string | null;
    /** @description Id of the group. (minimum 1, maximum 2147483647) */
    group_id?: number | null;
}
export interface ModeratedPost {
    /** @description Key that identifies the post in URLs. Older spelling of `post_key`. */
    postKey: string;
    /** @description Key that identifies the post in URLs. */
    post_key: string;
    /** @description Group that it belongs to; null for none. */
    group: GroupName;
    /** @description Author; null for a former member. */
    author: CommunityMember | null;
    /** @description The text. */
    body: string;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /** @description Number of likes. */
    likes: number;
    /** @description Number of comments. */
    comment_count: number;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface ModeratedComment {
    /** @description Id of the record. */
    id: number;
    /** @description Key of the commented post. Older spelling of `post_key`. */
    postKey: string;
    /** @description Key of the commented post. */
    post_key: string;
    /** @description Group that it belongs to; null for none. */
    group: GroupName;
    /** @description Author; null for a former member. */
    author: CommunityMember | null;
    /** @description The text. */
    body: string;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
}
export interface DiscussionName {
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description The title. */
    title: BilingualView;
}
export interface ModeratedReply {
    /** @description Id of the record. */
    id: number;
    /** @description Discussion of the reply. */
    discussion: DiscussionName;
    /** @description Author; null for a former member. */
    author: CommunityMember | null;
    /** @description The text. */
    body: string;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
}
export interface ClientView {
    /** @description Username, in lower case; identifies the account in URLs. */
    username: string;
    /** @description Given name. */
    first_name: string;
    /** @description Family name. */
    last_name: string;
    /** @description Address of the profile picture; null without one. */
    profile_picture: string | null;
    /**
     * Format: date-time
     * @description Start of the coaching, in UTC. (format date-time)
     */
    since: string;
    /** @description Time zone of the client, by its IANA name. */
    timezone: string;
    /**
     * Format: date
     * @description Last day with a training or activity figures; null without any. (format date)
     */
    last_active_on: string | null;
    /** @description Number of trainings since Monday. */
    sessions_this_week: number;
    /** @description Number of open assignments. */
    open_assignments: number;
    /** @description Number of unread messages from the other side. */
    unread_messages: number;
    /** @description Whether the member has checked in for the current week. */
    checked_in_this_week: boolean;
    /** @description Whether a check-in of the client is unanswered. */
    awaits_reply: boolean;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface NewClientBody {
    /** @description Username of a member without a coach. (minLength 1, maxLength 60) */
    username: string;
}
export interface CoachingPerson {
    /** @description Username, in lower case; identifies the account in URLs. */
    username: string;
    /** @description Given name. */
    first_name: string;
    /** @description Family name. */
    last_name: string;
    /** @description Address of the profile picture; null without one. */
    profile_picture: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface PageFigures {
    /** @description This page, from 1. */
    page: number;
    /** @description Rows of a page. */
    limit: number;
    /** @description How many rows there are on all pages. */
    total: number;
    /** @description How many pages there are. */
    totalPages: number;
}
export interface AssignableWorkout {
    /** @description The part of a web address that names the record. */
    slug: string;
    /** @description Display name. */
    name: BilingualView;
    /**
     * @description Kind of training.
     * @enum {string}
     */
    kind: "strength" | "cardio" | "hiit" | "mobility" | "yoga" | "pilates" | "recovery";
    /**
     * @description Level of difficulty.
     * @enum {string}
     */
    difficulty: "beginner" | "intermediate" | "advanced";
    /** @description Duration, in minutes. */
    duration_minutes: number;
    /** @description Estimated energy use of an adult, in kilocalories. */
    calories_kcal: number;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface RosterWork {
    /** @description Member that it belongs to. */
    client: CoachingPerson;
    /** @description Id of the record. */
    id: number;
    /** @description Slug of the workout. Older spelling of `workout_slug`. */
    workoutSlug: string;
    /** @description Slug of the workout. */
    workout_slug: string;
    /**
     * Format: date
     * @description Day of the assignment, in the time zone of the member. Older spelling of `starts_on`. (format date)
     */
    startsOn: string;
    /**
     * Format: date
     * @description Day of the assignment, in the time zone of the member. (format date)
     */
    starts_on: string;
    /** @description A note; empty without one. */
    note: string;
    /** @description Whether a finished session has completed it. */
    is_done: boolean;
    /**
     * Format: date
     * @description Day of the session that completed it; null while it is open. (format date)
     */
    done_on: string | null;
    /** @description The workout. */
    workout: AssignableWorkout;
    /** @description Coach; null after the account is closed. */
    coach: CoachingPerson | null;
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
export interface ClientCheckIn {
    /** @description Member that it belongs to. */
    client: CoachingPerson;
    /** @description Id of the record. */
    id: number;
    /**
     * Format: date
     * @description Monday of the ISO week, in the time zone of the member. (format date)
     */
    week: string;
    /** @description Energy of the member, from 1 to 10. */
    energy: number;
    /** @description Weight, in kilograms; null if unknown. Older spelling of `weight_kg`. */
    weightKg: number | null;
    /** @description Weight, in kilograms; null if unknown. */
    weight_kg: number | null;
    /** @description Notes of the member; empty without any. */
    notes: string;
    /**
     * @description State of the check-in: with or without a reply.
     * @enum {string}
     */
    status: "unanswered" | "answered";
    /** @description Reply of the coach; null while unanswered. */
    reply: string | null;
    /**
     * Format: date-time
     * @description Time of the last reply, in UTC; null while unanswered. (format date-time)
     */
    replied_at: string | null;
    /** @description Coach who replied; null while unanswered, and after the account is closed. */
    replied_by: CoachingPerson | null;
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
export interface ClientWeight {
    /**
     * Format: date
     * @description Day of the reading. (format date)
     */
    date: string;
    /** @description Weight, in kilograms; null if unknown. Older spelling of `weight_kg`. */
    weightKg: number;
    /** @description Weight, in kilograms; null if unknown. */
    weight_kg: number;
}
export interface ClientWeek {
    /**
     * Format: date
     * @description First day of the period. (format date)
     */
    from: string;
    /**
     * Format: date
     * @description Last of the 7 days. (format date)
     */
    to: string;
    /** @description Number of finished trainings. */
    sessions: number;
    /** @description Duration of all trainings, in minutes. */
    training_minutes: number;
    /** @description Average number of steps on days with a step count; null without one. */
    average_steps: number | null;
    /** @description Average active minutes on days with such a figure; null without one. */
    average_active_minutes: number | null;
    /** @description Average time asleep in logged nights, in minutes; null without one. */
    average_sleep_minutes: number | null;
}
export interface AssignmentView {
    /** @description Id of the record. */
    id: number;
    /** @description Slug of the workout. Older spelling of `workout_slug`. */
    workoutSlug: string;
    /** @description Slug of the workout. */
    workout_slug: string;
    /**
     * Format: date
     * @description Day of the assignment, in the time zone of the member. Older spelling of `starts_on`. (format date)
     */
    startsOn: string;
    /**
     * Format: date
     * @description Day of the assignment, in the time zone of the member. (format date)
     */
    starts_on: string;
    /** @description A note; empty without one. */
    note: string;
    /** @description Whether a finished session has completed it. */
    is_done: boolean;
    /**
     * Format: date
     * @description Day of the session that completed it; null while it is open. (format date)
     */
    done_on: string | null;
    /** @description The workout. */
    workout: AssignableWorkout;
    /** @description Coach; null after the account is closed. */
    coach: CoachingPerson | null;
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
export interface CheckInView {
    /** @description Id of the record. */
    id: number;
    /**
     * Format: date
     * @description Monday of the ISO week, in the time zone of the member. (format date)
     */
    week: string;
    /** @description Energy of the member, from 1 to 10. */
    energy: number;
    /** @description Weight, in kilograms; null if unknown. Older spelling of `weight_kg`. */
    weightKg: number | null;
    /** @description Weight, in kilograms; null if unknown. */
    weight_kg: number | null;
    /** @description Notes of the member; empty without any. */
    notes: string;
    /**
     * @description State of the check-in: with or without a reply.
     * @enum {string}
     */
    status: "unanswered" | "answered";
    /** @description Reply of the coach; null while unanswered. */
    reply: string | null;
    /**
     * Format: date-time
     * @description Time of the last reply, in UTC; null while unanswered. (format date-time)
     */
    replied_at: string | null;
    /** @description Coach who replied; null while unanswered, and after the account is closed. */
    replied_by: CoachingPerson | null;
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
export interface ClientDetail {
    /** @description Username, in lower case; identifies the account in URLs. */
    username: string;
    /** @description Given name. */
    first_name: string;
    /** @description Family name. */
    last_name: string;
    /** @description Address of the profile picture; null without one. */
    profile_picture: string | null;
    /**
     * Format: date-time
     * @description Start of the coaching, in UTC. (format date-time)
     */
    since: string;
    /** @description Time zone of the client, by its IANA name. */
    timezone: string;
    /**
     * Format: date
     * @description Last day with a training or activity figures; null without any. (format date)
     */
    last_active_on: string | null;
    /** @description Number of trainings since Monday. */
    sessions_this_week: number;
    /** @description Number of open assignments. */
    open_assignments: number;
    /** @description Number of unread messages from the other side. */
    unread_messages: number;
    /** @description Whether the member has checked in for the current week. */
    checked_in_this_week: boolean;
    /** @description Whether a check-in of the client is unanswered. */
    awaits_reply: boolean;
    /** @description ISO 3166-1 numeric code of the country; null if unknown. */
    country_id: number | null;
    /** @description Target weight, in kilograms; null without a goal. */
    target_weight_kg: number | null;
    /** @description Last 30 weight readings, the latest first. */
    weights: ClientWeight[];
    /** @description Figures of the 7 days up to today. */
    last_7_days: ClientWeek;
    /** @description Figures of the 7 days before. */
    before: ClientWeek;
    /** @description Open assignments, and those of the last 30 days. */
    assignments: AssignmentView[];
    /** @description The latest check-in; null without any. */
    last_check_in: CheckInView | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export type AssignmentBody = {
    /** @description Slug of a workout of the library. Older spelling of `workout_slug`. (maxLength 120) */
    workoutSlug?: string;
    /** @description Slug of a workout of the library. (maxLength 120) */
    workout_slug?: string | null;
    /**
     * Format: date
     * @description Day of the assignment, from a week ago to a year ahead. Older spelling of `starts_on`. (format date)
     */
    startsOn?: string;
    /**
     * Format: date
     * @description Day of the assignment, from a week ago to a year ahead. (format date)
     */
    starts_on?: string | null;
    /** @description Note of the coach, at most 1,000 characters. (minLength 0, maxLength 1000) */
    note?: string | null;
} & (({
    /** @description Slug of a workout of the library. Older spelling of `workout_slug`. (maxLength 120) */
    workoutSlug: string;
} | {
    /** @description Slug of a workout of the library. (maxLength 120) */
    workout_slug: string | null;
}) & ({
    /**
     * Format: date
     * @description Day of the assignment, from a week ago to a year ahead. Older spelling of `starts_on`. (format date)
     */
    startsOn: string;
} | {
    /**
     * Format: date
     * @description Day of the assignment, from a week ago to a year ahead. (format date)
     */
    starts_on: string | null;
}));
export interface CoachMessageAttachment {
    /** @description Address of the file. */
    url: string;
    /** @description Display name. */
    name: string;
    /** @description Media type of the file. */
    type: string;
    /** @description Pixels of the widest version; null of a picture that is not stored here. */
    width: number | null;
    /** @description Pixels of the widest version; null of a picture that is not stored here. */
    height: number | null;
    /** @description Versions for a `srcset`, from narrow to wide, each width as WebP and as JPEG; empty if `width` is null. */
    versions: PictureVersionView[];
}
export interface CoachMessageView {
    /** @description Id of the record. */
    id: number;
    /**
     * @description Side that wrote the message.
     * @enum {string}
     */
    sender: "coach" | "member";
    /** @description The text. */
    body: string;
    /** @description Attached files, at most ten. Only the two sides can open them; their addresses are valid for one to two hours. */
    attachments: CoachMessageAttachment[];
    /**
     * Format: date-time
     * @description Time at which the other side first read it, in UTC; null while unread. (format date-time)
     */
    read_at: string | null;
    /** @description Username of the member of the thread. */
    member_username: string;
    /** @description Coach; null after the account is closed. */
    coach: CoachingPerson | null;
    /**
     * Format: date-time
     * @description When it was made, in UTC. (format date-time)
     */
    created_at: string;
}
export interface AttachmentBody {
    /** @description Accepted as in the response, but ignored: the file determines it. */
    width?: string | number | boolean | Record<string, never> | unknown[] | null;
    /** @description Accepted as in the response, but ignored: the file determines it. */
    height?: string | number | boolean | Record<string, never> | unknown[] | null;
    /** @description Accepted as in the response, but ignored: the file determines it. */
    versions?: string | number | boolean | Record<string, never> | unknown[] | null;
    /** @description Address of a file uploaded to this service. (minLength 1, maxLength 500) */
    url: string;
    /** @description Name of the file; the last segment of its URL when left out. (minLength 1, maxLength 200) */
    name?: string | null;
    /** @description Media type of the file. (minLength 1, maxLength 100) */
    type?: string | null;
}
export interface CoachMessageBody {
    /** @description Text of the message, at most 4,000 characters; optional with attachments. (minLength 0, maxLength 4000) */
    body?: string | null;
    /** @description Attached files, at most ten. Only the two sides can open them; their addresses are valid for one to two hours. (minItems 0, maxItems 10) */
    attachments?: AttachmentBody[] | null;
}
export interface CheckInReplyBody {
    /** @description Reply to the member; replaces an earlier one. (minLength 1, maxLength 2000) */
    body: string;
}
export interface MyCoach {
    /** @description Username, in lower case; identifies the account in URLs. */
    username: string;
    /** @description Given name. */
    first_name: string;
    /** @description Family name. */
    last_name: string;
    /** @description Address of the profile picture; null without one. */
    profile_picture: string | null;
    /**
     * Format: date-time
     * @description Start of the coaching, in UTC. (format date-time)
     */
    since: string;
    /** @description Number of unread messages from the other side. */
    unread_messages: number;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface CheckInBody {
    /** @description Energy of the member, from 1 to 10. (minimum 1, maximum 10) */
    energy: number;
    /** @description Body weight, in kilograms; 0 is ignored. Older spelling of `weight_kg`. (minimum 0, maximum 1000) */
    weightKg?: number | null;
    /** @description Body weight, in kilograms; 0 is ignored. (minimum 0, maximum 1000) */
    weight_kg?: number | null;
    /** @description Notes on the week, at most 2,000 characters. (minLength 0, maxLength 2000) */
    notes?: string | null;
}
export interface CoachWithClients {
    /** @description Username, in lower case; identifies the account in URLs. */
    username: string;
    /** @description Given name. */
    first_name: string;
    /** @description Family name. */
    last_name: string;
    /** @description Address of the profile picture; null without one. */
    profile_picture: string | null;
    /** @description Number of members they coach. */
    clients: number;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface RosterPlace {
    /** @description Member that it belongs to. */
    member: CoachingPerson;
    /** @description Coach of the member; null without one. */
    coach: CoachingPerson | null;
    /**
     * Format: date-time
     * @description Start of the coaching, in UTC; null without a coach. (format date-time)
     */
    since: string | null;
}
export type MoveBody = {
    /** @description Username of an account that may coach (`coaching.clients`). Older spelling of `coach_username`. (minLength 1, maxLength 60) */
    coachUsername?: string;
    /** @description Username of an account that may coach (`coaching.clients`). (minLength 1, maxLength 60) */
    coach_username?: string | null;
    /** @description Username of the member. Older spelling of `member_username`. (minLength 1, maxLength 60) */
    memberUsername?: string;
    /** @description Username of the member. (minLength 1, maxLength 60) */
    member_username?: string | null;
} & (({
    /** @description Username of an account that may coach (`coaching.clients`). Older spelling of `coach_username`. (minLength 1, maxLength 60) */
    coachUsername: string;
} | {
    /** @description Username of an account that may coach (`coaching.clients`). (minLength 1, maxLength 60) */
    coach_username: string | null;
}) & ({
    /** @description Username of the member. Older spelling of `member_username`. (minLength 1, maxLength 60) */
    memberUsername: string;
} | {
    /** @description Username of the member. (minLength 1, maxLength 60) */
    member_username: string | null;
}));
export interface SubscriptionView {
    /** @description Key of the plan. */
    plan_key: string;
    /**
     * @description State of the subscription.
     * @enum {string}
     */
    status: "active" | "paused" | "cancelled";
    /**
     * Format: date
     * @description First day of the subscription. (format date)
     */
    started_on: string;
    /**
     * Format: date
     * @description Day of the next renewal; null if it is not renewed. (format date)
     */
    renews_on: string | null;
    /** @description Payment method, as the club recorded it; null if unknown. */
    payment_label: string | null;
}
export interface BillingPlanView {
    /** @description Key that identifies it in URLs. */
    key: string;
    /** @description Display name. */
    name: BilingualView;
    /** @description A short description, a few sentences long. */
    description: BilingualView;
    /** @description Features of the plan, each a line of text. */
    features: BilingualView[];
    /** @description Price of one billing interval. In units of the currency, with at most two decimals. */
    price: number;
    /** @description ISO 4217 code of the currency, such as `USD`. */
    currency: string;
    /**
     * @description Length of a billing interval.
     * @enum {string}
     */
    interval: "month" | "year";
    /** @description Whether the member is on this plan. */
    is_current: boolean;
}
export interface InvoiceView {
    /** @description Number of the invoice, such as `INV-10001`. */
    number: string;
    /**
     * Format: date
     * @description Day of issue. (format date)
     */
    issued_on: string;
    /** @description A short description, a few sentences long. */
    description: BilingualView;
    /** @description Total of the invoice. In units of the currency, with at most two decimals. */
    amount: number;
    /** @description ISO 4217 code of the currency, such as `USD`. */
    currency: string;
    /**
     * @description State of the invoice.
     * @enum {string}
     */
    status: "open" | "paid" | "void";
    /**
     * Format: date-time
     * @description Time of payment, in UTC; null until it is paid. (format date-time)
     */
    paid_at: string | null;
}
export interface BillingPageView {
    /** @description Subscription of the member; null without a plan. */
    subscription: SubscriptionView | null;
    /** @description All plans, the cheapest first. */
    plans: BillingPlanView[];
    /** @description One page of invoices, the latest first. */
    invoices: InvoiceView[];
    /** @description Number of the page of `invoices`, from 1. */
    page: number;
    /** @description Maximum number of rows per page of `invoices`. */
    limit: number;
    /** @description Number of rows of `invoices` on all pages. */
    total: number;
    /** @description Number of pages of `invoices`. */
    totalPages: number;
    /** @description Sum of all open invoices. */
    open_amount: number;
}
export interface ManagedBillingPlanView {
    /** @description Id of the record. */
    id: number;
    /** @description Key that identifies it in URLs. */
    key: string;
    /** @description Display name. */
    name: BilingualView;
    /** @description A short description, a few sentences long. */
    description: BilingualView;
    /** @description Features of the plan, each a line of text. */
    features: BilingualView[];
    /** @description Price of one billing interval. In units of the currency, with at most two decimals. */
    price: number;
    /** @description ISO 4217 code of the currency, such as `USD`. */
    currency: string;
    /**
     * @description Length of a billing interval.
     * @enum {string}
     */
    interval: "month" | "year";
    /** @description Number of members on the plan. */
    member_count: number;
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
export interface BillingPlanBody {
    /** @description Display name. */
    name: BilingualText200;
    /** @description Description in both languages; a plain string is used for both. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Identifier for URLs; made from the English name when left out. (maxLength 120) */
    key?: string | null;
    /** @description Price of one billing interval. In units of the currency. (minimum 0, maximum 1000000) */
    price: number;
    /** @description ISO 4217 code of the currency; the setting `currency` when left out. (minLength 1, maxLength 255, pattern ^[A-Z]{3}$) */
    currency?: string | null;
    /**
     * @description Length of a billing interval.
     * @enum {string}
     */
    interval: "month" | "year";
    /** @description Features of the plan, each a line of text. (minItems 0, maxItems 50) */
    features?: BilingualLine[] | null;
}
export interface BillingPlanChangeBody {
    /** @description Display name. */
    name?: BilingualText200;
    /** @description Description in both languages; a plain string is used for both. */
    description?: string | BilingualText5000OrEmptyEnglishFirst | null;
    /** @description Identifier for URLs. (maxLength 120) */
    key?: string | null;
    /** @description Price of one billing interval. In units of the currency. (minimum 0, maximum 1000000) */
    price?: number;
    /** @description ISO 4217 code of the currency. (minLength 1, maxLength 255, pattern ^[A-Z]{3}$) */
    currency?: string | null;
    /**
     * @description Length of a billing interval.
     * @enum {string}
     */
    interval?: "month" | "year";
    /** @description Features of the plan, each a line of text. (minItems 0, maxItems 50) */
    features?: BilingualLine[] | null;
}
export interface OverviewStepsView {
    /** @description Value of the figure; null without data. */
    value: number | null;
    /** @description Value of the goal. */
    goal: number;
    /** @description Value in percent of the goal; above 100 beyond the goal. */
    percent: number;
    /** @description Amount missing to the goal; 0 once it is reached. */
    remaining: number;
    /** @description Whether the goal is reached. */
    is_reached: boolean;
    /** @description Distance, in metres. */
    distance_m: number | null;
    /** @description Number of floors climbed; null without data. */
    floors: number | null;
    /** @description Number of days that reached the goal, of the last 7. */
    goal_days: number;
    /** @description Trend: the last 7 days against the 7 before. */
    trend: TrendView;
    /** @description Last 7 days, today last; missing figures are null, not 0. */
    series: DayValueView[];
}
export interface OverviewCaloriesView {
    /** @description Energy of movement against the goal, in kilocalories. */
    burned: GoalProgressView;
    /** @description Eaten energy against the goal, in kilocalories. */
    eaten: GoalProgressView;
    /** @description Trend: the last 7 days against the 7 before. */
    trend: TrendView;
    /** @description Last 7 days, today last; missing figures are null, not 0. */
    burned_series: DayValueView[];
    /** @description Last 7 days, today last; missing figures are null, not 0. */
    eaten_series: DayValueView[];
}
export interface OverviewSleepView {
    /** @description Value of the figure; null without data. */
    value: number | null;
    /** @description Value of the goal. */
    goal: number;
    /** @description Value in percent of the goal; above 100 beyond the goal. */
    percent: number;
    /** @description Amount missing to the goal; 0 once it is reached. */
    remaining: number;
    /** @description Whether the goal is reached. */
    is_reached: boolean;
    /**
     * Format: date
     * @description Day of waking of the latest night in the last 7 days; null without one. (format date)
     */
    date: string | null;
    /** @description Deep sleep, in minutes. */
    deep_minutes: number | null;
    /** @description Dreaming (REM) sleep, in minutes. */
    rem_minutes: number | null;
    /** @description Light sleep, in minutes. */
    light_minutes: number | null;
    /** @description Time awake in bed, in minutes. */
    awake_minutes: number | null;
    /** @description Quality of the sleep, from 1 to 5; null if not given. */
    quality: number | null;
    /** @description Trend: the last 7 days against the 7 before. */
    trend: TrendView;
    /** @description Last 7 days, today last; missing figures are null, not 0. */
    series: DayValueView[];
}
export interface OverviewHeartRateView {
    /** @description Latest resting heart rate of the last 7 days, in beats a minute; null without one. */
    resting_bpm: number | null;
    /**
     * Format: date
     * @description Day of that reading; null without one. (format date)
     */
    date: string | null;
    /** @description Lowest resting heart rate of the last 7 days, in beats a minute; null without one. */
    lowest_bpm: number | null;
    /** @description Highest resting heart rate of the last 7 days, in beats a minute; null without one. */
    highest_bpm: number | null;
    /** @description Trend: the last 7 days against the 7 before. */
    trend: TrendView;
    /** @description Last 7 days, today last; missing figures are null, not 0. */
    series: DayValueView[];
}
export interface OverviewWorkoutsView {
    /**
     * Format: date
     * @description Monday of this week. (format date)
     */
    week_from: string;
    /** @description Number of trainings since Monday. */
    week_workouts: number;
    /** @description Duration of the trainings since Monday, in minutes. */
    week_minutes: number;
    /** @description Trainings of today, the latest first. */
    today: ActivityView[];
    /** @description Latest 5 trainings. */
    latest: ActivityView[];
}
export interface OverviewWeightView {
    /** @description Body weight, in kilograms. */
    weight_kg: number;
    /**
     * Format: date
     * @description Day, in the time zone of the member. (format date)
     */
    date: string;
    /** @description Target weight, in kilograms; null without a goal. */
    target_weight_kg: number | null;
}
export interface OverviewPageView {
    /**
     * Format: date
     * @description Today, in the time zone of the member. (format date)
     */
    date: string;
    /** @description Time zone, by its IANA name. */
    timezone: string;
    /** @description Daily goals, as set by the club. */
    goals: GoalsView;
    /** @description Steps, active minutes and active calories of today against their goals. */
    rings: RingView[];
    /** @description Steps of today against the goal, and the trend. */
    steps: OverviewStepsView;
    /** @description Burned and eaten energy, in kilocalories. */
    calories: OverviewCaloriesView;
    /** @description Latest night of the last 7 days, and the trend. */
    sleep: OverviewSleepView;
    /** @description Resting heart rate. */
    heart_rate: OverviewHeartRateView;
    /** @description Trainings of today and of the week. */
    workouts: OverviewWorkoutsView;
    /** @description Glasses of water of today against the goal. */
    hydration: GoalProgressView;
    /** @description Latest body weight; null without one. */
    weight: OverviewWeightView | null;
}
export interface HubAccountView {
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
    /** @description Address of the profile picture; null without one. */
    profile_picture: string | null;
    /** @description ISO 3166-1 numeric code of the country; null if unknown. */
    country_id: number | null;
    /** @description Time zone that determines the days of the member, by its IANA name. */
    timezone: string;
    /**
     * Format: date-time
     * @description Time at which the account was created, in UTC. (format date-time)
     */
    member_since: string;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface HubFiguresView {
    /** @description Number of days with activity figures from any source. */
    days_recorded: number;
    /** @description Number of trainings, without duplicates. */
    activities: number;
    /** @description Total duration of these trainings, in minutes. */
    active_minutes: number;
    /** @description Number of logged or planned meals. */
    meals: number;
    /** @description Number of logged nights. */
    nights: number;
    /** @description Number of days with vital signs plus days with body readings. */
    readings: number;
    /** @description Number of photo checkpoints. */
    photos: number;
    /** @description Number of earned achievements. */
    achievements: number;
    /** @description Sum of the points of all earned achievements. */
    points: number;
    /** @description Number of earned badges. */
    badges: number;
    /** @description Number of joined groups. */
    groups: number;
    /** @description Number of connected devices. */
    devices: number;
    /** @description Number of active ingest keys. */
    ingest_keys: number;
}
export interface AlertsView {
    /** @description Alerts in the feed about assigned work, and in the morning about the workout of the day. */
    workouts: boolean;
    /** @description Alerts in the feed about messages of the coach. */
    messages: boolean;
    /** @description Alerts in the feed about comments on own posts and replies to own discussions. */
    community: boolean;
    /** @description Weekly summary on Monday morning, in the feed and by mail. */
    summary: boolean;
}
export interface PrivacyView {
    /** @description Whether other members see figures, badges and achievements. */
    share_activity: boolean;
}
export interface AppearanceView {
    /**
     * @description Colour scheme: light, dark, or that of the system.
     * @enum {string}
     */
    theme: "light" | "dark" | "system";
    /** @description Accent colour, by name or as `#rrggbb`. */
    accent: string;
    /**
     * @description Whether animations are shown.
     * @enum {string}
     */
    motion: "full" | "reduced";
}
export interface SettingsHubView {
    /** @description Account of the member. */
    account: HubAccountView;
    /** @description Lifetime totals of the member. */
    figures: HubFiguresView;
    /** @description Alerts, each on or off. */
    alerts: AlertsView;
    /** @description Visibility for other members. */
    privacy: PrivacyView;
    /** @description Appearance of the member's pages. */
    appearance: AppearanceView;
}
export interface AlertsBody {
    /** @description Alerts in the feed about assigned work, and in the morning about the workout of the day. */
    workouts?: boolean | null;
    /** @description Alerts in the feed about messages of the coach. */
    messages?: boolean | null;
    /** @description Alerts in the feed about comments on own posts and replies to own discussions. */
    community?: boolean | null;
    /** @description Weekly summary on Monday morning, in the feed and by mail. */
    summary?: boolean | null;
}
export interface PrivacyBody {
    /** @description Whether other members see figures, badges and achievements. */
    share_activity?: boolean | null;
}
export interface AppearanceBody {
    /**
     * @description Colour scheme: light, dark, or that of the system.
     * @enum {string|null}
     */
    theme?: "light" | "dark" | "system" | null;
    /** @description Accent colour, by name or as `#rrggbb`. (minLength 1, maxLength 20, pattern ^(#[0-9a-fA-F]{6}|[a-z][a-z-]*)$) */
    accent?: string | null;
    /**
     * @description Whether animations are shown.
     * @enum {string|null}
     */
    motion?: "full" | "reduced" | null;
}
export interface ExportView {
    /**
     * Format: date-time
     * @description Start of the export, in UTC. (format date-time)
     */
    exported_at: string;
    /** @description Account of the member. */
    account: {
        [key: string]: unknown;
    };
    /** @description Recorded data by table, with all rows of each. */
    records: {
        [key: string]: {
            [key: string]: unknown;
        }[];
    };
}
export interface FitnessSearchHit {
    /**
     * @description Kind of the hit; a client is on the roster of the caller, a coach is any staff account.
     * @enum {string}
     */
    kind: "client" | "member" | "coach" | "exercise" | "workout" | "program" | "dish" | "group" | "event" | "challenge" | "discussion" | "badge" | "achievement";
    /** @description Slug, key or username that identifies it in URLs. */
    key: string;
    /** @description Id of a catalogue record; null for people and discussions. */
    id: number | null;
    /** @description The title. */
    title: string;
    /** @description Beginning of the description; for people, the username. */
    subtitle: string;
    /** @description Address of the picture; null without one. */
    image_url: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
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
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a member account and sign in
         * @description Creates an account with the member role and returns a token for it. No mail is sent. The days of the account follow `timezone`, which is UTC by default. Without a username, one is derived from the e-mail address. Open to anyone; no token is read. At most 10 calls from one address in a minute; after that 429 with `Retry-After`. At most 10 refusals of taken e-mail addresses from one address in an hour; after that 429 with `Retry-After`.
         */
        post: operations["Accounts_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/delete-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close your own account permanently
         * @description Deletes the account and all of its recorded data permanently; posts, comments and replies stay without an author. Requires the password. Tokens, ingest keys and sockets end at once, and the e-mail address may register again. The last account with full access cannot be closed. Needs the token of a signed-in account, a member's or one of the team. At most 10 attempts from one address in a minute; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        post: operations["Accounts_close"];
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
         * Members, most recently changed first
         * @description Lists the members that match every filter; `search` looks in names, username, e-mail address and phone number. Members who are also staff are listed with the team instead. Needs the token of an account with the permission `members.view`. Returns one page.
         */
        get: operations["Members_list"];
        put?: never;
        /**
         * Add a member
         * @description Creates an account with the member role, which can sign in at once. No mail is sent; give the member the password yourself. `is_verified` requires the permission `members.verify`. Needs the token of an account with the permission `members.create`.
         */
        post: operations["Members_add"];
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
         * Counts of members
         * @description Counts members who are not deleted: all, confirmed, unconfirmed, and new since the first day of the month in UTC. Deleted members are counted separately. Needs the token of an account with the permission `members.view`.
         */
        get: operations["Members_statistic"];
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
         * Deleted members, most recently changed first
         * @description Lists deleted members with the filters of the list. Their recorded data is preserved. Needs the token of an account with the permission `members.view`. Returns one page.
         */
        get: operations["Members_deleted"];
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
         * One deleted member
         * @description Returns the deleted member; the username stays reserved. Needs the token of an account with the permission `members.view`.
         */
        get: operations["Members_oneDeleted"];
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
         * Restore a deleted member
         * @description Restores the account: the member can sign in again with the password and finds all recorded data. Earlier tokens stay invalid. Needs the token of an account with the permission `members.restore`.
         */
        post: operations["Members_restore"];
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
         * One member
         * @description Returns the account with time zone, country and whether the e-mail address is confirmed. Recorded data is not included. Needs the token of an account with the permission `members.view`.
         */
        get: operations["Members_one"];
        put?: never;
        post?: never;
        /**
         * Delete a member, who can be restored; tokens end at once
         * @description Deletes the account and closes its sockets. Recorded data and the e-mail address are preserved; content in the community loses its author. Needs the token of an account with the permission `members.delete`.
         */
        delete: operations["Members_remove"];
        options?: never;
        head?: never;
        /**
         * Change a member
         * @description Changes the fields that are sent; `is_verified` requires the permission `members.verify`. A new e-mail address counts as not confirmed, and the former address is notified by mail. The address of the own account changes only by `PATCH /coaches/profile`. If staff permissions were added to the member role, the caller must have them too. Needs the token of an account with the permission `members.update`.
         */
        patch: operations["Members_change"];
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
         * Set a password; ends all earlier tokens
         * @description Sets the password and ends all tokens and open sockets of the member, who is not notified. The own account requires `current_password`. Needs the token of an account with the permission `members.update`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        patch: operations["Members_setPassword"];
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
         * Return success without sending; this service sends no mail
         * @description Does nothing and returns `simulated` as true. The route exists for dashboards that serve several services. Needs the token of an account with the permission `members.update`.
         */
        post: operations["Members_resend"];
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
         * @description Changes only this mark; members do not need a confirmed address. Needs the token of an account with the permission `members.verify`.
         */
        post: operations["Members_verify"];
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
         * @description Removes only this mark; members do not need a confirmed address. Needs the token of an account with the permission `members.verify`.
         */
        post: operations["Members_unverify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coaches/management/roles/select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Roles for staff accounts, without the member role
         * @description Lists ids and names, ordered by name, without pages. The member role is missing, since only registering or adding a member assigns it. Needs the token of an account with the permission `coaches.view` or `coaches.assign_roles`.
         */
        get: operations["RolePicker_select"];
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
         * @description Returns the account with its current roles and permissions, not those of the time of signing in. Read it again when the live event `permissions-updated` arrives. Needs the token of a signed-in account, a member's or one of the team.
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
    "/api/coaches/profile": {
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
         * @description Changes the fields that are sent; password and roles are refused, since other routes change them. A new e-mail address requires `current_password` and is used to sign in from then on. The former one is mailed a link that undoes the change within 7 days. Needs the token of a signed-in account, a member's or one of the team. At most 10 refusals of taken e-mail addresses from one address or to one account in an hour; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        patch: operations["OwnAccount_changeProfile"];
        trace?: never;
    };
    "/api/coaches/profile/password": {
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
         * @description Changes the password; requires the current one. Earlier tokens and open sockets of the account end immediately. Needs the token of a signed-in account, a member's or one of the team. At most 10 attempts from one address in a minute; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        patch: operations["OwnAccount_changePassword"];
        trace?: never;
    };
    "/api/coaches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts, most recently changed first unless sorted otherwise
         * @description Lists accounts that are not deleted, each with its roles. An account must match all filters; parts of names are found regardless of case and accents. Needs the token of an account with the permission `coaches.view`. Returns one page.
         */
        get: operations["Staff_list"];
        put?: never;
        /**
         * Add an account
         * @description Creates an account that can sign in immediately; no mail is sent. Without a username, one is made from the e-mail address. Roles require the permission to assign roles, and only permissions that the caller has can be granted; otherwise no account is created. Needs the token of an account with the permission `coaches.create`.
         */
        post: operations["Staff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coaches/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Numbers of accounts, in total and by role
         * @description Counts accounts that are not deleted: all, those without a role, and those of each role, including roles without accounts. Needs the token of an account with the permission `coaches.view`.
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
    "/api/coaches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One account, by id or username
         * @description Returns an account with its roles and their permissions. A deleted account is 404. Needs the token of an account with the permission `coaches.view`.
         */
        get: operations["Staff_one"];
        put?: never;
        post?: never;
        /**
         * Delete an account; its tokens end at once
         * @description Deletes an account: it loses its roles, cannot sign in any more, and its sockets are closed. Its records stay, and its e-mail address stays taken. The last account with full access cannot be deleted, nor one with a permission that the caller lacks. Needs the token of an account with the permission `coaches.delete`.
         */
        delete: operations["Staff_remove"];
        options?: never;
        head?: never;
        /**
         * Change an account; a new password ends its tokens
         * @description Changes the fields that are sent; `role_ids` replaces all roles and requires the permission to assign roles. The caller needs every permission that the account has before and after the change, and cannot change the scope of the own account. The e-mail address and the password of the own account require `current_password`. A new password ends tokens and sockets; a new e-mail address is announced to the former one by mail, new roles by the live event `permissions-updated`. Needs the token of an account with the permission `coaches.edit`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        patch: operations["Staff_change"];
        trace?: never;
    };
    "/api/coaches/{id}/roles": {
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
         * @description Replaces all roles of the account; an empty list removes them. They apply from its next request, and its pages receive `permissions-updated`. The caller needs every permission that the account has before and after the change, and an account with full access must remain (409 `last_full_account`). Needs the token of an account with the permission `coaches.assign_roles`.
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
         * Public settings of the club
         * @description Returns the settings that every page needs: name and tagline in both languages, contact details, currency, the IANA time zone of the club, the default language and the default goals of members. Open to anyone; no token is read.
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
         * @description Lists the keys that were not deleted, expired and revoked ones included, without their secrets. Needs the token of a signed-in account, a member's or one of the team.
         */
        get: operations["AccessKeys_list"];
        put?: never;
        /**
         * Create an access key
         * @description Creates a key with which a program, such as an assistant, uses the MCP endpoint of the service as this account. It has the permissions of the account at the moment of each call, narrowed by `toolsets` and `read_only`. The response is the only one that contains the key. An account has at most 20 active keys; a new password revokes all of them. Needs the token of a signed-in account, a member's or one of the team. At most 10 attempts from one address in a minute; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
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
         * @description Deletes a key of the signed-in account; it is refused from the next request on. Needs the token of a signed-in account, a member's or one of the team.
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
         * @description Lists every call of a tool that changes data, refused ones included, with account, access key, tool, changed record and HTTP status. Calls that only read are not recorded. Records are kept for 90 days. Needs the token of an account with the permission `settings.view`. Returns one page.
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
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The notifications of the caller, the newest first
         * @description Returns the notifications of the last 30 days in the language of the request, newest first, and the number of unread ones. The last page has fewer items than the page size, or none. `since` limits the list to those created or read then or later. New ones arrive live as `notification:created`. Needs the token of a signed-in account, a member's or one of the team. Returns one page.
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
         * @description Marks all notifications as read; those read before keep their time. Returns the updated feed. Other open pages of the account receive `notification:read` with `id` null. Needs the token of a signed-in account, a member's or one of the team.
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
         * @description Marks one notification as read; one read before keeps its time. Returns the updated feed. Other open pages of the account receive `notification:read`. Needs the token of a signed-in account, a member's or one of the team.
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
         * @description Deletes one notification permanently. Returns the updated feed. Other open pages of the account receive `notification:deleted`. Needs the token of a signed-in account, a member's or one of the team.
         */
        delete: operations["StaffNotifications_remove"];
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
    "/api/helpers/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Enum values with their display names in both languages
         * @description Lists all enum values in display order. Clients can cache the response, which changes only with a new version of the service. Open to anyone; no token is read.
         */
        get: operations["Labels_list"];
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
         * @description Stores one `file` of at most 150 MB: a JPEG, PNG, WebP, GIF or AVIF image of at most 60 million pixels, or an MP4, WebM, MOV or M4V video; in courses also a PDF, plain text (UTF-8), ZIP or Office file without macros, which browsers download. The type is detected from the content. Images are converted to JPEG and WebP in the widths of the preset `for`, never wider than the original. Use the returned `url` in the fields of records. Names cannot be guessed, and anyone with the address can read the file. Files are deleted with the account unless a record uses them. Needs the token of a signed-in account, a member's or one of the team. Limited by address; over the limit 429 with `Retry-After`.
         */
        post: operations["Uploads_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/helpers/upload-chunk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload one part of a larger file; the last missing part returns the file
         * @description Stores one part of a file of up to 2 GB, sent as 1 to 128 parts of at most 16 MB in any order, all with the same `upload_id` and number of `parts`. A part may be repeated; other bytes for it are refused (409 `part_differs`). The last missing part assembles the file and returns its URL, as a single upload does. An account may have five uploads in progress; incomplete ones are deleted after 24 hours. Needs the token of a signed-in account, a member's or one of the team. Limited by address; over the limit 429 with `Retry-After`.
         */
        post: operations["ChunkedUploads_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/exercises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exercises, the latest changed first
         * @description Lists the records that match every filter; every word of `search` must occur in the name. `muscle` filters by the main muscle. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["ExercisesStaff_list"];
        put?: never;
        /**
         * Add an exercise
         * @description Adds a record, which members see at once. Without a slug or key, one is made from the English name; one that is already used is refused (409 `slug_in_use`). Needs the token of an account with the permission `fitness.manage`.
         */
        post: operations["ExercisesStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/exercises/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One exercise
         * @description Returns the exercise with instructions and cues in both languages. Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["ExercisesStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete an exercise that nothing uses
         * @description Deletes the exercise permanently; logged sets stay in the histories of members. Refused while a workout uses it (409 `exercise_in_use`). Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["ExercisesStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change an exercise; its slug stays when it is renamed
         * @description Changes the fields that are sent; the slug stays after a rename. Members see the change at once. Workouts show the new version; sessions and logged sets keep the old one. Needs the token of an account with the permission `fitness.manage`.
         */
        patch: operations["ExercisesStaff_change"];
        trace?: never;
    };
    "/api/fitness/manage/exercises/{id}/feature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Feature this exercise in place of the current one
         * @description Shows the exercise first in the library of members. At most one exercise is featured. Needs the token of an account with the permission `fitness.manage`.
         */
        post: operations["ExercisesStaff_feature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/workouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Workouts with their exercises, the latest changed first
         * @description Lists the records that match every filter; every word of `search` must occur in the name. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["WorkoutsStaff_list"];
        put?: never;
        /**
         * Add a workout
         * @description Adds a record, which members see at once. Without a slug or key, one is made from the English name; one that is already used is refused (409 `slug_in_use`). A workout has at most 50 exercises, each once, with sets of repetitions or of seconds: by default 3 sets of 10 with 60 seconds of rest. Needs the token of an account with the permission `fitness.manage`.
         */
        post: operations["WorkoutsStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/workouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One workout
         * @description Returns the workout with its exercises, in order. Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["WorkoutsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a workout that nothing uses
         * @description Deletes the workout permanently; finished sessions stay. Refused while a program uses it or a coach has assigned it (409 `workout_in_use`). Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["WorkoutsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a workout; a list of exercises replaces the whole list
         * @description Changes the fields that are sent; the slug stays after a rename. Members see the change at once. `exercises` replaces the whole list; open and finished sessions keep the list that they were opened with. Needs the token of an account with the permission `fitness.manage`.
         */
        patch: operations["WorkoutsStaff_change"];
        trace?: never;
    };
    "/api/fitness/manage/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Programs with their days, the latest changed first
         * @description Lists the records that match every filter; every word of `search` must occur in the name. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["ProgramsStaff_list"];
        put?: never;
        /**
         * Add a program
         * @description Adds a record, which members see at once. Without a slug or key, one is made from the English name; one that is already used is refused (409 `slug_in_use`). A program has up to 52 weeks, each day of a week at most once; day 1 is the weekday on which a member starts. Needs the token of an account with the permission `fitness.manage`.
         */
        post: operations["ProgramsStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/programs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One program
         * @description Returns the program with its days; days that are not listed are rest days. Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["ProgramsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a program that nothing uses
         * @description Deletes the program permanently. Refused once a member follows it or has followed it (409 `program_in_use`). Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["ProgramsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a program; a list of days replaces the whole list
         * @description Changes the fields that are sent; the slug stays after a rename. Members see the change at once. `days` replaces the whole list, also for members who follow the program. Needs the token of an account with the permission `fitness.manage`.
         */
        patch: operations["ProgramsStaff_change"];
        trace?: never;
    };
    "/api/fitness/manage/dishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dishes, the latest changed first
         * @description Lists the records that match every filter; every word of `search` must occur in the name. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["DishesStaff_list"];
        put?: never;
        /**
         * Add a dish
         * @description Adds a record, which members see at once. Without a slug or key, one is made from the English name; one that is already used is refused (409 `slug_in_use`). Calories are computed from the grams and cannot be sent: 4 for each gram of protein and carbohydrate, 9 for each gram of fat. Needs the token of an account with the permission `fitness.manage`.
         */
        post: operations["DishesStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/dishes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One dish
         * @description Returns the dish with its nutrients per serving. Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["DishesStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a dish
         * @description Deletes the dish permanently. Logged meals keep their figures. Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["DishesStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a dish; its slug stays when it is renamed
         * @description Changes the fields that are sent; the slug stays after a rename. Members see the change at once. Logged meals keep their figures. Needs the token of an account with the permission `fitness.manage`.
         */
        patch: operations["DishesStaff_change"];
        trace?: never;
    };
    "/api/fitness/manage/badges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Badges, the latest changed first
         * @description Lists the records that match every filter; every word of `search` must occur in the name. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["BadgesStaff_list"];
        put?: never;
        /**
         * Add a badge
         * @description Adds a record, which members see at once. Without a slug or key, one is made from the English name; one that is already used is refused (409 `slug_in_use`). Members earn it by finishing a challenge that awards it. Needs the token of an account with the permission `fitness.manage`.
         */
        post: operations["BadgesStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/badges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One badge
         * @description Returns the badge with the number of members who have earned it. Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["BadgesStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a badge that nothing uses
         * @description Deletes the badge permanently. Refused once a member has earned it or a challenge awards it (409 `badge_in_use`). Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["BadgesStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a badge; its slug stays when it is renamed
         * @description Changes the fields that are sent; the slug stays after a rename. Members see the change at once. Needs the token of an account with the permission `fitness.manage`.
         */
        patch: operations["BadgesStaff_change"];
        trace?: never;
    };
    "/api/fitness/manage/achievements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Achievements, the latest changed first
         * @description Lists the records that match every filter; every word of `search` must occur in the name. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["AchievementsStaff_list"];
        put?: never;
        /**
         * Add an achievement
         * @description Adds a record, which members see at once. Without a slug or key, one is made from the English name; one that is already used is refused (409 `slug_in_use`). Members earn it when the figure `metric` reaches `threshold`, which is checked when they open the community. Needs the token of an account with the permission `fitness.manage`.
         */
        post: operations["AchievementsStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/achievements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One achievement
         * @description Returns the achievement with the number of members who have earned it. Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["AchievementsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete an achievement that nothing uses
         * @description Deletes the achievement permanently. Refused once a member has earned it (409 `achievement_in_use`). Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["AchievementsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change an achievement; its slug stays when it is renamed
         * @description Changes the fields that are sent; the slug stays after a rename. Members see the change at once. Members who have earned it keep it. Needs the token of an account with the permission `fitness.manage`.
         */
        patch: operations["AchievementsStaff_change"];
        trace?: never;
    };
    "/api/fitness/manage/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Groups, the latest changed first
         * @description Lists the records that match every filter; every word of `search` must occur in the name. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["GroupsStaff_list"];
        put?: never;
        /**
         * Add a group
         * @description Adds a record, which members see at once. Without a slug or key, one is made from the English name; one that is already used is refused (409 `slug_in_use`). Needs the token of an account with the permission `fitness.manage`.
         */
        post: operations["GroupsStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One group
         * @description Returns the group with the number of members. Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["GroupsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a group that nothing uses
         * @description Deletes the group permanently. Refused while it has members, posts, discussions or events (409 `group_in_use`). Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["GroupsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a group; its slug stays when it is renamed
         * @description Changes the fields that are sent; the slug stays after a rename. Members see the change at once. Needs the token of an account with the permission `fitness.manage`.
         */
        patch: operations["GroupsStaff_change"];
        trace?: never;
    };
    "/api/fitness/manage/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events, the latest changed first
         * @description Lists the records that match every filter; every word of `search` must occur in the name. `from` and `to` are days in UTC. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["EventsStaff_list"];
        put?: never;
        /**
         * Add an event
         * @description Adds a record, which members see at once. Without a slug or key, one is made from the English name; one that is already used is refused (409 `slug_in_use`). The event must end after it starts. Needs the token of an account with the permission `fitness.manage`.
         */
        post: operations["EventsStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One event
         * @description Returns the event with the numbers of taken and offered places. Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["EventsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete an event that nothing uses
         * @description Deletes the event permanently. Refused while a member attends it (409 `event_in_use`). Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["EventsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change an event; its slug stays when it is renamed
         * @description Changes the fields that are sent; the slug stays after a rename. Members see the change at once. `capacity` cannot fall below the number of places that are taken or offered (409 `capacity_taken`). Attending members are not notified. Needs the token of an account with the permission `fitness.manage`.
         */
        patch: operations["EventsStaff_change"];
        trace?: never;
    };
    "/api/fitness/manage/events/{id}/waiting-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members who wait for a place at an event
         * @description Lists the members in the order in which they joined, with open offers. Answers 404 while `event_waiting_list` is off. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["EventsStaff_waitingList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Challenges, the latest changed first
         * @description Lists the records that match every filter; every word of `search` must occur in the name. `running_on` selects challenges that run on that day. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["ChallengesStaff_list"];
        put?: never;
        /**
         * Add a challenge
         * @description Adds a record, which members see at once. Without a slug or key, one is made from the English name; one that is already used is refused (409 `slug_in_use`). The figure `metric` of each participant is summed from `starts_on` to `ends_on`, both included, in the member's time zone; participants who reach `goal` earn the badge `badge_id`. Needs the token of an account with the permission `fitness.manage`.
         */
        post: operations["ChallengesStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/challenges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One challenge
         * @description Returns the challenge with the number of participants. Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["ChallengesStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a challenge that nothing uses
         * @description Deletes the challenge permanently. Refused while a member takes part (409 `challenge_in_use`). Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["ChallengesStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a challenge; its slug stays when it is renamed
         * @description Changes the fields that are sent; the slug stays after a rename. Members see the change at once. Members who have reached the goal keep the badge. Needs the token of an account with the permission `fitness.manage`.
         */
        patch: operations["ChallengesStaff_change"];
        trace?: never;
    };
    "/api/fitness/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All devices, and whether the member has connected them
         * @description Lists every device with the daily figures it can send and the last use of one of its keys, to the minute. Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Devices_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/devices/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The active ingest keys of the account, the latest first
         * @description Lists the keys by their prefix, never as a whole, and without pages; an account has at most 20. Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Devices_list"];
        put?: never;
        /**
         * Create an ingest key; it is shown only once
         * @description Creates a key that writes for this account alone, at `/ingest`, until it is revoked. Only this response contains the key, since only a hash of it is stored. It continues the trainings of the revoked key of its device, or of its name where a key has no device. An account has at most 20 active keys (409 `too_many_ingest_keys`). Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Devices_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/devices/keys/{id}": {
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
         * Revoke a key; its recorded data stays
         * @description Revokes the key at once: the next request with it returns 401. Returns the remaining keys. Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["Devices_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/devices/{key}/toggle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect a device, or disconnect it
         * @description Connects the device; a second call disconnects it. This only marks it on the page of devices: figures are accepted from any valid key, and no key is revoked. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Devices_toggle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/devices/{key}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Always refused: devices send their data themselves
         * @description Refuses every call (400 `device_sync_unavailable`). Figures are not fetched from manufacturers: the device, or a bridge to it, sends them with an ingest key. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Devices_sync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/devices/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Devices, the latest changed first
         * @description Lists the records that match every filter; every word of `search` must occur in the name. Needs the token of an account with the permission `settings.edit`. Returns one page.
         */
        get: operations["DevicesStaff_list"];
        put?: never;
        /**
         * Add a device
         * @description Adds a record, which members see at once. Without a slug or key, one is made from the English name; one that is already used is refused (409 `slug_in_use`). Needs the token of an account with the permission `settings.edit`.
         */
        post: operations["DevicesStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/devices/manage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One device
         * @description Returns the device with the number of members who have connected it. Needs the token of an account with the permission `settings.edit`.
         */
        get: operations["DevicesStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a device that no member has connected
         * @description Deletes the device permanently; its ingest keys keep working. Refused while a member has connected it (409 `device_in_use`). Needs the token of an account with the permission `settings.edit`.
         */
        delete: operations["DevicesStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a device; its key stays when it is renamed
         * @description Changes the fields that are sent; the slug stays after a rename. Members see the change at once. Needs the token of an account with the permission `settings.edit`.
         */
        patch: operations["DevicesStaff_change"];
        trace?: never;
    };
    "/api/fitness/workouts/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open session; opened from today's plan when there is none
         * @description Returns the open session, or opens one from the coach's assignment, the day of the program or a suggestion; without any workout it is a free training. The session is a copy, so later changes of the workout do not affect it. An account has at most one open session, across all devices. A session ends 24 hours after its start: with its last set, or discarded without any. Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Sessions_current"];
        put?: never;
        /**
         * Start a chosen workout
         * @description Starts the workout of `workout_slug`, or today's planned one without it. An open session of the same workout is returned instead. An open session of another workout is discarded if nothing was logged or noted in it; otherwise the call is refused (409 `session_open`). Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Sessions_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts/session/sets/{set}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a set of the current exercise by its number; logging it again changes it
         * @description Stores the set and starts the rest of the exercise; logging it again changes the set and starts no new rest. Sets are numbered from 1, and the number after the last one adds a set, up to 50. `exercise` names an exercise other than the current one; repetitions are the planned ones when left out. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Sessions_logSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts/session/rest/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the rest after the last set
         * @description Ends the rest at once; without one, nothing changes. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Sessions_skipRest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts/session/notes": {
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
         * Save the notes of the session
         * @description Replaces the notes of the session with a text of at most 2,000 characters. Needs the token of an account with the permission `fitness.edit`.
         */
        patch: operations["Sessions_notes"];
        trace?: never;
    };
    "/api/fitness/workouts/session/exercises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an exercise: three sets of ten
         * @description Adds the exercise at the end, with three sets and 60 seconds of rest after each; an exercise of the session stays unchanged. A session has at most 50 exercises (409 `session_full`). Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Sessions_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts/session/exercises/{slug}/select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an exercise the current one
         * @description Selects the exercise whose sets are logged when none is named. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Sessions_select"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts/session/exercises/{slug}": {
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
         * Remove an exercise with its sets from the session
         * @description Removes the exercise and its logged sets. If it was the current one, the next exercise becomes the current one. Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["Sessions_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts/session/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish the session and record it; a repeated call returns the same session
         * @description Finishes the session, adds it to the activities of its day with time and estimated calories, and completes the earliest due assignment of its workout. Open pages of the coach receive `session:finished`. More than 24 hours after its start, it ends with its last set; without any set, it counts in no figure, achievement or assignment. A training of a device at the same time counts only once. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Sessions_finish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts/session/restart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discard the open session and open a new one from today's plan
         * @description Discards the open session, if any, and opens a new one. Logged sets of the discarded session count in no figure. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Sessions_restart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Movement by days, weeks or months, with totals, trends and records
         * @description Returns the last 30 days, 12 weeks or 12 months in the time zone of the member, with trends against as many before. Missing figures are null, not 0. A training that several sources report counts once. `page` and `page_count` choose the page of `activities`. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Activity_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/activity/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One training, compared with others of its kind
         * @description Returns the training with averages of its kind over the 90 days before and, for sessions of this service, its exercises. Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Activity_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ingest/whoami": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The key and its account
         * @description Returns name and prefix of the key, and name and time zone of its account, so that a bridge can check the key. The call counts as a use of the key. Needs an ingest key in the header `X-Api-Key`. At most 600 calls with one key in a minute; after that 429 with `Retry-After`. At most 1200 calls with all keys of one account in a minute; after that 429 with `Retry-After`.
         */
        get: operations["Ingest_whoami"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ingest/daily-metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store figures of days, all or none; figures left out and those of other keys stay unchanged
         * @description Stores figures of 1 to 92 days, each once with at least one figure, at most one day ahead of today in the time zone of the account. Figures with an older `recorded_at` than the stored ones are ignored. Of several keys, the largest figure of a day is shown; figures are never added up. Needs an ingest key in the header `X-Api-Key`. At most 600 calls with one key in a minute; after that 429 with `Retry-After`. At most 1200 calls with all keys of one account in a minute; after that 429 with `Retry-After`.
         */
        post: operations["Ingest_daily"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ingest/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store finished trainings, all or none; a known one is changed in every field
         * @description Stores 1 to 100 trainings of at most 48 hours, none more than 24 hours ahead. A known training, by its `external_id` or else by kind and times, is updated unless its `recorded_at` is older than the stored one. An `external_id` of another key is another training, unless the times overlap. Of trainings of several sources that share at least half of the shorter one, one counts. Needs an ingest key in the header `X-Api-Key`. At most 600 calls with one key in a minute; after that 429 with `Retry-After`. At most 1200 calls with all keys of one account in a minute; after that 429 with `Retry-After`.
         */
        post: operations["Ingest_finished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/exercises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The library of exercises, with the featured, saved and last viewed ones
         * @description Lists the exercises that match every filter; every word of `search` must occur in the name, and `muscle` also matches secondary muscles. Counts by muscle, equipment and difficulty cover the whole library. At most 100 saved and 8 recently viewed exercises are included; `is_saved=true` lists all saved ones. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Library_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/exercises/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One exercise with the member's history; the call counts as a view
         * @description Returns instructions, one page of logged sets, the personal best, workouts that contain the exercise and six others for the same muscle. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Library_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/exercises/{slug}/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save an exercise, or remove it from the saved ones
         * @description Saves the exercise; a second call removes it. The library lists saved exercises, the last saved first. Returns the updated exercise. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Library_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/exercises/{slug}/log-set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log sets done outside a session, today
         * @description Logs 1 to 100 equal sets on today's date of the member and returns the updated exercise. They count for history and personal best, not as a training. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Library_logSets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The plan: today's workout, the week, the program, assignments and recent sessions
         * @description Returns the plan in days of the member and weeks from Monday; no session is opened. The workout of today is an assignment of the coach until it is done, for at most a week, else that of the program, else a suggestion. `page` and `page_count` choose the page of `library`. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Training_plan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All programs, and the progress of the active one
         * @description Lists all programs without pages, and the active one with its week, its day and the number of completed workouts. Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Training_programs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts/programs/{slug}/enroll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a program in place of the active one, or stop the active one
         * @description Starts the program today in the time zone of the member, in place of the active one; a second call stops it. A program whose weeks have passed starts again. Recorded trainings stay. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Training_enroll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One workout with its exercises
         * @description Returns the workout with the number of times and the last day the member did it, programs that contain it, and four similar workouts. Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Training_workout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts/{slug}/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a workout, or remove it from the saved ones
         * @description Saves the workout; a second call removes it. Saved workouts are listed in the plan and suggested first. Returns the updated workout. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Training_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/nutrition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Meals and water of today, with dishes to log
         * @description Returns meals and water of today in the time zone of the member, against the goals of the club, and the last 30 days. Missing figures are null, not 0. `search` and `meal` filter the dishes to log, which are at most 24, the most logged first. Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Nutrition_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/nutrition/meals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a dish of the catalogue today
         * @description Logs 0.1 to 10 servings with the current figures of the dish; later changes of the dish do not affect the meal. Returns the page of today. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Nutrition_log"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/nutrition/hydration": {
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
         * Set today's glasses
         * @description Sets the number of glasses of 250 millilitres, 0 to 100, in place of the earlier one. Returns the page of today. Needs the token of an account with the permission `fitness.edit`.
         */
        patch: operations["Nutrition_hydrate"];
        trace?: never;
    };
    "/api/fitness/nutrition/planner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The meals of a day, and the figures of its week
         * @description Returns eaten and planned meals by time of day, and the figures of the week of that day, Monday to Sunday. Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Nutrition_planner"];
        put?: never;
        /**
         * Log or plan an own meal; its calories are computed from the grams
         * @description Adds the meal on any day up to a year ahead, today by default; grams that are left out are 0. Returns the planner of that day. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Nutrition_plan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/nutrition/planner/{key}": {
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
         * Delete a meal; returns the planner of its day
         * @description Deletes a logged or planned meal, whether of the catalogue or an own one. Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["Nutrition_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/sleep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sleep: the last night, stages, regularity and the last 30 days
         * @description Returns figures over the last 30 days in the time zone of the member, sleep debt and regularity over the last 14; naps count in none. Nights belong to the day of waking. `page` and `page_count` choose the days of `nights`. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Sleep_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/sleep/nights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a night, or an additional nap
         * @description Logs a sleep of at most 24 hours, with both times or with `date` and the minutes asleep; not in the future, and with stages no longer than the sleep. It replaces sleeps that it overlaps with. Parts at most two hours apart are one night, on the day of the last waking; of several sleeps of a day, the longest is the night and the others are naps. Returns the page. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Sleep_log"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/sleep/nights/{date}": {
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
         * Delete a night with its naps
         * @description Deletes the night and its naps by the day of waking. Returns the updated page. Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["Sleep_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vital signs: latest values, averages, trends and the last 30 days
         * @description Returns seven vital signs and the blood pressure by days of the member. Missing figures are null, not 0. `page` and `page_count` choose the page of `readings`; figures and series do not depend on it. Classes of blood pressure are those of the ACC and AHA of 2017; nothing here is a diagnosis. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Vitals_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/health/readings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a day's vital signs; fields left out stay unchanged, null clears them
         * @description Adds or changes the reading of a day that is not in the future, today by default; at least one figure must remain. Systolic and diastolic pressure must be sent together, the systolic one above the other. Returns the page. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Vitals_log"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/health/readings/{date}": {
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
         * Delete the reading of a day
         * @description Deletes the reading with its note. Returns the updated page. Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["Vitals_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Weight, measures and the goal
         * @description Returns the first and latest value of every measure, trend and forecast of the weight, the body mass index and one page of readings, chosen by `page` and `page_count`. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Progress_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/progress/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Two checkpoints to compare, the list of checkpoints, and the journal
         * @description Returns the first and the latest checkpoint, or those of the days `before` and `after`, with the weights of these days; a day without a checkpoint answers 404. The latest 30 notes are included; `page` and `page_count` choose the page of `checkpoints`. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Progress_compare"];
        put?: never;
        /**
         * Add or change the photo checkpoint of a day
         * @description Adds or changes the checkpoint of a day that is not in the future, today by default. It must have at least one of three pictures, each the URL of an upload to this service; null removes one. Only the member sees them. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Progress_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/progress/photos/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The journal, the latest day first
         * @description Lists the notes of the member, at most one a day. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Progress_notes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save a day's note of the journal
         * @description Stores a note of at most 5,000 characters in place of the earlier one; an empty text deletes it. The day, today by default, must not be in the future. Needs the token of an account with the permission `fitness.edit`.
         */
        patch: operations["Progress_note"];
        trace?: never;
    };
    "/api/fitness/progress/photos/{date}": {
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
         * Delete the checkpoint of a day with its pictures
         * @description Deletes the checkpoint and its files, unless they are used elsewhere. The note of the day stays. Returns the page. Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["Progress_removePhotos"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/progress/goal": {
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
         * Set the target weight
         * @description Sets a target of 20 to 500 kg, with or without a day after today by which to reach it; null deletes the goal. A new target weight restarts the progress at the latest weight. Returns the page with the forecast. Needs the token of an account with the permission `fitness.edit`.
         */
        patch: operations["Progress_aim"];
        trace?: never;
    };
    "/api/fitness/progress/readings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a day's weight and measures; fields left out stay unchanged, null clears them
         * @description Adds or changes the reading of a day that is not in the future, today by default; at least one figure must remain. Returns the page. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Progress_log"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/progress/readings/{date}": {
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
         * Delete the reading of a day
         * @description Deletes the reading with its note. Returns the updated page. Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["Progress_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All groups, by English name
         * @description Lists joined groups and all others. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["CommunityLists_allGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/groups/{slug}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The members of a group, the last to join first
         * @description Lists the members for all callers; joining the group is not required. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["CommunityLists_members"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/groups/{slug}/posts/{postKey}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The comments on a post, the latest first
         * @description Lists the comments for all callers; joining the group is not required. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["CommunityLists_comments"];
        put?: never;
        /**
         * Comment on a post of a joined group
         * @description Adds a comment of at most 1,000 characters and returns the page of the group. The author of the post is notified in the feed and live, unless such alerts are off. Needs the token of an account with the permission `fitness.edit`. At most 120 comments of one account in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["Community_comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/discussions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Discussions, the last replied to first
         * @description Lists discussions of all groups and of the club, or only those of the group in `group`. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["CommunityLists_allDiscussions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events that are not over, the soonest first
         * @description Lists events of all groups and of the club, or only those of the group in `group`. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["CommunityLists_toCome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Running and coming challenges, then those of the last 7 days
         * @description Lists challenges with the progress of the member and the first ten ranks of each. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["CommunityLists_running"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/achievements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Achievements: earned ones first, then the nearest
         * @description Lists all achievements, after awarding those whose threshold is reached. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["CommunityLists_reached"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The community page: groups, figures, feed, challenges, events and discussions
         * @description Returns the community page; `page` and `page_count` choose the page of `feed`. Opening it awards challenges and achievements whose goal is reached. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Community_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/members/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public profile of a member
         * @description Returns the profile without the e-mail address. Figures, badges and achievements are included if the member shares them, and always for the own profile. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Community_profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/groups/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A group with its latest posts
         * @description Returns the group with members, one page of posts, coming events and discussions. Joining the group is not required. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Community_group"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/discussions/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A discussion with its replies
         * @description Returns the discussion with one page of replies: page 1 has the latest ones, the oldest of them first. Joining the group is not required. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Community_discussion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/groups/{slug}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join or leave a group
         * @description Joins the group; a second call leaves it. Only members of a group can write in it; their content stays when they leave. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Community_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/challenges/{slug}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join or leave a challenge
         * @description Joins the challenge; a second call leaves it, and an earned badge is kept. Figures since its first day count. Refused when the challenge has ended (409 `challenge_over`). Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Community_challenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/events/{slug}/attend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a place at an event, or give it back
         * @description Takes a place at the event; a second call gives it back. Refused when no place is left (409 `event_full`) or the event has ended (409 `event_over`). While `event_waiting_list` is on, the call takes the place that is offered to the member and is refused to others while somebody waits; `details.waiting_list` of `event_full` says whether the list is open. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Community_attend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/groups/{slug}/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a post in a joined group
         * @description Adds a post of at most 2,000 characters, with one picture uploaded to this service. Returns the page of the group. Needs the token of an account with the permission `fitness.edit`. At most 120 posts of one account in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["Community_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/groups/{slug}/posts/{postKey}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a post of a joined group, or remove the like
         * @description Likes the post; a second call removes the like. No notification is sent. Returns the page of the group. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Community_like"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/groups/{slug}/posts/{postKey}": {
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
         * Delete an own post
         * @description Deletes the post with its picture, likes, comments and the notifications about them, and returns the page of the group. Leaving the group does not matter. A post of another member answers 404. Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["Community_removePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/groups/{slug}/posts/{postKey}/comments/{id}": {
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
         * Delete an own comment
         * @description Deletes the comment and its notification to the author of the post, and returns the page of the group. Leaving the group does not matter. A comment of another member answers 404. Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["Community_removeComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/discussions/{slug}/replies/{id}": {
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
         * Delete an own reply
         * @description Deletes the reply and returns the discussion, which is then ordered by its last remaining reply. A reply of another member answers 404. Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["Community_removeReply"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/discussions/{slug}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a discussion
         * @description Adds a reply of at most 2,000 characters. Only members of the group can reply to its discussions (403 `not_in_group`). The author of the discussion is notified in the feed and live, unless such alerts are off. Needs the token of an account with the permission `fitness.edit`. At most 120 replies of one account in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["Community_reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/events/{slug}/waiting-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the waiting list of a full event
         * @description Adds the member to the end of the list; a second call changes nothing. Only members of its group can wait for the event of a group. Free places are offered in the order of the list, each for `event_offer_hours`, at most until two hours before the start, when the list closes (409 `event_full`). Answers 404 while `event_waiting_list` is off. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["EventWaiting_join"];
        /**
         * Leave the waiting list of an event, or decline an offer
         * @description Removes the member from the list; a declined place is offered to the next in line. Changes nothing for members who do not wait. Answers 404 while `event_waiting_list` is off. Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["EventWaiting_leave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/events/{slug}/waiting-list/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the offered place at an event
         * @description Turns the offer into a place. Changes nothing for members who attend already; without an offer it is refused (409 `offer_over`). Answers 404 while `event_waiting_list` is off. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["EventWaiting_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discussions/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Discussions, the latest changed first
         * @description Lists the records that match every filter; every word of `search` must occur in the name. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["DiscussionsStaff_list"];
        put?: never;
        /**
         * Open a discussion
         * @description Adds a record, which members see at once. Without a slug or key, one is made from the English name; one that is already used is refused (409 `slug_in_use`). Without a group it is open to all members; otherwise only members of the group can reply. Needs the token of an account with the permission `fitness.manage`.
         */
        post: operations["DiscussionsStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discussions/manage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One discussion
         * @description Returns the discussion with the number of replies and the time of the last one. Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["DiscussionsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a discussion with its replies
         * @description Deletes the discussion and every reply to it permanently. Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["DiscussionsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a discussion; its address stays when it is renamed
         * @description Changes the fields that are sent; the slug stays after a rename. Members see the change at once. Needs the token of an account with the permission `fitness.manage`.
         */
        patch: operations["DiscussionsStaff_change"];
        trace?: never;
    };
    "/api/fitness/manage/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts of all groups, the latest first
         * @description Lists the records that match every filter. Content of former members has no author. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["Moderation_posts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/posts/{postKey}": {
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
         * Delete the post of a member
         * @description Deletes the post with its picture, likes and comments. The author is not notified. Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["Moderation_removePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Comments on all posts, the latest first
         * @description Lists the records that match every filter. Content of former members has no author. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["Moderation_comments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/comments/{id}": {
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
         * Delete the comment of a member
         * @description Deletes the comment and its notification to the author of the post. The author of the comment is not notified. Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["Moderation_removeComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replies to all discussions, the latest first
         * @description Lists the records that match every filter. Content of former members has no author. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["Moderation_replies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/replies/{id}": {
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
         * Delete the reply of a member
         * @description Deletes the reply; the discussion is then ordered by its last remaining reply. The author is not notified. Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["Moderation_removeReply"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your clients, by name
         * @description Lists all clients without pages, each with the last active day, trainings of the week, open assignments, unread messages and check-ins. Days follow the client's time zone. Needs the token of an account with the permission `coaching.clients`.
         */
        get: operations["Roster_clients"];
        put?: never;
        /**
         * Take on a member who has no coach
         * @description Adds the member to the roster of the coach, who then sees figures, weights and check-ins; both can exchange messages. The member is notified in the feed and live. Refused if the member has a coach (409 `already_coached`). Needs the token of an account with the permission `coaching.clients`.
         */
        post: operations["Roster_take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/available-members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members without a coach
         * @description Lists members by name, without figures and e-mail addresses. Needs the token of an account with the permission `coaching.clients`. Returns one page.
         */
        get: operations["Roster_available"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/workouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Workouts to assign, by their English names
         * @description Lists all workouts of the catalogue; `GET /fitness/workouts/{slug}` returns the exercises of one. Needs the token of an account with the permission `coaching.clients`. Returns one page.
         */
        get: operations["Roster_workouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/roster/assigned-work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Today's assignments of the clients, each in their own time zone
         * @description Lists open and completed assignments of all clients by name, without pages. Needs the token of an account with the permission `coaching.clients`.
         */
        get: operations["Roster_assignedWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/roster/check-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This week's check-ins of the clients, unanswered ones first
         * @description Lists the check-ins of all clients for the current week in their time zone. Of the unanswered ones, the one that waits longest comes first. Needs the token of an account with the permission `coaching.clients`.
         */
        get: operations["Roster_weeksCheckIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/clients/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One client with figures of two weeks, weights, assignments and the last check-in
         * @description Returns the last 7 days compared with the 7 before, in the client's time zone, the last 30 weights, assignments and the last check-in. A client of another coach answers 404. Needs the token of an account with the permission `coaching.clients`.
         */
        get: operations["Roster_client"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/clients/{username}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A client's assigned work, the latest day first
         * @description Lists open and completed assignments of current and former coaches. A client of another coach answers 404. Needs the token of an account with the permission `coaching.clients`. Returns one page.
         */
        get: operations["Roster_plan"];
        put?: never;
        /**
         * Assign a workout
         * @description Assigns the workout for a day from a week ago to a year ahead, in the client's time zone. It is the client's workout of that day, and stays so for a week until a session completes it. The client is notified in the feed and live. Needs the token of an account with the permission `coaching.clients`.
         */
        post: operations["Roster_assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/plan/{id}": {
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
         * Remove an assignment of a client
         * @description Deletes an open or completed assignment; a session that completed it stays. The client is not notified. Needs the token of an account with the permission `coaching.clients`.
         */
        delete: operations["Roster_removeAssignment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/clients/{username}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages with a client, the latest first; reading marks them as read
         * @description Lists the messages between coach and client, and marks unread messages of the client as read. Open pages of both sides receive `message:read`. Needs the token of an account with the permission `coaching.clients`. Returns one page.
         */
        get: operations["Roster_thread"];
        put?: never;
        /**
         * Send a message to a client
         * @description Sends a text of at most 4,000 characters, up to ten files uploaded to this service, or both. Open pages of both sides receive `message:created`; the client is also notified in the feed, unless such alerts are off. Needs the token of an account with the permission `coaching.clients`. At most 120 messages and answers of one account in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["Roster_write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/clients/{username}/check-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A client's check-ins, the latest week first
         * @description Lists the check-ins of the client with their replies. A client of another coach answers 404. Needs the token of an account with the permission `coaching.clients`. Returns one page.
         */
        get: operations["Roster_clientCheckIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/check-ins/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to the check-in of a client; a new reply replaces the old one
         * @description Stores a reply of at most 2,000 characters in place of an earlier one. The client is notified of each reply in the feed and live. Needs the token of an account with the permission `coaching.clients`. At most 120 messages and answers of one account in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["Roster_reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/my-coach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your coach, or null
         * @description Returns the coach, the start of the coaching and the number of unread messages. Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["MemberCoaching_coach"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/my-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Assignments of your coaches, the latest day first
         * @description Lists open and completed assignments of current and former coaches. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["MemberCoaching_plan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages with coaches, the latest first; reading marks them as read
         * @description Lists messages with the current coach and former ones, and marks unread messages of coaches as read. Open pages of both sides receive `message:read`. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["MemberCoaching_thread"];
        put?: never;
        /**
         * Send a message to your coach
         * @description Sends a text of at most 4,000 characters, up to ten files uploaded to this service, or both. Requires a coach (409 `no_coach`). Open pages of both sides receive `message:created`; the coach is also notified in the feed, unless such alerts are off. Needs the token of an account with the permission `fitness.edit`. At most 120 messages and answers of one account in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["MemberCoaching_write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/check-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your check-ins, the latest week first
         * @description Lists the check-ins of the member with the replies of coaches. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["MemberCoaching_list"];
        put?: never;
        /**
         * File this week's check-in, once a week
         * @description Files the energy from 1 to 10, the weight and notes for the current week, which starts on Monday in the time zone of the member. A second check-in is refused (409 `check_in_exists`). The coach, if any, is notified in the feed and live. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["MemberCoaching_file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/coaches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts that may coach, with their number of clients
         * @description Lists the accounts by name, without pages. Needs the token of an account with the permission `coaching.assign`.
         */
        get: operations["RosterAssignment_coaches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/assignments/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The coach of a member
         * @description Returns the member with the coach and the start of the coaching; both are null without a coach. Needs the token of an account with the permission `coaching.assign`.
         */
        get: operations["RosterAssignment_place"];
        put?: never;
        post?: never;
        /**
         * Remove a member from the roster of the coach
         * @description Ends the coaching; the coach no longer sees the member. Messages, assignments and check-ins stay with the member. No notifications are sent, and without a coach nothing changes. Needs the token of an account with the permission `coaching.assign`.
         */
        delete: operations["RosterAssignment_free"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a member to a coach
         * @description Assigns the member to the coach; the former coach no longer sees the member. The member and the new coach are notified in the feed and live. Moving a member to the current coach changes nothing. Needs the token of an account with the permission `coaching.assign`.
         */
        post: operations["RosterAssignment_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscription, all plans and invoices of the member
         * @description Returns the subscription of the member, all plans and one page of invoices, chosen by `page` and `page_count`. Plans cannot be chosen or paid here. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Billing_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing-plans/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Billing plans, the latest changed first
         * @description Lists the records that match every filter; every word of `search` must occur in the name. Needs the token of an account with the permission `settings.edit`. Returns one page.
         */
        get: operations["BillingPlansStaff_list"];
        put?: never;
        /**
         * Add a billing plan
         * @description Adds a record, which members see at once. Without a slug or key, one is made from the English name; one that is already used is refused (409 `slug_in_use`). Needs the token of an account with the permission `settings.edit`.
         */
        post: operations["BillingPlansStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing-plans/manage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One billing plan
         * @description Returns the plan with the number of members on it. Needs the token of an account with the permission `settings.edit`.
         */
        get: operations["BillingPlansStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a billing plan that no member is on
         * @description Deletes the plan permanently; invoices stay unchanged. Refused while a member is on it (409 `billing_plan_in_use`). Needs the token of an account with the permission `settings.edit`.
         */
        delete: operations["BillingPlansStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a billing plan; its key stays when it is renamed
         * @description Changes the fields that are sent; the slug stays after a rename. Members see the change at once. Needs the token of an account with the permission `settings.edit`.
         */
        patch: operations["BillingPlansStaff_change"];
        trace?: never;
    };
    "/api/fitness/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The day at a glance: rings, calories, sleep, heart rate, trainings, steps
         * @description Returns today in the time zone of the member, and the last 7 days. Missing figures are null, not 0. Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Overview_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/settings-hub": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures, alerts, privacy and appearance of the member
         * @description Returns account, lifetime totals and preferences of a member. Staff accounts are refused (403 `member_only`). Needs the token of an account with the permission `settings.view`.
         */
        get: operations["SettingsHub_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/settings-hub/notifications": {
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
         * Switch alerts on and off
         * @description Changes the alerts that are sent. Alerts that are off are not sent; messages of the coach still arrive live. Reminders are sent from 08:00, the summary from 07:00 on Monday, in the time zone of the member. Needs the token of an account with the permission `fitness.edit`.
         */
        patch: operations["SettingsHub_alerts"];
        trace?: never;
    };
    "/api/fitness/settings-hub/privacy": {
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
         * Share your own activity, or stop sharing it
         * @description Sets the visibility. Not sharing hides figures, badges and achievements from other members and removes the member from leaderboards; the coach still sees figures. Needs the token of an account with the permission `fitness.edit`.
         */
        patch: operations["SettingsHub_privacy"];
        trace?: never;
    };
    "/api/fitness/settings-hub/appearance": {
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
         * Set theme, accent and motion
         * @description Changes the fields that are sent. They are stored for the member's pages only; no other response depends on them. Needs the token of an account with the permission `settings.view`.
         */
        patch: operations["SettingsHub_appearance"];
        trace?: never;
    };
    "/api/fitness/settings-hub/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All data stored about the member, as a JSON file
         * @description Streams the file `fitness-<id>.json` with all data of the member. It contains both sides of conversations, and otherwise only the member's own data; secrets are left out. Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Export_everything"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search everything the caller may open, by name
         * @description Finds records whose name contains every word; accounts are found by name only. The searched kinds depend on permissions, and every kind with hits is included. Names that begin with the words come first. Without `q` the list is empty. Needs the token of a signed-in account, a member's or one of the team.
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
         * @description Queries the database once and waits at most 2 seconds. Returns 503 with `status: unavailable`, without the usual envelope, when the database is unavailable, read-only or has no tables yet. Open to anyone; no token is read. Other query parameters are ignored.
         */
        get: operations["BareHealth_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        HeldRoleView: HeldRoleView;
        BilingualView: BilingualView;
        PictureVersionView: PictureVersionView;
        PictureView: PictureView;
        StaffAccountView: StaffAccountView;
        StaffSignInView: StaffSignInView;
        RegisterBody: RegisterBody;
        DeleteAccountBody: DeleteAccountBody;
        MemberView: MemberView;
        PersonStatisticView: PersonStatisticView;
        MemberBody: MemberBody;
        MemberChangeBody: MemberChangeBody;
        MemberPasswordBody: MemberPasswordBody;
        ResentView: ResentView;
        RoleChoiceView: RoleChoiceView;
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
        NotificationView: NotificationView;
        NotificationFeedView: NotificationFeedView;
        CountryView: CountryView;
        FitnessLabel: FitnessLabel;
        FitnessLabels: FitnessLabels;
        UploadVersionView: UploadVersionView;
        UploadView: UploadView;
        UploadForm: UploadForm;
        ChunkedUploadView: ChunkedUploadView;
        UploadPartForm: UploadPartForm;
        ManagedExerciseView: ManagedExerciseView;
        BilingualText200: BilingualText200;
        BilingualText5000OrEmptyEnglishFirst: BilingualText5000OrEmptyEnglishFirst;
        BilingualLine: BilingualLine;
        ExerciseBody: ExerciseBody;
        ExerciseChangeBody: ExerciseChangeBody;
        ManagedWorkoutLineView: ManagedWorkoutLineView;
        ManagedWorkoutView: ManagedWorkoutView;
        BilingualText500OrEmptyEnglishFirst: BilingualText500OrEmptyEnglishFirst;
        WorkoutLineBody: WorkoutLineBody;
        WorkoutBody: WorkoutBody;
        WorkoutChangeBody: WorkoutChangeBody;
        ManagedProgramDayView: ManagedProgramDayView;
        ManagedProgramView: ManagedProgramView;
        ProgramDayBody: ProgramDayBody;
        ProgramBody: ProgramBody;
        ProgramChangeBody: ProgramChangeBody;
        ManagedDishView: ManagedDishView;
        DishBody: DishBody;
        DishChangeBody: DishChangeBody;
        ManagedBadgeView: ManagedBadgeView;
        BadgeBody: BadgeBody;
        BadgeChangeBody: BadgeChangeBody;
        ManagedAchievementView: ManagedAchievementView;
        AchievementBody: AchievementBody;
        AchievementChangeBody: AchievementChangeBody;
        ManagedGroupView: ManagedGroupView;
        GroupBody: GroupBody;
        GroupChangeBody: GroupChangeBody;
        ManagedEventView: ManagedEventView;
        EventLineEntryView: EventLineEntryView;
        BilingualText300OrEmptyEnglishFirst: BilingualText300OrEmptyEnglishFirst;
        EventBody: EventBody;
        EventChangeBody: EventChangeBody;
        ManagedChallengeView: ManagedChallengeView;
        ChallengeBody: ChallengeBody;
        ChallengeChangeBody: ChallengeChangeBody;
        DeviceView: DeviceView;
        DevicesPageView: DevicesPageView;
        IngestKeyView: IngestKeyView;
        NewIngestKeyView: NewIngestKeyView;
        IngestKeyBody: IngestKeyBody;
        ManagedDeviceView: ManagedDeviceView;
        DeviceBody: DeviceBody;
        DeviceChangeBody: DeviceChangeBody;
        FitnessSessionSet: FitnessSessionSet;
        FitnessPreviousSet: FitnessPreviousSet;
        FitnessSessionExercise: FitnessSessionExercise;
        FitnessSession: FitnessSession;
        SessionStartBody: SessionStartBody;
        DoneSetBody: DoneSetBody;
        SessionNotesBody: SessionNotesBody;
        AddedExerciseBody: AddedExerciseBody;
        GoalsView: GoalsView;
        RingView: RingView;
        ActivityTotalsView: ActivityTotalsView;
        FigureTrendView: FigureTrendView;
        ActivityPeriodView: ActivityPeriodView;
        ActivityKindView: ActivityKindView;
        RecordView: RecordView;
        ActivityView: ActivityView;
        ActivityPageView: ActivityPageView;
        ActivityComparisonView: ActivityComparisonView;
        ActivityExerciseView: ActivityExerciseView;
        OneActivityView: OneActivityView;
        KeyAccountView: KeyAccountView;
        KeyHolderView: KeyHolderView;
        IngestedDaysView: IngestedDaysView;
        IngestedDayBody: IngestedDayBody;
        DailyMetricsBody: DailyMetricsBody;
        IngestedSessionsView: IngestedSessionsView;
        IngestedSessionBody: IngestedSessionBody;
        IngestedSessionsBody: IngestedSessionsBody;
        FitnessExerciseCard: FitnessExerciseCard;
        FitnessCountOf12Words: FitnessCountOf12Words;
        FitnessCountOf14Words: FitnessCountOf14Words;
        FitnessCountOf3Words: FitnessCountOf3Words;
        FitnessLibraryPage: FitnessLibraryPage;
        FitnessPersonalBest: FitnessPersonalBest;
        FitnessDoneSets: FitnessDoneSets;
        FitnessWorkoutCard: FitnessWorkoutCard;
        FitnessExercisePage: FitnessExercisePage;
        LoggedSetsBody: LoggedSetsBody;
        FitnessTodaysWorkout: FitnessTodaysWorkout;
        FitnessPlannedDay: FitnessPlannedDay;
        FitnessActiveProgram: FitnessActiveProgram;
        FitnessAssignedWorkout: FitnessAssignedWorkout;
        FitnessFinishedSession: FitnessFinishedSession;
        FitnessTrainingTotals: FitnessTrainingTotals;
        FitnessPlanPage: FitnessPlanPage;
        FitnessProgramCard: FitnessProgramCard;
        FitnessProgramsPage: FitnessProgramsPage;
        FitnessWorkoutLine: FitnessWorkoutLine;
        FitnessProgramName: FitnessProgramName;
        FitnessWorkoutPage: FitnessWorkoutPage;
        GoalProgressView: GoalProgressView;
        MacroView: MacroView;
        MealView: MealView;
        NutritionTotalsView: NutritionTotalsView;
        MealSlotView: MealSlotView;
        HydrationView: HydrationView;
        TrendView: TrendView;
        NutritionAveragesView: NutritionAveragesView;
        NutritionDayView: NutritionDayView;
        DishChoiceView: DishChoiceView;
        NutritionPageView: NutritionPageView;
        LoggedDishBody: LoggedDishBody;
        HydrationBody: HydrationBody;
        PlannerPageView: PlannerPageView;
        OwnMealBody: OwnMealBody;
        NapView: NapView;
        SleepNightView: SleepNightView;
        SleepStageView: SleepStageView;
        SleepRegularityView: SleepRegularityView;
        DayValueView: DayValueView;
        SleepPageView: SleepPageView;
        SleepNightBody: SleepNightBody;
        HealthReadingView: HealthReadingView;
        VitalView: VitalView;
        BloodPressureDayView: BloodPressureDayView;
        BloodPressureView: BloodPressureView;
        HealthPageView: HealthPageView;
        HealthReadingBody: HealthReadingBody;
        BodyMeasureView: BodyMeasureView;
        BmiView: BmiView;
        WeightGoalView: WeightGoalView;
        ProgressPhotoView: ProgressPhotoView;
        BodyReadingView: BodyReadingView;
        ProgressPageView: ProgressPageView;
        JournalNoteView: JournalNoteView;
        ProgressPhotosPageView: ProgressPhotosPageView;
        ProgressPhotoBody: ProgressPhotoBody;
        JournalNoteBody: JournalNoteBody;
        WeightGoalBody: WeightGoalBody;
        BodyReadingBody: BodyReadingBody;
        CommunityGroupView: CommunityGroupView;
        CommunityMember: CommunityMember;
        CommunityComment: CommunityComment;
        GroupName: GroupName;
        DiscussionCard: DiscussionCard;
        EventWaitingView: EventWaitingView;
        CommunityEventView: CommunityEventView;
        CommunityBadge: CommunityBadge;
        ChallengeRank: ChallengeRank;
        CommunityChallenge: CommunityChallenge;
        CommunityAchievement: CommunityAchievement;
        MemberFigures: MemberFigures;
        EarnedBadgeView: EarnedBadgeView;
        CommunityPost: CommunityPost;
        CommunityProfile: CommunityProfile;
        CommunityPage: CommunityPage;
        CommunityGroupPage: CommunityGroupPage;
        DiscussionReplyView: DiscussionReplyView;
        DiscussionView: DiscussionView;
        PostBody: PostBody;
        CommentBody: CommentBody;
        ReplyBody: ReplyBody;
        ManagedDiscussionView: ManagedDiscussionView;
        DiscussionBody: DiscussionBody;
        DiscussionChangeBody: DiscussionChangeBody;
        ModeratedPost: ModeratedPost;
        ModeratedComment: ModeratedComment;
        DiscussionName: DiscussionName;
        ModeratedReply: ModeratedReply;
        ClientView: ClientView;
        NewClientBody: NewClientBody;
        CoachingPerson: CoachingPerson;
        PageFigures: PageFigures;
        AssignableWorkout: AssignableWorkout;
        RosterWork: RosterWork;
        ClientCheckIn: ClientCheckIn;
        ClientWeight: ClientWeight;
        ClientWeek: ClientWeek;
        AssignmentView: AssignmentView;
        CheckInView: CheckInView;
        ClientDetail: ClientDetail;
        AssignmentBody: AssignmentBody;
        CoachMessageAttachment: CoachMessageAttachment;
        CoachMessageView: CoachMessageView;
        AttachmentBody: AttachmentBody;
        CoachMessageBody: CoachMessageBody;
        CheckInReplyBody: CheckInReplyBody;
        MyCoach: MyCoach;
        CheckInBody: CheckInBody;
        CoachWithClients: CoachWithClients;
        RosterPlace: RosterPlace;
        MoveBody: MoveBody;
        SubscriptionView: SubscriptionView;
        BillingPlanView: BillingPlanView;
        InvoiceView: InvoiceView;
        BillingPageView: BillingPageView;
        ManagedBillingPlanView: ManagedBillingPlanView;
        BillingPlanBody: BillingPlanBody;
        BillingPlanChangeBody: BillingPlanChangeBody;
        OverviewStepsView: OverviewStepsView;
        OverviewCaloriesView: OverviewCaloriesView;
        OverviewSleepView: OverviewSleepView;
        OverviewHeartRateView: OverviewHeartRateView;
        OverviewWorkoutsView: OverviewWorkoutsView;
        OverviewWeightView: OverviewWeightView;
        OverviewPageView: OverviewPageView;
        HubAccountView: HubAccountView;
        HubFiguresView: HubFiguresView;
        AlertsView: AlertsView;
        PrivacyView: PrivacyView;
        AppearanceView: AppearanceView;
        SettingsHubView: SettingsHubView;
        AlertsBody: AlertsBody;
        PrivacyBody: PrivacyBody;
        AppearanceBody: AppearanceBody;
        ExportView: ExportView;
        FitnessSearchHit: FitnessSearchHit;
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
    Accounts_register: {
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
            /** @description A token and the account that signed in. */
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
                        data: StaffSignInView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 409: email_taken, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, username_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "email_taken" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed";
                    };
                };
            };
        };
    };
    Accounts_close: {
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
                "application/json": DeleteAccountBody;
            };
        };
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, last_full_account; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "last_full_account" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Members_list: {
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
                /** @description Filter by ISO 3166-1 numeric code of the country. */
                country_id?: number;
                /** @description Order by last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is the account of a member. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: MemberView[];
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
    Members_add: {
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
                "application/json": MemberBody;
            };
        };
        responses: {
            /** @description The account of a member. */
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
                        data: MemberView;
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
    Members_statistic: {
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
    Members_deleted: {
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
                /** @description Filter by ISO 3166-1 numeric code of the country. */
                country_id?: number;
                /** @description Order by last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is the account of a member. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: MemberView[];
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
    Members_oneDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the member. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account of a member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: MemberView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Members_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Username of the member. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account of a member. */
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
                        data: MemberView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Members_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the member. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account of a member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: MemberView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Members_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the member. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, demo_protected, permission_required; 404: member_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "demo_protected" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Members_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the member. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MemberChangeBody;
            };
        };
        responses: {
            /** @description The account of a member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: MemberView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, demo_protected, permission_required; 404: member_not_found; 409: email_taken, username_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "demo_protected" | "email_taken" | "malformed_json" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Members_setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the member. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MemberPasswordBody;
            };
        };
        responses: {
            /** @description The account of a member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: MemberView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, demo_protected, permission_required; 404: member_not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "demo_protected" | "malformed_json" | "member_not_found" | "permission_required" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Members_resend: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Username of the member. */
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Members_verify: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Username of the member. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account of a member. */
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
                        data: MemberView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, permission_required; 404: member_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "demo_protected" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Members_unverify: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Username of the member. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account of a member. */
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
                        data: MemberView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, permission_required; 404: member_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "demo_protected" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    RolePicker_select: {
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, demo_protected, permission_required; 404: record_not_found; 409: last_full_account; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "demo_protected" | "last_full_account" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, demo_protected, permission_required; 404: record_not_found; 409: email_taken, last_full_account, username_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "demo_protected" | "email_taken" | "last_full_account" | "malformed_json" | "permission_required" | "rate_limited" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed" | "wrong_audience";
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, demo_protected, permission_required; 404: record_not_found; 409: last_full_account; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "demo_protected" | "last_full_account" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, permission_required; 404: record_not_found; 409: role_built_in, role_name_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "role_built_in" | "role_name_taken" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, permission_required; 404: record_not_found; 409: role_built_in, role_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "permission_required" | "record_not_found" | "role_built_in" | "role_in_use" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, demo_protected, permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, last_full_account; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "demo_protected" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "last_full_account" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "demo_protected" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, permission_required; 404: record_not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
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
    Labels_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Display names of all enum values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: FitnessLabels;
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
    ChunkedUploads_receive: {
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
                "multipart/form-data": UploadPartForm;
            };
        };
        responses: {
            /** @description The state of the upload, and the file once it is complete. */
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
                        data: ChunkedUploadView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, bucket_required, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, part_differs, too_many_uploads, upload_differs; 413: body_too_large; 415: unsupported_media_type; 429: rate_limited, uploads_under_way; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "bucket_required" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "part_differs" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_uploads" | "unsupported_media_type" | "upload_differs" | "uploads_under_way" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ExercisesStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words that must all occur in the name, in either language. */
                search?: string;
                /** @description Order by last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Filter by main muscle. */
                muscle?: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
                /** @description Filter by required equipment. */
                equipment?: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
                /** @description Filter by difficulty. */
                difficulty?: "beginner" | "intermediate" | "advanced";
                /** @description Filter by the featured exercise, or by all others. */
                is_featured?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is an exercise with all its fields. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: ManagedExerciseView[];
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
    ExercisesStaff_create: {
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
                "application/json": ExerciseBody;
            };
        };
        responses: {
            /** @description An exercise with all its fields. */
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
                        data: ManagedExerciseView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ExercisesStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the exercise. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An exercise with all its fields. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedExerciseView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ExercisesStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the exercise. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: exercise_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "exercise_in_use" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    ExercisesStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the exercise. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExerciseChangeBody;
            };
        };
        responses: {
            /** @description An exercise with all its fields. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedExerciseView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ExercisesStaff_feature: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the exercise. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An exercise with all its fields. */
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
                        data: ManagedExerciseView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    WorkoutsStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words that must all occur in the name, in either language. */
                search?: string;
                /** @description Order by last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Filter by kind. */
                kind?: "strength" | "cardio" | "hiit" | "mobility" | "yoga" | "pilates" | "recovery";
                /** @description Filter by difficulty. */
                difficulty?: "beginner" | "intermediate" | "advanced";
                /** @description Filter by id of an exercise that it contains. */
                exercise_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a workout with its exercises. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: ManagedWorkoutView[];
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
    WorkoutsStaff_create: {
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
                "application/json": WorkoutBody;
            };
        };
        responses: {
            /** @description A workout with its exercises. */
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
                        data: ManagedWorkoutView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    WorkoutsStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the workout. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A workout with its exercises. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedWorkoutView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    WorkoutsStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the workout. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: workout_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "workout_in_use" | "wrong_audience";
                    };
                };
            };
        };
    };
    WorkoutsStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the workout. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WorkoutChangeBody;
            };
        };
        responses: {
            /** @description A workout with its exercises. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedWorkoutView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ProgramsStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words that must all occur in the name, in either language. */
                search?: string;
                /** @description Order by last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Filter by main goal. */
                goal?: "strength" | "muscle" | "weight_loss" | "endurance" | "mobility" | "general";
                /** @description Filter by difficulty. */
                difficulty?: "beginner" | "intermediate" | "advanced";
                /** @description Filter by id of a workout that it contains. */
                workout_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a program with its days. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: ManagedProgramView[];
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
    ProgramsStaff_create: {
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
                "application/json": ProgramBody;
            };
        };
        responses: {
            /** @description A program with its days. */
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
                        data: ManagedProgramView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ProgramsStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the program. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A program with its days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedProgramView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ProgramsStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the program. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: program_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "program_in_use" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    ProgramsStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the program. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProgramChangeBody;
            };
        };
        responses: {
            /** @description A program with its days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedProgramView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    DishesStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words that must all occur in the name, in either language. */
                search?: string;
                /** @description Order by last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Filter by usual meal of the day. */
                meal?: "breakfast" | "lunch" | "dinner" | "snack";
                /** @description Filter by tag. */
                tag?: "vegetarian" | "vegan" | "high_protein" | "low_carb" | "gluten_free" | "dairy_free" | "high_fiber" | "quick";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a dish with its nutrients. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: ManagedDishView[];
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
    DishesStaff_create: {
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
            /** @description A dish with its nutrients. */
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
                        data: ManagedDishView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    DishesStaff_one: {
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
            /** @description A dish with its nutrients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedDishView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    DishesStaff_remove: {
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    DishesStaff_change: {
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
            /** @description A dish with its nutrients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedDishView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    BadgesStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words that must all occur in the name, in either language. */
                search?: string;
                /** @description Order by last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Filter by tier. */
                tier?: "bronze" | "silver" | "gold" | "platinum";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a badge and how many members earned it. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: ManagedBadgeView[];
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
    BadgesStaff_create: {
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
                "application/json": BadgeBody;
            };
        };
        responses: {
            /** @description A badge and how many members earned it. */
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
                        data: ManagedBadgeView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    BadgesStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the badge. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A badge and how many members earned it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedBadgeView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    BadgesStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the badge. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: badge_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "badge_in_use" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    BadgesStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the badge. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BadgeChangeBody;
            };
        };
        responses: {
            /** @description A badge and how many members earned it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedBadgeView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AchievementsStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words that must all occur in the name, in either language. */
                search?: string;
                /** @description Order by last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Filter by metric. */
                metric?: "workouts" | "active_days" | "streak_days" | "best_day_steps" | "distance_m" | "calories_kcal" | "nights" | "hydrated_days" | "challenges" | "check_ins" | "posts";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is an achievement and how many members earned it. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: ManagedAchievementView[];
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
    AchievementsStaff_create: {
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
                "application/json": AchievementBody;
            };
        };
        responses: {
            /** @description An achievement and how many members earned it. */
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
                        data: ManagedAchievementView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AchievementsStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the achievement. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An achievement and how many members earned it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedAchievementView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AchievementsStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the achievement. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: achievement_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "achievement_in_use" | "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    AchievementsStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the achievement. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AchievementChangeBody;
            };
        };
        responses: {
            /** @description An achievement and how many members earned it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedAchievementView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    GroupsStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words that must all occur in the name, in either language. */
                search?: string;
                /** @description Order by last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Filter by topic. */
                topic?: "running" | "cycling" | "strength" | "yoga" | "nutrition" | "walking" | "swimming" | "mindfulness" | "beginners" | "general";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a group with the number of its members. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: ManagedGroupView[];
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
    GroupsStaff_create: {
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
                "application/json": GroupBody;
            };
        };
        responses: {
            /** @description A group with the number of its members. */
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
                        data: ManagedGroupView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    GroupsStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the group. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A group with the number of its members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedGroupView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    GroupsStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the group. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: group_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "group_in_use" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    GroupsStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the group. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupChangeBody;
            };
        };
        responses: {
            /** @description A group with the number of its members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedGroupView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    EventsStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words that must all occur in the name, in either language. */
                search?: string;
                /** @description Order by last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Filter by id of the group. */
                group_id?: number;
                /** @description Filter by online events, or by all others. */
                is_online?: boolean;
                /** @description First day of the start, in UTC. */
                from?: string;
                /** @description Last day of the start, in UTC. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is an event with its places. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: ManagedEventView[];
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
    EventsStaff_create: {
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
                "application/json": EventBody;
            };
        };
        responses: {
            /** @description An event with its places. */
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
                        data: ManagedEventView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    EventsStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An event with its places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedEventView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    EventsStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: event_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "event_in_use" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    EventsStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EventChangeBody;
            };
        };
        responses: {
            /** @description An event with its places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedEventView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: capacity_taken, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "capacity_taken" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    EventsStaff_waitingList: {
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
                /** @description Id of the event. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a member on the waiting list of an event. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: EventLineEntryView[];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ChallengesStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words that must all occur in the name, in either language. */
                search?: string;
                /** @description Order by last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Filter by metric. */
                metric?: "steps" | "distance_m" | "active_minutes" | "calories_kcal" | "workouts";
                /** @description Filter by a day on which the challenge runs. */
                running_on?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a challenge with the number of its participants. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: ManagedChallengeView[];
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
    ChallengesStaff_create: {
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
                "application/json": ChallengeBody;
            };
        };
        responses: {
            /** @description A challenge with the number of its participants. */
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
                        data: ManagedChallengeView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ChallengesStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the challenge. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A challenge with the number of its participants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedChallengeView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ChallengesStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the challenge. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: challenge_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "challenge_in_use" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    ChallengesStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the challenge. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ChallengeChangeBody;
            };
        };
        responses: {
            /** @description A challenge with the number of its participants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedChallengeView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Devices_page: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The devices of the member, connected or not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: DevicesPageView;
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
    Devices_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is an ingest key without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: IngestKeyView[];
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
    Devices_create: {
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
                "application/json": IngestKeyBody;
            };
        };
        responses: {
            /** @description The new ingest key; its secret is shown only here. */
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
                        data: NewIngestKeyView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, too_many_ingest_keys; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_ingest_keys" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Devices_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the key. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is an ingest key without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: IngestKeyView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Devices_toggle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Key of the device. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The devices of the member, connected or not. */
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
                        data: DevicesPageView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Devices_sync: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Key of the device. */
                key: string;
            };
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
            /** @description Refused. 400: bad_request, device_sync_unavailable, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "device_sync_unavailable" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    DevicesStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words that must all occur in the name, in either language. */
                search?: string;
                /** @description Order by last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Filter by kind. */
                kind?: "watch" | "band" | "scale" | "ring" | "phone" | "application";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a kind of device with the number of connections. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: ManagedDeviceView[];
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
    DevicesStaff_create: {
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
                "application/json": DeviceBody;
            };
        };
        responses: {
            /** @description A kind of device with the number of connections. */
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
                        data: ManagedDeviceView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    DevicesStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the device. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A kind of device with the number of connections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedDeviceView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    DevicesStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the device. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: device_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "device_in_use" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    DevicesStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the device. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DeviceChangeBody;
            };
        };
        responses: {
            /** @description A kind of device with the number of connections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedDeviceView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sessions_current: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session with its exercises, sets and totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: FitnessSession;
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
    Sessions_start: {
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
                "application/json": SessionStartBody;
            };
        };
        responses: {
            /** @description The session with its exercises, sets and totals. */
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
                        data: FitnessSession;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, session_open; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "session_open" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sessions_logSet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Number of the set within its exercise, from 1. */
                set: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DoneSetBody;
            };
        };
        responses: {
            /** @description The session with its exercises, sets and totals. */
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
                        data: FitnessSession;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, no_open_session; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "no_open_session" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sessions_skipRest: {
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
            /** @description The session with its exercises, sets and totals. */
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
                        data: FitnessSession;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, no_open_session; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "no_open_session" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sessions_notes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SessionNotesBody;
            };
        };
        responses: {
            /** @description The session with its exercises, sets and totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: FitnessSession;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: no_open_session; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "no_open_session" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sessions_add: {
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
                "application/json": AddedExerciseBody;
            };
        };
        responses: {
            /** @description The session with its exercises, sets and totals. */
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
                        data: FitnessSession;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, no_open_session, session_full; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "no_open_session" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "session_full" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sessions_select: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the exercise. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session with its exercises, sets and totals. */
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
                        data: FitnessSession;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, no_open_session; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "no_open_session" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sessions_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the exercise. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session with its exercises, sets and totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: FitnessSession;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: no_open_session; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "no_open_session" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sessions_finish: {
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
            /** @description The session with its exercises, sets and totals. */
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
                        data: FitnessSession;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, no_open_session; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "no_open_session" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sessions_restart: {
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
            /** @description The session with its exercises, sets and totals. */
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
                        data: FitnessSession;
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
    Activity_page: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Length of a period; `days` when left out. */
                granularity?: "days" | "weeks" | "months";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activity of the period with goals, totals and trends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ActivityPageView;
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
    Activity_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the training. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An activity with its figures and its comparison. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: OneActivityView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Ingest_whoami: {
        parameters: {
            query?: never;
            header?: {
                /** @description An ingest key of the account, `qk_<prefix>_<secret>` */
                "X-Api-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ingest key and its account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: KeyHolderView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: ingest_key_required; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "ingest_key_required" | "rate_limited" | "server_busy" | "service_unavailable" | "validation_failed";
                    };
                };
            };
        };
    };
    Ingest_daily: {
        parameters: {
            query?: never;
            header?: {
                /** @description An ingest key of the account, `qk_<prefix>_<secret>` */
                "X-Api-Key"?: string;
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DailyMetricsBody;
            };
        };
        responses: {
            /** @description Numbers of received, inserted and updated days. */
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
                        data: IngestedDaysView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: ingest_key_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "ingest_key_required" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Ingest_finished: {
        parameters: {
            query?: never;
            header?: {
                /** @description An ingest key of the account, `qk_<prefix>_<secret>` */
                "X-Api-Key"?: string;
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": IngestedSessionsBody;
            };
        };
        responses: {
            /** @description Numbers of received, new and known trainings. */
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
                        data: IngestedSessionsView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: ingest_key_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "ingest_key_required" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Library_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 24 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Filter by main or secondary muscle. */
                muscle?: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
                /** @description Filter by required equipment. */
                equipment?: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
                /** @description Filter by difficulty. */
                difficulty?: "beginner" | "intermediate" | "advanced";
                /** @description Filter by saved exercises, or by all others. */
                is_saved?: boolean;
                /** @description Words that must all occur in the name, in either language. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of exercises with filters and recent ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: FitnessLibraryPage;
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
    Library_one: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 50 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Slug of the exercise. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An exercise with instructions, own records and history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: FitnessExercisePage;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Library_save: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the exercise. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An exercise with instructions, own records and history. */
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
                        data: FitnessExercisePage;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Library_logSets: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the exercise. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LoggedSetsBody;
            };
        };
        responses: {
            /** @description An exercise with instructions, own records and history. */
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
                        data: FitnessExercisePage;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Training_plan: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 200 when left out, otherwise at most 100. */
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
            /** @description The week of the member: program, assigned and recent workouts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: FitnessPlanPage;
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
    Training_programs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active program and all programs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: FitnessProgramsPage;
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
    Training_enroll: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the program. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active program and all programs. */
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
                        data: FitnessProgramsPage;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Training_workout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the workout. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A workout with its exercises. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: FitnessWorkoutPage;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Training_save: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the workout. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A workout with its exercises. */
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
                        data: FitnessWorkoutPage;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Nutrition_page: {
        parameters: {
            query?: {
                /** @description Words that must all occur in the name of a dish, in either language. */
                search?: string;
                /** @description Filter of the dishes by usual meal of the day. */
                meal?: "breakfast" | "lunch" | "dinner" | "snack";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The meals, nutrients and water of the day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: NutritionPageView;
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
    Nutrition_log: {
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
                "application/json": LoggedDishBody;
            };
        };
        responses: {
            /** @description The meals, nutrients and water of the day. */
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
                        data: NutritionPageView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Nutrition_hydrate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": HydrationBody;
            };
        };
        responses: {
            /** @description The meals, nutrients and water of the day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: NutritionPageView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Nutrition_planner: {
        parameters: {
            query?: {
                /** @description Day of the planner; today when left out. */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The planned meals of the week. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: PlannerPageView;
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
    Nutrition_plan: {
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
                "application/json": OwnMealBody;
            };
        };
        responses: {
            /** @description The planned meals of the week. */
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
                        data: PlannerPageView;
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
    Nutrition_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the meal. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The planned meals of the week. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: PlannerPageView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sleep_page: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 30 when left out, at most 100. */
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
            /** @description The sleep of the last nights with goals and averages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: SleepPageView;
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
    Sleep_log: {
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
                "application/json": SleepNightBody;
            };
        };
        responses: {
            /** @description The sleep of the last nights with goals and averages. */
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
                        data: SleepPageView;
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
    Sleep_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Day of waking, `YYYY-MM-DD`. */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sleep of the last nights with goals and averages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: SleepPageView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Vitals_page: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 60 when left out, at most 100. */
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
            /** @description The vitals of today and one page of readings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: HealthPageView;
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
    Vitals_log: {
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
                "application/json": HealthReadingBody;
            };
        };
        responses: {
            /** @description The vitals of today and one page of readings. */
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
                        data: HealthPageView;
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
    Vitals_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Day of the reading, `YYYY-MM-DD`. */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vitals of today and one page of readings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: HealthPageView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Progress_page: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 60 when left out, at most 100. */
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
            /** @description Weight and measures with trends and one page of readings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ProgressPageView;
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
    Progress_compare: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 100 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Day of the checkpoint to compare from; the first one when left out. */
                before?: string;
                /** @description Day of the checkpoint to compare with; the latest one when left out. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Photos before and after, and one page of checkpoints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ProgressPhotosPageView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Progress_add: {
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
                "application/json": ProgressPhotoBody;
            };
        };
        responses: {
            /** @description Photos before and after, and one page of checkpoints. */
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
                        data: ProgressPhotosPageView;
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
    Progress_notes: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 30 when left out, at most 100. */
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
            /** @description One page of a list; each entry is a note of the journal. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: JournalNoteView[];
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
    Progress_note: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": JournalNoteBody;
            };
        };
        responses: {
            /** @description Photos before and after, and one page of checkpoints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ProgressPhotosPageView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Progress_removePhotos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Day of the checkpoint, `YYYY-MM-DD`. */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Photos before and after, and one page of checkpoints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ProgressPhotosPageView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Progress_aim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WeightGoalBody;
            };
        };
        responses: {
            /** @description Weight and measures with trends and one page of readings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ProgressPageView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Progress_log: {
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
                "application/json": BodyReadingBody;
            };
        };
        responses: {
            /** @description Weight and measures with trends and one page of readings. */
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
                        data: ProgressPageView;
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
    Progress_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Day of the reading, `YYYY-MM-DD`. */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Weight and measures with trends and one page of readings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ProgressPageView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    CommunityLists_allGroups: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 30 when left out, at most 100. */
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
            /** @description One page of a list; each entry is a group of the community. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: CommunityGroupView[];
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
    CommunityLists_members: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 30 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Slug of the group. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a member as the community sees them. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: CommunityMember[];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    CommunityLists_comments: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 30 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Slug of the group. */
                slug: string;
                /** @description Key of the post, as the group shows it. */
                postKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a comment of a post. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: CommunityComment[];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_comment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the group. */
                slug: string;
                /** @description Key of the post, as the group shows it. */
                postKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CommentBody;
            };
        };
        responses: {
            /** @description A group with members and one page of posts. */
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
                        data: CommunityGroupPage;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: not_in_group, permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_in_group" | "permission_required" | "rate_limited" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    CommunityLists_allDiscussions: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 30 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Filter by slug of the group. */
                group?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a discussion with the number of replies. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: DiscussionCard[];
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
    CommunityLists_toCome: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 30 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Filter by slug of the group. */
                group?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is an event with its places. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: CommunityEventView[];
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
    CommunityLists_running: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 30 when left out, at most 100. */
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
            /** @description One page of a list; each entry is a challenge with the progress of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: CommunityChallenge[];
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
    CommunityLists_reached: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 30 when left out, at most 100. */
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
            /** @description One page of a list; each entry is an achievement with the progress of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: CommunityAchievement[];
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
    Community_page: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 30 when left out, at most 100. */
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
            /** @description The community page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: CommunityPage;
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
    Community_profile: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 10 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Username of the member. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A member with badges, groups and posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: CommunityProfile;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_group: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 50 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Slug of the group. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A group with members and one page of posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: CommunityGroupPage;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_discussion: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 200 when left out, otherwise at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Slug of the discussion. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A discussion with one page of replies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: DiscussionView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_join: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the group. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A group with members and one page of posts. */
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
                        data: CommunityGroupPage;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_challenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the challenge. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A challenge with the progress of the member. */
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
                        data: CommunityChallenge;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: challenge_over, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "challenge_over" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_attend: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the event. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An event with its places. */
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
                        data: CommunityEventView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: event_full, event_over, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "event_full" | "event_over" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the group. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PostBody;
            };
        };
        responses: {
            /** @description A group with members and one page of posts. */
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
                        data: CommunityGroupPage;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: not_in_group, permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_in_group" | "permission_required" | "rate_limited" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_like: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the group. */
                slug: string;
                /** @description Key of the post, as the group shows it. */
                postKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A group with members and one page of posts. */
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
                        data: CommunityGroupPage;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: not_in_group, permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_in_group" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_removePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the group. */
                slug: string;
                /** @description Key of the post, as the group shows it. */
                postKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A group with members and one page of posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: CommunityGroupPage;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_removeComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the group. */
                slug: string;
                /** @description Key of the post, as the group shows it. */
                postKey: string;
                /** @description Id of the comment. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A group with members and one page of posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: CommunityGroupPage;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_removeReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the discussion. */
                slug: string;
                /** @description Id of the reply. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A discussion with one page of replies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: DiscussionView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_reply: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the discussion. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReplyBody;
            };
        };
        responses: {
            /** @description A discussion with one page of replies. */
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
                        data: DiscussionView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: not_in_group, permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_in_group" | "permission_required" | "rate_limited" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    EventWaiting_join: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the event. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An event with its places. */
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
                        data: CommunityEventView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: not_in_group, permission_required; 404: record_not_found; 409: event_full, event_over, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, places_free; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "event_full" | "event_over" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_in_group" | "permission_required" | "places_free" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    EventWaiting_leave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the event. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An event with its places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: CommunityEventView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: event_over; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "event_over" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    EventWaiting_accept: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the event. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An event with its places. */
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
                        data: CommunityEventView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: event_over, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, offer_over; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "event_over" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "offer_over" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    DiscussionsStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words that must all occur in the name, in either language. */
                search?: string;
                /** @description Order by last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Filter by id of the group. */
                group_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a discussion as moderators see it. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: ManagedDiscussionView[];
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
    DiscussionsStaff_create: {
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
                "application/json": DiscussionBody;
            };
        };
        responses: {
            /** @description A discussion as moderators see it. */
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
                        data: ManagedDiscussionView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    DiscussionsStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the discussion. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A discussion as moderators see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedDiscussionView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    DiscussionsStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the discussion. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    DiscussionsStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the discussion. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DiscussionChangeBody;
            };
        };
        responses: {
            /** @description A discussion as moderators see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedDiscussionView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Moderation_posts: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Filter by username of the author. */
                author?: string;
                /** @description Filter by id of the group. */
                group_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a post as moderators see it. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: ModeratedPost[];
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
    Moderation_removePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the post, as the list shows it. */
                postKey: string;
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Moderation_comments: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Filter by username of the author. */
                author?: string;
                /** @description Filter by key of the post. Older spelling of `post_key`. */
                postKey?: string;
                /** @description Filter by key of the post. */
                post_key?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a comment as moderators see it. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: ModeratedComment[];
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
    Moderation_removeComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the comment. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Moderation_replies: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Filter by username of the author. */
                author?: string;
                /** @description Filter by id of the discussion. */
                discussion_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a reply as moderators see it. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: ModeratedReply[];
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
    Moderation_removeReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the reply. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_clients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a client with the activity of the week. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ClientView[];
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
    Roster_take: {
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
                "application/json": NewClientBody;
            };
        };
        responses: {
            /** @description A client with the activity of the week. */
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
                        data: ClientView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 409: already_coached, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "already_coached" | "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_available: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 500 when left out, otherwise at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words that must all occur in the names or the username. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a member or coach. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: CoachingPerson[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                        /** @description Which page this is, and how many rows and pages there are. */
                        pagination: PageFigures;
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
    Roster_workouts: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 500 when left out, otherwise at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words that must all occur in the name, in either language. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a workout to assign. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: AssignableWorkout[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                        /** @description Which page this is, and how many rows and pages there are. */
                        pagination: PageFigures;
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
    Roster_assignedWork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is assigned work with its client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: RosterWork[];
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
    Roster_weeksCheckIns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a check-in with its client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ClientCheckIn[];
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
    Roster_client: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the client. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A client with goals, plan and figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ClientDetail;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_plan: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 500 when left out, otherwise at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Username of the client. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is assigned work. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: AssignmentView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                        /** @description Which page this is, and how many rows and pages there are. */
                        pagination: PageFigures;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_assign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Username of the client. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AssignmentBody;
            };
        };
        responses: {
            /** @description Assigned work. */
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found, record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "member_not_found" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_removeAssignment: {
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_thread: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 50 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Username of the client. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a message between coach and member. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: CoachMessageView[];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_write: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Username of the client. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CoachMessageBody;
            };
        };
        responses: {
            /** @description A message between coach and member. */
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
                        data: CoachMessageView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "member_not_found" | "permission_required" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_clientCheckIns: {
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
                /** @description Username of the client. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a check-in with the reply of the coach. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: CheckInView[];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_reply: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the check-in. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CheckInReplyBody;
            };
        };
        responses: {
            /** @description A check-in with the reply of the coach. */
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
                        data: CheckInView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "rate_limited" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    MemberCoaching_coach: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coach of the member; null if there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: MyCoach | null;
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
    MemberCoaching_plan: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 500 when left out, otherwise at most 100. */
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
            /** @description One page of a list; each entry is assigned work. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: AssignmentView[];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                        /** @description Which page this is, and how many rows and pages there are. */
                        pagination: PageFigures;
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
    MemberCoaching_thread: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 50 when left out, at most 100. */
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
            /** @description One page of a list; each entry is a message between coach and member. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: CoachMessageView[];
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
    MemberCoaching_write: {
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
                "application/json": CoachMessageBody;
            };
        };
        responses: {
            /** @description A message between coach and member. */
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
                        data: CoachMessageView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, no_coach; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "no_coach" | "permission_required" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    MemberCoaching_list: {
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
            /** @description One page of a list; each entry is a check-in with the reply of the coach. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: CheckInView[];
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
    MemberCoaching_file: {
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
                "application/json": CheckInBody;
            };
        };
        responses: {
            /** @description A check-in with the reply of the coach. */
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
                        data: CheckInView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: check_in_exists, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "check_in_exists" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    RosterAssignment_coaches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a coach with the number of clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: CoachWithClients[];
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
    RosterAssignment_place: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the member. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coach of a member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: RosterPlace;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    RosterAssignment_free: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the member. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coach of a member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: RosterPlace;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    RosterAssignment_move: {
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
                "application/json": MoveBody;
            };
        };
        responses: {
            /** @description The coach of a member. */
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
                        data: RosterPlace;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: coach_not_found, member_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "coach_not_found" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Billing_page: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 100 when left out, at most 100. */
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
            /** @description The subscription, all plans and one page of invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: BillingPageView;
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
    BillingPlansStaff_list: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1; 1 when omitted. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words that must all occur in the name, in either language. */
                search?: string;
                /** @description Order by last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Filter by billing interval. */
                interval?: "month" | "year";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a billing plan with the number of members. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                            data: ManagedBillingPlanView[];
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
    BillingPlansStaff_create: {
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
                "application/json": BillingPlanBody;
            };
        };
        responses: {
            /** @description A billing plan with the number of members. */
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
                        data: ManagedBillingPlanView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    BillingPlansStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the billing plan. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A billing plan with the number of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedBillingPlanView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    BillingPlansStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the billing plan. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: billing_plan_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "billing_plan_in_use" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    BillingPlansStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the billing plan. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BillingPlanChangeBody;
            };
        };
        responses: {
            /** @description A billing plan with the number of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ManagedBillingPlanView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Overview_page: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day of the member: goals, training, sleep and meals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: OverviewPageView;
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
    SettingsHub_page: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Account, totals and preferences of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: SettingsHubView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: member_only, permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "member_only" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    SettingsHub_alerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AlertsBody;
            };
        };
        responses: {
            /** @description Account, totals and preferences of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: SettingsHubView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: member_only, permission_required; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "member_only" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    SettingsHub_privacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PrivacyBody;
            };
        };
        responses: {
            /** @description Account, totals and preferences of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: SettingsHubView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: member_only, permission_required; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "member_only" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    SettingsHub_appearance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AppearanceBody;
            };
        };
        responses: {
            /** @description Account, totals and preferences of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: SettingsHubView;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: member_only, permission_required; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "member_only" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Export_everything: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All data of the account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: ExportView;
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
    Search_find: {
        parameters: {
            query?: {
                /** @description Words that must all occur in the name; without any, nothing is found. */
                q?: string;
                /** @description Language of titles and subtitles; that of the request when left out. */
                locale?: "en" | "ar";
                /** @description Maximum number of hits; 20 when left out, at most 50. */
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
            /** @description A list; each entry is a result of the search. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: FitnessSearchHit[];
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
            /** @description Refused. 400: bad_request, validation_failed; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "record_not_found" | "server_busy" | "service_unavailable" | "validation_failed";
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "rate_limited" | "record_not_found" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                /** @description Rows per page: 10 when left out, at most 100. */
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
                /** @description Rows per page: 10 when left out, at most 100. */
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: answer_under_way, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: assistant_unavailable; 429: ai_tokens_used_up, rate_limited; 502: assistant_failed; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "ai_tokens_used_up" | "answer_under_way" | "assistant_failed" | "assistant_unavailable" | "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "rate_limited" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, proposal_decided, proposal_expired, proposal_under_way; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "proposal_decided" | "proposal_expired" | "proposal_under_way" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, proposal_decided; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "proposal_decided" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    BareHealth_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service is ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StatusView;
                };
            };
            /** @description Refused. 400: bad_request; 503: no code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Failure & {
                        /** @enum {string} */
                        code: "bad_request";
                    };
                };
            };
        };
    };
}
