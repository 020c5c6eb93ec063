import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { defaultTimeouts } from './server-timeouts.ts'
import { createHardenedServer } from './hardened-server.ts'

test('allows 10 s per head, 20 s between body bytes, 1,000 connections per IP address', () => {
  const config = readConfig({})
  const server = createHardenedServer({ listener: (_, res) => res.end(), config })
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 0])
  expect(defaultTimeouts).toMatchObject({ headers_ms: 10_000, body_idle_ms: 20_000 })
  expect(config.CONNECTIONS_PER_ADDRESS).toBe(1_000)
})
