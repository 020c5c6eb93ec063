import type { Cart } from '@portico/shared/rules/orders/cart/parse-cart.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'

type Kind = 'course' | 'bundle' | 'subscription'

/** A cart with several kinds is paid kind by kind; these are the steps (CHK-001, OP-64). */
export function KindSteps({ cart, current }: { cart: Cart; current: Kind }) {
  const steps = [
    { kind: 'course', title: 'Courses', path: linkTo('checkoutCourse'), any: cart.storeCourseItems.length > 0 },
    { kind: 'bundle', title: 'Bundles', path: linkTo('checkoutBundle'), any: cart.storeBundleItems.length > 0 },
    {
      kind: 'subscription',
      title: 'Subscription',
      path: linkTo('checkoutSubscription'),
      any: cart.storeSubscription !== null,
    },
  ].filter((step) => step.any || step.kind === current)
  if (steps.length < 2) return null
  return (
    <nav aria-label="Checkout steps">
      <ol className="kind-steps">
        {steps.map((step, index) => (
          <li key={step.kind}>
            <a className="tab" href={step.path} aria-current={step.kind === current ? 'page' : undefined}>
              {index + 1}. {step.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
