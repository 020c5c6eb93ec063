import { linkTo } from '@portico/shared/pages/link-to.ts'
import type { Cart } from '@portico/shared/rules/orders/cart/parse-cart.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { subscriptionPrice } from '@portico/shared/rules/pricing/subscription-price.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { usePlan } from './use-plan.ts'
import { removeSubscription } from './cart.store.ts'

/** At most one subscription (CRT-002), paid in a separate step (OP-64). */
export function SubscriptionLine({ subscription }: { subscription: NonNullable<Cart['storeSubscription']> }) {
  const known = usePlan(subscription.id)
  const { type } = subscription
  const title = known.state === 'ready' ? `${known.plan.name} plan` : 'Plan'
  return (
    <ul className="cart-lines">
      <li className="cart-line cart-line-plan">
        <div className="cart-what">
          {known.state === 'loading' ? <Skeleton shape="line" /> : <span className="cart-title">{title}</span>}
          <span className="small muted">Renews every {type === 'annual' ? 'year' : 'month'} until you cancel</span>
          {known.state === 'gone' ? <Badge tone="waiting">No longer for sale</Badge> : null}
        </div>
        <span className="cart-total price">
          {known.state === 'ready' ? formatMoney(subscriptionPrice({ ...known.plan, type })) : null}
        </span>
        <IconButton
          icon="trash"
          label="Remove the subscription"
          className="cart-remove"
          onClick={() => removeSubscription(subscription.id)}
        />
        <LinkButton href={linkTo('checkoutSubscription')} kind="secondary" className="cart-plan-pay">
          Check out the plan
        </LinkButton>
      </li>
    </ul>
  )
}
