import type { Cart } from '@portico/shared/rules/cart/parse-cart.ts'
import { bundlePrice } from '@portico/shared/rules/pricing/bundle-price.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Price } from '@portico/shared/ui/price.tsx'
import { paths } from '../../paths.ts'
import type { CartBundle } from './cart-content.store.ts'
import { removeBundle, removeSubscription } from './cart.store.ts'

/** Bundles and at most one subscription (CRT-002). They are paid kind by kind; their checkouts cannot take payment yet. */
export function OtherLines({ cart, bundles }: { cart: Cart; bundles: ReadonlyMap<number, CartBundle> }) {
  const subscription = cart.storeSubscription
  return (
    <>
      {cart.storeBundleItems.length > 0 ? (
        <section className="stack" aria-label="Bundles">
          <h2 className="cart-head">Bundles</h2>
          <ul className="cart-lines">
            {cart.storeBundleItems.map(({ id, slug }) => {
              const bundle = bundles.get(id)
              if (!bundle) return null
              return (
                <li key={id} className="cart-line cart-line-plain">
                  {bundle.thumbnail ? (
                    <img className="cart-thumb" src={bundle.thumbnail} alt="" width="128" height="72" loading="lazy" />
                  ) : (
                    <span className="cart-thumb" />
                  )}
                  <div className="cart-what">
                    <a className="cart-title" href={paths.bundle(slug)}>
                      {bundle.title}
                    </a>
                    <Badge tone="waiting">Not available online yet</Badge>
                  </div>
                  <span className="cart-total">
                    <Price cents={bundlePrice(bundle)} regular_cents={bundle.price} exact />
                  </span>
                  <IconButton
                    icon="trash"
                    label={`Remove ${bundle.title}`}
                    className="cart-remove"
                    onClick={() => removeBundle(id)}
                  />
                </li>
              )
            })}
          </ul>
        </section>
      ) : null}
      {subscription ? (
        <section className="stack" aria-label="Subscription">
          <h2 className="cart-head">Subscription</h2>
          <ul className="cart-lines">
            <li className="cart-line cart-line-plain">
              <span className="cart-thumb" />
              <div className="cart-what">
                <span className="cart-title">Plan, billed {subscription.type === 'annual' ? 'yearly' : 'monthly'}</span>
                <Badge tone="waiting">Not available online yet</Badge>
              </div>
              <IconButton
                icon="trash"
                label="Remove the subscription"
                className="cart-remove"
                onClick={() => removeSubscription(subscription.id)}
              />
            </li>
          </ul>
        </section>
      ) : null}
    </>
  )
}
