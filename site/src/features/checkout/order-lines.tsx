import { orderStatus } from '@portico/shared/states/orders/order.ts'
import type { OrderInFull } from '@portico/shared/contract/orders/orders.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { CartThumb } from '../cart/cart-thumb.tsx'
import { PlanOutcome } from './plan-outcome.tsx'
import { SeatsPanel } from '../seats/seats-panel.tsx'

type Line = OrderInFull['lines'][number]
type Props = {
  order: OrderInFull
  /** true right after payment; the course of an older order may be in progress or finished */
  isNew?: boolean
  onChange: () => Promise<void>
}

/** The ordered lines with their actions: start, use a seat, assign the others. A bundle is one entry with its courses. */
export function OrderLines({ order, ...rest }: Props) {
  const alone = order.lines.filter((line) => line.bundle === null)
  const bundle_ids = new Set(order.lines.flatMap((line) => line.bundle?.id ?? []))
  return (
    <ul className="order-lines">
      {alone.map((line) => (
        <li key={line.id} className="card order-line">
          <LineBody order={order} line={line} {...rest} />
        </li>
      ))}
      {[...bundle_ids].map((id) => (
        <BundleEntry
          key={`bundle-${id}`}
          order={order}
          lines={order.lines.filter((line) => line.bundle?.id === id)}
          {...rest}
        />
      ))}
    </ul>
  )
}

function BundleEntry({ lines, ...rest }: Props & { lines: readonly Line[] }) {
  const bundle = lines[0]?.bundle
  if (!bundle) return null
  return (
    <li className="card order-line">
      <div className="order-bundle-head">
        <div className="cart-what">
          {bundle.slug ? (
            <a className="cart-title" href={linkTo('bundle', { slug: bundle.slug })}>
              {bundle.title}
            </a>
          ) : (
            <span className="cart-title">{bundle.title}</span>
          )}
          <span className="small muted">
            {lines.length === 1 ? 'Bundle of 1 course' : `Bundle of ${lines.length} courses`}
          </span>
        </div>
        <span className="price">{formatMoney(lines.reduce((sum, line) => sum + line.unit_price, 0))}</span>
      </div>
      <ul className="order-parts">
        {lines.map((line) => (
          <li key={line.id} className="order-line-part">
            <LineBody line={line} {...rest} />
          </li>
        ))}
      </ul>
    </li>
  )
}

function LineBody({ order, line, isNew, onChange }: Props & { line: Line }) {
  // On credit terms, access is granted before payment.
  const isDone = order.status === orderStatus.completed || line.fulfilled_at !== null
  if (line.kind === 'Plan') return <PlanLine order={order} line={line} />
  return (
    <>
      <div className="order-line-head">
        <CartThumb src={line.thumbnail} />
        <div className="cart-what">
          {line.slug ? (
            <a className="cart-title" href={linkTo('course', { slug: line.slug })}>
              {line.title}
            </a>
          ) : (
            <span className="cart-title">{line.title}</span>
          )}
          {line.bundle ? null : (
            <span className="small muted tabular">
              {line.quantity === 1 ? '1 seat' : `${line.quantity} seats × ${formatMoney(line.unit_price)}`}
            </span>
          )}
          {line.refunded_at ? <Badge tone="waiting">Refunded</Badge> : null}
          {line.is_disputed ? <Badge tone="waiting">Paused</Badge> : null}
        </div>
        {line.bundle ? null : (
          <span className="price order-line-total">{formatMoney(line.unit_price * line.quantity)}</span>
        )}
      </div>
      {isDone && line.slug && line.enrollment_id !== null ? (
        <div>
          <LinkButton href={linkTo('overview', { slug: line.slug, related_id: line.enrollment_id })} icon="play">
            {isNew && line.quantity === 1 && !line.is_disputed ? 'Start course' : 'Go to course'}
          </LinkButton>
        </div>
      ) : null}
      {isDone && !line.is_disputed && hasSeats(line) ? (
        <SeatsPanel order={order} line={line} onChange={onChange} />
      ) : null}
    </>
  )
}

function PlanLine({ order, line }: { order: OrderInFull; line: Line }) {
  return (
    <>
      <div className="order-bundle-head">
        <div className="cart-what">
          <span className="cart-title">{line.title}</span>
          {line.refunded_at ? <Badge tone="waiting">Refunded</Badge> : null}
        </div>
        <span className="price">{formatMoney(line.total)}</span>
      </div>
      {order.status === orderStatus.completed ? <PlanOutcome order_id={order.id} /> : null}
    </>
  )
}

/** A single seat of its buyer needs no table. */
function hasSeats({ quantity, seats, enrollment_id }: Line): boolean {
  if (quantity === 1 && enrollment_id !== null) return false
  return seats.claimed.length + seats.used.length + seats.invited.length + seats.free > 0
}
