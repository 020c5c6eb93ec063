// The public parts of this domain. Other domains import them from here, and its tables from tables.ts.

export type { MailPart } from './layout.ts'
export type { MailBrand } from './mail-brand.ts'
export { type MailContent, mail } from './mail.ts'
export { mailboxOf } from './mailbox-of.ts'
export { type NewNotification, notify, notifyAll } from './notify.ts'
export { isPermanentRejection } from './is-permanent-rejection.ts'
export { brandOf, sendMail } from './send-mail.ts'
export { signInOrigin } from './sign-in-origin.ts'
