import { expect } from '@playwright/test'

type Mail = { subject: string; text: string }

const mailboxUrl = (): string => {
  const run = JSON.parse(process.env.PORTICO_RUN ?? '{}') as { addresses?: Record<string, string> }
  const mailbox = process.env.PORTICO_MAILBOX ?? run.addresses?.mailbox
  if (!mailbox) throw new Error('the address of the mailbox page is not known: set PORTICO_MAILBOX')
  return mailbox
}

/** Waits for the newest email to someone with a matching subject. */
export async function mailTo(to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${mailboxUrl()}/api/messages?to=${encodeURIComponent(to)}`)
        found = ((await answer.json()) as { data: Mail[] }).data.find((mail) => subject.test(mail.subject))
        return found !== undefined
      },
      { timeout: 30_000, message: `a mail to ${to} about ${subject}` },
    )
    .toBe(true)
  if (!found) throw new Error('no mail')
  return found
}

/** Returns the six digits emailed to this person. */
export async function codeMailedTo(to: string): Promise<string> {
  return /\d{6}/.exec((await mailTo(to, /is your verification code/)).subject)?.[0] ?? ''
}
