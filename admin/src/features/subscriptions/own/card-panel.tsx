import { open_card_page } from '@portico/shared/contract/subscriptions-own.ts'
import type { Subscription } from '@portico/shared/contract/subscriptions.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'
import { cardReturned } from './use-adopted-card.ts'

const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1)
const cardText = ({ brand, last4, exp_month, exp_year }: NonNullable<Subscription['card']>): string =>
  `${brandName(brand)} ending in ${last4}, valid to ${String(exp_month).padStart(2, '0')}/${exp_year}`

/** Opens the provider's page, the only place where a card is entered. */
export function useCardPage() {
  return useMutation({
    mutationFn: () =>
      api(open_card_page, { body: { return_url: `${location.origin}${location.pathname}?${cardReturned}` } }),
    onSuccess: ({ url }) => location.assign(url),
    onError: showFailure,
  })
}

/** Shows the card that the next payment is charged to. */
export function CardPanel({ of }: { of: Subscription }) {
  const open = useCardPage()
  return (
    <section className="stack subscription-part" aria-labelledby="own-card">
      <h2 className="panel-title" id="own-card">
        Payment card
      </h2>
      <p>{of.card ? cardText(of.card) : 'Your card is kept by our payment provider.'}</p>
      <div>
        <Button kind="secondary" busy={open.isPending || open.isSuccess} onClick={() => open.mutate()}>
          Update card
        </Button>
      </div>
    </section>
  )
}
