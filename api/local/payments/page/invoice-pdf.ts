import type { WireInvoice } from '../billing/wire.ts'
import { formatMoney } from '../objects/format-money.ts'

/** Renders an invoice as a one-page PDF in a font that every reader has. */
export function invoicePdf(invoice: WireInvoice): Buffer {
  const money = (amount: number) => formatMoney(amount, invoice.currency)
  return onePage([
    `Invoice ${invoice.number}`,
    'Local test payment: no real money moved.',
    '',
    `Billed to: ${[invoice.customer_name, invoice.customer_email].filter(Boolean).join(', ')}`,
    `Status: ${invoice.status}`,
    '',
    ...invoice.lines.data.map((line) => `${line.description}: ${money(line.amount)}`),
    '',
    `Total: ${money(invoice.total)}`,
    `Amount due: ${money(invoice.amount_due)}`,
    `Amount paid: ${money(invoice.amount_paid)}`,
  ])
}

function onePage(lines: readonly string[]): Buffer {
  const shown = lines.map(
    (line) =>
      `(${line
        .slice(0, 90)
        .replace(/[\\()]/g, '\\$&')
        .replace(/[^ -ÿ]/g, '?')}) '`,
  )
  const text = `BT /F1 12 Tf 18 TL 56 760 Td ${shown.join('\n')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${file}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  )
}
