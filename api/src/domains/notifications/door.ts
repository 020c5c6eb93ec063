// What other domains may use of this one. They read its tables from tables.ts.

export type { MailPart } from './layout.ts'
export type { MailBrand } from './mail-brand.ts'
export { type Said, mail } from './mail.ts'
export { type Notice, notify, notifyAll } from './notify.ts'
export { isRefusedForGood } from './refused-for-good.ts'
export { brandOf, sendMail } from './send-mail.ts'
export { signInPlace } from './sign-in-place.ts'
