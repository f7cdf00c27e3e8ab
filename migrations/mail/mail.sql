-- How many mails forms caused to an address on a day.
CREATE TABLE form_mail (
  address text NOT NULL,
  day date NOT NULL,
  mails integer NOT NULL,
  CONSTRAINT form_mail_pkey PRIMARY KEY (address, day)
);
