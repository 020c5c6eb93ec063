import { randomBytes } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTHS = {
  cs_test_a1: 58,
  pi_3: 23,
  ch_3: 23,
  re_3: 23,
  pm_1: 23,
  dp_1: 23,
  txn_3: 23,
  evt_1: 23,
  cus_: 14,
  prod_: 14,
  price_1: 23,
  li_1: 23,
  sub_1: 23,
  si_: 14,
  sub_sched_1: 23,
  in_1: 23,
  upcoming_in_1: 23,
  il_1: 23,
  ii_1: 23,
  inpay_1: 23,
  bps_1: 23,
  taxcalc_1: 23,
  tax_1: 23,
  tax_li_: 14,
  po_1: 23,
  fee_1: 23,
  alink_1: 30,
  llink_1: 30,
  req_: 14,
}

/** An id like Stripe's, e.g. cs_test_a1…, random enough that no one can guess a payment page. */
export function newId(prefix: keyof typeof LENGTHS): string {
  return prefix + randomLetters(LENGTHS[prefix])
}

export function randomLetters(length: number): string {
  let letters = ''
  // 248 is the largest multiple of 62 in a byte; using the bytes above it would favor the first letters.
  while (letters.length < length)
    for (const byte of randomBytes(length)) if (byte < 248 && letters.length < length) letters += ALPHABET[byte % 62]
  return letters
}
