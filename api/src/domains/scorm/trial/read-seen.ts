import type { Page } from 'playwright-core'
import { readTrialSeen, type TrialSeen } from '@portico/shared/rules/scorm/trial-seen.ts'

// A page that stays busy never answers.
const answer_ms = 2_000
const mostCharacters = 100_000
const pause = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms, undefined))

/**
 * Reads what the launch page recorded: `busy` if it did not answer, null if its content replaced the record. Content shares the page with the record,
 * so the result is only as trustworthy as the content.
 */
export async function readSeen(page: Page): Promise<TrialSeen | 'busy' | null> {
  const text: unknown = await Promise.race([
    page.evaluate(recordOf, mostCharacters).catch(() => null),
    pause(answer_ms),
  ])
  if (text === undefined) return 'busy'
  if (typeof text !== 'string' || text.length > mostCharacters) return null
  try {
    return readTrialSeen(JSON.parse(text))
  } catch {
    return null
  }
}

// Runs in the page.
function recordOf(most: number): string | null {
  const text = JSON.stringify((window as unknown as { seen?: unknown }).seen)
  return typeof text === 'string' && text.length <= most ? text : null
}
