import { defineConfig } from 'vitest/config'

/** Left out of `pnpm test:ahead`, where processes see a later clock than the machine's. */
const ofTheMachinesClock = [
  // Postgres's own timers (lock_timeout, deadlock_timeout) do not end while its clock is ahead.
  'api/src/domains/learning/calls/learning/{busy-enrollment,grouped-progress}.test.ts',
  'api/src/domains/portals/calls/portals/delete-portal.test.ts',
  'api/src/db/grouped-commits.test.ts',
  // Files and buckets stamp what is written with the time of the machine: all of it looks old.
  'api/src/domains/scorm/jobs/sweep-uploads.test.ts',
  'api/src/domains/media/{make-variants,package-starts}.test.ts',
  'api/src/domains/scorm/import/late-list.test.ts',
  'api/src/storage/{remove-unfinished,storage}.test.ts',
  // Caddy and Chromium read the clock past the library that sets it.
  'tests/contract/{scorm-player,tls-on-demand}.test.ts',
]
const isAhead = process.env.FAKETIME !== undefined

const shared = {
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 180_000,
  // A build machine that is busy for a minute is no defect of the product; whatever needed another try is named at the end.
  retry: process.env.CI ? 2 : 0,
  expect: { poll: { timeout: 20_000 } },
  provide: { tier: 'quick' as const },
  exclude: ['**/*.slow.test.ts', '**/node_modules/**', ...(isAhead ? ofTheMachinesClock : [])],
  setupFiles: './tests/support/seed-fast-check.ts',
}

export default defineConfig({
  test: {
    // `pnpm test:shuffled`: files in any order. vitest prints its seed; PORTICO_SHUFFLE=<seed> gives it back.
    sequence: process.env.PORTICO_SHUFFLE
      ? { shuffle: { files: true, tests: false }, seed: Number(process.env.PORTICO_SHUFFLE) || Date.now() }
      : {},
    // Two cores have room for three: tests wait for Postgres and for processes of their own more than they compute.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            'shared/**/*.test.ts',
            'site/**/*.test.ts',
            'admin/src/**/*.test.ts',
            'api/local/**/*.test.ts',
            'tests/{support,runner}/**/*.test.ts',
            'api/src/config.test.ts',
          ],
          exclude: [...shared.exclude, '**/*.screen.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'api',
          // Loading the API anew for each file took half of the time: files share it, as requests do.
          isolate: false,
          include: ['api/src/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          exclude: [...shared.exclude, 'api/src/config.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'promises',
          isolate: false,
          include: ['tests/promises/**/*.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'screens',
          // Files share what they load, as in the stage `api`.
          isolate: false,
          // The first test that opens a page also loads it.
          testTimeout: 180_000,
          setupFiles: [shared.setupFiles, './tests/support/dom/load-admin.ts'],
          include: ['admin/src/**/*.screen.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'slow',
          provide: { tier: 'slow' },
          testTimeout: 600_000,
          include: ['tests/slow/**/*.test.ts', '**/*.{slow,sized}.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['tests/support/database-server.ts'],
        },
      },
    ],
  },
})
