import { defineConfig } from 'vitest/config'

/** A run that never ends by itself, for the test that ends it. */
export default defineConfig({
  test: {
    name: 'slow',
    retry: 2,
    include: ['tests/runner/sample/*.sample.ts'],
    globalSetup: ['tests/support/database-server.ts'],
  },
})
