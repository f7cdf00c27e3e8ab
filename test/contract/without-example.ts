/** Operations with a body that no stored text can stand for, and why. */
export const WITHOUT_EXAMPLE: Record<string, Record<string, string>> = {
  food: {
    Demo_createSession: 'is for installations in demo mode',
    SignIn_undoEmailChange: 'needs the token of a mail, of which only a hash is kept',
    Payments_session:
      'names an order that was just placed: how many there were before depends on the hour of the start',
    Reconciliation_repair: 'needs a payment that differs, of which the demo data has none',
    Refunds_change: 'needs an open refund, of which the demo data has none',
    Customers_resetPassword: 'needs the token of a mailed link',
    Uploads_upload: 'takes a file',
  },
  property: {
    Demo_createSession: 'is for installations in demo mode',
    SignIn_undoEmailChange: 'needs the token of a mail, of which only a hash is kept',
    Uploads_upload: 'takes a file',
  },
  stays: {
    Demo_createSession: 'is for installations in demo mode',
    SignIn_undoEmailChange: 'needs the token of a mail, of which only a hash is kept',
    Reconciliation_repair: 'needs a payment that differs, of which the demo data has none',
    Refunds_change: 'needs a refund that is open, of which the demo data has none',
    Waitlist_join: 'needs the setting `waitlist`, which the demo data leaves off',
    DateChanges_preview: 'needs a setting that the demo data leaves off',
    DateChanges_change: 'needs a setting that the demo data leaves off',
    StaffDateChanges_depart: 'needs a guest who stays beyond tomorrow, which depends on the day of the start',
    Uploads_upload: 'takes a file',
  },
  courses: {
    Demo_createSession: 'is for installations in demo mode',
    SignIn_undoEmailChange: 'needs the token of a mail, of which only a hash is kept',
    StudentsAuth_resetPassword: 'needs the token of a mail, of which only a hash is kept',
    UsersAuth_resetPassword: 'needs the token of a mail, of which only a hash is kept',
    UsersAuth_verify: 'needs the token of a mail, of which only a hash is kept',
    Uploads_upload: 'takes a file',
  },
  fitness: {
    Demo_createSession: 'is for installations in demo mode',
    SignIn_undoEmailChange: 'needs the token of a mail, of which only a hash is kept',
    ChunkedUploads_receive: 'takes a part of a file',
    Uploads_upload: 'takes a file',
  },
};
