import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { defaultTimeouts } from './server-timeouts.ts'
import { createHardenedServer } from './hardened-server.ts'

test('[HOLE-6] by default a head has 10 s, a body 20 s for its next byte and no total limit, an address 1,000 connections', () => {
  const config = readConfig({})
  const server = createHardenedServer({ listener: (_, res) => res.end(), config })
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 0])
  expect(defaultTimeouts).toMatchObject({ headers_ms: 10_000, body_idle_ms: 20_000 })
  expect(config.CONNECTIONS_PER_ADDRESS).toBe(1_000)
})
