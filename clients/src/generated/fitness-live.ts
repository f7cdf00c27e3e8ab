// Generated from the description of the service by `npm run clients`: not to be changed by hand.

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
    read_at: string | null;
    /**
     * Format: date-time
     * @description (format date-time)
     */
    created_at: string;
}
export interface NotificationsReadView {
    /** @description Id of the item; null when all were marked read. */
    id: number | null;
    /**
     * Format: date-time
     * @description Time of reading, in UTC. (format date-time)
     */
    read_at: string;
    /** @description Number of unread notifications from the last 30 days. */
    unread_count: number;
}
export interface NotificationDeletedView {
    /** @description Id of the item. */
    id: number;
    /** @description Number of unread notifications from the last 30 days. */
    unread_count: number;
}
export interface EventPlacesView {
    /** @description Slug of the event. */
    slug: string;
    /** @description Number of places that are neither taken nor offered. */
    seats_left: number;
}
export interface FinishedByClient {
    /** @description Username of the client. */
    member_username: string;
    id: number;
    /** @description Slug of the workout; null for a free training. */
    workout_slug: string | null;
    name: BilingualView;
    /**
     * Format: date
     * @description (format date)
     */
    date: string;
    /** @description Number of logged sets. */
    sets_done: number;
    /** @description Sum of weight times repetitions over the logged sets, in kilograms. */
    volume_kg: number;
}
export interface BilingualView {
    en: string;
    ar: string;
}
export interface CoachMessageView {
    id: number;
    /**
     * @description Side that wrote the message.
     * @enum {string}
     */
    sender: "coach" | "member";
    body: string;
    /** @description Attached files, at most ten. Only the two sides can open them; their addresses are valid for one to two hours. */
    attachments: CoachMessageAttachment[];
    /** @description Time at which the other side first read it, in UTC; null while unread. */
    read_at: string | null;
    /** @description Username of the member of the thread. */
    member_username: string;
    /** @description Coach; null after the account is closed. */
    coach: CoachingPerson | null;
    /**
     * Format: date-time
     * @description (format date-time)
     */
    created_at: string;
}
export interface CoachMessageAttachment {
    url: string;
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
export interface PictureVersionView {
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
export interface CoachingPerson {
    username: string;
    first_name: string;
    last_name: string;
    profile_picture: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
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
export interface CoachMessagesRead {
    /** @description Username of the member of the thread. */
    member_username: string;
    /** @description Username of the coach; null after the account is closed. */
    coach_username: string | null;
    /**
     * @description Side that wrote the messages that were read.
     * @enum {string}
     */
    sender: "coach" | "member";
    /** @description Id of the last message that was read; all earlier ones of the sender are read, too. */
    read_to: number;
    /**
     * Format: date-time
     * @description Time of reading, in UTC. (format date-time)
     */
    read_at: string;
}
export interface DemoResetView {
    /**
     * Format: date-time
     * @description Time of the next reset, in UTC. (format date-time)
     */
    resets_at: string;
}
export interface Events {
    notifications: {
        /** @description Sent to the recipient of a new notification: the new item of the feed, in the language of the page. */
        "notification:created": NotificationView;
        /** @description Sent to all open pages of an account that marked one or all of its notifications as read. */
        "notification:read": NotificationsReadView;
        /** @description Sent to all open pages of an account when one of its notifications is deleted, by the account or with its subject. */
        "notification:deleted": NotificationDeletedView;
        /** @description Sent to members on the waiting list of an event when places are offered, an offer is over or the list closes. Read the event again. */
        "event:places": EventPlacesView;
        /** @description To the coach of a member who finished a session with at least one set. */
        "session:finished": FinishedByClient;
        /** @description To the member and the coach of a thread, on every page of both. The author receives it too: a page knows a message by its id. */
        "message:created": CoachMessageView;
        /** @description To the member and the coach of a thread, on every page of both, when one of them reads what the other wrote. A former coach receives nothing. */
        "message:read": CoachMessagesRead;
        /** @description Sent to every open page in demo mode after the data was deleted and filled again: read everything again. Demo accounts stay signed in; other accounts were deleted. */
        "demo:reset": DemoResetView;
    };
    auth: {
        /** @description Sent to a staff account whose roles, or the permissions of one of them, have changed: read `/auth/me` again. */
        "permissions-updated": Record<string, never>;
    };
}
export interface EventsByAudience {
    staff: {
        notifications: {
            /** @description Sent to the recipient of a new notification: the new item of the feed, in the language of the page. */
            "notification:created": NotificationView;
            /** @description Sent to all open pages of an account that marked one or all of its notifications as read. */
            "notification:read": NotificationsReadView;
            /** @description Sent to all open pages of an account when one of its notifications is deleted, by the account or with its subject. */
            "notification:deleted": NotificationDeletedView;
            /** @description Sent to members on the waiting list of an event when places are offered, an offer is over or the list closes. Read the event again. */
            "event:places": EventPlacesView;
            /** @description To the coach of a member who finished a session with at least one set. */
            "session:finished": FinishedByClient;
            /** @description To the member and the coach of a thread, on every page of both. The author receives it too: a page knows a message by its id. */
            "message:created": CoachMessageView;
            /** @description To the member and the coach of a thread, on every page of both, when one of them reads what the other wrote. A former coach receives nothing. */
            "message:read": CoachMessagesRead;
            /** @description Sent to every open page in demo mode after the data was deleted and filled again: read everything again. Demo accounts stay signed in; other accounts were deleted. */
            "demo:reset": DemoResetView;
        };
        auth: {
            /** @description Sent to a staff account whose roles, or the permissions of one of them, have changed: read `/auth/me` again. */
            "permissions-updated": Record<string, never>;
        };
    };
}
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        NotificationView: NotificationView;
        NotificationsReadView: NotificationsReadView;
        NotificationDeletedView: NotificationDeletedView;
        EventPlacesView: EventPlacesView;
        FinishedByClient: FinishedByClient;
        BilingualView: BilingualView;
        CoachMessageView: CoachMessageView;
        CoachMessageAttachment: CoachMessageAttachment;
        PictureVersionView: PictureVersionView;
        CoachingPerson: CoachingPerson;
        PictureView: PictureView;
        CoachMessagesRead: CoachMessagesRead;
        DemoResetView: DemoResetView;
        Events: Events;
        EventsByAudience: EventsByAudience;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
