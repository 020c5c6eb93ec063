import type { CourseShare } from '@portico/shared/contract/shares.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { shareStateLabels } from '@portico/shared/states/course-share.ts'
import type { Tone } from '@portico/shared/ui/tone.ts'

type Limits = Pick<CourseShare, 'seats' | 'starts_on' | 'ends_on' | 'min_price' | 'max_discount' | 'owner_percent'>

/** Describes when the course can be sold. */
function daysText({ starts_on, ends_on }: Limits): string {
  if (starts_on && ends_on) return `${formatCalendarDay(starts_on)} – ${formatCalendarDay(ends_on)}`
  if (starts_on) return `From ${formatCalendarDay(starts_on)}`
  return ends_on ? `Until ${formatCalendarDay(ends_on)}` : 'No limit'
}

export const seatsText = ({ seats, seats_taken }: Pick<CourseShare, 'seats' | 'seats_taken'>): string =>
  seats === null ? formatCount(seats_taken) : `${formatCount(seats_taken)} of ${formatCount(seats)}`

/** Lists the terms that both portals agreed on, as label and value. */
export const termsOf = (share: Limits & Pick<CourseShare, 'side'>): readonly (readonly [string, string])[] => [
  ['Minimum price', formatMoney(share.min_price)],
  ['With credits', share.max_discount === null ? 'The same minimum' : `${share.max_discount}% below the minimum`],
  [
    share.side === 'given' ? 'Your share' : 'The owner’s share',
    `${share.owner_percent}% of each sale without sales tax`,
  ],
  ['Seat limit', share.seats === null ? 'None' : formatCount(share.seats)],
  ['Sale dates', daysText(share)],
]

const tones: Readonly<Record<CourseShare['state'], Tone>> = {
  offered: 'progress',
  accepted: 'success',
  declined: 'waiting',
  withdrawn: 'waiting',
  ended: 'waiting',
}
/** Returns the state of a share; an offer that waits for this portal says so. */
export const stateOf = ({ state, side }: Pick<CourseShare, 'state' | 'side'>): { tone: Tone; text: string } => ({
  tone: tones[state],
  text: state === 'offered' && side === 'received' ? 'Awaiting your response' : shareStateLabels[state],
})

/** Explains why a share is over, for the foot of its dialog. */
export function endText({ state, ended_by, side }: Pick<CourseShare, 'state' | 'ended_by' | 'side'>): string | null {
  if (state === 'declined') return 'It was declined.'
  if (state === 'withdrawn') return 'It was withdrawn.'
  if (state !== 'ended') return null
  if (ended_by === 'day') return 'It ended on its last day.'
  const isOwn = (ended_by === 'owner') === (side === 'given')
  return isOwn ? 'Your portal ended it.' : 'The other portal ended it.'
}
