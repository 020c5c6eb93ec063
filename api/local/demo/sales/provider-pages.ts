/** How a buyer pays on the page of the local payment service: a test card or bank account for each outcome. */
export const means = {
  card: { card_number: '4242 4242 4242 4242' },
  declined_card: { card_number: '4000 0000 0000 0002' },
  disputed_card: { card_number: '4000 0000 0000 0259' },
  bank: { bank_account: '000123456789' },
  refusing_bank: { bank_account: '000222222227' },
} as const
export type Means = keyof typeof means

/** Fills in and submits the payment page. */
export async function payOn(url: string, by: Means, name: string): Promise<void> {
  const typed = means[by]
  const body =
    'card_number' in typed
      ? { ...typed, card_expiry: '12 / 40', card_cvc: '123', card_name: name }
      : { ...typed, method: 'us_bank_account', bank_routing: '110000000', bank_name: name }
  await submit(url, body)
}

/** Fills in and submits the form of a payment account. */
export const submitAccountForm = (url: string, name: string): Promise<void> =>
  submit(url, {
    name,
    tax_id: '00-0000000',
    representative: 'Colby Vandermeer',
    ssn_last_4: '0000',
    bank_account: '000123456789',
  })

async function submit(url: string, body: Record<string, string>): Promise<void> {
  const local = url.replace('//localhost:', '//127.0.0.1:')
  const answer = await fetch(local, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' })
  // A declined card stays on the page with 402; every other outcome leads back.
  if (answer.status >= 400 && answer.status !== 402) throw new Error(`${local} answered ${answer.status}`)
}
