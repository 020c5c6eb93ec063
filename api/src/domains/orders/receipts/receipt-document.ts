import { createElement as h, type ReactElement } from 'react'
import { Document, Image, Page, StyleSheet, Text, View, type DocumentProps } from '@react-pdf/renderer'
import type { Receipt } from '@portico/shared/contract/orders/receipt.ts'
import { formatCalendarDay, formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { exemptionText } from '@portico/shared/rules/orders/receipts/receipt-text.ts'
import { receiptSums } from '@portico/shared/rules/orders/receipts/receipt-sums.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { serif } from '../../../pdf/fonts.ts'

/** Details of a payment due by hand: when, on which terms, where to, and the contact. */
export type Due = {
  due_on: string | null
  net_days: number | null
  instructions: string | null
  is_void: boolean
  contact: readonly string[]
}
export type DocumentKind = 'Receipt' | 'Invoice' | 'Pro forma invoice' | 'Credit note'
/** The content of a receipt or invoice. `logo` is a PNG. */
export type Parts = {
  receipt: Receipt
  as: DocumentKind
  due?: Due | null
  /** for a credit note */ number?: string
  logo: Uint8Array | null
  time_zone: string
}

const ink = '#16202e'
const muted = '#5b6472'
const rule = '#d7dbe0'
const style = StyleSheet.create({
  page: { padding: 54, color: ink, fontFamily: serif, fontSize: 10.5, lineHeight: 1.45 },
  row: { flexDirection: 'row', justifyContent: 'space-between', gap: 24 },
  logo: { height: 36, maxWidth: 200, objectFit: 'contain', objectPosition: 'left' },
  seller: { fontSize: 15, fontWeight: 600 },
  title: { fontSize: 24, fontWeight: 600, lineHeight: 1.2 },
  right: { alignItems: 'flex-end' },
  half: { flex: 1 },
  label: { fontSize: 9, color: muted, marginBottom: 2 },
  strong: { fontWeight: 600 },
  gap: { marginTop: 26 },
  head: {
    flexDirection: 'row',
    borderBottomWidth: 1,
    borderBottomColor: ink,
    paddingBottom: 5,
    color: muted,
    fontSize: 9,
  },
  line: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: rule, paddingVertical: 7 },
  what: { flex: 1, paddingRight: 16 },
  number: { width: 76, textAlign: 'right' },
  sum: { flexDirection: 'row', justifyContent: 'flex-end', paddingTop: 7 },
  foot: { position: 'absolute', left: 54, right: 54, bottom: 36, fontSize: 9, color: muted, textAlign: 'center' },
})

/** Lays out a receipt on as many pages as its lines need. React elements without JSX, because the API runs its source without a build. */
export function receiptDocument(parts: Parts): ReactElement<DocumentProps> {
  const { receipt, as } = parts
  return h(
    Document,
    {
      title: `${as} ${numberOf(parts)}`,
      author: receipt.seller.name,
      subject: `Order ${receipt.order_id}`,
      language: 'en',
    },
    h(Page, { size: 'LETTER', style: style.page }, top(parts), parties(parts), lines(parts), sums(parts), foot(parts)),
  )
}

/** An invoice has its own number; a receipt uses its order's. */
const numberOf = ({ receipt, as, number }: Pick<Parts, 'receipt' | 'as' | 'number'>): string =>
  number ?? (as === 'Invoice' && receipt.invoice_number !== null ? receipt.invoice_number : String(receipt.order_id))

function top(parts: Parts): ReactElement {
  const { receipt, as, logo, time_zone } = parts
  return h(
    View,
    { style: style.row },
    h(
      View,
      { style: style.half },
      logo
        ? h(Image, { src: { data: Buffer.from(logo), format: 'png' }, style: style.logo })
        : h(Text, { style: style.seller }, receipt.seller.name),
    ),
    h(
      View,
      { style: style.right },
      h(Text, { style: style.title }, as),
      h(Text, null, `Number ${numberOf(parts)}`),
      as === 'Receipt' || as === 'Pro forma invoice' ? null : h(Text, null, `Order ${receipt.order_id}`),
      as === 'Credit note' && receipt.invoice_number ? h(Text, null, `For invoice ${receipt.invoice_number}`) : null,
      h(Text, null, formatDay({ at: receipt.paid_at, time_zone, reader_zone: null })),
    ),
  )
}

function parties({ receipt: { seller, billed_to, payment_method }, due }: Parts): ReactElement {
  const block = (label: string, first: string | null, rest: readonly (string | null)[]) =>
    h(
      View,
      { style: style.half },
      h(Text, { style: style.label }, label),
      first ? h(Text, { style: style.strong }, first) : null,
      ...rest.filter((text) => text !== null).map((text, index) => h(Text, { key: index }, text)),
    )
  const { name, company, address, email, po_number } = billed_to
  return h(
    View,
    { style: [style.row, style.gap] },
    block('From', seller.name, [...seller.address, seller.email, seller.tax_id && `Tax ID ${seller.tax_id}`]),
    block('Billed to', company ?? name, [company ? name : null, address, due ? (due.contact[1] ?? email) : email]),
    due
      ? block('Terms', termsText(due), [po_number && `PO number ${po_number}`])
      : block('Payment', payment_method, [po_number && `PO number ${po_number}`]),
  )
}

/** Says when payment is due and what it enables. */
function termsText({ is_void, due_on, net_days }: Due): string {
  if (is_void) return 'Canceled: nothing is due'
  if (due_on === null) return 'Due now: seats are ready once paid'
  return `Net ${net_days}: due ${formatCalendarDay(due_on)}`
}

function lines({ receipt, as, time_zone }: Parts): ReactElement {
  return h(
    View,
    { style: style.gap },
    h(
      View,
      { style: style.head },
      h(Text, { style: style.what }, 'Item'),
      h(Text, { style: style.number }, 'Seats'),
      as === 'Credit note' ? null : h(Text, { style: style.number }, 'Price'),
      h(Text, { style: style.number }, 'Amount'),
    ),
    ...receipt.lines.map((line) =>
      h(
        View,
        { key: line.id, style: style.line, wrap: false },
        h(
          View,
          { style: style.what },
          h(Text, null, line.title),
          line.refunded_at
            ? h(
                Text,
                { style: style.label },
                `Refunded on ${formatDay({ at: line.refunded_at, time_zone, reader_zone: null })}`,
              )
            : null,
        ),
        h(Text, { style: style.number }, String(line.quantity)),
        as === 'Credit note' ? null : h(Text, { style: style.number }, formatMoney(line.unit_price)),
        h(Text, { style: style.number }, formatMoney(line.total)),
      ),
    ),
  )
}

function sums({ receipt, as, due }: Parts): ReactElement {
  const sum = (label: string, amount: number) =>
    h(
      View,
      { key: label, style: style.sum, wrap: false },
      h(Text, { style: style.strong }, label),
      h(Text, { style: [style.number, style.strong] }, formatMoney(amount)),
    )
  return h(
    View,
    null,
    receiptSums({ ...receipt, is_credit: as === 'Credit note', is_due: Boolean(due) }).map(([label, amount]) =>
      sum(label, amount),
    ),
    as === 'Invoice' || due ? sum('Amount due', due && !due.is_void ? receipt.total : 0) : null,
    due?.instructions && !due.is_void
      ? h(View, { style: style.gap }, h(Text, { style: style.label }, 'How to pay'), h(Text, null, due.instructions))
      : null,
    receipt.tax_exemption ? h(Text, { style: style.gap }, exemptionText(receipt.tax_exemption)) : null,
  )
}

function foot(parts: Parts): ReactElement {
  const text = [parts.receipt.seller.name, `${parts.as} ${numberOf(parts)}`].join(' · ')
  return h(Text, { style: style.foot, fixed: true }, text)
}
