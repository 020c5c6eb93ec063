import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** True if a server can listen on this port of 127.0.0.1 and of all interfaces. */
export async function isFree(port: number): Promise<boolean> {
  return (await listensOn(port, '127.0.0.1')) !== undefined && (await listensOn(port, '0.0.0.0')) !== undefined
}

// Below the ephemeral ports of outgoing connections (from 32,768 on): a connection could take one of those between the check and the server's start,
// or while the server restarts.
const lowest = 10_240
const highest = 32_700
const attempts = 50

/** Returns `preferred` if it is free, otherwise a free port outside the ephemeral range. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred && preferred < 65536 && (await isFree(preferred))) return preferred
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = randomInt(lowest, highest)
    if (await isFree(port)) return port
  }
  const port = await listensOn(0, '127.0.0.1')
  if (port === undefined) throw new Error('This machine has no free port on 127.0.0.1.')
  return port
}

function listensOn(port: number, host: string): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(undefined))
    server.listen(port, host, () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' ? address?.port : undefined))
    })
  })
}
