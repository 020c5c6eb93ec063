import { failureText } from '@portico/shared/browser/failure-text.ts'
import { mark_order_paid } from '@portico/shared/contract/orders/purchase.ts'
import type { StaffOrder } from '@portico/shared/contract/orders/staff.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import type { FieldErrors } from '@portico/shared/schemas/forms.ts'
import {
  manualPaymentLabels,
  manualPaymentMethods,
  type ManualPaymentMethod,
} from '@portico/shared/states/orders/manual-payment.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { DollarsInput } from '../../../fields/dollars-input.tsx'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'

type Props = { order: StaffOrder; onClose: () => void; onChange: () => void }
type PaymentInput = { amount: number; paid_on: string; method: ManualPaymentMethod; reference: string }

/** Dialog to record the payment of a purchase order: amount, date, method and reference. */
export function MarkPaidDialog(props: Props) {
  const form = useId()
  const { wish, change, fields, save, submit } = usePaid(props)
  const isGranted = props.order.purchase_order?.due_on !== null
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={`Mark order ${props.order.id} as paid`}
      actions={
        <>
          <Button kind="secondary" onClick={props.onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={save.isPending}>
            Mark as paid
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p>
          {isGranted
            ? `The invoice total is ${formatMoney(props.order.total)}. Its seats were granted when the order was placed.`
            : `The order total is ${formatMoney(props.order.total)}. Marking it as paid grants its courses and seats.`}
        </p>
        <Fields wish={wish} change={change} fields={fields} />
        {save.isError && !fields ? (
          <Notice tone="failed" alert>
            {failureText(save.error)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}

type FieldsProps = { wish: PaymentInput; change: (part: Partial<PaymentInput>) => void; fields: FieldErrors | null }
const Fields = ({ wish, change, fields }: FieldsProps) => (
  <>
    <Field label="Amount received (USD)" required error={fields?.amount?.[0]}>
      <DollarsInput cents={wish.amount} least_cents={1} onChange={(amount) => change({ amount })} />
    </Field>
    <Field label="Received on" required error={fields?.paid_on?.[0]}>
      <TextInput type="date" value={wish.paid_on} onChange={({ target }) => change({ paid_on: target.value })} />
    </Field>
    <Field label="Paid with">
      <Select
        value={wish.method}
        options={manualPaymentMethods.map((value) => ({ value, label: manualPaymentLabels[value] }))}
        onChange={({ target }) =>
          change({ method: manualPaymentMethods.find((one) => one === target.value) ?? 'paid_by_hand' })
        }
      />
    </Field>
    <Field
      label="Reference"
      required
      help="The check or transfer number. Shown on the invoice."
      error={fields?.reference?.[0]}
    >
      <TextInput
        maxLength={100}
        value={wish.reference}
        onChange={({ target }) => change({ reference: target.value })}
      />
    </Field>
  </>
)

function usePaid({ order, onClose, onChange }: Props) {
  const { portal } = useSession()
  const [wish, setWish] = useState<PaymentInput>(() => ({
    amount: Number.NaN,
    paid_on: formatDate({ at: new Date(), time_zone: portal.time_zone, style: 'iso' }),
    method: 'check',
    reference: '',
  }))
  const [fields, setFields] = useState<FieldErrors | null>(null)
  const save = useMutation({
    mutationFn: () => api(mark_order_paid, { params: { order_id: order.id }, query: {}, body: wish }),
    onSuccess: () => {
      toasts.show({ kind: 'success', text: `Order ${order.id} is paid.` })
      onChange()
      onClose()
    },
    onError: (error) => setFields(error instanceof CallError ? (error.fields ?? null) : null),
  })
  const submit = () => {
    const checked = checkedBody(mark_order_paid.body, wish)
    setFields(checked.fields)
    if (!checked.fields) save.mutate()
  }
  return { wish, change: (part: Partial<PaymentInput>) => setWish({ ...wish, ...part }), fields, save, submit }
}
