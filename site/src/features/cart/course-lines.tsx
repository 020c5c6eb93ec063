import { largestQuantity } from '@portico/shared/rules/cart/change-quantity.ts'
import type { CartLine } from '@portico/shared/rules/cart/parse-cart.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { Button } from '@portico/shared/ui/button.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { QuantityInput } from '@portico/shared/ui/quantity-input.tsx'
import { useState } from 'react'
import { Picture } from '@portico/shared/ui/picture.tsx'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { useFocusOnShow } from '../../kernel/focus-on-show.ts'
import { removeCourse, setQuantity } from './cart.store.ts'
import type { OwnedCourse } from '@portico/shared/contract/learning.ts'
import type { Owned } from './cart-content.store.ts'
import type { PricedCartLine } from './priced-lines.ts'

type Removed = { id: number; title: string; before: number | null; undo: () => void }

/** The course lines, edited in place. A removed one leaves a row with an undo button (CRT-003). */
export function CourseLines({ priced, owned }: { priced: readonly PricedCartLine[]; owned: Owned }) {
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const remove = (line: CartLine, title: string, before: number | null) => {
    const undo = removeCourse(line)
    setRemoved((list) => [...list.filter((one) => one.id !== line.id), { id: line.id, title, before, undo }])
  }
  const gone = removed.filter((one) => !priced.some(({ line }) => line.id === one.id))
  const putBack = (one: Removed) => {
    one.undo()
    setRemoved((list) => list.filter((other) => other.id !== one.id))
  }
  const rowsBefore = (id: number | null) =>
    gone
      .filter((one) => one.before === id)
      .map((one) => <RemovedRow key={`removed-${one.id}`} removed={one} onUndo={() => putBack(one)} />)
  const shown = new Set(priced.map(({ line }) => line.id))
  const loose = gone.filter((one) => one.before !== null && !shown.has(one.before))
  return (
    <ul className="cart-lines">
      {priced.map((one, index) => [
        ...rowsBefore(one.line.id),
        <CourseLine
          key={one.line.id}
          priced={one}
          owned={owned.get(one.line.id)}
          onRemove={() => remove(one.line, one.course.title, priced[index + 1]?.line.id ?? null)}
        />,
      ])}
      {rowsBefore(null)}
      {loose.map((one) => (
        <RemovedRow key={`removed-${one.id}`} removed={one} onUndo={() => putBack(one)} />
      ))}
    </ul>
  )
}

function CourseLine({
  priced: { line, course, unit_price, total },
  owned,
  onRemove,
}: {
  priced: PricedCartLine
  owned: OwnedCourse | undefined
  onRemove: () => void
}) {
  return (
    <li className="cart-line">
      {course.thumbnail ? (
        <Picture
          className="cart-thumb"
          src={course.thumbnail}
          sizes="(width < 560px) 96px, 128px"
          width={128}
          height={72}
        />
      ) : (
        <span className="cart-thumb" />
      )}
      <div className="cart-what">
        <a className="cart-title" href={linkTo('course', { slug: course.slug })}>
          {course.title}
        </a>
        <span className="small muted tabular">{unit_price === 0 ? 'Free' : `${formatMoney(unit_price)} each`}</span>
        {owned ? (
          <Badge tone="waiting" icon="info">
            {owned.is_finished ? 'You’ve finished this course' : 'You’re already enrolled in this course'}
          </Badge>
        ) : null}
      </div>
      <div className="cart-quantity">
        <QuantityInput
          label={`Seats in ${course.title}`}
          value={line.quantity}
          max={largestQuantity}
          onChange={(quantity) => setQuantity(line.id, quantity)}
        />
      </div>
      <span className="cart-total price">{formatMoney(total)}</span>
      <IconButton icon="trash" label={`Remove ${course.title}`} className="cart-remove" onClick={onRemove} />
    </li>
  )
}

function RemovedRow({ removed, onUndo }: { removed: Removed; onUndo: () => void }) {
  const button = useFocusOnShow<HTMLButtonElement>()
  return (
    <li className="cart-removed">
      <span role="status">“{removed.title}” is removed.</span>
      <Button ref={button} kind="quiet" size="small" onClick={onUndo}>
        Undo
      </Button>
    </li>
  )
}
