// Generated from the description of the service by `npm run clients`: not to be changed by hand.

export interface CalendarUpdateView {
    /** @description Id of the stay. */
    stay_id: number;
    /** @description Id of the calendar feed that changed. */
    feed_id: number;
    /**
     * Format: date-time
     * @description Instant of the change, in UTC. (format date-time)
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
    /** @enum {string} */
    payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
    /** @enum {string} */
    payment_method: "card" | "wallet" | "on_arrival";
    stay: BookedStayView;
    /**
     * Format: date
     * @description (format date)
     */
    check_in: string;
    /**
     * Format: date
     * @description (format date)
     */
    check_out: string;
    /** @description Check-in time, `HH:MM`, in the company's time zone. */
    check_in_time: string;
    /** @description Check-out time, `HH:MM`, in the company's time zone. */
    check_out_time: string;
    nights: number;
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
    /** @enum {string} */
    locale: "en" | "ar";
    /** @description Price of one night. In units of the currency, with at most two decimals. */
    nightly_rate: number;
    /** @description Whether the nights differ in price; `nightly_rate` is then their rounded average. */
    nightly_rate_varies: boolean;
    subtotal: number;
    /** @description In units of the currency, with at most two decimals. */
    cleaning_fee: number;
    /** @description Price of the nights and cleaning, without the deposit. In units of the currency, with at most two decimals. */
    total: number;
    /** @description Refundable deposit, paid with the booking; not part of `total`. In units of the currency, with at most two decimals. */
    deposit: number;
    /** @description Part of the deposit that the company keeps. In units of the currency, with at most two decimals. */
    deposit_kept: number;
    /** @description Reason for keeping a part of the deposit; null when nothing is kept. */
    deposit_reason: string | null;
    /** @description When the rest of the deposit is returned; null until the booking is completed. */
    deposit_returns_at: string | null;
    /** @description When the deposit was returned, or kept in full; null until then. */
    deposit_settled_at: string | null;
    /** @description Amount that the guest pays: `total` and `deposit`, in units of the currency. */
    to_pay: number;
    /** @description Lines of the price; their amounts sum to `to_pay`. */
    lines: PriceLineView[];
    currency: string;
    /** @description Why the booking ended unpaid; null otherwise. */
    failure_reason: ("card_declined" | "payment_expired" | "payment_failed" | null) | null;
    /**
     * Format: date-time
     * @description Last instant at which the guest can cancel, in UTC. (format date-time)
     */
    cancellation_deadline: string;
    /** @description Refunds of a cancellation by deadline, earliest first. Guests cannot cancel after the last one. */
    policy: PolicyStepView[];
    /** @description When the nights of an unpaid booking are released; null for permanent holds. */
    hold_expires_at: string | null;
    /** @description End of the hold for a payment that the processor is still processing, such as a bank debit; null without one. */
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
     * @description (format date-time)
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
export interface BookedStayView {
    /** @description Id of the stay; null when it was deleted. */
    id: number | null;
    /** @description Reference of the stay; kept when the stay is deleted. */
    reference: string;
    slug: string;
    /** @description Heading of the stay when it was booked, in both languages. */
    title: BilingualView;
    /** @description Address of the cover; null without one. */
    cover_url: string | null;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface BilingualView {
    en: string;
    ar: string;
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
     * @description (format date-time)
     */
    at: string;
    /**
     * @description Actor that caused the change.
     * @enum {string}
     */
    by: "guest" | "staff" | "payment" | "system";
    /** @description Why the booking ended unpaid, or `no_show` if its guests did not arrive; null for other changes. */
    reason: ("card_declined" | "payment_expired" | "payment_failed" | "no_show" | null) | null;
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
export interface ManagedBookingView {
    id: number;
    /** @description Reference of the booking, such as `BKG-7K2M9QXW4T`; its mails name it. */
    reference: string;
    /**
     * @description Status of the booking; `pending` waits for payment or confirmation.
     * @enum {string}
     */
    status: "pending" | "confirmed" | "checked_in" | "completed" | "cancelled";
    /** @enum {string} */
    payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
    /** @enum {string} */
    payment_method: "card" | "wallet" | "on_arrival";
    stay: BookedStayView;
    /**
     * Format: date
     * @description (format date)
     */
    check_in: string;
    /**
     * Format: date
     * @description (format date)
     */
    check_out: string;
    /** @description Check-in time, `HH:MM`, in the company's time zone. */
    check_in_time: string;
    /** @description Check-out time, `HH:MM`, in the company's time zone. */
    check_out_time: string;
    nights: number;
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
    /** @enum {string} */
    locale: "en" | "ar";
    /** @description Price of one night. In units of the currency, with at most two decimals. */
    nightly_rate: number;
    /** @description Whether the nights differ in price; `nightly_rate` is then their rounded average. */
    nightly_rate_varies: boolean;
    subtotal: number;
    /** @description In units of the currency, with at most two decimals. */
    cleaning_fee: number;
    /** @description Price of the nights and cleaning, without the deposit. In units of the currency, with at most two decimals. */
    total: number;
    /** @description Refundable deposit, paid with the booking; not part of `total`. In units of the currency, with at most two decimals. */
    deposit: number;
    /** @description Part of the deposit that the company keeps. In units of the currency, with at most two decimals. */
    deposit_kept: number;
    /** @description Reason for keeping a part of the deposit; null when nothing is kept. */
    deposit_reason: string | null;
    /** @description When the rest of the deposit is returned; null until the booking is completed. */
    deposit_returns_at: string | null;
    /** @description When the deposit was returned, or kept in full; null until then. */
    deposit_settled_at: string | null;
    /** @description Amount that the guest pays: `total` and `deposit`, in units of the currency. */
    to_pay: number;
    /** @description Lines of the price; their amounts sum to `to_pay`. */
    lines: PriceLineView[];
    currency: string;
    /** @description Why the booking ended unpaid; null otherwise. */
    failure_reason: ("card_declined" | "payment_expired" | "payment_failed" | null) | null;
    /**
     * Format: date-time
     * @description Last instant at which the guest can cancel, in UTC. (format date-time)
     */
    cancellation_deadline: string;
    /** @description Refunds of a cancellation by deadline, earliest first. Guests cannot cancel after the last one. */
    policy: PolicyStepView[];
    /** @description When the nights of an unpaid booking are released; null for permanent holds. */
    hold_expires_at: string | null;
    /** @description End of the hold for a payment that the processor is still processing, such as a bank debit; null without one. */
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
     * @description (format date-time)
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
    guests: number;
    /** @description Price of the change. In units of the currency, with at most two decimals. */
    difference: number;
    /** @description When the change ends unpaid and its nights are released, in UTC. */
    expires_at: string;
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
    /** @description When it was done or paid otherwise, in UTC. */
    ended_at: string | null;
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
export interface BookingActionView {
    /**
     * @description Value for `action`.
     * @enum {string}
     */
    action: "confirm" | "check_in" | "complete" | "cancel";
    /** @description Whether the action would be accepted now. */
    allowed: boolean;
    /** @description Error code of the refusal; null when the action is possible. */
    reason: ("not_confirmed" | "not_checked_in" | "already_confirmed" | "already_checked_in" | "already_completed" | "already_cancelled" | "awaiting_payment" | "too_early" | null) | null;
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
    /** @description Time of its end, in UTC; null while open. */
    ended_at: string | null;
    /** @description The staff account that ended it; null for comparisons. */
    ended_by: StaffNameView | null;
    /** @description Action that ended it; null while open or gone. */
    action: ("settle" | "refund" | "cancel" | "ignore" | null) | null;
    /** @description The note of the staff account. */
    note: string | null;
    /** @description The actions for this difference, and whether each is possible now. */
    actions: RepairActionView[];
}
export interface RepairActionView {
    /**
     * @description `settle`: apply the state of the processor; `refund`: refund the money; `cancel`: cancel the unpaid order or booking; `ignore`: change nothing.
     * @enum {string}
     */
    action: "settle" | "refund" | "cancel" | "ignore";
    /** @description Whether the action is possible now. */
    allowed: boolean;
    /** @description Reason why it is not possible; null otherwise. `payment_counts`: cancel the order or booking instead, which refunds it. */
    reason: ("difference_gone" | "record_unknown" | "record_not_cancellable" | "payment_counts" | null) | null;
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
        /** @description Sent to staff with `calendar.view` when nights of another calendar, or the state of a calendar feed, change. Read `GET /calendar` and `GET /calendar/feeds` again. */
        "calendar:updated": CalendarUpdateView;
        /** @description Sent to the guest of a booking when its status or payment changes. The guest authenticates with `auth.reference` and either `auth.token`, the access token, or `auth.email`. The payload is the booking as `GET /bookings/{reference}` returns it. */
        "booking:status": BookingView;
        /** @description Sent to staff with `bookings.view` when a booking is created. The payload is the booking as `GET /bookings/manage` returns it. */
        "booking:created": ManagedBookingView;
        /** @description Sent to staff with `bookings.view` when status, dates, payment or notes of a booking change. */
        "booking:updated": ManagedBookingView;
        /** @description To staff who may read the books: a payment differs from what the processor says, or a difference has ended. The payload is the difference as the list returns it. */
        "payment:difference": PaymentDifferenceView;
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
            /** @description Sent to staff with `calendar.view` when nights of another calendar, or the state of a calendar feed, change. Read `GET /calendar` and `GET /calendar/feeds` again. */
            "calendar:updated": CalendarUpdateView;
            /** @description Sent to staff with `bookings.view` when a booking is created. The payload is the booking as `GET /bookings/manage` returns it. */
            "booking:created": ManagedBookingView;
            /** @description Sent to staff with `bookings.view` when status, dates, payment or notes of a booking change. */
            "booking:updated": ManagedBookingView;
            /** @description To staff who may read the books: a payment differs from what the processor says, or a difference has ended. The payload is the difference as the list returns it. */
            "payment:difference": PaymentDifferenceView;
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
    guest: {
        notifications: {
            /** @description Sent to the guest of a booking when its status or payment changes. The guest authenticates with `auth.reference` and either `auth.token`, the access token, or `auth.email`. The payload is the booking as `GET /bookings/{reference}` returns it. */
            "booking:status": BookingView;
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
        CalendarUpdateView: CalendarUpdateView;
        BookingView: BookingView;
        BookedStayView: BookedStayView;
        BilingualView: BilingualView;
        PictureView: PictureView;
        PictureVersionView: PictureVersionView;
        PriceLineView: PriceLineView;
        PolicyStepView: PolicyStepView;
        LatePaymentView: LatePaymentView;
        BookingEventView: BookingEventView;
        OpenChangeView: OpenChangeView;
        BriefRefundView: BriefRefundView;
        ManagedBookingView: ManagedBookingView;
        ManagedOpenChangeView: ManagedOpenChangeView;
        RefundView: RefundView;
        RefundPartView: RefundPartView;
        StaffNameView: StaffNameView;
        BookingActionView: BookingActionView;
        PaymentDifferenceView: PaymentDifferenceView;
        RepairActionView: RepairActionView;
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
