import { connect, type Socket } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { networkOf } from '../kernel/client-ip.ts'
import { startEdge } from './start-edge.ts'
import { waitFor } from '../../../tests/support/wait-for.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-connections-'))
afterAll(() => rmSync(folder, { recursive: true }))

type OpenConnection = { socket: Socket; state: 'open' | 'closed' | 'answered' }
/** Opens a connection from an IP address of this machine, requests a page and stays open. */
function openConnection(port: number, from: string): OpenConnection {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  const held: OpenConnection = { socket, state: 'open' }
  socket
    .on('error', () => {})
    .on('close', () => (held.state = 'closed'))
    .on('data', () => (held.state = 'answered'))
  socket.write('GET / HTTP/1.1\r\nHost: nobody.example\r\n\r\n')
  return held
}
const settled = (held: OpenConnection[]) =>
  waitFor(() => expect(held.every(({ state }) => state !== 'open')).toBe(true))
const answered = (held: OpenConnection[]) => held.filter(({ state }) => state === 'answered').length

async function withEdge(env: Record<string, string>, work: (port: number) => Promise<void>): Promise<void> {
  const edge = await startEdge({
    config: { ...readConfig({ DATA_DIR: folder, ROLE: 'edge', ...env }), PORT: 0 },
    log: pino({ level: 'silent' }),
  })
  await work(edge.port).finally(edge.stop)
}

test('limits the connections per IP address; closing one allows another, other addresses are unaffected', async () => {
  await withEdge({ CONNECTIONS_PER_ADDRESS: '3' }, async (port) => {
    const greedy = Array.from({ length: 8 }, () => openConnection(port, '127.0.0.2'))
    await settled(greedy)
    expect(answered(greedy)).toBe(3)
    const other = openConnection(port, '127.0.0.3')
    await settled([other])
    expect(other.state).toBe('answered')
    greedy.find(({ state }) => state === 'answered')?.socket.destroy()
    await waitFor(async () => {
      const next = openConnection(port, '127.0.0.2')
      await settled([next])
      expect(next.state).toBe('answered')
    })
    for (const { socket } of [...greedy, other]) socket.destroy()
  })
})

test.each([
  ['this machine', {}, '127.0.0.1'],
  ['a proxy of ours', { TRUSTED_PROXIES: '127.0.0.2/32' }, '127.0.0.2'],
  ['anybody when the setting is 0', { CONNECTIONS_PER_ADDRESS: '0' }, '127.0.0.2'],
])('does not limit connections from %s', async (_, env, from) => {
  await withEdge({ CONNECTIONS_PER_ADDRESS: '3', ...env }, async (port) => {
    const many = Array.from({ length: 12 }, () => openConnection(port, from))
    await settled(many)
    expect(answered(many)).toBe(12)
    for (const { socket } of many) socket.destroy()
  })
})

test('counts IPv6 addresses by network and IPv4 addresses individually', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::9'))
  expect(networkOf('2001:db8::1')).toBe(networkOf('2001:db8:0:0:ffff::'))
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
  expect(networkOf('::ffff:198.51.100.7')).toBe('198.51.100.7')
})
