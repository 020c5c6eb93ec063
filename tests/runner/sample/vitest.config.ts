import { defineConfig } from 'vitest/config'

/** Config of a run that hangs; a test checks that it can be stopped. */
export default defineConfig({
  test: {
    name: 'slow',
    retry: 2,
    include: ['tests/runner/sample/*.sample.ts'],
    globalSetup: ['tests/support/database-server.ts'],
  },
})
