import { list_orders } from '@portico/shared/contract/orders.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import type { SoldKind } from '@portico/shared/states/sold-kind.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { quietCall } from '../../kernel/browser-call.ts'
import { $visitor } from '../../kernel/me.store.ts'
import { $form } from './checkout-form.store.ts'
import { openElsewhere } from './open-elsewhere.ts'

type Wanted = { kind: SoldKind | 'subscription'; lines: readonly { id: number; quantity: number }[] }

/** Says that the same is being paid for in another tab already, so that nobody pays twice unawares. */
export function OpenOrderNotice({ kind, lines }: Wanted) {
  const visitor = useStore($visitor)
  const person = visitor.state === 'member' ? visitor.me.id : null
  const key = lines.map(({ id, quantity }) => `${id}×${quantity}`).join(' ')
  const [found, setFound] = useState<number | null>(null)
  useEffect(() => {
    if (person === null) return
    let isStale = false
    // Whoever cannot be asked warns of nothing: paying itself asks again.
    void quietCall(list_orders, { query: {} })
      .then(({ data }) => data)
      .catch(() => [])
      .then((orders) => {
        if (!isStale) setFound(openElsewhere(orders, { kind, lines, own_order_id: $form.get().order_id }))
      })
    return () => void (isStale = true)
  }, [person, kind, key])
  if (found === null) return null
  const link = <a href={linkTo('order', { order_id: found })}>order {found}</a>
  return (
    <Notice tone="waiting" alert>
      {kind === 'subscription' ? (
        <p>
          You’ve begun to pay for a plan with {link}, perhaps in another tab. If you pay here for the same portal, that
          payment page is closed.
        </p>
      ) : (
        <p>
          You’ve begun to pay for the same with {link}, perhaps in another tab. Finish there, or pay here and leave that
          one: if you pay both, you buy everything twice.
        </p>
      )}
    </Notice>
  )
}
