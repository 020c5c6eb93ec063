import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import type { certificates } from '../db/tables/learning.ts'

export type DrawnCertificate = Pick<
  typeof certificates.$inferSelect,
  'serial' | 'snapshot' | 'issued_at' | 'expires_at'
>

/** A day as the certificate prints it: the portal's own. */
export const dayOf = (at: Date, time_zone: string): string => formatDay({ at, time_zone, reader_zone: null })

export const organizationLine = ({ name, provider_number }: { name: string; provider_number: string | null }): string =>
  provider_number ? `${name}, provider ${provider_number}` : name
