import { errorMessage } from '@portico/shared/errors/message.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useStore } from '@nanostores/react'
import { $dropped } from './cart-content.store.ts'

/** Lines are never dropped silently (OP-59). */
export function DroppedNotice() {
  const dropped = useStore($dropped)
  return (
    <div role="status" className="live">
      {dropped.length > 0 ? (
        <Notice tone="waiting">
          {dropped.map((title) => (
            <p key={title}>{errorMessage('cart.line_gone', { title })}</p>
          ))}
        </Notice>
      ) : null}
    </div>
  )
}
