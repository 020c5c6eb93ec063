import { accreditationLine } from '@portico/shared/rules/credentials/accreditation/accreditation-text.ts'
import { licenseLine } from '@portico/shared/rules/credentials/accreditation/matching-license.ts'
import type { LayoutFieldKind } from '@portico/shared/states/credentials/layout-field.ts'
import type { LayoutField } from '@portico/shared/schemas/certificates.ts'
import { lineHeight } from './fit-text.ts'
import { dayOf, hoursOf, organizationLine, type DrawnCertificate } from './facts.ts'

type Read = (certificate: DrawnCertificate) => string

const readers = {
  title: ({ snapshot }) => snapshot.title,
  learner: ({ snapshot }) => snapshot.learner,
  statement: ({ snapshot }) => snapshot.statement,
  course: ({ snapshot }) => snapshot.course,
  completed_on: ({ snapshot }) => dayOf(new Date(snapshot.finished_at), snapshot.time_zone),
  issued_on: ({ snapshot, issued_at }) => dayOf(issued_at, snapshot.time_zone),
  expires_on: ({ snapshot, expires_at }) => (expires_at ? dayOf(expires_at, snapshot.time_zone) : ''),
  hours: ({ snapshot }) => hoursOf(snapshot),
  serial: ({ serial }) => serial,
  organizations: ({ snapshot }) => snapshot.organizations.map(organizationLine).join('\n'),
  accreditations: ({ snapshot }) => (snapshot.accreditations ?? []).map(accreditationLine).join('\n'),
  licenses: ({ snapshot }) => (snapshot.licenses ?? []).map(licenseLine).join('; '),
  instructors: ({ snapshot }) => snapshot.instructors.join(', '),
  text: () => '',
  // These three print pictures.
  check: () => '',
  signature: () => '',
  logo: () => '',
} as const satisfies Record<LayoutFieldKind, Read>

/** Returns a field's printed text; an empty field prints nothing, not even its label. */
export function fieldText(field: LayoutField, certificate: DrawnCertificate): string {
  if (field.kind === 'text') return field.text
  const value = readers[field.kind](certificate)
  return value !== '' && field.text !== '' ? `${field.text} ${value}` : value
}

type Snapshot = DrawnCertificate['snapshot']
/** Name and title of the person who signs. */
export const signatoryOf = (snapshot: Snapshot): string =>
  snapshot.signatory_name || snapshot.instructors[0] || snapshot.company
export const officeOf = (snapshot: Snapshot): string => snapshot.signatory_title || 'Instructor'

/** Returns the two lines below a signature as separate fields. */
export function signatureFields(field: LayoutField): [name: LayoutField, office: LayoutField] {
  const font_size = field.font_size * 0.8
  return [
    { ...field, weight: 'bold', height: field.font_size * lineHeight },
    { ...field, font_size, height: font_size * lineHeight },
  ]
}
