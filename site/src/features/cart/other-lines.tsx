import type { Cart } from '@portico/shared/rules/cart/parse-cart.ts'
import { bundlePrice } from '@portico/shared/rules/pricing/bundle-price.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Price } from '@portico/shared/ui/price.tsx'
import type { ReactNode } from 'react'
import { Picture } from '@portico/shared/ui/picture.tsx'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import type { CartBundle } from './cart-content.store.ts'
import { removeBundle, removeSubscription } from './cart.store.ts'

/** Bundles and at most one subscription (CRT-002). They are paid kind by kind; their checkouts cannot take payment yet. */
export function OtherLines({ cart, bundles }: { cart: Cart; bundles: ReadonlyMap<number, CartBundle> }) {
  const subscription = cart.storeSubscription
  return (
    <>
      {cart.storeBundleItems.length > 0 ? (
        <Section title="Bundles">
          {cart.storeBundleItems.map(({ id, slug }) => {
            const bundle = bundles.get(id)
            return bundle ? <BundleLine key={id} id={id} slug={slug} bundle={bundle} /> : null
          })}
        </Section>
      ) : null}
      {subscription ? (
        <Section title="Subscription">
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
        </Section>
      ) : null}
    </>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="stack" aria-label={title}>
    <h2 className="cart-head">{title}</h2>
    <ul className="cart-lines">{children}</ul>
  </section>
)

const BundleLine = ({ id, slug, bundle }: { id: number; slug: string; bundle: CartBundle }) => (
  <li className="cart-line cart-line-plain">
    {bundle.thumbnail ? (
      <Picture
        className="cart-thumb"
        src={bundle.thumbnail}
        sizes="(width < 560px) 96px, 128px"
        width={128}
        height={72}
      />
    ) : (
      <span className="cart-thumb" />
    )}
    <div className="cart-what">
      <a className="cart-title" href={linkTo('bundle', { slug })}>
        {bundle.title}
      </a>
      <Badge tone="waiting">Not available online yet</Badge>
    </div>
    <span className="cart-total">
      <Price cents={bundlePrice(bundle)} separate_cents={bundle.separate_price} exact />
    </span>
    <IconButton
      icon="trash"
      label={`Remove ${bundle.title}`}
      className="cart-remove"
      onClick={() => removeBundle(id)}
    />
  </li>
)
