import type { OrderInFull } from '@portico/shared/contract/orders/orders.ts'
import { get_purchase_document } from '@portico/shared/contract/orders/purchase.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { useOneAtATime } from '@portico/shared/kernel/use-one-at-a-time.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useState } from 'react'
import { DocumentField } from './document-field.tsx'
import { sendDocument } from './send-document.ts'

/** Purchase order details and document, which can be added until payment. */
export function PurchaseFacts({
  order,
  onChange,
}: {
  order: OrderInFull
  onChange?: (() => Promise<void>) | undefined
}) {
  const purchase = order.purchase_order
  if (purchase === null) return null
  const { organization, number, contact_name, contact_email, document } = purchase
  return (
    <section className="card checkout-step" aria-label="Purchase order">
      <dl className="purchase-facts">
        {[
          ['PO number', number],
          ['Organization', organization],
          ['Billing contact', `${contact_name}, ${contact_email}`],
        ].map(([label, value]) => (
          <div key={label}>
            <dt className="small muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {document ? (
        <a href={`/api${get_purchase_document.path.replace(':key', document.key)}`} download>
          {document.name}
        </a>
      ) : order.status === orderStatus.pending ? (
        <AddDocument order_id={order.id} onChange={onChange} />
      ) : null}
    </section>
  )
}

function AddDocument({ order_id, onChange }: { order_id: number; onChange?: (() => Promise<void>) | undefined }) {
  const [file, setFile] = useState<File | null>(null)
  const { busy, run } = useOneAtATime()
  const send = async (chosen: File) => {
    try {
      await sendDocument({ order_id, file: chosen })
      toasts.show({ kind: 'success', text: 'Your document was added.' })
      await onChange?.()
    } catch (error) {
      toasts.show({ kind: 'failed', text: failureText(error) })
    }
  }
  return (
    <div className="stack stack-2">
      <DocumentField file={file} onChange={setFile} />
      {file ? (
        <div>
          <Button busy={busy} onClick={() => void run(() => send(file))}>
            Send the document
          </Button>
        </div>
      ) : null}
    </div>
  )
}
