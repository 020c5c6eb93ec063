import { defineConfig } from '@playwright/test'
import { launchArgs } from './tests/support/browser.ts'

// What the quick browser lacks: a viewer of PDFs, and a process for the frame of a lesson, which these let crash.
const wholeBrowserOnly = [
  '**/author-builds-a-course.spec.ts',
  '**/package-of-several-parts.slow.spec.ts',
  '**/scorm-resumes-after-a-crash.slow.spec.ts',
]
const isSlow = process.env.PORTICO_TIER === 'slow'
const slowOnly = ['**/*.slow.spec.ts']
const quickOnly = /(?<!\.slow)\.spec\.ts$/
/** In both tiers: in the slow one pages are visited at every width, in both schemes. */
const slowTier = [...slowOnly, '**/every-page.spec.ts', '**/every-staff-page.spec.ts']

const launched = (executablePath: string | undefined) => ({
  launchOptions: { args: launchArgs, ...(executablePath ? { executablePath } : {}) },
})

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A build machine that is busy for a minute is no defect of the product; whatever needed another try is named at the end.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list'], ['./tests/runner/playwright-results.ts']],
  globalSetup: './tests/support/running-portico-server.ts',
  use: {
    browserName: 'chromium',
    baseURL: process.env.PORTICO_URL,
    viewport: { width: 1280, height: 900 },
    // A trace costs a quarter of the time: ask for it when a journey has to be understood.
    trace: process.env.PORTICO_TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'whole browser',
      testMatch: wholeBrowserOnly,
      testIgnore: isSlow ? quickOnly : slowOnly,
      use: launched(process.env.PORTICO_CHROMIUM),
    },
    {
      name: 'journeys',
      testMatch: isSlow ? slowTier : '**/*.spec.ts',
      testIgnore: isSlow ? wholeBrowserOnly : [...wholeBrowserOnly, ...slowOnly],
      use: launched(process.env.PORTICO_QUICK_CHROMIUM),
    },
  ],
})
