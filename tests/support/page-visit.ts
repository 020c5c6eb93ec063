import { expect, type ConsoleMessage, type Page, type Request, type Response } from '@playwright/test'
import { accessFindings, darkFindings } from './accessible.ts'
import { layoutShifts } from './layout-shifts.ts'

/** Viewing conditions of a page: width and color scheme. */
export type ViewConditions = { width: number; scheme: 'light' | 'dark' }

const schemes = ['light', 'dark'] as const
/** A phone in light and a desktop in dark; `pnpm test:slow` checks every width in both schemes. */
export const viewConditions: readonly ViewConditions[] =
  process.env.PORTICO_TIER === 'slow'
    ? [390, 768, 1280].flatMap((width) => schemes.map((scheme) => ({ width, scheme })))
    : [
        { width: 390, scheme: 'light' },
        { width: 1280, scheme: 'dark' },
      ]

/** Limit for the sum of a page's layout shifts; above it, something jumps. */
export const mostShift = 0.02

/** Returns script errors and failed requests while `work` runs. */
export async function problemsDuring(page: Page, work: () => Promise<void>): Promise<string[]> {
  const found: string[] = []
  const heard = (message: ConsoleMessage) => {
    // Logged for every unsuccessful response; the code below checks which of them are wrong.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) found.push(message.text())
  }
  const thrown = (error: Error) => void found.push(error.message)
  const answered = (answer: Response) => {
    // Error pages have the error's status themselves.
    if (answer.status() >= 500 && !answer.request().isNavigationRequest())
      found.push(`${answer.status()} ${answer.url()}`)
  }
  const failed = (request: Request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') found.push(`${reason} ${request.url()}`)
  }
  page.on('console', heard).on('pageerror', thrown).on('response', answered).on('requestfailed', failed)
  await work()
  page.off('console', heard).off('pageerror', thrown).off('response', answered).off('requestfailed', failed)
  return found
}

/**
 * Opens a page in one look and returns its problems: errors, failed requests, jumps while loading (needs `watchLayoutShifts`), accessibility,
 * overflow. On return the page has one title and has finished loading.
 */
export async function visit(page: Page, address: string, { width, scheme }: ViewConditions): Promise<string[]> {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
  await page.emulateMedia({ colorScheme: scheme })
  let shift = { score: 0, moved: [] as string[] }
  const wrong = await problemsDuring(page, async () => {
    await page.goto(address)
    await expect(page.locator('h1')).toHaveCount(1)
    shift = await layoutShifts(page)
  })
  if (shift.score > mostShift) wrong.push(`jumps by ${shift.score.toFixed(3)}: ${shift.moved.join(' | ')}`)
  wrong.push(...(scheme === 'light' ? await accessFindings(page) : await darkFindings(page)))
  return wrong.map((what) => `${address} at ${width} px, ${scheme}: ${what}`)
}
