-- Whether every required option group has enough available choices.
-- Called by the generated column `dish.is_orderable`.
-- Before tables
CREATE OR REPLACE FUNCTION has_required_choices(option_groups jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT NOT EXISTS (
    SELECT FROM jsonb_array_elements(option_groups) AS option_group (value)
    WHERE (option_group.value ->> 'required')::boolean
      AND greatest(1, (option_group.value ->> 'min')::integer) > (
        SELECT count(*) FROM jsonb_array_elements(option_group.value -> 'choices') AS choice (value)
        WHERE (choice.value ->> 'isAvailable')::boolean))
$$;
