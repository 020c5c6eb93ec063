import type { CourseMail } from '@portico/shared/rules/mails/course-mails.ts'
import { accountExists } from './letters/account-exists.ts'
import { certificateExpiring } from './letters/certificate-expiring.ts'
import { certificateIssued } from './letters/certificate-issued.ts'
import { courseFinished } from './letters/course-finished.ts'
import { passwordReset } from './letters/password-reset.ts'
import { receipt } from './letters/receipt.ts'
import { registrationCode } from './letters/registration-code.ts'
import { seatInvitation } from './letters/seat-invitation.ts'
import { securityChanged } from './letters/security-changed.ts'
import { unlockCode } from './letters/unlock-code.ts'

/** Every mail that Portico sends: one file each. Those about a course stand under the name of its switch. */
export const mails = {
  account_exists: accountExists,
  certificate_expiring: certificateExpiring,
  certificate_issued: certificateIssued,
  course_finished: courseFinished,
  password_reset: passwordReset,
  receipt,
  registration_code: registrationCode,
  seat_invitation: seatInvitation,
  security_changed: securityChanged,
  unlock_code: unlockCode,
} as const satisfies Readonly<Record<CourseMail, { kind: string }> & Record<string, { kind: string }>>
