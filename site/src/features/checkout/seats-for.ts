import type { SeatsFor } from '@portico/shared/states/orders/seats-for.ts'
import type { SoldKind } from '@portico/shared/states/orders/sold-kind.ts'
import type { Owned } from '../cart/cart-content.store.ts'
import type { CheckoutForm } from './checkout-form.ts'

type Answers = CheckoutForm['seats_for']

/** Answers belong to a person: somebody else who signs in in this tab is asked again. */
export const answerKey = (person_id: number | null, course_id: number): string => `${person_id ?? 0}-${course_id}`

/**
 * Returns whom each line is for: the buyer's answer about a course that they completed, and other people where they are taking it. A course that
 * they do not have is left out. `unanswered` lists the courses whose question is open.
 */
export function seatsForLines({
  kind,
  ids,
  owned,
  answers,
  person_id,
}: {
  kind: SoldKind
  ids: readonly number[]
  owned: Owned
  answers: Answers
  person_id: number | null
}): { seats_for: ReadonlyMap<number, SeatsFor>; unanswered: readonly number[] } {
  const had = kind === 'course' ? ids.flatMap((id) => owned.get(id) ?? []) : []
  const told = had.map(({ id, is_finished }) => ({
    id,
    answer: is_finished ? answers[answerKey(person_id, id)] : ('others' as const),
  }))
  return {
    seats_for: new Map(told.flatMap(({ id, answer }) => (answer ? [[id, answer]] : []))),
    unanswered: told.flatMap(({ id, answer }) => (answer ? [] : [id])),
  }
}
