/** The page of a local processor: pay now or later, be declined, or give up. */
export function payPage(kind: 'card' | 'wallet', reference: string, amountCents: number, note?: string): string {
  const amount = (amountCents / 100).toFixed(2);
  const buttons = [
    ['pay', `Pay ${amount} USD`],
    ['later', kind === 'card' ? 'Pay by bank debit, which takes days' : 'Pay, and be reviewed for days'],
    ['decline', 'Decline'],
    ['give-up', 'Go back without paying'],
  ];
  return `<!doctype html><meta charset="utf-8"><title>Local ${kind} payment</title>
<body style="font:16px system-ui;max-width:26rem;margin:15vh auto;padding:0 1rem">
<h1 style="font-size:1.3rem">Local ${kind} payment</h1><p>${reference.replace(/[^\w-]/g, '')}: ${amount} USD. No money moves.</p>
${note ? `<p role="alert">${note}</p>` : ''}
<form method="post">${buttons.map(([value, label]) => `<p><button name="choice" value="${value}">${label}</button></p>`).join('')}</form>`;
}
