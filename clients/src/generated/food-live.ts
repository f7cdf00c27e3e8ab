// Generated from the description of the service by `npm run clients`: not to be changed by hand.

export interface KitchenView {
    id: number;
    code: string;
    /** @description Name of the kitchen in both languages. */
    name: BilingualView;
    /** @description IANA name of the time zone of the kitchen. */
    time_zone: string;
    /** @description Address where orders are picked up; null if unknown. */
    address: KitchenAddressView | null;
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
    /** @description When the kitchen closes next by its hours, whatever the setting `service_clock`; null if it is closed or never closes. */
    closes_at: string | null;
    /** @description When the kitchen takes orders for now again, after a pause too, by the clock of the setting `service_clock`; null if it takes them now or has no opening within 60 days. */
    next_opening: string | null;
    /** @description End of the pause of this kitchen or of all kitchens, whichever is later; null if it is not paused. */
    paused_until: string | null;
    /** @description Reason of the pause; null if the team gave none. */
    pause_reason: string | null;
    /** @description End of the time in which new orders take longer; null if the kitchen is not busy. */
    busy_until: string | null;
    /** @description Minutes that new orders take longer than `preparation_minutes`; null if the kitchen is not busy. */
    busy_minutes: number | null;
    /**
     * Format: date-time
     * @description (format date-time)
     */
    created_at: string;
    /**
     * Format: date-time
     * @description (format date-time)
     */
    updated_at: string;
}
export interface BilingualView {
    en: string;
    ar: string;
}
export interface KitchenAddressView {
    street: string;
    city: string;
    postcode: string;
}
export interface KitchenLocationView {
    latitude: number;
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
export interface StaffListedOrderView {
    id: number;
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
    /** @description End of the wait for money that the processor reports as under way, such as a bank debit; null if none is. */
    payment_processing_until: string | null;
    /** @description Payment method, such as `stripe`, `paypal` or `demo`. */
    payment_method: string;
    /** @enum {string} */
    fulfillment: "delivery" | "pickup";
    kitchen_code: string;
    /** @description Kitchen that makes the order, where it is picked up; null once the kitchen is deleted. */
    kitchen: OrderKitchenView | null;
    lines: OrderLineView[];
    /** @description Name of the person who ordered. */
    name: string;
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
    /** @description When the kitchen plans to have the order ready: at the scheduled time, otherwise its preparation time after placement or payment, not before its slot. */
    promised_at: string | null;
    /** @description Start of the slot that the customer chose; null for as soon as possible. */
    scheduled_for: string | null;
    /** @description Slot in which the order is to be ready; null for as soon as possible in a kitchen without limits, and after the slot is released. */
    slot: OrderSlotView | null;
    /** @description When the order is cancelled unless it is paid, because it holds a limited slot or promo code; null if it holds neither, and once it is paid. */
    hold_expires_at: string | null;
    /** @description When the paid order is cancelled and refunded unless the kitchen confirms it; null without a deadline. */
    accept_by: string | null;
    /** @description When the order was ready; null before. */
    ready_at: string | null;
    /** @description When the order was delivered or picked up; null before. */
    delivered_at: string | null;
    /**
     * Format: date-time
     * @description (format date-time)
     */
    updated_at: string;
    /** @description The latest payment that was not accepted and is refunded; null without one. */
    late_payment: StaffLatePaymentView | null;
    /** @description Changes of status, each with whether this kind of account can make it now. */
    actions: OrderActionView[];
    email?: string;
    /** @enum {string} */
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
}
export interface OrderKitchenView {
    code: string;
    /** @description Name of the kitchen in both languages. */
    name: BilingualView;
    /** @description IANA name of the time zone of the kitchen. */
    time_zone: string;
    /** @description Address where orders are picked up; null if unknown. */
    address: KitchenAddressView | null;
    phone: string | null;
}
export interface OrderLineView {
    /** @description Position of the line in the order, from 0. */
    line: number;
    /** @description Position of the line, with which a refund names it. */
    position: number;
    product_id: number | null;
    offer_id: number | null;
    /** @description Name of the dish or offer at the time of the order, in both languages. */
    name: BilingualView;
    /** @description Slug of the dish, which may no longer be on the menu; null for an offer. */
    slug: string | null;
    /** @description Code of the combo offer; null for a dish. */
    code: string | null;
    /** @description Current picture of the dish or offer; null without one. */
    image: string | null;
    quantity: number;
    /** @description Number of units with an open or completed refund. */
    refunded_quantity: number;
    /** @description Chosen options of the dish; empty for an offer. */
    options: OrderedOptionView[];
    /** @description Chosen dishes of the combo offer; empty for a dish. */
    offer_choices: OrderedDishView[];
    instructions: string | null;
    /** @description Amount in units of the currency, at the time of the order; absent for kitchen accounts. */
    unit_price?: number;
    /** @description Amount in units of the currency, at the time of the order; absent for kitchen accounts. */
    line_total?: number;
    /** @description The pictures with these addresses, in their order, each with its versions. */
    pictures: PictureView[];
}
export interface OrderedOptionView {
    group: string;
    /** @description Name of the option group at the time of the order. */
    group_name: BilingualView;
    choice: string;
    /** @description Name of the choice at the time of the order. */
    choice_name: BilingualView;
    /** @description Amount in units of the currency, at the time of the order; absent for kitchen accounts. */
    price_delta?: number;
}
export interface OrderedDishView {
    /** @description Key of the slot of the offer. */
    slot: string;
    label: BilingualView;
    product_id: number;
    /** @description Name of the dish at the time of the order, in both languages. */
    name: BilingualView;
    /** @description Amount in units of the currency, at the time of the order; absent for kitchen accounts. */
    supplement?: number;
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
export interface OrderAddressView {
    street: string;
    city: string;
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
     * @description (format date-time)
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
    /** @description Code with which the action would be refused; null if it is allowed. */
    reason: ("transition_not_allowed" | "transition_forbidden" | "payment_required" | null) | null;
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
export interface KitchenOrderView {
    id: number;
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
    /** @description End of the wait for money that the processor reports as under way, such as a bank debit; null if none is. */
    payment_processing_until: string | null;
    /** @description Payment method, such as `stripe`, `paypal` or `demo`. */
    payment_method: string;
    /** @enum {string} */
    fulfillment: "delivery" | "pickup";
    kitchen_code: string;
    /** @description Kitchen that makes the order, where it is picked up; null once the kitchen is deleted. */
    kitchen: OrderKitchenView | null;
    lines: OrderLineView[];
    /** @description Name of the person who ordered. */
    name: string;
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
    /** @description When the kitchen plans to have the order ready: at the scheduled time, otherwise its preparation time after placement or payment, not before its slot. */
    promised_at: string | null;
    /** @description Start of the slot that the customer chose; null for as soon as possible. */
    scheduled_for: string | null;
    /** @description Slot in which the order is to be ready; null for as soon as possible in a kitchen without limits, and after the slot is released. */
    slot: OrderSlotView | null;
    /** @description When the order is cancelled unless it is paid, because it holds a limited slot or promo code; null if it holds neither, and once it is paid. */
    hold_expires_at: string | null;
    /** @description When the paid order is cancelled and refunded unless the kitchen confirms it; null without a deadline. */
    accept_by: string | null;
    /** @description When the order was ready; null before. */
    ready_at: string | null;
    /** @description When the order was delivered or picked up; null before. */
    delivered_at: string | null;
    /**
     * Format: date-time
     * @description (format date-time)
     */
    updated_at: string;
    /** @description The latest payment that was not accepted and is refunded; null without one. */
    late_payment: StateOfLatePaymentView | null;
    /** @description Changes of status, each with whether this kind of account can make it now. */
    actions: OrderActionView[];
}
export interface StateOfLatePaymentView {
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
export interface OrderView {
    id: number;
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
    /** @description End of the wait for money that the processor reports as under way, such as a bank debit; null if none is. */
    payment_processing_until: string | null;
    /** @description Payment method, such as `stripe`, `paypal` or `demo`. */
    payment_method: string;
    /** @enum {string} */
    fulfillment: "delivery" | "pickup";
    kitchen_code: string;
    /** @description Kitchen that makes the order, where it is picked up; null once the kitchen is deleted. */
    kitchen: OrderKitchenView | null;
    lines: OrderLineView[];
    /** @description Name of the person who ordered. */
    name: string;
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
    /** @description When the kitchen plans to have the order ready: at the scheduled time, otherwise its preparation time after placement or payment, not before its slot. */
    promised_at: string | null;
    /** @description Start of the slot that the customer chose; null for as soon as possible. */
    scheduled_for: string | null;
    /** @description Slot in which the order is to be ready; null for as soon as possible in a kitchen without limits, and after the slot is released. */
    slot: OrderSlotView | null;
    /** @description When the order is cancelled unless it is paid, because it holds a limited slot or promo code; null if it holds neither, and once it is paid. */
    hold_expires_at: string | null;
    /** @description When the paid order is cancelled and refunded unless the kitchen confirms it; null without a deadline. */
    accept_by: string | null;
    /** @description When the order was ready; null before. */
    ready_at: string | null;
    /** @description When the order was delivered or picked up; null before. */
    delivered_at: string | null;
    /**
     * Format: date-time
     * @description (format date-time)
     */
    updated_at: string;
    email: string;
    /** @enum {string} */
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
    /** @description Code with which the action would be refused; null if it is allowed. */
    reason: ("not_payable" | "payment_in_progress" | null) | null;
}
export interface OrderStatusView {
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
    /** @description End of the wait for money that the processor reports as under way, such as a bank debit; null if none is. */
    payment_processing_until: string | null;
    /** @description The latest payment that was not accepted and is refunded; null without one. */
    late_payment: LatePaymentView | null;
    /** @description Statuses that the order reached, oldest first. */
    timeline: TimelineEntryView[];
    /** @description When the kitchen plans to have the order ready: at the scheduled time, otherwise its preparation time after placement or payment, not before its slot. */
    promised_at: string | null;
    /** @description Start of the slot that the customer chose; null for as soon as possible. */
    scheduled_for: string | null;
    /** @description Slot in which the order is to be ready; null for as soon as possible in a kitchen without limits, and after the slot is released. */
    slot: OrderSlotView | null;
    /** @description When the order is cancelled unless it is paid, because it holds a limited slot or promo code; null if it holds neither, and once it is paid. */
    hold_expires_at: string | null;
    /** @description When the paid order is cancelled and refunded unless the kitchen confirms it; null without a deadline. */
    accept_by: string | null;
    /** @description When the order was ready; null before. */
    ready_at: string | null;
    /** @description When the order was delivered or picked up; null before. */
    delivered_at: string | null;
    /**
     * Format: date-time
     * @description (format date-time)
     */
    updated_at: string;
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
        /** @description To staff with `orders.view`, kitchen accounts for their own kitchen: a kitchen, its pause, its busy time or its snoozed dishes changed (read these again). The end of a pause, busy time or snooze at its time sends no event. */
        "kitchen:updated": KitchenView;
        /** @description To staff with `orders.view`: an order was placed. Kitchen accounts receive it for orders of their kitchen, as soon as these are paid and can be accepted. The customer of the order receives it too. The payload is the order as the list of orders returns it to the same account; kitchen accounts get no amounts and no e-mail address. */
        "order:created": StaffListedOrderView | KitchenOrderView | OrderView;
        /** @description To staff with `orders.view`, including accounts of its kitchen: status or payment of an order changed. The customer of the order receives it too. The payload is the order as the list of orders returns it to the same account; kitchen accounts get no amounts and no e-mail address. */
        "order:updated": StaffListedOrderView | KitchenOrderView | OrderView;
        /** @description To clients that follow an order by its tracking token (`auth.token`; a sent `auth.reference` must match) or by its number and e-mail address (`auth.reference`, `auth.email`): status or payment changed. */
        "order:status": OrderStatusView;
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
            /** @description To staff with `orders.view`, kitchen accounts for their own kitchen: a kitchen, its pause, its busy time or its snoozed dishes changed (read these again). The end of a pause, busy time or snooze at its time sends no event. */
            "kitchen:updated": KitchenView;
            /** @description To staff with `orders.view`: an order was placed. Kitchen accounts receive it for orders of their kitchen, as soon as these are paid and can be accepted. The customer of the order receives it too. The payload is the order as the list of orders returns it to the same account; kitchen accounts get no amounts and no e-mail address. */
            "order:created": StaffListedOrderView | KitchenOrderView;
            /** @description To staff with `orders.view`, including accounts of its kitchen: status or payment of an order changed. The customer of the order receives it too. The payload is the order as the list of orders returns it to the same account; kitchen accounts get no amounts and no e-mail address. */
            "order:updated": StaffListedOrderView | KitchenOrderView;
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
    customer: {
        notifications: {
            /** @description To staff with `orders.view`: an order was placed. Kitchen accounts receive it for orders of their kitchen, as soon as these are paid and can be accepted. The customer of the order receives it too. The payload is the order as the list of orders returns it to the same account; kitchen accounts get no amounts and no e-mail address. */
            "order:created": OrderView;
            /** @description To staff with `orders.view`, including accounts of its kitchen: status or payment of an order changed. The customer of the order receives it too. The payload is the order as the list of orders returns it to the same account; kitchen accounts get no amounts and no e-mail address. */
            "order:updated": OrderView;
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
    guest: {
        notifications: {
            /** @description To clients that follow an order by its tracking token (`auth.token`; a sent `auth.reference` must match) or by its number and e-mail address (`auth.reference`, `auth.email`): status or payment changed. */
            "order:status": OrderStatusView;
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
        KitchenView: KitchenView;
        BilingualView: BilingualView;
        KitchenAddressView: KitchenAddressView;
        KitchenLocationView: KitchenLocationView;
        HoursView: HoursView;
        ClosureView: ClosureView;
        SpecialHoursView: SpecialHoursView;
        StaffListedOrderView: StaffListedOrderView;
        OrderKitchenView: OrderKitchenView;
        OrderLineView: OrderLineView;
        OrderedOptionView: OrderedOptionView;
        OrderedDishView: OrderedDishView;
        PictureView: PictureView;
        PictureVersionView: PictureVersionView;
        OrderAddressView: OrderAddressView;
        TimelineEntryView: TimelineEntryView;
        OrderSlotView: OrderSlotView;
        StaffLatePaymentView: StaffLatePaymentView;
        OrderActionView: OrderActionView;
        DiscountsView: DiscountsView;
        FeesView: FeesView;
        RefundView: RefundView;
        RefundPartView: RefundPartView;
        StaffNameView: StaffNameView;
        KitchenOrderView: KitchenOrderView;
        StateOfLatePaymentView: StateOfLatePaymentView;
        OrderView: OrderView;
        LatePaymentView: LatePaymentView;
        BriefRefundView: BriefRefundView;
        CustomerActionView: CustomerActionView;
        OrderStatusView: OrderStatusView;
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
