import { deliveryModeLabels } from '../../../states/credentials/delivery-mode.ts'
import { hoursBySubject, hoursLabel, totalHours, type Accredited } from './accredited.ts'

type Completion = {
  readonly kind: 'course' | 'record'
  readonly title: string
  readonly provider: string
  readonly completed_on: string
  readonly certificate: string | null
  readonly credits: readonly (Accredited & { readonly states: readonly string[] })[]
}

export const transcriptHead = [
  'Learner',
  'Completed',
  'Title',
  'Provider',
  'Outside training',
  'Agency',
  'States',
  'Provider number',
  'Approval number',
  'Hours',
  'Hours by subject',
  'Delivery',
  'Certificate',
]

/** Rows of a transcript as a table: one per completion and agency, and one for a completion that no agency credits. */
export const transcriptRows = (learner: string, entries: readonly Completion[]): string[][] =>
  entries.flatMap(({ kind, title, provider, completed_on, certificate, credits }) => {
    const first = [learner, completed_on, title, provider, kind === 'record' ? 'Yes' : '']
    const last = certificate ?? ''
    if (credits.length === 0) return [[...first, '', '', '', '', '', '', '', last]]
    return credits.map(({ agency, states, provider_number, approval_number, hours, delivery_modes }) => [
      ...first,
      agency,
      states.join(', '),
      provider_number,
      approval_number,
      hoursLabel(totalHours(hours)),
      hoursBySubject(hours),
      delivery_modes.map((mode) => deliveryModeLabels[mode]).join(', '),
      last,
    ])
  })
