-- The reasons of this service; `money/refunds` has the table.
ALTER TABLE refund
  ADD CONSTRAINT refund_reason_kind_known CHECK (reason_kind IN ('requested', 'cancelled', 'second', 'late', 'outside',
    'repair'));
