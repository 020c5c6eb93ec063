import { coursePrice } from '@portico/shared/rules/pricing/course-price.ts'
import { formatMoney, shortPrice, teamPrice } from '@portico/shared/rules/pricing/format-money.ts'
import { offeredTiers } from '@portico/shared/rules/pricing/offered-tiers.ts'
import { tierLabel } from '@portico/shared/rules/pricing/tier-price.ts'
import type { Tier } from './price-row.tsx'

/** Previews the typed prices as the course's page and card will show them. */
export function ShopperPrices({ typed }: { typed: readonly Tier[] }) {
  const tiers = offeredTiers(typed)
  const offered = coursePrice(tiers)
  return (
    <section className="shopper-prices" aria-labelledby="shopper-prices">
      <h3 id="shopper-prices">As shoppers will see it</h3>
      {offered === null ? (
        <p>This course isn’t for sale right now.</p>
      ) : (
        <>
          <p>
            <strong className="shopper-price">{shortPrice(offered.price)}</strong>{' '}
            <span className="muted">{teamPrice(offered.team_price)}</span>
          </p>
          {tiers.length > 1 ? (
            <dl>
              {tiers.map(({ from_quantity, price }, place) => (
                <div key={from_quantity}>
                  <dt>{`${tierLabel(tiers, place)} ${tierLabel(tiers, place) === '1' ? 'seat' : 'seats'}`}</dt>
                  <dd>{`${formatMoney(price)} a seat`}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </>
      )}
    </section>
  )
}
