import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { plan_renewal } from '@portico/shared/contract/credentials/renewals.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import {
  hoursBySubject,
  hoursLabel,
  totalHours,
  type SubjectHours,
} from '@portico/shared/rules/credentials/accreditation/accredited.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { useState } from 'react'
import { addBundle } from '@portico/shared/rules/orders/cart/add-bundle.ts'
import { addCourse } from '@portico/shared/rules/orders/cart/add-course.ts'
import { readCart, writeCart } from '../../scripts/browser-cart.ts'
import { savePriceStamp } from '../../scripts/price-stamps.ts'

type Answer = Data<typeof plan_renewal>
export type Plan = NonNullable<Answer['plan']>

/** Courses to take, their price, and one button to add them all. */
export function PlanResult({ answer: { plan, courses_count } }: { answer: Answer }) {
  if (plan === null)
    return (
      <EmptyState icon="search" title="Our courses are not enough">
        {courses_count === 0
          ? 'No course here counts for this renewal yet.'
          : 'All our courses together do not cover every missing hour.'}
      </EmptyState>
    )
  if (plan.courses.length + plan.bundles.length === 0)
    return (
      <EmptyState icon="award" title="Nothing is missing">
        You have all the hours that this renewal requires.
      </EmptyState>
    )
  return (
    <section className="stack" aria-labelledby="plan">
      <h2 id="plan">{plan.is_proven ? 'The cheapest option' : 'A low-cost option'}</h2>
      {plan.is_proven ? null : <p>There are too many combinations to try them all. This is the cheapest we found.</p>}
      <ul className="renewal-lines">
        {plan.bundles.map(({ id, slug, title, price, courses }) => (
          <li key={`bundle-${id}`}>
            <a href={linkTo('bundle', { slug })}>{title}</a>
            <span className="tabular">{formatMoney(price)}</span>
            <span className="small muted">{`Bundle. Its courses that count: ${courses.join('; ')}`}</span>
          </li>
        ))}
        {plan.courses.map(({ id, slug, title, price, hours, is_held }) => (
          <li key={`course-${id}`}>
            <a href={linkTo('course', { slug })}>{title}</a>
            <span className="tabular">{is_held ? 'Already yours' : formatMoney(price)}</span>
            <span className="small muted">{hoursLine(hours)}</span>
          </li>
        ))}
      </ul>
      <ToCart plan={plan} />
    </section>
  )
}

/** “2 hours (Ethics: 1.5; General: 0.5)” */
function hoursLine(hours: readonly SubjectHours[]): string {
  const total = totalHours(hours)
  return `${hoursLabel(total)} ${total === 100 ? 'hour' : 'hours'} (${hoursBySubject(hours)})`
}

function ToCart({ plan }: { plan: Plan }) {
  const [done, setDone] = useState<'added' | 'failed' | null>(null)
  return (
    <div className="stack">
      <div className="renewal-total">
        <p>
          Total <strong className="tabular">{formatMoney(plan.price)}</strong>
        </p>
        {plan.bundles.length === 0 && plan.courses.every(({ is_held }) => is_held) ? null : done === 'added' ? (
          <LinkButton href={linkTo('cart')}>Go to cart</LinkButton>
        ) : (
          <Button onClick={() => setDone(addPlanToCart(plan) ? 'added' : 'failed')}>Add all to cart</Button>
        )}
      </div>
      <p role="status">
        {done === 'added'
          ? 'Everything is in your cart.'
          : done === 'failed'
            ? 'This browser cannot save a cart. Allow it to store data and try again.'
            : ''}
      </p>
    </div>
  )
}

/** Adds a plan's paid courses and bundles to the cart once each, leaving existing lines unchanged. Returns false if storage is unavailable. */
function addPlanToCart(plan: Plan): boolean {
  const before = readCart()
  const there = new Set(before.storeCourseItems.map(({ id }) => id))
  const courses = plan.courses.filter(({ id, is_held }) => !is_held && !there.has(id))
  const bundles = plan.bundles.filter(({ id }) => before.storeBundleItems.every((line) => line.id !== id))
  const withCourses = courses.reduce((cart, { id, slug }) => addCourse({ cart, course: { id, slug } }), before)
  if (!writeCart(bundles.reduce((cart, { id, slug }) => addBundle({ cart, bundle: { id, slug } }), withCourses)))
    return false
  for (const { id, price_stamp } of courses) savePriceStamp('course', id, price_stamp ?? undefined)
  for (const { id, price_stamp } of bundles) savePriceStamp('bundle', id, price_stamp ?? undefined)
  return true
}
