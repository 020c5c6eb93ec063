import type { CourseMail } from '@portico/shared/rules/notifications/course-mails.ts'
import type { MailPart } from './layout.ts'
import type { MailBrand } from './mail-brand.ts'

/** The content of one mail; `heading` is the default subject. */
export type MailContent = { heading: string; subject?: string; parts: readonly MailPart[] }

type Written<Values> = {
  /** sample values, for tests and for previews of the mail */
  sample: Values
  write: (values: Values, brand: Pick<MailBrand, 'portal' | 'url' | 'time_zone'>) => MailContent
}

/** Requests that anyone can make for a mailbox they do not own. Mails of one kind share a limit per mailbox. */
export type UnprovenRequest = 'registration' | 'reset' | 'unlock' | 'email_change'

/**
 * A kind of mail. `transactional`: follows from what its reader did or has, goes to everyone; `commercial`: advertises, always with an unsubscribe
 * link. `about`: the course switch that can turn it off. `unproven`: the request does not prove who owns the mailbox, so mails per recipient are
 * limited.
 */
export type Mail<Values> = Written<Values> & { unproven?: UnprovenRequest } & (
    | { kind: 'transactional'; about?: CourseMail }
    | { kind: 'commercial'; unsubscribe: (values: Values) => string }
  )

/** Declares a kind of mail with the type of its values. */
export const mail = <Values>(declared: Mail<Values>): Mail<Values> => declared
