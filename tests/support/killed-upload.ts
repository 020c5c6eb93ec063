import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from '../../api/local/demo/accounts.ts'
import { expect, type Page } from '@playwright/test'
import { list_materials } from '../../shared/src/contract/materials.ts'
import { filmOf } from './film.ts'
import { sha256 } from './library.ts'
import type { RunningPortico } from './running-portico.ts'

type Begun = { film: string; atFullSpeed: () => Promise<void> }
const size_bytes = 24_000_000
const line = (page: Page) => page.getByRole('region', { name: 'Uploads' })
const choose = (page: Page, film: string) => page.getByLabel('Upload files: file').setInputFiles(film)

/** Starts uploading a film over a slow connection as the demo's editor; returns it once part of it has arrived. */
export async function beginUpload(page: Page, portico: RunningPortico): Promise<Begun> {
  const film = join(mkdtempSync(join(tmpdir(), 'portico-film-')), 'ladder-safety.mp4')
  writeFileSync(film, filmOf(size_bytes))
  await page.goto(`${portico.url}/login`)
  await page.getByLabel(/Email/).fill('editor@portico.test')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.goto(`${portico.url}/media-library`)
  const slow = await page.context().newCDPSession(page)
  await slow.send('Network.enable')
  await slow.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 1_500_000,
  })
  await choose(page, film)
  const progress = page.getByRole('progressbar', { name: 'Upload of ladder-safety.mp4' })
  await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(15)
  await expect(line(page)).toContainText(/MB of 22\.9 MB · .+\/s · .+ left/)
  return { film, atFullSpeed: () => slow.detach() }
}

/** Reloads the page, chooses the same film, and compares it with the library's copy. */
export async function resumeUpload(page: Page, { film, atFullSpeed }: Begun): Promise<void> {
  await page.reload()
  await expect(line(page)).toContainText(/Stopped · .+ of 22\.9 MB\. Choose this file again to resume\./)
  const offsets: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
  })
  await atFullSpeed()
  await choose(page, film)
  await expect(line(page)).toContainText('Uploaded', { timeout: 60_000 })
  expect(offsets[0]).toBeGreaterThan(0)
  // Requests it in the browser, which alone resolves *.localhost.
  const path = `/api${list_materials.path}?type=others&search=ladder-safety`
  const hashes = await page.evaluate(async (asked) => {
    const { data } = (await (await fetch(asked)).json()) as { data: { sha256: string }[] }
    return data.map((kept) => kept.sha256)
  }, path)
  expect(hashes).toEqual([sha256(readFileSync(film))])
}
