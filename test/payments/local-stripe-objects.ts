import type { FormBody } from './form-body';

export interface LocalSession {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  metadata: FormBody;
  payment_intent: string | null;
  url: string;
  success_url: string;
  cancel_url: string;
  customer_email?: string | null;
  /** What its page offers. */
  methods?: unknown[];
  expires_at: number;
}

export interface LocalCharge {
  id: string;
  object: 'charge';
  payment_intent: string;
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  currency: string;
  metadata: FormBody;
  status: 'succeeded';
  captured: boolean;
  /** Unix seconds. */
  created: number;
}

export interface LocalRefund {
  id: string;
  object: 'refund';
  status: 'succeeded' | 'failed';
  failure_reason?: string;
  amount: number;
  currency: string;
  payment_intent: string;
  metadata: FormBody;
}

export interface LocalDispute {
  id: string;
  object: 'dispute';
  charge: string;
  payment_intent: string;
  amount: number;
  currency: string;
  reason: string;
  status: string;
  evidence_details: { due_by: number | null };
  metadata: FormBody;
}
