import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import type { Receipt } from '@portico/shared/contract/orders/receipt.ts'
import { exemptionText } from '@portico/shared/rules/orders/receipts/receipt-text.ts'
import { receiptSums } from '@portico/shared/rules/orders/receipts/receipt-sums.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import type { ReactNode } from 'react'
import { portalDate } from '../../scripts/portal-date.ts'

/** The receipt on one sheet, the same on screen and in print. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { order_id, invoice_number, paid_at, seller, billed_to, payment_method, tax_exemption } = receipt
  const { name, company, address, email, po_number } = billed_to
  return (
    <article className="receipt-sheet">
      <header className="receipt-head">
        <p className="receipt-seller">{seller.name}</p>
        <div>
          <h1>Receipt</h1>
          <p>Number {order_id}</p>
          {invoice_number ? <p>Invoice {invoice_number}</p> : null}
          <p>{portalDate(paid_at)}</p>
        </div>
      </header>
      <dl className="receipt-parties">
        <Party
          label="From"
          lines={[seller.name, ...seller.address, seller.email, seller.tax_id && `Tax ID ${seller.tax_id}`]}
        />
        <Party label="Billed to" lines={company ? [company, name, address, email] : [name, address, email]} />
        <Party label="Payment" lines={[payment_method, po_number && `PO number ${po_number}`]} />
      </dl>
      <table className="receipt-lines">
        <caption className="visually-hidden">Paid items</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col" className="number">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {receipt.lines.map((line) => (
            <tr key={line.id}>
              <td>
                {line.title}
                <span className="small muted">
                  {line.kind === 'Plan' ? null : `${countOf(line.quantity, 'seat')} × ${formatMoney(line.unit_price)}`}
                  {line.refunded_at ? `, refunded on ${portalDate(line.refunded_at)}` : ''}
                </span>
              </td>
              <td className="number">{formatMoney(line.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {receiptSums(receipt).map(([label, amount]) => (
            <Sum key={label} label={label}>
              {formatMoney(amount)}
            </Sum>
          ))}
        </tfoot>
      </table>
      {tax_exemption ? <p className="small">{exemptionText(tax_exemption)}</p> : null}
    </article>
  )
}

const Party = ({ label, lines }: { label: string; lines: readonly (string | null)[] }) => (
  <div>
    <dt>{label}</dt>
    {lines.map((line, index) => (line ? <dd key={`${index}-${line}`}>{withBreaks(line)}</dd> : null))}
  </div>
)

/** Lets an email address that does not fit on its line break before “@” and after a dot, not within a word. */
const withBreaks = (line: string): ReactNode =>
  /^[^\s@]+@[^\s@]+$/.test(line)
    ? line.split(/(?=@)|(?<=\.)/).flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]))
    : line

const Sum = ({ label, children }: { label: string; children: ReactNode }) => (
  <tr>
    <th scope="row">{label}</th>
    <td className="number">{children}</td>
  </tr>
)
