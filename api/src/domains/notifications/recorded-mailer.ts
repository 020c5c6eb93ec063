import { and, eq, lt, sql } from 'drizzle-orm'
import type { Mailer } from '../../adapters/mail.ts'
import type { Transaction } from '../../db/client.ts'
import { sentMails } from './tables.ts'
import type { ReactionContext } from '../../kernel/reaction.ts'

type Given = Pick<ReactionContext, 'inPortal' | 'log'> & { mailer: Mailer }
type Outcome = { to_address: string; subject: string; state: 'sent' | 'failed'; reason: string }

/** Replaces a code at the start of a subject, because only the recipient may read it. */
export const redactedSubject = (subject: string): string => subject.replace(/^\d{6}(?= )/, 'A code')

/** Wraps a mailer to record whether the mail server accepted each mail, for staff to look up. A failure to record does not stop the mail. */
export function recordedMailer({ mailer, inPortal, log }: Given): Mailer {
  const keep = (outcome: Outcome) =>
    inPortal(({ db }) => saveOutcome(db, outcome)).catch((error: unknown) =>
      log.warn({ err: error }, 'the outcome of a mail was not kept'),
    )
  return {
    ...mailer,
    async send(mail) {
      const told = { to_address: mail.to.toLowerCase(), subject: redactedSubject(mail.subject) }
      try {
        await mailer.send(mail)
      } catch (error) {
        await keep({ ...told, state: 'failed', reason: reasonOf(error) })
        throw error
      }
      await keep({ ...told, state: 'sent', reason: '' })
    },
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300)

async function saveOutcome(db: Transaction, outcome: Outcome): Promise<void> {
  const { to_address, subject } = outcome
  await db.delete(sentMails).where(lt(sentMails.sent_at, sql`now() - interval '180 days'`))
  await db
    .delete(sentMails)
    .where(and(eq(sentMails.to_address, to_address), eq(sentMails.subject, subject), eq(sentMails.state, 'failed')))
  await db.insert(sentMails).values(outcome).onConflictDoNothing()
}
