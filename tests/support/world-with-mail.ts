import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { expect } from 'vitest'
import { startMailbox } from '../../api/local/mailbox/start-mailbox.ts'
import { startWorker } from '../../api/src/worker.ts'
import { createWorld, type World } from './world.ts'

export type ReceivedMail = { subject: string; text: string; html: string }
export type WorldWithMail = World & {
  /** What has been mailed to an address, the newest first, once nothing waits in the queue any more. */
  mailsTo: (address: string) => Promise<ReceivedMail[]>
  /** The newest mail to an address; throws when there is none. */
  mailTo: (address: string) => Promise<ReceivedMail>
  /** The six digits of the newest code mailed to an address. */
  codeFor: (address: string) => Promise<string>
  /** The newest link with a token mailed to an address. */
  linkFor: (address: string) => Promise<URL>
  owner: postgres.Sql
}

/** A world with a real worker and a mail server that keeps what it is given: tests read codes and links from mails, as people do. */
export async function createWorldWithMail(env: Record<string, string> = {}): Promise<WorldWithMail> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-mails-'))
  const mailbox = await startMailbox({ dataDir: folder })
  const world = await createWorld({ SMTP_URL: mailbox.smtp_url, WORKER_LANE: 'pages', ...env })
  const worker = await startWorker({ services: world.services })
  const owner = postgres(world.database_url, { max: 1, onnotice: () => {} })
  const mailsTo = async (address: string): Promise<ReceivedMail[]> => {
    await expect
      .poll(
        async () =>
          (await owner`select 1 from graphile_worker._private_jobs where attempts < max_attempts and run_at <= now()`)
            .length,
        { timeout: 20_000, interval: 25 },
      )
      .toBe(0)
    const answer = await fetch(`${mailbox.url}/api/messages?to=${encodeURIComponent(address)}`)
    return ((await answer.json()) as { data: ReceivedMail[] }).data
  }
  const mailTo = async (address: string) =>
    (await mailsTo(address))[0] ?? Promise.reject(new Error(`nothing was mailed to ${address}`))
  return {
    ...world,
    mailsTo,
    mailTo,
    owner,
    codeFor: async (address) => newest(await mailsTo(address), /\b\d{6}\b/),
    linkFor: async (address) => new URL(newest(await mailsTo(address), /https?:\/\/\S+(?:token=|\/claim\/)\S+/)),
    close: async () => {
      await worker.stop()
      await owner.end()
      await world.close()
      await mailbox.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What a pattern finds in the newest mail that has it: other mails, as of a new device, come at the same time in either order. */
function newest(mails: readonly ReceivedMail[], pattern: RegExp): string {
  for (const { text } of mails) {
    const found = pattern.exec(text)
    if (found) return found[0]
  }
  throw new Error(`no mail has ${pattern.source}`)
}
