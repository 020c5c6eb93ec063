import { orderStatus } from '@portico/shared/states/order.ts'
import type { OrderInFull } from '@portico/shared/contract/orders.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Picture } from '@portico/shared/ui/picture.tsx'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { SeatsPanel } from './seats-panel.tsx'

/** What was bought, and what can be done with it: start, use a seat, hand out the others. */
export function OrderLines({
  order,
  isNew,
  onChange,
}: {
  order: OrderInFull
  /** has just been paid; the course of an older order may be running or finished */
  isNew?: boolean
  onChange: () => Promise<void>
}) {
  const isDone = order.status === orderStatus.completed
  return (
    <ul className="order-lines">
      {order.lines.map((line) => (
        <li key={line.id} className="card order-line">
          <div className="order-line-head">
            {line.thumbnail ? (
              <Picture
                className="cart-thumb"
                src={line.thumbnail}
                sizes="(width < 560px) 96px, 128px"
                width={128}
                height={72}
              />
            ) : (
              <span className="cart-thumb" />
            )}
            <div className="cart-what">
              {line.slug ? (
                <a className="cart-title" href={linkTo('course', { slug: line.slug })}>
                  {line.title}
                </a>
              ) : (
                <span className="cart-title">{line.title}</span>
              )}
              <span className="small muted tabular">
                {line.quantity === 1 ? '1 seat' : `${line.quantity} seats × ${formatMoney(line.unit_price)}`}
              </span>
              {line.refunded_at ? <Badge tone="waiting">Refunded</Badge> : null}
            </div>
            <span className="price order-line-total">{formatMoney(line.total)}</span>
          </div>
          {isDone && line.slug && line.enrollment_id !== null ? (
            <div>
              <LinkButton href={linkTo('overview', { slug: line.slug, related_id: line.enrollment_id })} icon="play">
                {isNew && line.quantity === 1 ? 'Start course' : 'Go to course'}
              </LinkButton>
            </div>
          ) : null}
          {isDone && hasSeats(line) ? <SeatsPanel order={order} line={line} onChange={onChange} /> : null}
        </li>
      ))}
    </ul>
  )
}

/** One seat that its buyer uses needs no table. */
function hasSeats({ quantity, seats }: OrderInFull['lines'][number]): boolean {
  return quantity > 1
    ? seats.claimed.length + seats.invited.length + seats.free > 0
    : seats.invited.length + seats.free > 0
}
