import { Badge } from '@portico/shared/ui/badge.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Price } from '@portico/shared/ui/price.tsx'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { useStore } from '@nanostores/react'
import type { CartBundle, Owned } from './cart-content.store.ts'
import { $cart, removeBundle } from './cart.store.ts'
import { CartThumb } from './cart-thumb.tsx'
import { overlapWarnings } from './overlap-warnings.ts'
import type { PricedCartLine } from './priced-lines.ts'
import { RemovableLines } from './removable-lines.tsx'

type Priced = PricedCartLine<CartBundle>

/** Bundle lines: each once, with a note about courses the shopper already has (CRT-007, CRT-008). */
export function BundleLines({ priced, owned }: { priced: readonly Priced[]; owned: Owned }) {
  const { storeCourseItems } = useStore($cart)
  const alone = storeCourseItems.map(({ id }) => id)
  const othersOf = ({ line }: Priced) => [
    ...alone,
    ...priced.flatMap((other) => (other.line.id === line.id ? [] : other.item.course_ids)),
  ]
  return (
    <RemovableLines priced={priced} remove={({ line }) => removeBundle(line)}>
      {(one, onRemove) => (
        <BundleLine
          key={one.line.id}
          bundle={one.item}
          total={one.total}
          overlaps={overlapWarnings({ course_ids: one.item.course_ids, owned, others: othersOf(one) })}
          onRemove={onRemove}
        />
      )}
    </RemovableLines>
  )
}

const BundleLine = ({
  bundle,
  total,
  overlaps,
  onRemove,
}: {
  bundle: CartBundle
  total: number
  overlaps: readonly string[]
  onRemove: () => void
}) => (
  <li className="cart-line cart-line-plain">
    <CartThumb src={bundle.thumbnail} />
    <div className="cart-what">
      <a className="cart-title" href={linkTo('bundle', { slug: bundle.slug })}>
        {bundle.title}
      </a>
      <span className="small muted">
        {bundle.course_ids.length === 1 ? '1 course' : `${bundle.course_ids.length} courses`}, one seat in each
      </span>
      {overlaps.map((text) => (
        <Badge key={text} tone="waiting" icon="info">
          {text}
        </Badge>
      ))}
    </div>
    <span className="cart-total">
      <Price cents={total} separate_cents={bundle.separate_price} exact />
    </span>
    <IconButton icon="trash" label={`Remove ${bundle.title}`} className="cart-remove" onClick={onRemove} />
  </li>
)
