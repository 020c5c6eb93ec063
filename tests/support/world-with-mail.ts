import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { expect } from 'vitest'
import { startMailbox } from '../../api/local/mailbox/start-mailbox.ts'
import { taskNames } from '../../api/src/registries/tasks.ts'
import { startWorker } from '../../api/src/worker.ts'
import { createWorld, type World } from './world.ts'

export type ReceivedMail = { subject: string; text: string; html: string }
export type WorldWithMail = World & {
  /** Returns the emails to a recipient, newest first, once the queue is empty. */
  mailsTo: (address: string) => Promise<ReceivedMail[]>
  /** Returns the newest email to a recipient; throws if there is none. */
  mailTo: (address: string) => Promise<ReceivedMail>
  /** Returns the six digits of the newest code emailed to a recipient. */
  codeFor: (address: string) => Promise<string>
  /** Returns the newest link with a token emailed to a recipient. */
  linkFor: (address: string) => Promise<URL>
  owner: postgres.Sql
}

/** Creates a world with a real worker and a mail server that stores its mail; tests read codes and links from emails, as people do. */
export async function createWorldWithMail(env: Record<string, string> = {}): Promise<WorldWithMail> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-mails-'))
  const mailbox = await startMailbox({ dataDir: folder })
  const world = await createWorld({ SMTP_URL: mailbox.smtp_url, WORKER_LANE: 'pages', ...env })
  const worker = await startWorker({ services: world.services })
  const owner = postgres(world.database_url, { max: 1, onnotice: () => {} })
  // No worker of this world runs them.
  const ofOtherLane = world.services.config.WORKER_LANE === 'pages' ? taskNames('heavy') : []
  const mailsTo = async (address: string): Promise<ReceivedMail[]> => {
    await expect
      .poll(
        async () =>
          (
            await owner`
              select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
              where j.attempts < j.max_attempts and j.run_at <= now() and t.identifier <> all(${ofOtherLane})`
          ).length,
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

/** Returns the pattern's match in the newest email that has one; other emails, such as about a new device, arrive at the same time in any order. */
function newest(mails: readonly ReceivedMail[], pattern: RegExp): string {
  for (const { text } of mails) {
    const found = pattern.exec(text)
    if (found) return found[0]
  }
  throw new Error(`no mail has ${pattern.source}`)
}
