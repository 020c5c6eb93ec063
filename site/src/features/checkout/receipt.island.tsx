import { get_receipt, type Receipt } from '@portico/shared/contract/orders/receipt.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Spinner } from '@portico/shared/ui/spinner.tsx'
import { browserCall } from '../../kernel/browser-call.ts'
import { useLoad } from '../../kernel/use-load.ts'
import { invoiceFile, receiptFile } from './receipt-links.tsx'
import { ReceiptSheet } from './receipt-sheet.tsx'

/** Refunds, each with its credit note as a document. */
function CreditNotes({ receipt: { order_id, credit_notes } }: { receipt: Receipt }) {
  if (credit_notes.length === 0) return null
  return (
    <ul className="plain-list no-print">
      {credit_notes.map(({ refund_id, number, amount }) => (
        <li key={refund_id}>
          <a href={`/api/orders/${order_id}/refunds/${refund_id}/credit-note/pdf`} download>
            Credit note {number}
          </a>{' '}
          for {formatMoney(amount)}
        </li>
      ))}
    </ul>
  )
}

const idOfPath = (path: string): number => Number(/^\/orders\/([1-9]\d{0,14})\//.exec(path)?.[1] ?? 0)

/** /orders/:orderId/receipt: the receipt as printed, without the site's frame. */
export function ReceiptPage() {
  const order_id = idOfPath(location.pathname)
  const loaded = useLoad(`receipt:${order_id}`, () => browserCall(get_receipt, { params: { order_id } }))
  if (loaded.state === 'loading')
    return (
      <p className="account-wait">
        <Spinner label="Loading your receipt…" />
      </p>
    )
  if (loaded.state === 'failed') {
    if (loaded.error instanceof CallError && (loaded.error.status === 404 || loaded.error.code === 'orders.not_paid'))
      return (
        <EmptyState
          isPage
          icon="file"
          title={loaded.error.message}
          action={<LinkButton href={linkTo('orders')}>My orders</LinkButton>}
        />
      )
    return (
      <ErrorState isPage onRetry={loaded.reload} requestId={referenceOf(loaded.error)}>
        {failureText(loaded.error)}
      </ErrorState>
    )
  }
  return (
    <div className="stack">
      <div className="row row-between no-print">
        <a href={linkTo('order', { order_id })}>Back to order {order_id}</a>
        <div className="row">
          <LinkButton kind="secondary" icon="download" href={receiptFile(order_id)} download>
            Download PDF
          </LinkButton>
          <LinkButton kind="secondary" icon="download" href={invoiceFile(order_id)} download>
            Invoice
          </LinkButton>
          <Button onClick={() => print()}>Print</Button>
        </div>
      </div>
      <CreditNotes receipt={loaded.data} />
      <ReceiptSheet receipt={loaded.data} />
    </div>
  )
}
