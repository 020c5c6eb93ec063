import { deliveryModeLabels } from '../../../states/credentials/delivery-mode.ts'
import { hoursBySubject, hoursLabel, totalHours, type Accredited } from './accredited.ts'

/** Contact hours printed on a certificate: one number if all agencies agree, otherwise one per agency; empty without accreditation. */
export function contactHours(all: readonly Pick<Accredited, 'agency' | 'hours'>[]): string {
  const known = all.map(({ agency, hours }) => ({ agency, total: totalHours(hours) })).filter(({ total }) => total > 0)
  const different = new Set(known.map(({ total }) => total))
  if (different.size <= 1)
    return known
      .slice(0, 1)
      .map(({ total }) => hoursLabel(total))
      .join('')
  return known.map(({ agency, total }) => `${hoursLabel(total)} (${agency})`).join(', ')
}

/** Describes an accreditation in one line for the agency; skips unknown details. */
export function accreditationLine({
  agency,
  provider_number,
  approval_number,
  hours,
  delivery_modes,
}: Accredited): string {
  const total = totalHours(hours)
  const parts = [
    provider_number && `provider ${provider_number}`,
    approval_number && `course ${approval_number}`,
    total > 0 && `${hoursLabel(total)} ${total === 100 ? 'hour' : 'hours'} (${hoursBySubject(hours)})`,
    delivery_modes.map((mode) => deliveryModeLabels[mode].toLowerCase()).join(' or '),
  ].filter(Boolean)
  return parts.length > 0 ? `${agency}: ${parts.join(', ')}` : agency
}

type Asking = { agency: string; purpose: string }

/** Groups agencies by purpose, one sentence per purpose: “A, B, or C asks for it. We report your hours.” */
export function purposeSentences(asking: readonly Asking[]): string[] {
  const names = new Intl.ListFormat('en-US', { type: 'disjunction' })
  const byPurpose = Map.groupBy(asking, ({ purpose }) => purpose)
  return [...byPurpose].map(([purpose, agencies]) =>
    `${names.format(new Set(agencies.map(({ agency }) => agency)))} asks for it. ${purpose}`.trim(),
  )
}
