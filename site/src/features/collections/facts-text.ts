import type { get_collection } from '@portico/shared/contract/catalog/collections.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { formatCredits, formatDuration } from '@portico/shared/ui/format-duration.ts'

type Facts = NonNullable<Data<typeof get_collection>['facts']>

/** 'are free', 'cost $39 for one person', 'cost from $25 to $149 for one person' */
function costs({ from, to }: NonNullable<Facts['prices']>, isOne: boolean): string {
  const money = (cents: number): string => formatMoney(cents, { whole_dollars: true })
  if (to === 0) return isOne ? 'is free' : 'are free'
  const range = from === to ? money(to) : from === 0 ? `up to ${money(to)}` : `from ${money(from)} to ${money(to)}`
  return `${isOne ? 'costs' : 'cost'} ${range} for one person`
}

const lengthText = ({ shortest_minutes: from, longest_minutes: to }: Facts): string =>
  from === to ? formatDuration(to) : `${formatDuration(from)} to ${formatDuration(to)}`

/** Describes what the courses have in common in up to two sentences; empty if it was not counted. */
export function factsText(facts: Facts | null, count: number): string {
  if (facts === null) return ''
  const { prices, longest_minutes, with_credits, most_credits } = facts
  const isOne = count === 1
  const both = [
    prices && costs(prices, isOne),
    longest_minutes > 0 && `${isOne ? 'takes' : 'take'} ${lengthText(facts)}`,
  ].filter(Boolean)
  const they = both.length > 0 ? `${isOne ? 'The course' : 'They'} ${both.join(' and ')}.` : ''
  return [they, creditsText({ with_credits, most_credits, count })].filter(Boolean).join(' ')
}

function creditsText({
  with_credits,
  most_credits,
  count,
}: Pick<Facts, 'with_credits' | 'most_credits'> & { count: number }) {
  if (with_credits === 0) return ''
  if (count === 1) return `It earns ${formatCredits(most_credits)}.`
  if (with_credits === count) return `All of them earn CE credits, up to ${most_credits}.`
  return `${with_credits} of them ${with_credits === 1 ? 'earns' : 'earn'} CE credits, up to ${most_credits}.`
}
