import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import type { Browser, BrowserContext, Frame, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makePackage } from '../../api/local/demo/scorm/make-package.ts'
import { findBrowser, launchArgs } from '../support/browser.ts'
import { openStage } from './scorm-stage.ts'
import type { Stage } from './scorm-stage.ts'

// Allows for a browser on a shared machine.
vi.setConfig({ testTimeout: 180_000 })

let browser: Browser
let stage: Stage
let context: BrowserContext
let page: Page
const LOCATION = 'cmi.core.lesson_location'

beforeAll(async () => {
  stage = await openStage()
  browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
})
afterAll(async () => {
  await browser.close()
  await stage.close()
})
beforeEach(async () => {
  stage.forget()
  context = await browser.newContext({ viewport: { width: 1100, height: 800 } })
  page = await context.newPage()
})
afterEach(() => context.close())

const soon = { timeout: 40_000 }
const shell = (on = page) => on.frameLocator('iframe')
const sco = (on = page) => shell(on).frameLocator('iframe')
const states = (on = page) =>
  on.evaluate(
    () => (window as unknown as { heard: { state: string; origin: string; details: Record<string, string> }[] }).heard,
  )
const expectState = (state: string, on = page) =>
  expect.poll(async () => (await states(on)).map((message) => message.state), soon).toContain(state)

async function scoFrame(on = page): Promise<Frame> {
  await sco(on).locator('body').waitFor()
  const found = on
    .frames()
    .find((frame) => /\/p\/[^?]*\.html/.test(frame.url()) && frame.parentFrame()?.url().includes('/player'))
  if (!found) throw new Error('the SCO has no frame')
  return found
}

async function answerQuiz(right: readonly number[]): Promise<void> {
  const groups = sco().getByRole('group')
  for (const [index, answer] of right.entries()) await groups.nth(index).getByRole('radio').nth(answer).check()
  await sco().getByRole('button', { name: 'Check my answers' }).click()
}

test('[SCO-003] a course opens in its frame, cannot reach the parent page, reports only there', async () => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto(await stage.add(1, await makePackage()))
  await sco().getByRole('heading', { name: 'You are the first person who protects a patient’s privacy' }).waitFor()
  await expectState('saved')
  const frame = await scoFrame()
  const reach = await frame.evaluate(() => {
    try {
      return String(window.top?.document.title)
    } catch (error) {
      return error instanceof DOMException ? error.name : 'other'
    }
  })
  expect(reach).toBe('SecurityError')
  expect(await frame.evaluate(() => document.cookie)).toBe('')
  const messages = await states()
  expect(new Set(messages.map(({ origin }) => origin))).toEqual(new Set([new URL(frame.url()).origin]))
  await expect
    .poll(() => stage.cmi(1), soon)
    .toMatchObject({ 'cmi.core.lesson_status': 'incomplete', [LOCATION]: 'welcome' })
  expect(complaints.filter((text) => !text.includes('favicon') && !text.includes('404'))).toEqual([])
})

test('a crashed tab resumes at the last position on the server, losing nothing sent before', async () => {
  const address = await stage.add(2, await makePackage())
  await page.goto(address)
  const frame = await scoFrame()
  const saved = () =>
    stage.commits
      .filter(({ progress_id, launch }) => progress_id === 2 && launch === 1)
      .flatMap(({ cmi }) => (/^\d+$/.test(String(cmi[LOCATION])) ? [Number(cmi[LOCATION])] : []))
  let set = 0
  page.on('console', (message) => message.text().startsWith('set ') && (set += 1))
  await frame.evaluate(() => {
    const api = (window.parent as unknown as { API: { LMSSetValue: (element: string, value: string) => string } }).API
    setInterval(() => {
      const now = String(Math.round(performance.now()))
      if (api.LMSSetValue('cmi.core.lesson_location', now) === 'true') console.log(`set ${now}`)
    }, 10)
  })
  // Constantly set values are sent constantly; commit-queue.test.ts tests how soon.
  await expect.poll(() => saved().length, soon).toBeGreaterThan(3)
  // Counts values set, not received, so that the crash does not coincide with a commit.
  const before = set
  await expect.poll(() => set - before, { ...soon, interval: 7 }).toBeGreaterThan(37)
  const player = page.frames().find((found) => found.url().endsWith('/player'))
  if (!player) throw new Error('the player has no frame')
  const session = await context.newCDPSession(player)
  const crashed = new Promise((resolve) => session.once('Inspector.targetCrashed', resolve))
  session.send('Page.crash').catch(() => undefined)
  await crashed

  const again = await context.newPage()
  const handed = again.waitForResponse((response) => response.url().endsWith('/start'))
  await again.goto(address)
  const { data } = await (await handed).json()
  expect(data.cmi['cmi.core.entry']).toBe('resume')
  // Values only grow. One left unsent by the crash may arrive again at the new start and changes nothing.
  expect(Number(data.cmi[LOCATION])).toBe(Math.max(...saved()))
})

test('a course left and reopened resumes at its page with its answers', async () => {
  const address = await stage.add(3, await makePackage())
  await page.goto(address)
  for (let pages = 0; pages < 5; pages += 1) await sco().getByRole('button', { name: 'Next' }).click()
  await sco().getByRole('group').first().getByRole('radio').nth(2).check()
  await page.goto('about:blank')
  await expect.poll(() => stage.cmi(3)['cmi.core.exit'], soon).toBe('suspend')
  await page.goto(address)
  await sco().getByText('Welcome back. You are where you left off.').waitFor()
  await sco().getByRole('heading', { name: 'Five questions' }).waitFor()
  expect(await sco().getByRole('group').first().getByRole('radio').nth(2).isChecked()).toBe(true)
  await page.reload()
  await sco().getByRole('heading', { name: 'Five questions' }).waitFor()
  expect(stage.records.get(3)?.launch).toBe(3)
})

test('a quiz passed by clicks ends as passed, with its score and every answer', async () => {
  await page.goto(await stage.add(4, await makePackage({ mastery_score: 80 })))
  for (let pages = 0; pages < 5; pages += 1) await sco().getByRole('button', { name: 'Next' }).click()
  await answerQuiz([1, 0, 2, 0, 0])
  await sco().getByText('4 of 5 right, 80 %. Well done, you passed.').waitFor()
  await expect.poll(() => stage.cmi(4)['cmi.core.lesson_status'], soon).toBe('passed')
  expect(stage.cmi(4)).toMatchObject({
    'cmi.core.score.raw': '80',
    'cmi.interactions.4.result': 'wrong',
    'cmi.interactions.3.student_response': 'a',
  })
  await expect
    .poll(async () => (await states()).at(-1)?.details, soon)
    .toMatchObject({ lesson_status: 'passed', score_raw: '80' })
  const left = await scoFrame()
  await left.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
  await expectState('finished')
})

test('shows the learner that the network is down and saves once it returns', async () => {
  await page.goto(await stage.add(5, await makePackage()))
  await expect.poll(() => stage.cmi(5)[LOCATION], soon).toBe('welcome')
  await context.setOffline(true)
  await sco().getByRole('button', { name: 'Next' }).click()
  await sco().getByRole('button', { name: 'Next' }).click()
  await expectState('offline')
  expect(stage.cmi(5)[LOCATION]).toBe('welcome')
  await context.setOffline(false)
  await expect.poll(() => stage.cmi(5)[LOCATION], soon).toBe('desk')
  await expect.poll(async () => (await states()).at(-1)?.state, soon).toBe('saved')
})

test('sends what a crash left unsent offline when the course reopens in this browser', async () => {
  await page.goto(await stage.add(10, await makePackage()))
  const player = await page.locator('iframe').getAttribute('src')
  if (!player) throw new Error('the course page frames no player')
  // Reads what reached the browser's storage, not only the page that will crash.
  const watcher = await context.newPage()
  await watcher.goto(new URL('/no-such-page', player).href)
  const own = await context.newPage()
  await own.goto(player)
  const content = own.frameLocator('iframe')
  await content.getByRole('button', { name: 'Next' }).waitFor()
  await expect.poll(() => stage.records.get(10), soon).toMatchObject({ launch: 2, cmi: { [LOCATION]: 'welcome' } })
  await context.setOffline(true)
  await content.getByRole('button', { name: 'Next' }).click()
  await expect
    .poll(() => watcher.evaluate(() => Object.values(localStorage).join()), soon)
    .toContain('"cmi.core.lesson_location":"phi"')
  await watcher.close()
  const session = await context.newCDPSession(own)
  const crashed = new Promise((resolve) => own.once('crash', resolve))
  session.send('Page.crash').catch(() => undefined)
  await crashed
  await own.close()
  expect(stage.cmi(10)[LOCATION]).toBe('welcome')
  await context.setOffline(false)
  await page.goto(player)
  await page
    .frameLocator('iframe')
    .getByRole('heading', { name: 'What counts as protected health information' })
    .waitFor()
  expect(stage.cmi(10)[LOCATION]).toBe('phi')
})

/** Crashes the process of the player's frame, which holds the unsaved values; the page around it survives. */
async function crashContent(on: Page): Promise<void> {
  const player = on.frames().find((found) => found.url().endsWith('/player'))
  if (!player) throw new Error('the player has no frame')
  const [around, content] = [await context.newCDPSession(on), await context.newCDPSession(player)]
  const crashed = new Promise((resolve) => content.once('Inspector.targetCrashed', resolve))
  content.send('Page.crash').catch(() => undefined)
  await crashed
  expect((await around.send('Runtime.evaluate', { expression: 'document.title' })).result.value).toBe('Course')
}

/** Checks that the course, reopened in another tab, is at this position, and so is the server's record. */
async function expectResumesAt(address: string, progress_id: number, place: string): Promise<void> {
  const again = await context.newPage()
  await again.goto(address)
  await expect.poll(() => stage.records.get(progress_id)?.launch, soon).toBe(2)
  expect(stage.cmi(progress_id)[LOCATION]).toBe(place)
}

test('offline changes survive a crash of the content process, framed in another site’s course page', async () => {
  const address = await stage.add(11, await makePackage())
  await page.goto(address)
  await expect.poll(() => stage.cmi(11)[LOCATION], soon).toBe('welcome')
  await context.setOffline(true)
  await sco().getByRole('button', { name: 'Next' }).click()
  await expectState('offline')
  await crashContent(page)
  expect(stage.cmi(11)[LOCATION]).toBe('welcome')
  await context.setOffline(false)
  await expectResumesAt(address, 11, 'phi')
})

test('changes held up by a network that never answers survive such a crash too', async () => {
  const address = await stage.add(12, await makePackage())
  await page.goto(address)
  await expect.poll(() => stage.cmi(12)[LOCATION], soon).toBe('welcome')
  const asked = new Promise<void>((resolve) => void context.route('**/commit', () => resolve()))
  await sco().getByRole('button', { name: 'Next' }).click()
  await asked
  await crashContent(page)
  await context.unroute('**/commit')
  await expectResumesAt(address, 12, 'phi')
})

test('changes unsaved in a separate window survive too, although its storage differs from the frame’s', async () => {
  const address = await stage.add(13, await makePackage(), (found) => ({ ...found, entry: 'gone.html' }))
  await page.goto(address)
  const button = shell().getByRole('button', { name: 'Open in a new window' })
  await button.waitFor()
  await stage.add(13, await makePackage())
  const opened = context.waitForEvent('page')
  await button.click()
  const own = await opened
  await own.frameLocator('iframe').getByRole('button', { name: 'Next' }).waitFor()
  await expect.poll(() => stage.cmi(13)[LOCATION], soon).toBe('welcome')
  await context.setOffline(true)
  await own.frameLocator('iframe').getByRole('button', { name: 'Next' }).click()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('portico:unsent:13')), soon)
    .toContain('"cmi.core.lesson_location":"phi"')
  const session = await context.newCDPSession(own)
  const crashed = new Promise((resolve) => own.once('crash', resolve))
  session.send('Page.crash').catch(() => undefined)
  await crashed
  await own.close()
  await context.setOffline(false)
  // Opens a new page, because window and frame shared the crashed process.
  await (await context.newPage()).goto(address)
  await expect.poll(() => stage.cmi(13)[LOCATION], soon).toBe('phi')
})

test('when opened in another tab, the first tab says so and saves nothing more', async () => {
  const address = await stage.add(6, await makePackage())
  await page.goto(address)
  await expectState('saved')
  const other = await context.newPage()
  await other.goto(address)
  await sco(other).getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => stage.cmi(6)[LOCATION], soon).toBe('phi')
  await sco().getByRole('button', { name: 'Next' }).click()
  await shell().getByRole('heading', { name: 'This content is open elsewhere' }).waitFor()
  expect((await states()).at(-1)).toMatchObject({ state: 'error', details: { code: 'scorm.commit_stale' } })
  expect(stage.records.get(6)?.launch).toBe(2)
})

test('[scorm] content whose first page is missing says so in plain words', async () => {
  await page.goto(await stage.add(7, await makePackage(), (found) => ({ ...found, entry: 'gone.html' })))
  await shell().getByRole('heading', { name: 'This content could not be loaded' }).waitFor()
  expect(await shell().getByRole('button').allTextContents()).toEqual(['Try again', 'Open in a new window'])
  await expectState('error')
})

test('[scorm] content continues in its own window and still sends messages to the original page', async () => {
  await page.goto(await stage.add(8, await makePackage(), (found) => ({ ...found, entry: 'gone.html' })))
  const button = shell().getByRole('button', { name: 'Open in a new window' })
  await button.waitFor()
  await stage.add(8, await makePackage())
  const opened = context.waitForEvent('page')
  await button.click()
  const own = await opened
  await own.frameLocator('iframe').getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => stage.cmi(8)[LOCATION], soon).toBe('phi')
  await expect.poll(async () => (await states()).at(-1)?.details['lesson_location'], soon).toBe('phi')
  await shell().getByRole('heading', { name: 'This content is open in its own window' }).waitFor()
})

const GOLF = new URL('../../../shared/fixtures/scorm/RuntimeBasicCalls_SCORM12.zip', import.meta.url)
const COMPLEX = new URL('../../../shared/fixtures/scorm/complexscorm.zip', import.meta.url)
const RISE = new URL('../../../shared/fixtures/scorm/rise-bacon-ii.zip', import.meta.url)

describe.skipIf(!existsSync(GOLF))('playing real packages stored beside the project', () => {
  test('the golf course can be read, left, resumed, and its quiz passed', async () => {
    const address = await stage.add(20, await readFile(GOLF))
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(address)
    await sco().getByRole('button', { name: 'Next ->' }).click()
    await sco().getByRole('button', { name: 'Next ->' }).click()
    await expect.poll(() => stage.cmi(20)[LOCATION], soon).toBe('2')
    await page.goto('about:blank')
    await expect.poll(() => stage.cmi(20)['cmi.core.exit'], soon).toBe('suspend')
    await page.goto(address)
    await sco().frameLocator('iframe').getByRole('heading', { level: 1 }).first().waitFor()
    for (let at = 3; at < 15; at += 1) {
      await sco().getByRole('button', { name: 'Next ->' }).click()
      await expect.poll(() => stage.cmi(20)[LOCATION], soon).toBe(String(at))
    }
    const quiz = sco().frameLocator('iframe')
    await quiz.getByRole('heading', { name: 'Knowledge Check' }).waitFor()
    for (const radio of await quiz.locator('.correctAnswer input[type=radio]').all()) await radio.check()
    for (const answer of await quiz.locator('.correctAnswer:has(input[type=text])').all()) {
      await answer.locator('input').fill(/\((\d+)\)/.exec((await answer.textContent()) ?? '')?.[1] ?? '')
    }
    await quiz.getByRole('button', { name: 'Submit Answers' }).click()
    await expect.poll(() => stage.cmi(20)['cmi.core.lesson_status'], soon).toBe('passed')
    expect(stage.cmi(20)['cmi.core.score.raw']).toBe('100')
    await sco().getByRole('button', { name: 'Exit' }).click()
    await expectState('finished')
    expect(stage.records.get(20)).toMatchObject({
      launch: 2,
      cmi: { 'cmi.core.session_time': expect.stringMatching(/^\d{4}:\d\d:\d\d/) },
    })
  })

  test('a debugger of several SCOs sets a status by its own menu, and it counts', async () => {
    await page.goto(await stage.add(22, await readFile(COMPLEX)))
    await sco().getByRole('heading', { name: 'SCORM 1.2 debugger package' }).waitFor()
    await sco().getByText('Common operations', { exact: true }).click()
    await sco().locator('#set-lesson-status-button').click()
    await sco().getByRole('option', { name: 'passed' }).click()
    await expect.poll(() => stage.cmi(22)['cmi.core.lesson_status'], soon).toBe('passed')
    await expect.poll(async () => (await states()).at(-1)?.details, soon).toMatchObject({ lesson_status: 'passed' })
  })

  test('an Articulate Rise course starts, saves its state and resumes', async () => {
    const address = await stage.add(21, await readFile(RISE))
    await page.goto(address)
    await expect.poll(() => stage.cmi(21)['cmi.core.lesson_status'], soon).toBe('incomplete')
    const course = () => page.frames().find((frame) => frame.url().includes('/scormcontent/'))
    await expect.poll(() => course() !== undefined, soon).toBe(true)
    await course()?.getByText('START COURSE').click()
    await expect.poll(() => stage.cmi(21)['cmi.suspend_data']?.length ?? 0, soon).toBeGreaterThan(0)
    await page.goto('about:blank')
    await expect.poll(() => stage.cmi(21)['cmi.core.exit'], soon).toBe('suspend')
    const handed = page.waitForResponse((response) => response.url().endsWith('/start'))
    await page.goto(address)
    expect((await (await handed).json()).data.cmi).toMatchObject({
      'cmi.core.entry': 'resume',
      'cmi.suspend_data': stage.cmi(21)['cmi.suspend_data'],
    })
  })
})

test('the player follows its URL’s scheme before the system’s; content without background stays on white', async () => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(await stage.add(90, await makePackage()))
  await expectState('saved')
  const grounds = async () => ({
    player: await shell()
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor),
    paper: await shell()
      .locator('iframe')
      .evaluate((frame) => `${getComputedStyle(frame).backgroundColor} ${getComputedStyle(frame).colorScheme}`),
  })
  expect(await grounds()).toEqual({ player: 'rgb(22, 33, 31)', paper: 'rgb(255, 255, 255) light' })
  const player = (await page.locator('iframe').getAttribute('src')) ?? ''
  const bodyAt = async (address: string) => {
    await page.goto(address)
    return page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  }
  expect(await bodyAt(`${player}?scheme=light`)).toBe('rgb(255, 255, 255)')
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await bodyAt(`${player}?scheme=dark`)).toBe('rgb(22, 33, 31)')
  expect(await bodyAt(`${player}?scheme=%22%3E`)).toBe('rgb(255, 255, 255)')
})
