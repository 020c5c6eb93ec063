import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'

export type Mail = {
  to: string
  from: { name: string; address: string }
  reply_to?: string | null
  /** set when a portal sends from its own domain: the domain's DKIM key, and where bounces go */
  signed?: { domain: string; selector: string; private_key: string; bounces_to: string }
  /** where the reader unsubscribes from such emails; mail programs show it next to the sender */
  unsubscribe_url?: string
  subject: string
  text: string
  html: string
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void }

/** Sends email over SMTP. Without SMTP_URL every send throws, so that its job stays queued and is retried once it is set. */
export function createMailer(config: Pick<Config, 'SMTP_URL'>): Mailer {
  const transport = config.SMTP_URL ? createTransport(config.SMTP_URL) : null
  return {
    send: async ({ reply_to, unsubscribe_url, signed, ...mail }) => {
      if (!transport) throw new Error('no SMTP_URL is set: the mail waits')
      await transport.sendMail({
        ...mail,
        ...(signed
          ? {
              dkim: { domainName: signed.domain, keySelector: signed.selector, privateKey: signed.private_key },
              envelope: { from: signed.bounces_to, to: mail.to },
            }
          : {}),
        ...(reply_to ? { replyTo: reply_to } : {}),
        ...(unsubscribe_url ? { list: { unsubscribe: unsubscribe_url } } : {}),
      })
    },
    close: () => transport?.close(),
  }
}
