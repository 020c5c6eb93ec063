import { deliveryModeLabels } from '../../states/delivery-mode.ts'
import { hoursBySubject, hoursLabel, totalHours, type Accredited } from './accredited.ts'

/** The hours that a certificate states: one number where all agencies agree, else each agency's own; empty without accreditation. */
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

/** All that an agency wants to read of an accreditation, in one line; what is not known is left out. */
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
