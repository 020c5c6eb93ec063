import type { CourseMail } from '@portico/shared/rules/mails/course-mails.ts'
import type { MailPart } from './layout.ts'
import type { MailBrand } from './mail-brand.ts'

/** What one mail says; `heading` is also its subject unless one is given. */
export type Said = { heading: string; subject?: string; parts: readonly MailPart[] }

type Written<Values> = {
  /** one set of values as they may come, for tests and for whoever wants to see the mail */
  sample: Values
  write: (values: Values, brand: Pick<MailBrand, 'portal' | 'url' | 'time_zone'>) => Said
}

/** Requests that anybody can make for a mailbox that they do not own. The mails of one kind share a limit per mailbox. */
export type UnprovenRequest = 'registration' | 'reset' | 'unlock'

/**
 * A kind of mail. `transactional`: it follows from what its reader did or has, and goes to everybody; `commercial`: it wants to sell, and
 * always carries a way to end such mails. `about` names the switch of the course that it is about.
 * `unproven`: the request does not show who owns the mailbox, so that mails to one recipient are limited.
 */
export type Mail<Values> = Written<Values> & { unproven?: UnprovenRequest } & (
    | { kind: 'transactional'; about?: CourseMail }
    | { kind: 'commercial'; unsubscribe: (values: Values) => string }
  )

/** Declares a kind of mail with the type of its values. */
export const mail = <Values>(declared: Mail<Values>): Mail<Values> => declared
