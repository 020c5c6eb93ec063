import type { Renewal } from '@portico/shared/contract/credentials/renewals.ts'
import { totalHours } from '@portico/shared/rules/credentials/accreditation/accredited.ts'
import { selfReportedHours } from '@portico/shared/rules/credentials/renewal/self-reported-hours.ts'
import type { CreditedCourse } from '@portico/shared/rules/credentials/renewal/renewal-requirement.ts'
import { readHours } from '@portico/shared/schemas/hours.ts'
import { deliveryModeLabels } from '@portico/shared/states/credentials/delivery-mode.ts'

export type Typed = Readonly<Record<string, string>>
export type HoursField = { name: string; label: string; wrong: string | null }

/** Fields for a requirement's hours: its subjects, all others, and each delivery mode with a cap. */
export function hoursFields({ subjects, caps }: Pick<Renewal, 'subjects' | 'caps'>, typed: Typed) {
  const read = (name: string) => (typed[name] ? readHours(typed[name]) : ({ hundredths: 0, wrong: null } as const))
  const bySubject = [...subjects.map(({ subject }) => subject), 'Other subjects'].map((subject) => {
    const { wrong, hundredths } = read(`subject ${subject}`)
    return { name: `subject ${subject}`, label: subject, subject, wrong, hundredths: hundredths ?? 0 }
  })
  const byMode = caps.map(({ mode }) => {
    const { wrong, hundredths } = read(`mode ${mode}`)
    const label = `Of the hours above: ${deliveryModeLabels[mode].toLowerCase()}`
    return { name: `mode ${mode}`, label, mode, wrong, hundredths: hundredths ?? 0 }
  })
  const taken = byMode.reduce((sum, { hundredths }) => sum + hundredths, 0)
  const tooMany = taken > totalHours(bySubject) ? 'That is more than all the hours above.' : null
  const fields: HoursField[] = [
    ...bySubject,
    ...byMode.map((field) => ({ ...field, wrong: field.wrong ?? (field.hundredths > 0 ? tooMany : null) })),
  ]
  const isRight = fields.every(({ wrong }) => wrong === null)
  const hours = bySubject
    .filter(({ hundredths }) => hundredths > 0)
    .map(({ subject, hundredths }) => ({ subject, hundredths }))
  const earned: CreditedCourse[] | null = isRight ? selfReportedHours(hours, byMode) : null
  return { fields, earned }
}
