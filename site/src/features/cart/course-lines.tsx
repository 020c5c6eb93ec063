import { largestQuantity } from '@portico/shared/rules/orders/cart/change-quantity.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { QuantityInput } from '@portico/shared/ui/quantity-input.tsx'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import type { OwnedCourse } from '@portico/shared/contract/learning/learning.ts'
import type { ReactNode } from 'react'
import type { CartCourse, Owned } from './cart-content.store.ts'
import { removeCourse, setQuantity } from './cart.store.ts'
import { CartThumb } from './cart-thumb.tsx'
import type { PricedCartLine } from './priced-lines.ts'
import { RemovableLines } from './removable-lines.tsx'

type Priced = PricedCartLine<CartCourse>
type Below = (line: Priced, owned: OwnedCourse) => ReactNode

/** Course lines, editable in place (CRT-003). */
export const CourseLines = ({
  priced,
  owned,
  below,
}: {
  priced: readonly Priced[]
  owned: Owned
  /** what the checkout asks about a course that the shopper has */
  below?: Below
}) => (
  <RemovableLines priced={priced} remove={({ line }) => removeCourse(line)}>
    {(one, onRemove) => (
      <CourseLine key={one.line.id} priced={one} owned={owned.get(one.line.id)} below={below} onRemove={onRemove} />
    )}
  </RemovableLines>
)

function CourseLine({
  priced,
  owned,
  below,
  onRemove,
}: {
  priced: Priced
  owned: OwnedCourse | undefined
  below: Below | undefined
  onRemove: () => void
}) {
  const { line, item, unit_price, total } = priced
  return (
    <li className="cart-line">
      <CartThumb src={item.thumbnail} />
      <div className="cart-what">
        <a className="cart-title" href={linkTo('course', { slug: item.slug })}>
          {item.title}
        </a>
        <span className="small muted tabular">{unit_price === 0 ? 'Free' : `${formatMoney(unit_price)} each`}</span>
        {owned ? (
          <Badge tone="waiting" icon="info">
            {owned.is_finished ? 'You’ve completed this course' : 'You’re already enrolled in this course'}
          </Badge>
        ) : null}
      </div>
      <div className="cart-quantity">
        <QuantityInput
          label={`Seats in ${item.title}`}
          value={line.quantity}
          max={largestQuantity}
          onChange={(quantity) => setQuantity(line.id, quantity)}
        />
      </div>
      <span className="cart-total price">{formatMoney(total)}</span>
      <IconButton icon="trash" label={`Remove ${item.title}`} className="cart-remove" onClick={onRemove} />
      {owned && below ? below(priced, owned) : null}
    </li>
  )
}
