import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePackage } from '../../api/local/demo/scorm/make-package.ts'
import { findBrowser, launchArgs } from '../support/browser.ts'
import { openStage, type Stage } from './scorm-stage.ts'

let browser: Browser
let stage: Stage
let page: Page
beforeAll(async () => {
  stage = await openStage()
  browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
  // The accessibility checker opens an extra page, which needs its own browser context.
  const context = await browser.newContext()
  page = await context.newPage()
})
afterAll(async () => {
  await browser.close()
  await stage.close()
})

/** Returns the URL of the content alone, without the player around it. */
async function contentUrl(): Promise<string> {
  const isContent = (url: string) => /\/p\/[^?]*\.html/.test(url)
  await expect.poll(() => page.frames().some((frame) => isContent(frame.url()))).toBe(true)
  return (
    page
      .frames()
      .find((frame) => isContent(frame.url()))
      ?.url() ?? ''
  )
}

test('[scorm] the course that ships with Portico is accessible on every page, narrow and wide', async () => {
  await page.goto(await stage.add(9, await makePackage({ title: 'Accessible' })))
  const url = await contentUrl()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(url)
    for (let pages = 0; pages < 6; pages += 1) {
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      if (pages < 5) await page.getByRole('button', { name: 'Next' }).click()
    }
    await page.getByRole('heading', { name: 'Five questions' }).waitFor()
  }
})
