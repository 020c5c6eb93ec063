import { failureText } from '@portico/shared/browser/failure-text.ts'
import { refund_order, type StaffLine, type StaffOrder } from '@portico/shared/contract/orders/staff.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { refundAmount, type RefundAmount } from '@portico/shared/rules/orders/refund-amount.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { lineTitle } from '@portico/shared/rules/orders/receipts/receipt-text.ts'
import { refundReasonLabels, refundReasons, type RefundReason } from '@portico/shared/states/orders/refund.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { CheckboxGroup } from '@portico/shared/ui/checkbox-group.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { refundEffects } from './refund-effects.ts'

type RefundInput = { chosen: number[]; reason: RefundReason; note: string }
type Props = { order: StaffOrder; lines: readonly StaffLine[]; onClose: () => void; onChange: () => void }

/** Dialog to refund lines of an order (OP-67); first shows what happens to their courses and seats. */
export function RefundDialog({ order, lines, onClose, onChange }: Props) {
  const [wish, setWish] = useState<RefundInput>(() => ({
    chosen: lines.length === 1 ? lines.map(({ id }) => id) : [],
    reason: 'requested_by_customer',
    note: '',
  }))
  const save = useRefund({ order, onChange, onClose })
  const { amount, tax } = amountOf(order, wish.chosen)
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={`Refund order ${order.id}`}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            kind="danger"
            busy={save.isPending}
            disabled={wish.chosen.length === 0}
            onClick={() => save.mutate(wish)}
          >
            {wish.chosen.length === 0 ? 'Refund' : `Refund ${formatMoney(amount)}`}
          </Button>
        </>
      }
    >
      <div className="stack">
        {save.isError ? (
          <Notice tone="failed" alert>
            {failureText(save.error)}
          </Notice>
        ) : null}
        {order.purchase_order ? (
          <Notice tone="waiting">
            This order was paid manually. This records the refund and revokes what was bought. Please send the money
            yourself and say how in the note.
          </Notice>
        ) : null}
        <RefundFields lines={lines} tax={tax} wish={wish} onChange={(part) => setWish({ ...wish, ...part })} />
      </div>
    </Dialog>
  )
}

/** A resend after a failure does not refund twice. */
function useRefund({ order, onChange, onClose }: Omit<Props, 'lines'>) {
  const [sent_as] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: ({ chosen, reason, note }: RefundInput) =>
      api(refund_order, {
        params: { order_id: order.id },
        query: {},
        body: { line_ids: chosen, reason, note, sent_as },
      }),
    onSuccess: ({ amount, status }) => {
      const words = status === 'succeeded' ? 'was refunded' : 'is being refunded'
      if (status === 'failed') toasts.show({ kind: 'failed', text: 'The payment provider refused this refund.' })
      else toasts.show({ kind: 'success', text: `${formatMoney(amount)} ${words}.` })
      onChange()
      onClose()
    },
  })
}

/** A plan has no seats; its subscription continues until staff end it on its own page. */
const helpOf = ({ kind, quantity, total }: StaffLine): string =>
  kind === 'Plan'
    ? `${formatMoney(total)}. The subscription continues until you end it under Subscriptions.`
    : `${countOf(quantity, 'seat')}, ${formatMoney(total)}`

type Choice = { chosen: readonly number[]; onChange: (part: Partial<RefundInput>) => void }
type Fields = {
  lines: readonly StaffLine[]
  tax: number
  wish: RefundInput
  onChange: (part: Partial<RefundInput>) => void
}
function RefundFields({ lines, tax, wish: { chosen, reason, note }, onChange }: Fields) {
  const effects = [
    ...(tax > 0 ? [`${formatMoney(tax)} of it is sales tax.`] : []),
    ...refundEffects(lines.filter(({ id }) => chosen.includes(id))),
  ]
  return (
    <>
      <WholeBundles lines={lines} chosen={chosen} onChange={onChange} />
      <CheckboxGroup
        legend="What to refund"
        values={chosen}
        onChange={(values) => onChange({ chosen: values })}
        options={lines.map((line) => ({
          value: line.id,
          label: lineTitle(line),
          help: helpOf(line),
        }))}
      />
      <div aria-live="polite">
        {effects.length > 0 ? (
          <Notice tone="waiting">
            <ul className="plain-list">
              {effects.map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
      </div>
      <Field label="Reason">
        <Select
          value={reason}
          options={refundReasons.map((value) => ({ value, label: refundReasonLabels[value] }))}
          onChange={({ target }) => onChange({ reason: refundReasons.find((one) => one === target.value) ?? 'other' })}
        />
      </Field>
      <Field label="Note" optional help="Only staff see it.">
        <TextArea rows={2} maxLength={1000} value={note} onChange={({ target }) => onChange({ note: target.value })} />
      </Field>
    </>
  )
}

/** Selects all remaining lines of a bundle at once: its courses were sold together and are often refunded together. */
function WholeBundles({ lines, chosen, onChange }: { lines: readonly StaffLine[] } & Choice) {
  const titles = [...new Set(lines.flatMap(({ bundle_title }) => bundle_title ?? []))]
  if (titles.length === 0) return null
  const idsOf = (title: string) => lines.filter(({ bundle_title }) => bundle_title === title).map(({ id }) => id)
  return (
    <div className="row">
      {titles.map((title) => {
        const ids = idsOf(title)
        const isWhole = ids.every((id) => chosen.includes(id))
        return (
          <Button
            key={title}
            kind="secondary"
            size="small"
            aria-pressed={isWhole}
            onClick={() =>
              onChange({
                chosen: isWhole ? chosen.filter((id) => !ids.includes(id)) : [...new Set([...chosen, ...ids])],
              })
            }
          >
            Whole bundle: {title}
          </Button>
        )
      })}
    </div>
  )
}

const amountOf = (order: StaffOrder, chosen: readonly number[]): RefundAmount =>
  refundAmount({
    total: order.total,
    paid_back: order.refunds.reduce((sum, { status, amount }) => sum + (status === 'failed' ? 0 : amount), 0),
    lines: order.lines.map((line) => ({ ...line, refunded_at: line.refunded_at ?? (line.is_refunding || null) })),
    chosen: new Set(chosen),
  })
