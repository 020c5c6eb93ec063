import { update_course_prices } from '@portico/shared/contract/courses/editing.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { useController } from 'react-hook-form'
import { api } from '../../../kernel/api.ts'
import { CoursePanel } from './course-panel.tsx'
import type { Opened } from '../frame/course-query.ts'
import { PriceRow, type Tier } from './price-row.tsx'
import { ShopperPrices } from './shopper-prices.tsx'
import { useCourseForm } from './use-course-form.ts'

const tiersOf = (value: unknown): readonly Tier[] => (Array.isArray(value) ? (value as readonly Tier[]) : [])
const tierText = ({ from_quantity, price }: Tier) => `From ${from_quantity}: ${formatMoney(price)}`

/** Form for a course's prices: one base price, and lower ones from a number of seats on (BLD-027). */
export function PricingForm({ course, minimum_price }: Opened) {
  const form = useCourseForm({
    name: 'course-pricing',
    course,
    valuesOf: ({ course_pricings }) => ({ course_pricings }),
    schema: update_course_prices.body,
    send: (body) =>
      api(update_course_prices, {
        params: { slug: course.slug },
        body: { course_pricings: [...tiersOf(body.course_pricings)], version: body.version },
      }),
  })
  const { field, fieldState } = useController({ name: 'course_pricings', control: form.form.control })
  const tiers = tiersOf(field.value)
  // The row of a price below the minimum says so itself.
  const error = tiers.some(({ price }) => price < minimum_price) ? undefined : fieldState.error?.message
  const isTooLow = course.course_pricings.some(({ price }) => price < minimum_price)
  const add = () =>
    field.onChange([
      ...tiers,
      { from_quantity: (tiers.at(-1)?.from_quantity ?? 0) + 1, price: tiers.at(-1)?.price ?? minimum_price },
    ])
  return (
    <CoursePanel
      form={form}
      labelOf={() => 'Prices'}
      show={(_, value) => tiersOf(value).map(tierText).join('\n') || 'None'}
    >
      <p className="muted">
        Price per seat, with lower prices for teams. Minimum {formatMoney(minimum_price)} per seat.
      </p>
      {isTooLow ? (
        <p className="field-error">A price is below the minimum. Nobody can buy at this price until you raise it.</p>
      ) : null}
      <div ref={field.ref} tabIndex={-1} role="group" aria-label="Prices" className="stack">
        {tiers.map((tier, place) => (
          <PriceRow
            key={place}
            place={place}
            tier={tier}
            least={minimum_price}
            onChange={(changed) => field.onChange(tiers.with(place, changed))}
            onRemove={() => field.onChange(tiers.toSpliced(place, 1))}
          />
        ))}
      </div>
      {error ? (
        <p className="field-error" role="alert">
          {error}
        </p>
      ) : null}
      <div>
        <Button kind="secondary" icon="plus" onClick={add}>
          Add a price
        </Button>
      </div>
      <ShopperPrices typed={tiers} />
    </CoursePanel>
  )
}
