import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { staffCompletionLine } from '@portico/shared/rules/credentials/certificates/staff-completion-line.ts'
import { contactHours } from '@portico/shared/rules/credentials/accreditation/accreditation-text.ts'
import type { certificates } from '../tables.ts'

export type DrawnCertificate = Pick<
  typeof certificates.$inferSelect,
  'serial' | 'snapshot' | 'issued_at' | 'expires_at'
>

/** Formats a day for the certificate, in the portal's own time zone. */
export const dayOf = (at: Date, time_zone: string): string => formatDay({ at, time_zone, reader_zone: null })

export const organizationLine = ({ name, provider_number }: { name: string; provider_number: string | null }): string =>
  provider_number ? `${name}, provider ${provider_number}` : name

/** Returns the hours a certificate states; one issued before certificates stored their accreditation shows the course hours stored with it. */
export const hoursOf = ({ accreditations, ce_credits = 0 }: DrawnCertificate['snapshot']): string => {
  if (accreditations) return contactHours(accreditations)
  return ce_credits > 0 ? String(ce_credits) : ''
}

/** Line saying that staff completed the course; printed on every such certificate, whatever its template places. */
export const staffLineOf = ({ completed_by_staff, time_zone }: DrawnCertificate['snapshot']): string =>
  completed_by_staff ? staffCompletionLine(completed_by_staff, dayOf(new Date(completed_by_staff.at), time_zone)) : ''
