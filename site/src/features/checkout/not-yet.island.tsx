import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { $content, loadContent } from '../cart/cart-content.store.ts'
import { $cart } from '../cart/cart.store.ts'
import { OtherLines } from '../cart/other-lines.tsx'
import { KindSteps } from './kind-steps.tsx'

const words = {
  bundle: {
    none: 'There are no bundles in your cart',
    title: 'Bundles aren’t available online yet',
    find: linkTo('bundles'),
    label: 'See the bundles',
  },
  subscription: {
    none: 'There is no subscription in your cart',
    title: 'Subscriptions aren’t available online yet',
    find: linkTo('courses'),
    label: 'See the courses',
  },
} as const

/** The checkouts of bundles and subscriptions: the step is there, its payment is not (CHK-001). */
export function NotYetPage({ kind, contact }: { kind: 'bundle' | 'subscription'; contact: string | null }) {
  const cart = useStore($cart)
  const content = useStore($content)
  useEffect(() => void loadContent(), [])
  const any = kind === 'bundle' ? cart.storeBundleItems.length > 0 : cart.storeSubscription !== null
  const { none, title, find, label } = words[kind]
  if (!any) return <EmptyState icon="cart" title={none} action={<LinkButton href={find}>{label}</LinkButton>} />
  return (
    <div className="stack stack-6">
      <KindSteps cart={cart} current={kind} />
      <EmptyState
        icon="info"
        title={title}
        action={
          cart.storeCourseItems.length > 0 ? (
            <LinkButton href={linkTo('checkoutCourse')}>Check out the courses</LinkButton>
          ) : undefined
        }
      >
        {contact
          ? `They’ll stay in your cart. Contact ${contact} and we’ll set it up for you.`
          : 'They’ll stay in your cart until they are.'}
      </EmptyState>
      {content.state === 'ready' ? (
        <OtherLines
          cart={{ ...cart, ...(kind === 'bundle' ? { storeSubscription: null } : { storeBundleItems: [] }) }}
          bundles={content.bundles}
        />
      ) : null}
    </div>
  )
}
