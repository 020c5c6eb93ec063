import type { OwnedCourse } from '@portico/shared/contract/learning/learning.ts'
import { RadioGroup } from '@portico/shared/ui/radio-group.tsx'
import { useStore } from '@nanostores/react'
import { $visitor } from '../../kernel/me.store.ts'
import { $form, changeForm } from './checkout-form.store.ts'
import { answerKey } from './seats-for.ts'
import { $unanswered, seatsForName } from './unanswered.store.ts'

type Props = { owned: OwnedCourse; title: string; quantity: number }

/** Asks a buyer who has completed a course whom they buy it for. A course that they are taking cannot start again, so it only says so. */
export function SeatsForQuestion({ owned, title, quantity }: Props) {
  const visitor = useStore($visitor)
  const { seats_for } = useStore($form)
  const unanswered = useStore($unanswered)
  if (visitor.state !== 'member') return null
  if (!owned.is_finished) return <p className="cart-line-more small">{takingText(quantity)}</p>
  const key = answerKey(visitor.me.id, owned.id)
  return (
    <div className="cart-line-more">
      <RadioGroup
        name={seatsForName(owned.id)}
        legend={`Who is “${title}” for?`}
        options={[
          { value: 'buyer', label: 'For me again', help: againText(quantity) },
          { value: 'others', label: 'For other people', help: othersText(quantity) },
        ]}
        value={seats_for[key]}
        error={unanswered.includes(owned.id) ? 'Please choose one.' : undefined}
        onChange={(answer) => {
          changeForm({ seats_for: { ...$form.get().seats_for, [key]: answer } })
          $unanswered.set($unanswered.get().filter((id) => id !== owned.id))
        }}
      />
    </div>
  )
}

const takingText = (quantity: number): string =>
  `You’re taking this course now, so you can start it again only once you’ve completed it. ${quantity === 1 ? 'This seat is for someone else: after payment you can hand it out.' : `These ${quantity} seats are for other people: after payment you can hand them out.`}`

const againText = (quantity: number): string =>
  `${quantity === 1 ? 'You start at 0%' : 'One seat is yours: you start at 0%'}, with new attempts, a new record and a new certificate. What you’ve completed stays.${quantity === 1 ? '' : ` You hand out the other ${quantity === 2 ? 'seat' : `${quantity - 1} seats`}.`}`

const othersText = (quantity: number): string =>
  `You hand out ${quantity === 1 ? 'the seat' : `all ${quantity} seats`} after payment. You won’t be enrolled again.`
