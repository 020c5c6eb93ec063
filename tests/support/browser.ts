import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Command-line switches for every browser of the tests. */
export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Returns the headless-shell Chromium if installed; most journeys take a quarter less time with it. It cannot display PDFs and keeps all frames in
 * one process.
 */
export function findQuickBrowser(): string {
  const quick = '/usr/bin/chromium-headless-shell'
  return !process.env.PORTICO_CHROMIUM && existsSync(quick) ? quick : findBrowser()
}

/** Returns the Chromium that the tests drive: playwright's own, else the system's, else one installed now. Throws with instructions. */
export function findBrowser(): string {
  const found = installedBrowser()
  if (found) return found
  console.log('No Chromium found; installing one.')
  run('node_modules/.bin/playwright', ['install', 'chromium'])
  if (!installedBrowser() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  }
  const installed = installedBrowser()
  if (!installed)
    throw new Error('The journeys need Chromium: install the package "chromium", or set PORTICO_CHROMIUM to one.')
  return installed
}

function installedBrowser(): string | undefined {
  const candidates = [
    process.env.PORTICO_CHROMIUM,
    chromium.executablePath(),
    '/usr/bin/chromium',
    which('chromium'),
    which('chromium-browser'),
    which('google-chrome'),
    which('google-chrome-stable'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  return candidates.find((path) => path && existsSync(path))
}

function which(name: string): string {
  return spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() ?? ''
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 180_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
