// Generated from the description of the service by `npm run clients`: not to be changed by hand.

export interface MessageView {
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
     * @description (format date-time)
     */
    created_at: string;
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
export interface BilingualView {
    en: string;
    ar: string;
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
export interface ConversationView {
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
     * @description (format date-time)
     */
    created_at: string;
}
export interface CourseReferenceView {
    id: number;
    code: string;
    slug: string;
    title: BilingualView;
}
export interface StudentReferenceView {
    id: number;
    username: string;
    name: string;
    /** @description Address of the portrait; null without one. */
    picture: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface ConversationInstructorView {
    id: number;
    username: string;
    name: BilingualView;
    /** @description Address of the portrait; null without one. */
    picture: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
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
export interface DemoResetView {
    /**
     * Format: date-time
     * @description Time of the next reset, in UTC. (format date-time)
     */
    resets_at: string;
}
export interface Events {
    notifications: {
        /** @description A new message, sent to every page of both sides of the conversation: the student, and all staff accounts of the instructor. The sender receives it too; pages recognize a message by its id. */
        "message:created": MessageView;
        /** @description A conversation that was marked read or unread, sent to every page of the side that marked it. */
        "conversation:updated": ConversationView;
        /** @description Sent to the recipient of a new notification: the new item of the feed, in the language of the page. */
        "notification:created": NotificationView;
        /** @description Sent to all open pages of an account that marked one or all of its notifications as read. */
        "notification:read": NotificationsReadView;
        /** @description Sent to all open pages of an account when one of its notifications is deleted, by the account or with its subject. */
        "notification:deleted": NotificationDeletedView;
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
            /** @description A new message, sent to every page of both sides of the conversation: the student, and all staff accounts of the instructor. The sender receives it too; pages recognize a message by its id. */
            "message:created": MessageView;
            /** @description A conversation that was marked read or unread, sent to every page of the side that marked it. */
            "conversation:updated": ConversationView;
            /** @description Sent to the recipient of a new notification: the new item of the feed, in the language of the page. */
            "notification:created": NotificationView;
            /** @description Sent to all open pages of an account that marked one or all of its notifications as read. */
            "notification:read": NotificationsReadView;
            /** @description Sent to all open pages of an account when one of its notifications is deleted, by the account or with its subject. */
            "notification:deleted": NotificationDeletedView;
            /** @description Sent to every open page in demo mode after the data was deleted and filled again: read everything again. Demo accounts stay signed in; other accounts were deleted. */
            "demo:reset": DemoResetView;
        };
        auth: {
            /** @description Sent to a staff account whose roles, or the permissions of one of them, have changed: read `/auth/me` again. */
            "permissions-updated": Record<string, never>;
        };
    };
    student: {
        notifications: {
            /** @description A new message, sent to every page of both sides of the conversation: the student, and all staff accounts of the instructor. The sender receives it too; pages recognize a message by its id. */
            "message:created": MessageView;
            /** @description A conversation that was marked read or unread, sent to every page of the side that marked it. */
            "conversation:updated": ConversationView;
            /** @description Sent to the recipient of a new notification: the new item of the feed, in the language of the page. */
            "notification:created": NotificationView;
            /** @description Sent to all open pages of an account that marked one or all of its notifications as read. */
            "notification:read": NotificationsReadView;
            /** @description Sent to all open pages of an account when one of its notifications is deleted, by the account or with its subject. */
            "notification:deleted": NotificationDeletedView;
            /** @description Sent to every open page in demo mode after the data was deleted and filled again: read everything again. Demo accounts stay signed in; other accounts were deleted. */
            "demo:reset": DemoResetView;
        };
        auth: Record<string, never>;
    };
}
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        MessageView: MessageView;
        PictureView: PictureView;
        BilingualView: BilingualView;
        PictureVersionView: PictureVersionView;
        ConversationView: ConversationView;
        CourseReferenceView: CourseReferenceView;
        StudentReferenceView: StudentReferenceView;
        ConversationInstructorView: ConversationInstructorView;
        NotificationView: NotificationView;
        NotificationsReadView: NotificationsReadView;
        NotificationDeletedView: NotificationDeletedView;
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
