import { createElement as h, type ReactElement } from 'react'
import { Document, Image, Page, StyleSheet, Text, View, type DocumentProps } from '@react-pdf/renderer'
import type { CreditTransaction } from '@portico/shared/contract/credits/ledger.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { partyText } from '@portico/shared/rules/credits/ledger/party-text.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { creditMoves } from '@portico/shared/states/credit-movement.ts'
import { serif } from '../../../pdf/fonts.ts'

type Printed = Omit<CreditTransaction, 'at'> & { at: Date }
export type Statement = {
  portal: string
  standing: {
    total: number
    remaining: number
    distributed: number
    used: number
    at: Date
    link: { position: number; hash: string } | null
    account: (Parameters<typeof partyText>[0] & { balance: number }) | null
  }
  movements: readonly Printed[]
  /** there are older movements than fit on paper */
  has_more: boolean
  signature: string | null
  public_key: string
}
export type StatementParts = { statement: Statement; logo: Uint8Array | null; time_zone: string }

const muted = '#5b6472'
const style = StyleSheet.create({
  page: { padding: 48, paddingBottom: 60, color: '#16202e', fontFamily: serif, fontSize: 9.5, lineHeight: 1.4 },
  row: { flexDirection: 'row', justifyContent: 'space-between', gap: 24 },
  logo: { height: 32, maxWidth: 200, objectFit: 'contain', objectPosition: 'left' },
  title: { fontSize: 22, fontWeight: 600, lineHeight: 1.2 },
  strong: { fontWeight: 600 },
  figure: { fontSize: 16, fontWeight: 600 },
  label: { fontSize: 8.5, color: muted },
  gap: { marginTop: 20 },
  right: { alignItems: 'flex-end' },
  head: { flexDirection: 'row', borderBottomWidth: 1, paddingBottom: 4, color: muted, fontSize: 8.5 },
  line: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: '#d7dbe0', paddingVertical: 5 },
  number: { width: 44 },
  when: { width: 118, paddingRight: 8 },
  what: { flex: 1, paddingRight: 8 },
  amount: { width: 56, textAlign: 'right' },
  foot: { position: 'absolute', left: 48, right: 48, bottom: 30, fontSize: 8.5, color: muted, textAlign: 'center' },
})

/** Lays out a statement of credits: the balance at one moment, the movements up to it, and its proof. */
export function statementDocument(parts: StatementParts): ReactElement<DocumentProps> {
  const { portal } = parts.statement
  return h(
    Document,
    { title: 'Statement of credits', author: portal, language: 'en' },
    h(
      Page,
      { size: 'LETTER', style: style.page },
      top(parts),
      figures(parts.statement),
      lines(parts),
      proof(parts.statement),
      h(Text, {
        style: style.foot,
        fixed: true,
        render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
          `${portal} · Statement of credits · Page ${pageNumber} of ${totalPages}`,
      }),
    ),
  )
}

function top({ statement: { portal, standing }, logo, time_zone }: StatementParts): ReactElement {
  const picture = logo
    ? h(Image, { style: style.logo, src: { data: Buffer.from(logo), format: 'png' } })
    : h(Text, { style: style.strong }, portal)
  return h(
    View,
    { style: style.row },
    h(View, null, picture),
    h(
      View,
      { style: style.right },
      h(Text, { style: style.title }, 'Statement of credits'),
      h(Text, null, `As of ${formatDate({ at: standing.at, time_zone, style: 'moment' })}`),
      standing.account ? h(Text, { style: style.strong }, partyText(standing.account)) : null,
    ),
  )
}

function figures({ standing: { account, total, remaining, distributed, used } }: Statement): ReactElement {
  const told: readonly (readonly [string, number])[] = account
    ? [['Balance', account.balance]]
    : [
        ['Total', total],
        ['Remaining', remaining],
        ['Distributed', distributed],
        ['Used', used],
      ]
  return h(
    View,
    { style: [style.row, style.gap] },
    ...told.map(([label, figure]) =>
      h(
        View,
        { key: label },
        h(Text, { style: style.label }, label),
        h(Text, { style: style.figure }, formatCount(figure)),
      ),
    ),
  )
}

function lines({ statement: { movements, has_more }, time_zone }: StatementParts): ReactElement {
  const cells = (values: readonly [string, string, string, string, string]) =>
    [style.number, style.when, style.what, style.amount, style.amount].map((cell, index) =>
      h(Text, { key: index, style: cell }, values[index]),
    )
  return h(
    View,
    { style: style.gap },
    h(View, { style: style.head, fixed: true }, ...cells(['Number', 'When', 'What', 'Credits', 'Balance'])),
    ...movements.map((one) => {
      const what = `${creditMoves[one.move].label}: ${partyText(one.from)} to ${partyText(one.to)}`
      const when = formatDate({ at: one.at, time_zone, style: 'moment' })
      const figure = [formatCount(one.amount), formatCount(one.balance)] as const
      return h(View, { key: one.id, style: style.line, wrap: false }, ...cells([String(one.id), when, what, ...figure]))
    }),
    has_more ? h(Text, { style: [style.label, { marginTop: 6 }] }, 'Earlier movements are in the CSV file.') : null,
  )
}

function proof({ standing: { link }, signature, public_key }: Statement): ReactElement | null {
  if (!link) return null
  const told = [
    `Link ${link.position} of the ledger: ${link.hash}`,
    `Signature (Ed25519): ${signature}`,
    `Public key: ${public_key}`,
  ]
  return h(
    View,
    { style: style.gap, wrap: false },
    h(Text, { style: style.strong }, 'Proof'),
    ...told.map((text) => h(Text, { key: text, style: style.label }, text)),
  )
}
