import type { DeliveryMode } from '../../../states/credentials/delivery-mode.ts'

/** `hundredths` of an hour: 150 is an hour and a half. */
export type SubjectHours = { subject: string; hundredths: number }

/** What one agency had granted the course on the day it was completed. */
export type Accredited = {
  agency: string
  provider_number: string
  approval_number: string
  hours: SubjectHours[]
  delivery_modes: DeliveryMode[]
}

/** Formats hundredths of an hour for people: 150 becomes 1.5. */
export const hoursLabel = (hundredths: number): string => String(hundredths / 100)

/** Total hours of an accreditation or a record, in hundredths. */
export const totalHours = (hours: readonly SubjectHours[]): number =>
  hours.reduce((sum, { hundredths }) => sum + hundredths, 0)

/** Hours by subject: “Ethics: 1.5; General: 0.5”. */
export const hoursBySubject = (hours: readonly SubjectHours[]): string =>
  hours.map(({ subject, hundredths }) => `${subject}: ${hoursLabel(hundredths)}`).join('; ')
